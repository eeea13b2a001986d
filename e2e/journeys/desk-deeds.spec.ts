import { isAccessible, STILL } from '../club/accessible.ts'
import { book, chooseMore } from '../club/desk-booking.ts'
import { logIn } from '../club/log-in.ts'
import { freeTime } from '../club/tee-times.ts'
import { expect, test } from '../journey.ts'

test.use(STILL)

const GUEST = 'Do-yun Han'

test('a guest books by phone, is changed, moved and moved back', async ({ page, club }) => {
  const teeTime = await freeTime(club, 1)
  await logIn(page, 'manager1', `/ishm?date=${teeTime.date}&slot=${teeTime.slotIdx}`)
  const panel = page.getByRole('dialog').first()
  const find = panel.getByRole('searchbox')
  await find.fill(GUEST)
  await panel.getByRole('option', { name: GUEST }).last().click()
  await expect(panel.getByText('Total')).toBeVisible()
  await panel.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(panel.getByText('Enter a phone number, such as 010-1234-5678.')).toBeVisible()
  await panel.getByLabel('Guest’s phone number').fill('010-3333-4444')
  await isAccessible(page, 'booking for a guest')
  await panel.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(panel.getByRole('listitem').filter({ hasText: GUEST })).toContainText('Booker')

  await panel.getByRole('button', { name: 'Change booking' }).click()
  const change = panel.getByRole('form', { name: 'Change booking' })
  await change.getByLabel('Companion 2', { exact: true }).selectOption('Guest')
  await change.getByLabel('Companion 2: guest’s name').fill('Ha-eun Seo')
  await change.getByLabel('Reason').fill('Brings a friend')
  await isAccessible(page, 'changing a booking at the desk')
  await change.getByRole('button', { name: 'Save' }).click()
  await expect(panel.getByRole('listitem').filter({ hasText: 'Ha-eun Seo' })).toBeVisible()

  await chooseMore(panel, 'Move booking')
  const form = panel.getByRole('form', { name: 'Move booking' })
  await form.getByLabel('Free tee time').selectOption({ index: 1 })
  await expect(form.getByText(/^The price/)).toBeVisible()
  await form.getByLabel('Reason').fill('Asked for another time')
  await isAccessible(page, 'moving a booking')
  await form.getByRole('button', { name: 'Move booking' }).click()
  await expect(page).not.toHaveURL(new RegExp(`slot=${teeTime.slotIdx}\\b`))
  await expect(panel.getByText('Asked for another time')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page).toHaveURL(new RegExp(`slot=${teeTime.slotIdx}\\b`))
  await expect(panel.getByRole('listitem').filter({ hasText: GUEST })).toBeVisible()
})

test('a no-show is recorded with its consequence shown, and undone', { tag: '@main' }, async ({ page, club }) => {
  const { bookingIdx, name } = await book(club, { hoursAgo: 1 })
  await logIn(page, 'manager1', `/ishm/reservation/bookings/${bookingIdx}`)
  const panel = page.getByRole('dialog').first()
  await chooseMore(panel, 'Record no-show')
  const form = panel.getByRole('form', { name: 'Record no-show' })
  await expect(form.getByText(`Under the rules, ${name} is suspended from booking for 180 days.`)).toBeVisible()
  await form.getByLabel('Reason (English)').fill('Nobody came')
  await isAccessible(page, 'recording a no-show')
  await form.getByRole('button', { name: 'Record no-show' }).click()
  await panel.getByRole('button', { name: 'Undo no-show' }).click()
  await panel.getByRole('form', { name: 'Undo no-show' }).getByLabel('Reason').fill('They were at the other tee')
  await panel.getByRole('form', { name: 'Undo no-show' }).getByRole('button', { name: 'Undo no-show' }).click()
  await expect(panel.getByRole('button', { name: 'More' })).toBeVisible()
})

test('a proposed penalty is decided, and bookings are found by name and by further filters', async ({ page, club }) => {
  const { bookingIdx, name } = await book(club, { hoursAgo: 2 })
  await logIn(page, 'manager1', `/ishm/reservation/bookings/${bookingIdx}`)
  const panel = page.getByRole('dialog').first()
  await chooseMore(panel, 'Propose penalty')
  await panel.getByLabel('What happened').selectOption('W6')
  await panel.getByLabel('Reason (English)').fill('Only two played')
  await panel.getByRole('form').getByRole('button', { name: 'Propose penalty' }).click()
  await expect(panel.getByRole('heading', { name: 'Penalty', exact: true })).toBeVisible()
  await page.goto('/ishm/reservation/penalties?state=PROPOSED')
  await expect(page.getByRole('heading', { name: 'Penalties', level: 1 })).toBeVisible()
  await isAccessible(page, 'the list of penalties')
  await page.getByRole('link', { name }).first().click()
  await page.getByRole('button', { name: 'Activate' }).click()
  await page.getByRole('form').getByLabel('Reason').fill('The starter saw it')
  await isAccessible(page, 'deciding on a penalty')
  await page.getByRole('form').getByRole('button', { name: 'Activate' }).click()
  await expect(page.getByRole('button', { name: 'Waive' })).toBeVisible()
  await page.goto(`/ishm/reservation/bookings?keyword=${encodeURIComponent(name)}`)
  await expect(page.getByRole('link', { name }).first()).toBeVisible()
  await page.getByRole('button', { name: 'More filters' }).click()
  await expect(page.getByLabel('Booked by guests')).toBeVisible()
  await isAccessible(page, 'the filters of bookings')
})

test('the weather waives the penalties of a day', async ({ page, club }) => {
  // No other journey cancels on the last day.
  const [last] = await club.sql<{ date: string }[]>`
    select max(date)::text as date from sheet_day where state = 'PUBLISHED'`
  await logIn(page, 'manager1', `/ishm?date=${last!.date}`)
  await page.getByRole('button', { name: 'Weather waiver' }).click()
  const panel = page.getByRole('dialog').first()
  await expect(panel.getByText(/upcoming bookings? can be cancelled/)).toBeVisible()
  await panel.getByLabel('Measured').fill('14 mm/h')
  await panel.getByLabel('Reason').fill('Storm since six')
  await isAccessible(page, 'a weather waiver')
  await panel.getByRole('button', { name: 'Record waiver' }).click()
  await expect(panel.getByRole('listitem').filter({ hasText: '14 mm/h' })).toBeVisible()
})
