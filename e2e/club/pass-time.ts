import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContext, Page, Request, Route } from '@playwright/test'
import type { Club } from './club.ts'

const CALLS = '**/hp/api/**'
const ROUNDS = 100
const underWay = new WeakMap<BrowserContext, Set<Request>>()

/** Streams never end. */
const isAnswered = (request: Request) => /\/hp\/api\/(?!.*\/stream)/.test(request.url())

/** Tracks pending calls of a browser, so that time advances between them. */
export function watchCalls(context: BrowserContext): void {
  const asked = new Set<Request>()
  underWay.set(context, asked)
  context.on('request', (request) => {
    if (isAnswered(request)) asked.add(request)
    // The browser may never report the end of a call from a page that was left.
    if (request.isNavigationRequest())
      for (const left of asked) if (left.frame() === request.frame()) asked.delete(left)
  })
  context.on('requestfinished', (request) => void asked.delete(request))
  context.on('requestfailed', (request) => void asked.delete(request))
}

/** Advances time at the club and in every tab, without pending calls: their responses would mix two clocks. */
export async function passTime(club: Club, page: Page, seconds: number): Promise<void> {
  const context = page.context()
  const passed = Promise.withResolvers<void>()
  const asked = underWay.get(context) ?? new Set()
  const waiting = new Set<Request>()
  const wait = async (route: Route) => {
    waiting.add(route.request())
    await passed.promise
    await route.fallback()
  }
  await context.route(CALLS, wait)
  while (asked.difference(waiting).size > 0) await pause(20)
  await club.moveClock(seconds)
  await page.clock.fastForward(seconds * 1000)
  passed.resolve()
  await context.unroute(CALLS, wait)
  // A renewal of the tokens during one of these calls would refuse it, and the browser would report a 401. The end of a
  // call is not always reported when its session has ended, so this does not wait for ever.
  for (let round = 0; round < ROUNDS && asked.intersection(waiting).size > 0; round++) await pause(20)
}
