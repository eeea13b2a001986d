import type { Page } from '@playwright/test'
import type { Club } from '../club/club.ts'
import { fillLogin, logIn } from '../club/log-in.ts'
import { installClock, passTime } from '../club/pass-time.ts'
import { PASSWORD, someMember } from '../club/people.ts'
import { bookButton, dock, hold, holdPanel, line, sheetAddress } from '../club/sheet.ts'
import { freeTime, longDay, named, shortDay, type TeeTime } from '../club/tee-times.ts'
import { expect, test } from '../journey.ts'

/** How the hold in the database stands. */
async function heldAs({ sql }: Club, { slotIdx }: TeeTime): Promise<'whole' | 'ends soon' | 'gone'> {
  const [row] = await sql<{ short: boolean }[]>`
    select full_until is not null as short from claim
    where slot_idx = ${slotIdx} and kind = 'HOLD' and expires_at > club_now()`
  return row ? (row.short ? 'ends soon' : 'whole') : 'gone'
}

/** Holds without the site, as another device does. */
async function heldElsewhere(page: Page, { id }: { id: string }, { slotIdx }: TeeTime): Promise<void> {
  const login = await page.request.post('/hp/api/member/login', { data: { clubCode: 'GC001', id, password: PASSWORD } })
  const { accessToken } = (await login.json()).data
  const headers = { authorization: `Bearer ${accessToken}` }
  const held = await page.request.put(`/hp/api/reservation/sheet/lock/${slotIdx}`, { data: {}, headers })
  expect((await held.json()).result).toBe(true)
}

/** Leaves the site in this tab, as closing it does; a tab that Playwright closes says nothing, as in a crash. */
const leave = (page: Page) => page.mainFrame().goto('about:blank')

const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name, exact: true })

test('a hold of another device is docked here, and continued', { tag: '@main' }, async ({ page, club }) => {
  const teeTime = await freeTime(club, 2)
  const me = await someMember(club, teeTime.date)
  await heldElsewhere(page, me, teeTime)
  await logIn(page, me.id, '/mypage')
  await expect(dock(page)).toContainText(named(teeTime))
  await dock(page).getByRole('button', { name: 'Continue booking' }).click()
  await expect(bookButton(holdPanel(page))).toBeVisible()
  await holdPanel(page).getByRole('button', { name: 'Release' }).click()
  await expect(holdPanel(page)).toHaveCount(0)
})

test('a hold follows its member to other pages, and back to its own day with everything typed', async ({
  page,
  club,
}) => {
  const teeTime = await freeTime(club, 1)
  const me = await someMember(club, teeTime.date)
  const panel = await hold(page, me, teeTime)
  const guest = panel.getByRole('group', { name: 'Companion 1' })
  await guest.getByText('Guest', { exact: true }).click()
  await guest.getByLabel('Name', { exact: true }).fill('Sofia Lim')
  await expect(dock(page)).toBeHidden()

  await page.getByRole('banner').getByRole('link', { name: me.name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My page')
  await expect(dock(page)).toContainText(named(teeTime))
  await expect(dock(page)).toContainText(/[0-4]:\d\d left/)
  await expect(dock(page)).toBeInViewport({ ratio: 1 })
  await expect(page).toHaveTitle(new RegExp(`^${named(teeTime)} · `))
  expect(await heldAs(club, teeTime)).toBe('whole')

  // Another day of the sheet, and a reload of another page.
  await menu(page, 'Tee times').click()
  const other = await freeTime(club, 3)
  await page.getByRole('radio', { name: new RegExp(`^${longDay(other.date)}, `) }).click()
  await expect(page.getByRole('heading', { level: 2, name: longDay(other.date) })).toBeVisible()
  await expect(holdPanel(page).getByRole('heading', { level: 2 })).toHaveText(
    `${shortDay(teeTime.date)}, ${teeTime.time}`,
  )
  await page.goto('/community')
  await expect(dock(page)).toContainText(named(teeTime))
  await expect.poll(() => heldAs(club, teeTime)).toBe('whole')

  await dock(page).getByRole('button', { name: 'Continue booking' }).click()
  await expect(page).toHaveURL(new RegExp(`date=${teeTime.date}`))
  await expect(page.getByRole('heading', { level: 2, name: longDay(teeTime.date) })).toBeVisible()
  await expect(guest.getByLabel('Name', { exact: true })).toHaveValue('Sofia Lim')
  await guest.getByLabel(/^The guest has agreed/).check()
  await bookButton(panel).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`, ${teeTime.time}`)
  await expect(dock(page)).toHaveCount(0)

  // The sheet stays behind the booking in the history, and so do the days.
  await page.goBack()
  await expect(page.getByRole('heading', { level: 2, name: longDay(teeTime.date) })).toBeVisible()
  await expect(line(page, teeTime)).toHaveAccessibleName(/Your booking|Booked/)
})

test('two tabs share a hold; the last one that closes ends it after 30 seconds', async ({ page, context, club }) => {
  const teeTime = await freeTime(club, 2)
  const me = await someMember(club, teeTime.date)
  await hold(page, me, teeTime)
  const second = await context.newPage()
  await second.goto('/community')
  await expect(dock(second)).toContainText(named(teeTime))

  await leave(page)
  expect(await heldAs(club, teeTime)).toBe('whole')
  const third = await context.newPage()
  await third.goto('/')
  await expect(dock(third)).toContainText(named(teeTime))
  await leave(second)
  await leave(third)
  await expect.poll(() => heldAs(club, teeTime)).toBe('ends soon')

  // Within these seconds another tab brings the time back. They are the club's: a slow machine has longer.
  await club.moveClock(-120)
  await third.goto('/community')
  await expect(dock(third)).toContainText(named(teeTime))
  expect(await heldAs(club, teeTime)).toBe('whole')
  const fourth = await context.newPage()
  await fourth.goto('/')
  await dock(fourth).getByRole('button', { name: 'Release' }).click()
  await expect(dock(fourth)).toHaveCount(0)
  await expect(dock(third)).toHaveCount(0)
  await expect.poll(() => heldAs(club, teeTime)).toBe('gone')
})

test('a hold ends with the logout, in every tab', async ({ page, context, club, complaints }) => {
  const teeTime = await freeTime(club, 4)
  const me = await someMember(club, teeTime.date)
  await hold(page, me, teeTime)
  const second = await context.newPage()
  await second.goto('/mypage')
  await expect(dock(second)).toBeVisible()
  await second.getByRole('button', { name: 'Log out' }).first().click()
  await expect.poll(() => heldAs(club, teeTime)).toBe('gone')
  await expect(holdPanel(page)).toHaveCount(0)
  // A context that is closed during a navigation may never be closed.
  await expect(second).toHaveURL('/')
  for (const tab of [page, second]) await expect(tab.getByRole('link', { name: 'Log in' }).first()).toBeVisible()
  // Pending requests of the sheet are refused.
  complaints.splice(0, Number.POSITIVE_INFINITY, ...complaints.filter((one) => !one.includes('401')))
})

/** Passes time until 50 seconds are left. */
async function untilLast(club: Club, page: Page, { slotIdx }: TeeTime): Promise<void> {
  const [row] = await club.sql<{ left: number }[]>`
    select extract(epoch from expires_at - club_now())::int as left from claim where slot_idx = ${slotIdx}`
  await passTime(club, page, row!.left - 50)
}

test('the last minute is in the title, can be prolonged, and every page shows its end', async ({ page, club }) => {
  const teeTime = await freeTime(club, 5)
  const me = await someMember(club, teeTime.date)
  await installClock(page)
  await hold(page, me, teeTime)
  await menu(page, 'Community').click()
  await expect(dock(page)).toBeVisible()

  const more = dock(page).getByRole('button', { name: /more minutes/ })
  await expect(more).toHaveCount(0)
  await untilLast(club, page, teeTime)
  await expect(page).toHaveTitle(new RegExp(`^0:\\d\\d left, ${named(teeTime)} · `))
  await expect(more).toHaveText('2 more minutes')
  await more.click()
  await expect(dock(page)).toContainText(/[12]:\d\d left/)
  await untilLast(club, page, teeTime)
  await expect(more).toHaveText('2 more minutes (once)')

  await passTime(club, page, 60)
  const over = page.getByRole('alert').filter({ hasText: `Your hold on ${named(teeTime)}, has expired` })
  await expect(over).toBeVisible()
  await expect(page).not.toHaveTitle(new RegExp(named(teeTime)))
  await passTime(club, page, 61)
  await over.getByRole('button', { name: 'Hold again' }).click()
  await expect(holdPanel(page).getByRole('timer')).toHaveText(/^[45]:/)
  await expect(page).toHaveURL(new RegExp(`date=${teeTime.date}`))
})

test('a visitor who presses a free time holds it after the login', async ({ page, club }) => {
  const teeTime = await freeTime(club, 6)
  const me = await someMember(club, teeTime.date)
  await page.goto(sheetAddress(teeTime))
  await line(page, teeTime).click()
  await expect(page.getByText(`${named(teeTime)}. Log in or create an account to hold it.`)).toBeVisible()
  await fillLogin(page, me.id)
  await expect(bookButton(holdPanel(page))).toContainText(`Book ${shortDay(teeTime.date)}, ${teeTime.time}`)
  expect(await heldAs(club, teeTime)).toBe('whole')

  // The wish is fulfilled once: a login later holds nothing.
  await holdPanel(page).getByRole('button', { name: 'Release' }).click()
  // Leaving the page at once would take the request back.
  await expect.poll(() => heldAs(club, teeTime)).toBe('gone')
  await logIn(page, me.id, sheetAddress(teeTime))
  await expect(line(page, teeTime)).toHaveAccessibleName(/, Free, /)
  expect(await heldAs(club, teeTime)).toBe('gone')
})
