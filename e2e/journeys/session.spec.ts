import type { BrowserContext, Page } from '@playwright/test'
import { logInByForm } from '../club/log-in.ts'
import { installClock, passTime } from '../club/pass-time.ts'
import { someMember } from '../club/people.ts'
import { hold } from '../club/sheet.ts'
import { shortSessions } from '../club/short-session.ts'
import { freeTime, named } from '../club/tee-times.ts'
import { expect, test } from '../journey.ts'

const EXPIRED = 'Your session has expired'
const warning = (page: Page) => page.getByRole('alertdialog', { name: 'Are you still there?' })
const expired = (page: Page) => page.getByRole('alertdialog', { name: EXPIRED })
const isKept = (page: Page) => page.evaluate(() => (localStorage.user ?? sessionStorage.user) !== undefined)

function renewals(context: BrowserContext): string[] {
  const seen: string[] = []
  context.on('request', (request) => request.url().includes('/tokens/refresh') && seen.push(request.url()))
  return seen
}

const tokenOf = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.user ?? sessionStorage.user ?? '{}').accessToken as string | undefined)

/** Triggers a renewal of the tokens and waits for it. */
async function renewing(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await tokenOf(page)
  await act()
  await expect.poll(() => tokenOf(page)).not.toBe(before)
}

/** The session watch is loaded after the login; until it runs, no activity is recorded. */
async function watched(page: Page): Promise<void> {
  const script = await page.waitForResponse((response) => /session-end.*\.js/.test(response.url()))
  await page.evaluate((url) => import(url), script.url())
}

async function logInWatched(page: Page, id: string, back?: string): Promise<void> {
  const watch = watched(page)
  await logInByForm(page, id, back)
  await watch
}

test('an idle session is warned with the time, and then logged out', async ({ page, context, club }) => {
  await installClock(page)
  const me = await someMember(club)
  const seen = renewals(context)
  await logInWatched(page, me.id, '/mypage')
  await passTime(club, page, 12.5 * 60)
  await expect(warning(page)).toHaveCount(0)
  await passTime(club, page, 40)
  await expect(warning(page)).toContainText(/Your session ends at \d\d:\d\d:\d\d\./)
  await expect(warning(page).getByRole('button', { name: 'Stay logged in' })).toBeFocused()
  expect(await isKept(page)).toBe(true)
  await passTime(club, page, 60)
  await expect(expired(page)).toContainText('Going to the login page.')
  await expect(warning(page)).toHaveCount(0)
  await expect(page).toHaveURL('/login?back=%2Fmypage')
  expect(await isKept(page)).toBe(false)
  expect(seen).toEqual([])
  // The server has ended the session too.
  await expect
    .poll(async () => [...(await club.sql`select end_reason from session where member_idx = ${me.memberIdx}`)])
    .toEqual([{ end_reason: 'idle' }])
  await expired(page).getByRole('button', { name: 'OK' }).click()
  await expect(expired(page)).toHaveCount(0)
})

test('who stays is renewed at once and warned again later', async ({ page, context, club }) => {
  await installClock(page)
  const seen = renewals(context)
  await logInWatched(page, (await someMember(club)).id, '/mypage')
  await passTime(club, page, 13 * 60 + 5)
  await renewing(page, () => warning(page).getByRole('button', { name: 'Stay logged in' }).click())
  await expect(warning(page)).toHaveCount(0)
  expect(seen).toHaveLength(1)
  await passTime(club, page, 12 * 60)
  await expect(warning(page)).toHaveCount(0)
  await passTime(club, page, 65)
  await expect(warning(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect.poll(() => seen.length, 'who closes the question is there').toBe(2)
  expect(await isKept(page)).toBe(true)
})

test('two tabs share a session: activity in one renews both, once, and leaving one leaves both', {
  tag: '@main',
}, async ({ page, context, club }) => {
  await installClock(page)
  const me = await someMember(club)
  const seen = renewals(context)
  await logInWatched(page, me.id)
  const second = await context.newPage()
  const watch = watched(second)
  await second.goto('/mypage')
  await watch
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('My page')
  await page.bringToFront()
  await page.mouse.move(100, 100)
  await page.mouse.move(120, 140)
  // A page that is loaded again meanwhile would still have the token that the server refuses from then on.
  await renewing(page, () => passTime(club, page, 14 * 60 + 1))
  await expect.poll(() => seen.length).toBe(1)
  await expect.poll(async () => (await tokenOf(page)) === (await tokenOf(second))).toBe(true)
  for (const tab of [page, second]) await expect(warning(tab)).toHaveCount(0)
  expect(seen).toHaveLength(1)

  // Requests with an expired token get a 401.
  await page.goto('/mypage', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/')
  await expect(second).toHaveURL('/login?back=%2Fmypage')
  expect(await isKept(second)).toBe(false)
})

test('an idle end in one tab shows in the other', async ({ page, context, club }) => {
  await installClock(page)
  await logInWatched(page, (await someMember(club)).id, '/mypage')
  const second = await context.newPage()
  const watch = watched(second)
  await second.goto('/')
  await watch
  await passTime(club, page, 13 * 60 + 5)
  for (const tab of [page, second]) await expect(warning(tab)).toBeVisible()
  await passTime(club, page, 60)
  for (const tab of [page, second]) {
    await expect(expired(tab)).toHaveCount(1)
    await expect(tab).toHaveURL(/\/login/)
  }
})

test('a failed renewal ends the session, a missing answer does not', async ({ page, club, complaints }) => {
  await installClock(page)
  await logInWatched(page, (await someMember(club)).id)
  // A read is tried once more.
  await page.route('**/tokens/refresh*', (route) => route.abort(), { times: 2 })
  const failed = page.waitForEvent('requestfailed')
  await page.mouse.move(100, 100)
  await page.mouse.move(120, 140)
  await passTime(club, page, 14 * 60 + 1)
  await failed
  expect(await isKept(page)).toBe(true)
  await page.route('**/tokens/refresh*', (route) =>
    route.fulfill({ status: 401, json: { result: false, fail: { code: '463' } } }),
  )
  await passTime(club, page, 16)
  await expect(expired(page)).toBeVisible()
  await expect(page).toHaveURL('/login')
  complaints.splice(0)
})

test('an idle end names the hold that goes with it, and keeps what was typed', async ({
  page,
  context,
  club,
  complaints,
}) => {
  await installClock(page)
  await shortSessions(context, 180)
  const teeTime = await freeTime(club, 2)
  const me = await someMember(club, teeTime.date)
  const panel = await hold(page, me, teeTime, logInByForm)
  await panel.getByLabel(/^Note to the club/).fill('We come by bus.')
  await renewing(page, () => passTime(club, page, 121))

  await passTime(club, page, 65)
  await expect(warning(page)).toContainText(`You hold ${named(teeTime)}, until`)
  await passTime(club, page, 60)
  await expect(expired(page)).toContainText(`Your hold on ${named(teeTime)}, was released.`)
  const [left] = await club.sql`
    select count(*)::int as holds from claim where slot_idx = ${teeTime.slotIdx} and kind = 'HOLD' and expires_at > club_now()`
  expect(left).toEqual({ holds: 0 })
  // Pending requests of the sheet are refused.
  complaints.splice(0, Number.POSITIVE_INFINITY, ...complaints.filter((one) => !one.includes('401')))
  await expired(page).getByRole('button', { name: 'OK' }).click()

  const again = await hold(page, me, teeTime)
  await expect(again.getByLabel(/^Note to the club/)).toHaveValue('We come by bus.')
})
