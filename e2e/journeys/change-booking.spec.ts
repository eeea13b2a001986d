import type { Page } from '@playwright/test'
import { isAccessible, STILL } from '../club/accessible.ts'
import { booked } from '../club/booked.ts'
import { logIn } from '../club/log-in.ts'
import { installClock, passTime } from '../club/pass-time.ts'
import { someCompanion, someMember, someMemberWithCompanion } from '../club/people.ts'
import { bookingCard, dock, line, sheetAddress } from '../club/sheet.ts'
import { freeTime, longDay } from '../club/tee-times.ts'
import { expect, test } from '../journey.ts'

test.use(STILL)

test('names are added to a booking, and a calendar gets the newer file', async ({ page, club }) => {
  const teeTime = await freeTime(club, 0)
  const me = await someMemberWithCompanion(club, teeTime.date)
  const companionName = await someCompanion(club, me, teeTime.date)
  const bookingIdx = await booked(page, me, teeTime)
  await logIn(page, me.id, `/mypage?booking=${bookingIdx}`)
  const card = bookingCard(page, teeTime)
  await expect(card).toContainText('3 players are still to be named. Add names by')
  await expect(card).toContainText(/\d+ days left/)
  await isAccessible(page, 'a booking with names to add')

  await card.getByRole('button', { name: 'Add names' }).click()
  const first = card.getByRole('group', { name: 'Companion 1' })
  await first.getByText('Member', { exact: true }).click()
  const known = first.getByRole('combobox')
  await known.fill(companionName)
  await expect(page.getByRole('option', { name: companionName, exact: true }).first()).toBeVisible()
  await known.press('ArrowDown')
  await known.press('Enter')
  const second = card.getByRole('group', { name: 'Companion 2' })
  await second.getByText('Guest', { exact: true }).click()
  await second.getByLabel('Name', { exact: true }).fill('Grace Park')
  await card.getByRole('button', { name: 'Save changes' }).click()
  await expect(second.getByRole('alert')).toContainText('Confirm that the guest agrees')
  await second.getByLabel(/^The guest has agreed/).check()
  await isAccessible(page, 'the form of a change')
  await card.getByRole('button', { name: 'Save changes' }).click()

  await expect(card.getByRole('list').first().getByRole('listitem')).toHaveText([
    me.name,
    `${companionName}Not answered yet`,
    /^Grace Park/,
    'To be named',
  ])
  await expect(card.getByRole('button', { name: 'Change players, cart or caddie' })).toBeFocused()
  await card.getByText('History').click()
  await expect(card.getByRole('list').last().getByRole('listitem')).toContainText([
    `${companionName} added · Guest added`,
    'Booked',
  ])
  const download = page.waitForEvent('download')
  await card.getByRole('button', { name: 'Add to calendar' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.ics$/)
})

test('a move stays a move in another tab, and when its hold ran out', async ({ page, club }) => {
  const [from, to] = [await freeTime(club, 4), await freeTime(club, 5)]
  const me = await someMember(club, from.date, to.date)
  const bookingIdx = await booked(page, me, from)
  await installClock(page)
  await logIn(page, me.id, `${sheetAddress(to)}&move=${bookingIdx}`)
  await line(page, to).click()
  const move = (tab: Page) => tab.getByRole('button', { name: new RegExp(`^Move to .*${to.time} · ₩`) })
  await expect(move(page)).toBeVisible()

  const other = await page.context().newPage()
  await other.goto('/mypage')
  await dock(other).getByRole('button', { name: 'Continue booking' }).click()
  await expect(other).toHaveURL(new RegExp(`move=${bookingIdx}`))
  await expect(move(other)).toBeVisible()
  await other.close()

  // The sheet without the booking in its address.
  await page.goto(sheetAddress(to))
  await expect(move(page)).toBeVisible()
  await passTime(club, page, 420)
  await page.getByRole('button', { name: 'Hold again' }).click()
  await expect(move(page)).toBeVisible()
  await page.getByRole('button', { name: 'Release' }).first().click()
})

test('a tee time that is held for a move opens as that move on another device', async ({ page, club, browser }) => {
  const [from, to] = [await freeTime(club, 2), await freeTime(club, 3)]
  const me = await someMember(club, from.date, to.date)
  const bookingIdx = await booked(page, me, from)
  await logIn(page, me.id, `${sheetAddress(to)}&move=${bookingIdx}`)
  await line(page, to).click()
  const move = (tab: Page) => tab.getByRole('button', { name: new RegExp(`^Move to .*${to.time} · ₩`) })
  await expect(move(page)).toBeVisible()

  const phone = await browser.newContext({ viewport: { width: 390, height: 800 } })
  const other = await phone.newPage()
  await logIn(other, me.id, '/mypage')
  await dock(other).getByRole('button', { name: 'Continue booking' }).click()
  await expect(other).toHaveURL(new RegExp(`move=${bookingIdx}`))
  await move(other).click()
  await expect(other).toHaveURL(new RegExp(`/mypage\\?booking=${bookingIdx}`))
  await expect(bookingCard(other, to)).toContainText(to.time)
  await phone.close()
})

test('a booking moves to another day: the new time is held, the price is shown, and the old time is let go', {
  tag: '@main',
}, async ({ page, club }) => {
  const [from, to] = [await freeTime(club, 1), await freeTime(club, 2)]
  const me = await someMember(club, from.date, to.date)
  const bookingIdx = await booked(page, me, from)
  await logIn(page, me.id, `/mypage?booking=${bookingIdx}`)
  await bookingCard(page, from).getByRole('link', { name: 'Move to another time' }).click()

  const band = page.getByRole('region', { name: 'Move to another time' })
  await expect(band).toContainText(`${from.time} ${from.course}. You keep this tee time until you confirm`)
  await page.getByRole('radio', { name: new RegExp(`^${longDay(to.date)}, `) }).click()
  await expect(page.getByRole('heading', { level: 2, name: longDay(to.date) })).toBeVisible()
  await line(page, to).click()
  const move = page.getByRole('button', { name: new RegExp(`^Move to .*${to.time} · ₩`) })
  await expect(move).toBeVisible()
  await expect(page.getByText(/^The price stays at ₩/)).toBeVisible()
  await isAccessible(page, 'a move before it is confirmed')
  await page.setViewportSize({ width: 1280, height: 900 })
  // What is held is for the move, also when the page is loaded again.
  await page.reload()
  await move.click()

  await expect(page).toHaveURL(new RegExp(`/mypage\\?booking=${bookingIdx}`))
  await expect(bookingCard(page, to)).toContainText(to.time)
  const rows = await club.sql`
    select slot_idx::int, booking_idx::int, kind from claim where slot_idx in (${from.slotIdx}, ${to.slotIdx}) order by kind`
  // It becomes free at a random minute.
  expect(rows).toEqual([
    { slot_idx: from.slotIdx, booking_idx: null, kind: 'BLOCK' },
    { slot_idx: to.slotIdx, booking_idx: bookingIdx, kind: 'BOOKING' },
  ])
})

test('a move can be given up, and the booking stays', async ({ page, club }) => {
  const [from, to] = [await freeTime(club, 3), await freeTime(club, 4)]
  const me = await someMember(club, from.date, to.date)
  const bookingIdx = await booked(page, me, from)
  await logIn(page, me.id, `/reservation?date=${to.date}&course=${to.courseIdx}&move=${bookingIdx}`)
  await line(page, to).click()
  await page.getByRole('button', { name: 'Keep the old time' }).click()
  await expect(page.getByRole('button', { name: /^Move to / })).toHaveCount(0)
  await page.getByRole('link', { name: 'Keep the old time' }).click()
  await expect(bookingCard(page, from)).toContainText(from.time)
})

test('a player is removed, and what that makes of the price is shown before it is saved', async ({ page, club }) => {
  const teeTime = await freeTime(club, 2)
  await club.sql`update slot set min_players = 3 where slot_idx = ${teeTime.slotIdx}`
  // Otherwise three pay for four, and nothing changes.
  await club.sql`insert into rule_setting (name, "values") values ('booking', '{"fewerPayForAll": false}')`
  const me = await someMember(club, teeTime.date)
  const bookingIdx = await booked(page, me, teeTime, 3)
  await logIn(page, me.id, `/mypage?booking=${bookingIdx}&do=players`)
  const card = bookingCard(page, teeTime)
  await card.getByRole('button', { name: 'Add companion' }).click()
  await expect(card.getByText(/ instead of .* more$/)).toBeVisible()
  await card.getByRole('button', { name: /^Save for ₩/ }).click()
  await card.getByRole('button', { name: 'Change players, cart or caddie' }).click()
  await card.getByRole('button', { name: 'Remove companion 3' }).click()
  await card.getByLabel('Cart').uncheck()
  await expect(card.getByText(/ instead of .* less$/)).toBeVisible()
  await card.getByRole('button', { name: /^Save for ₩/ }).click()
  await expect(card.getByRole('button', { name: 'Change players, cart or caddie' })).toBeFocused()
  const [row] = await club.sql`
    select version, cart, (select count(*)::int from booking_player p where p.booking_idx = b.booking_idx) as players
    from booking b where booking_idx = ${bookingIdx}`
  expect(row).toEqual({ version: 3, cart: false, players: 3 })
  await club.sql`delete from rule_setting where name = 'booking'`
})

test('after a cancellation the keyboard goes on at the title of the page', async ({ page, club }) => {
  const teeTime = await freeTime(club, 1)
  const me = await someMember(club, teeTime.date)
  const bookingIdx = await booked(page, me, teeTime)
  await logIn(page, me.id, `/mypage?booking=${bookingIdx}&do=cancel`)
  const card = bookingCard(page, teeTime)
  await card.getByLabel('Weather').check()
  await card.getByRole('button', { name: 'Cancel booking' }).click()
  await expect(card).toContainText('Undone')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
