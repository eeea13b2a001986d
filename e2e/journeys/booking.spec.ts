import { isAccessible } from '../club/accessible.ts'
import { logIn } from '../club/log-in.ts'
import { someCompanion, someMemberWithCompanion } from '../club/people.ts'
import { bookButton, bookingCard, holdPanel, line } from '../club/sheet.ts'
import { freeTime, longDay, named, shortDay } from '../club/tee-times.ts'
import { expect, test } from '../journey.ts'

test('a member books a tee time with a companion, a guest and a place to be named, and cancels it', {
  tag: '@main',
}, async ({ page, club }) => {
  const teeTime = await freeTime(club, 1)
  const me = await someMemberWithCompanion(club, teeTime.date)
  const companionName = await someCompanion(club, me, teeTime.date)
  await logIn(page, me.id)

  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Tee times' }).click()
  await page.getByRole('radio', { name: new RegExp(`^${longDay(teeTime.date)}, `) }).click()
  await expect(page.getByRole('heading', { level: 2, name: longDay(teeTime.date) })).toBeVisible()
  await line(page, teeTime).click()

  const panel = holdPanel(page)
  const day = shortDay(teeTime.date)
  await expect(panel).toHaveAccessibleName(
    new RegExp(`^You hold ${teeTime.time} on ${teeTime.course}, ${day}, until \\d\\d:\\d\\d\\.$`),
  )
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText(`${day}, ${teeTime.time}`)
  await expect(bookButton(panel)).toHaveText(new RegExp(`^Book ${day}, ${teeTime.time} · ₩[\\d,]+$`))
  await expect(page).toHaveTitle(new RegExp(`^${named(teeTime)} · `))
  await expect(panel.getByRole('timer')).toHaveText(/^0?4:5\d|^0?5:00/)

  const companion = panel.getByRole('group', { name: 'Companion 1' })
  await companion.getByText('Member', { exact: true }).click()
  // Found by typing a part of the name, with the keyboard alone.
  const known = companion.getByRole('combobox', { name: 'Find a member' })
  await known.click()
  // Key by key: what scrolls the page closes the list, and the next key opens it again.
  await known.pressSequentially('nobody of that name')
  await expect(page.getByRole('listbox').getByText(/^No match/)).toBeVisible()
  await known.fill(companionName.slice(1).toUpperCase())
  await expect(page.getByRole('option', { name: companionName, exact: true }).first()).toBeVisible()
  await known.press('ArrowDown')
  await known.press('Enter')
  await expect(companion.getByRole('button', { name: `Change ${companionName} to another member` })).toBeFocused()
  const guest = panel.getByRole('group', { name: 'Companion 2' })
  await guest.getByText('Guest', { exact: true }).click()
  await guest.getByLabel('Name', { exact: true }).fill('Grace Park')

  // A guest without consent stops the booking with an announcement, and no input is lost.
  await bookButton(panel).click()
  await expect(guest.getByRole('alert')).toContainText('Confirm that the guest agrees')
  await guest.getByLabel(/^The guest has agreed/).check()
  await panel.getByLabel(/^Note to the club/).fill('Two of us walk.')
  await bookButton(panel).click()

  await expect(page.getByRole('heading', { level: 1 })).toContainText(`, ${teeTime.time}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const players = page.getByRole('article').getByRole('list').getByRole('listitem')
  await expect(players).toHaveText([me.name, `${companionName}Not answered yet`, 'Grace ParkGuest', 'To be named'])
  const [row] = await club.sql`
    select b.state, b.memo from booking b where b.slot_idx = ${teeTime.slotIdx} and b.member_idx = ${me.memberIdx}`
  expect(row).toEqual({ state: 'CF', memo: 'Two of us walk.' })

  await page.getByRole('link', { name: 'My bookings' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My page')
  const card = bookingCard(page, teeTime)
  await card.getByRole('button', { name: new RegExp(teeTime.time) }).click()
  await card.getByRole('button', { name: 'Cancel booking' }).click()
  await expect(card.getByRole('group', { name: 'Why are you cancelling?' })).toBeVisible()
  await card.getByRole('button', { name: 'Cancel booking' }).click()
  await expect(card.getByRole('alert')).toHaveText('Please choose a reason.')
  await card.getByLabel('Weather').check()
  await card.getByRole('button', { name: 'Cancel booking' }).click()
  await expect(card).toContainText('Undone')
  const [cancelled] = await club.sql`
    select state, cancel_reason from booking where slot_idx = ${teeTime.slotIdx} and member_idx = ${me.memberIdx}`
  expect(cancelled).toEqual({ state: 'CX', cancel_reason: 'weather' })
})

test('my page shows the weather of the next round, and saves past rounds as files, filtered', async ({ page }) => {
  await logIn(page, 'member1', '/mypage')
  const next = page.getByRole('article').filter({ hasText: 'Your next round' })
  await expect(next.getByRole('link', { name: /°C/ })).toHaveAttribute('href', '/weather')
  await page.getByRole('button', { name: 'Past', exact: true }).click()
  for (const [button, ending] of [
    ['Save as Excel', 'xlsx'],
    ['Save as calendar file', 'ics'],
  ] as const) {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: button }).click()
    expect((await download).suggestedFilename()).toBe(`Bookings.${ending}`)
  }
  await page.getByLabel('Played with').fill('nobody of this name')
  await expect(page.getByText('No rounds found')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save as Excel' })).toHaveCount(0)
  await isAccessible(page, 'past rounds')
})
