import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContext, Page, Request, Route } from '@playwright/test'
import type { Club } from './club.ts'
import { callsUnderWay } from './under-way.ts'

const CALLS = '**/hp/api/**'
const ROUNDS = 100
/** More than any call takes: one that never ends is named. */
const MOST_ROUNDS = 3000
const installed = new WeakSet<BrowserContext>()

/** Streams never end. */
const isAnswered = (request: Request) => !request.url().includes('/stream')

/** Lets `passTime` move the clock of this page and its later tabs. To be called before a page is opened. */
export async function installClock(page: Page): Promise<void> {
  const context = page.context()
  await page.clock.install()
  // While Playwright begins or ends to intercept requests, it never reports one that is sent in that moment: nothing
  // could wait for it or count it. With a route that stays, it begins here and does not end.
  await context.route(CALLS, (route) => route.fallback())
  installed.add(context)
}

/** Advances time at the club and in every tab, without pending calls: their responses would mix two clocks. */
export async function passTime(club: Club, page: Page, seconds: number): Promise<void> {
  const context = page.context()
  if (!installed.has(context)) throw new Error('installClock comes before passTime.')
  const asked = () => new Set([...callsUnderWay(context)].filter(isAnswered))
  const passed = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  const waiting = new Set<Request>()
  let isPast = false
  const wait = async (route: Route) => {
    if (!isPast) waiting.add(route.request())
    await (isPast ? answered : passed).promise
    await route.fallback()
  }
  await context.route(CALLS, wait)
  for (let round = 0; asked().difference(waiting).size > 0; round++) {
    if (round > MOST_ROUNDS) throw new Error(`No end of ${[...asked()].map((call) => call.url()).join(', ')}`)
    await pause(20)
  }
  await club.moveClock(seconds)
  isPast = true
  await page.clock.fastForward(seconds * 1000)
  // What was asked before goes first: the server would refuse its token after a renewal, and the browser would report
  // a 401. The end of a call is not always reported when its session has ended, so this does not wait for ever.
  passed.resolve()
  for (let round = 0; round < ROUNDS && asked().intersection(waiting).size > 0; round++) await pause(20)
  answered.resolve()
  await context.unroute(CALLS, wait)
}

/** @returns the moment so many minutes from now in the zone of the demo club, such as 2026-12-02T10:15 */
export async function minutesFromNow(club: Club): Promise<(minutes: number) => string> {
  const now = Temporal.Instant.fromEpochMilliseconds(Math.floor(await club.now())).toZonedDateTimeISO('Asia/Seoul')
  return (minutes) => now.add({ minutes }).toPlainDateTime().toString({ smallestUnit: 'minute' })
}

/** Sets the clock. No page asks while it jumps: its session would have ended in the middle of a call. */
export async function leapTo(club: Club, at: string, ...pages: Page[]): Promise<void> {
  for (const one of pages) await one.mainFrame().goto('/robots.txt')
  await club.setClock(at)
}
