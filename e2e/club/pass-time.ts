import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContext, Page, Request, Route } from '@playwright/test'
import type { Club } from './club.ts'

const CALLS = '**/hp/api/**'
const underWay = new WeakMap<BrowserContext, Set<Request>>()

/** A stream never ends. */
const isAnswered = (request: Request) => /\/hp\/api\/(?!.*\/stream)/.test(request.url())

/** Watches which calls of a browser wait for their answer, so that time can pass between them. */
export function watchCalls(context: BrowserContext): void {
  const asked = new Set<Request>()
  underWay.set(context, asked)
  context.on('request', (request) => {
    if (isAnswered(request)) asked.add(request)
    // The browser may never say how a call ended that a page has left behind.
    if (request.isNavigationRequest())
      for (const left of asked) if (left.frame() === request.frame()) asked.delete(left)
  })
  context.on('requestfinished', (request) => void asked.delete(request))
  context.on('requestfailed', (request) => void asked.delete(request))
}

/**
 * Time passes, at the club and in every tab. No call is under way meanwhile: its answer would tell the time of one
 * clock to the other.
 */
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
}
