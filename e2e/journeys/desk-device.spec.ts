import { isAccessible, STILL } from '../club/accessible.ts'
import { book, chooseMore, pair } from '../club/desk-booking.ts'
import { logIn } from '../club/log-in.ts'
import { installClock, passTime } from '../club/pass-time.ts'
import { PASSWORD } from '../club/people.ts'
import { expect, test } from '../journey.ts'

test.use(STILL)

const PIN = '407196'

test('a paired device keeps today’s sheet after the session, and acts ask for a PIN', async ({ page, club }) => {
  const { bookingIdx } = await book(club, { hoursAgo: 1 })
  await installClock(page)
  await logIn(page, 'manager1', '/ishm/site/devices')
  await pair(page, 'Starter’s tablet')
  await isAccessible(page, 'the devices of the desk')

  await page.goto('/ishm/site/my-info')
  const own = page.getByRole('region', { name: 'PIN for desk devices' })
  await own.getByLabel('New PIN (6 digits)').fill(PIN)
  await own.getByLabel('Your password').fill(PASSWORD)
  await own.getByRole('button', { name: 'Set PIN' }).click()
  await expect(own.getByRole('button', { name: 'Remove PIN' })).toBeVisible()

  const work = `/ishm/reservation/bookings/${bookingIdx}`
  await page.goto(work)
  await expect(page.getByRole('dialog').getByRole('button', { name: 'More' })).toBeVisible()
  await passTime(club, page, 13 * 60 + 10)
  await expect(page.getByRole('alertdialog', { name: 'Are you still there?' })).toBeVisible()
  await passTime(club, page, 60)
  await expect(page).toHaveURL(`/desk?back=${encodeURIComponent(work)}`)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await isAccessible(page, 'a locked device of the desk')
  await page.setViewportSize({ width: 1024, height: 768 })
  const targets = page.getByRole('main').getByRole('button')
  const heights = await targets.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
  expect(heights.length).toBeGreaterThan(20)
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(48)
  const late = await book(club, { hoursAgo: 2 })
  await expect(page.getByRole('cell').filter({ hasText: late.name })).toBeVisible()

  await page.getByRole('button', { name: 'Enter PIN' }).click()
  const question = page.getByRole('dialog', { name: 'Who are you?' })
  const enter = async (pin: string) => {
    await question.getByLabel('PIN', { exact: true }).fill(pin)
    await question.getByRole('button', { name: 'Continue' }).click()
  }
  await enter('407197')
  await expect(question.getByRole('alert')).toContainText('Wrong PIN.')
  await isAccessible(page, 'the question for a PIN')
  await enter(PIN)
  await expect(page).toHaveURL(work)
  const panel = page.getByRole('dialog').first()
  await chooseMore(panel, 'Record no-show')
  const form = panel.getByRole('form', { name: 'Record no-show' })
  await form.getByLabel('Reason (English)').fill('They never came')
  await form.getByRole('button', { name: 'Record no-show' }).click()
  await expect(panel.getByRole('button', { name: 'Undo no-show' })).toBeVisible()
  const [entry] = await club.sql<{ id: string }[]>`
    select m.id from audit a join admin m using (admin_idx)
    where a.noun = 'booking' and a.record_idx = ${bookingIdx} order by audit_idx desc limit 1`
  expect(entry).toEqual({ id: 'manager1' })

  await page.getByRole('button', { name: 'Close' }).first().click()
  await page.getByRole('button', { name: 'Lock', exact: true }).click()
  await expect(page).toHaveURL(/\/desk\?back=/)
  await expect(page.getByRole('table')).toBeVisible()
})
