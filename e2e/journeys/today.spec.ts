import { isAccessible, STILL } from '../club/accessible.ts'
import { chooseMore } from '../club/desk-booking.ts'
import { logIn } from '../club/log-in.ts'
import { someMember } from '../club/people.ts'
import { freeTime } from '../club/tee-times.ts'
import { expect, test } from '../journey.ts'

test.use(STILL)

test('a free cell books for a member, its booking gets a note, and is cancelled with its consequences shown', {
  tag: '@main',
}, async ({ page, club }) => {
  const teeTime = await freeTime(club, 2)
  const me = await someMember(club, teeTime.date)
  await logIn(page, 'manager1', `/ishm?date=${teeTime.date}`)
  const cell = page.getByRole('button', { name: `${teeTime.time} ${teeTime.course}` })
  await cell.click()
  const panel = page.getByRole('dialog', { name: new RegExp(`^${teeTime.time} ${teeTime.course}`) })
  await expect(panel.getByText('This tee time is free.')).toBeVisible()
  const find = panel.getByRole('searchbox', { name: 'Who? Name, phone or membership number' })
  await expect(find).toBeFocused()
  // As a caller says it: the surname first, and the end of the phone number.
  const [given, surname] = me.name.toLowerCase().split(' ')
  const [row] = await club.sql<{ end: string }[]>`
    select right(regexp_replace(phone_no, '\\D', '', 'g'), 4) as end from member where member_idx = ${me.memberIdx}`
  await find.fill(`${surname} ${given!.replace('-', ' ')}`)
  await expect(panel.getByRole('option', { name: me.name }).first()).toBeVisible()
  await isAccessible(page, 'finding a member')
  // The check takes the focus, which a desk leaves where it types.
  await find.fill(`${surname} ${given!.replace('-', ' ')} ${row!.end}`)
  // The member, and a guest of that name.
  await expect(panel.getByRole('listbox').getByRole('option')).toHaveCount(2)
  await expect(panel.getByRole('option', { name: me.name })).toBeVisible()
  await find.press('Enter')
  await expect(panel.getByText(me.name)).toBeVisible()
  await expect(panel.getByText('Total')).toBeVisible()
  await expect(panel.getByLabel('Reason')).toHaveCount(0)
  await panel.getByText('More', { exact: true }).click()
  await panel.getByLabel('Companion 1', { exact: true }).selectOption('Guest')
  await panel.getByLabel('Companion 1: guest’s name').fill('Do-yun Han')
  await isAccessible(page, 'booking for a member')
  await panel.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(panel.getByRole('heading', { name: 'Players' })).toBeVisible()
  await expect(panel.getByRole('listitem').filter({ hasText: 'Do-yun Han' })).toContainText('Guest')

  await chooseMore(panel, 'Change note')
  await panel.getByLabel('Note').fill('Needs a buggy')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(panel.getByRole('definition').filter({ hasText: 'Needs a buggy' })).toBeVisible()
  await isAccessible(page, 'a booking')

  await chooseMore(panel, 'Cancel booking')
  const form = panel.getByRole('form', { name: 'Cancel booking' })
  await expect(form.getByText('Free of charge for the member.')).toBeVisible()
  await expect(form.getByText(`Notified by message and email: ${me.name}`)).toBeVisible()
  await isAccessible(page, 'cancelling a booking')
  await form.getByLabel('Reason').selectOption('weather')
  await form.getByRole('button', { name: 'Cancel booking' }).click()
  await expect(panel.getByText(/^This tee time was cancelled\. It is offered to members who stand by/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(cell).toContainText(/Freed, shown \d\d:\d\d/)
})

test('a rule that stands against a booking is named and can be set aside', async ({ page, club }) => {
  const teeTime = await freeTime(club, 3)
  const me = await someMember(club, teeTime.date)
  await club.sql`
    insert into penalty (member_idx, code, state, from_date, until_date)
    values (${me.memberIdx}, 'W9', 'ACTIVE', current_club_date(), current_club_date() + 60)`
  await logIn(page, 'manager1', `/ishm?date=${teeTime.date}&for=${me.memberIdx}`)
  await expect(page.getByText(`Booking for ${me.name}: choose a free tee time.`)).toBeVisible()
  await page.getByRole('button', { name: `${teeTime.time} ${teeTime.course}` }).click()
  const panel = page.getByRole('dialog', { name: new RegExp(`^${teeTime.time}`) })
  await expect(panel.getByRole('status')).toContainText('The member is suspended until')
  await panel.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(panel.getByText('Enter a reason.')).toBeVisible()
  await panel.getByLabel('Reason').fill('The committee agreed')
  await isAccessible(page, 'a rule that is set aside')
  await panel.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(panel.getByRole('heading', { name: 'Players' })).toBeVisible()
  await expect(panel.getByText('The committee agreed')).toBeVisible()
})

test('a panel beside the sheet leaves it in use, keeps what is typed in a narrow window, and gives the focus back', async ({
  page,
  club,
}) => {
  const teeTime = await freeTime(club, 4)
  await page.setViewportSize({ width: 1280, height: 800 })
  await logIn(page, 'manager1', `/ishm?date=${teeTime.date}`)
  const cell = page.getByRole('button', { name: `${teeTime.time} ${teeTime.course}` })
  await cell.focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog')
  const find = panel.getByRole('searchbox')
  await expect(find).toBeFocused()
  await page.keyboard.type('So-ra Nobody')
  const box = await panel.boundingBox()
  const sheet = await page.getByRole('region', { name: 'Tee sheet' }).boundingBox()
  expect(sheet!.x + sheet!.width).toBeLessThanOrEqual(box!.x)
  await expect(find).toHaveValue('So-ra Nobody')
  await page.setViewportSize({ width: 800, height: 800 })
  await expect(panel).toHaveJSProperty('open', true)
  await expect(page.locator('dialog:modal')).toHaveCount(1)
  await expect(find).toHaveValue('So-ra Nobody')
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(page.locator('dialog:modal')).toHaveCount(0)
  await expect(panel.getByRole('option', { name: 'So-ra Nobody' })).toBeVisible()
  await find.press('Enter')
  // While the list is open, Escape closes it alone.
  await expect(panel.getByRole('option', { name: 'So-ra Nobody' })).toHaveCount(0)
  await expect(panel.getByText('So-ra Nobody')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(cell).toBeFocused()
})

test('the sheet is one tab stop; arrows go from tee time to tee time', async ({ page, club }) => {
  const teeTime = await freeTime(club, 4)
  await logIn(page, 'manager1', `/ishm?date=${teeTime.date}`)
  const cells = page.getByRole('region', { name: 'Tee sheet' }).getByRole('button')
  await expect(cells.first()).toBeVisible()
  await expect(page.locator('[data-slot][tabindex="0"]')).toHaveCount(1)
  await page.locator('[data-slot][tabindex="0"]').focus()
  const slotNow = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset.slot)
  const first = await slotNow()
  await page.keyboard.press('ArrowDown')
  expect(await slotNow()).not.toBe(first)
  await page.keyboard.press('ArrowUp')
  expect(await slotNow()).toBe(first)
  await page.keyboard.press('ArrowRight')
  expect(await slotNow()).not.toBe(first)
  await expect(page.locator('[data-slot][tabindex="0"]')).toBeFocused()
})

test('the front desk changes and cancels bookings, and reads what it costs before', async ({ page, club }) => {
  const [taken] = await club.sql<{ date: string; slot_idx: string }[]>`
    select s.date::text, s.slot_idx from claim c join slot s using (slot_idx)
    where c.kind = 'BOOKING' and s.starts_at > club_now() + interval '1 day' order by s.starts_at limit 1`
  await logIn(page, 'frontdesk1', `/ishm?date=${taken!.date}&slot=${taken!.slot_idx}`)
  const panel = page.getByRole('dialog')
  await expect(panel.getByRole('button', { name: 'Change booking' })).toBeVisible()
  await panel.getByRole('button', { name: 'More' }).click()
  await expect(panel.getByRole('menuitem', { name: 'Change note' })).toBeVisible()
  await panel.getByRole('menuitem', { name: 'Cancel booking' }).click()
  await expect(panel.getByText(/^(Under the rules: |Free of charge for the member\.)/)).toBeVisible()
  await expect(panel.getByText(/^Notified by message and email: /)).toBeVisible()
})

test('the page of a day without a sheet says so, and leads to a day that has one; no toast repeats it', async ({
  page,
  complaints,
}) => {
  await logIn(page, 'manager1', '/ishm?date=2027-11-01')
  await expect(page.getByText('Tee times for this day are not published yet.')).toBeVisible()
  await expect(page.getByText('404')).toHaveCount(0)
  await isAccessible(page, 'a day without a sheet')
  await page
    .getByRole('button', { name: /^Show / })
    .first()
    .click()
  await expect(page.getByRole('table').first()).toBeVisible()
  await expect(page).toHaveURL(/date=202[67]-/)
  expect(complaints.splice(0).filter((line) => !line.includes('404'))).toEqual([])
})
