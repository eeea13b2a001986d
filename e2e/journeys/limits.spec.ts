import { logIn } from '../club/log-in.ts'
import { someMember } from '../club/people.ts'
import { hold, line, sheetAddress } from '../club/sheet.ts'
import { freeTime, longDay } from '../club/tee-times.ts'
import { expect, test } from '../journey.ts'

test('a day on which I play tells it once, leads to the booking, and offers other days', async ({ page, club }) => {
  const teeTime = await freeTime(club, 2)
  const me = await someMember(club, teeTime.date)
  const panel = await hold(page, me, teeTime)
  await panel.getByRole('button', { name: /^Book / }).click()
  await expect(page).toHaveURL(/booked=\d+/)

  await page.goto(sheetAddress(teeTime))
  const band = page.getByRole('status').filter({ hasText: 'You already have your 1 booking for this day.' })
  await band.getByText('You already have your 1 booking for this day.').click()
  await expect(band.getByRole('link')).toContainText(`${teeTime.time}, ${teeTime.course}`)
  const free = page.locator('[data-slot][data-action="hold"]:visible').first()
  await expect(free).toHaveAttribute('data-quiet')

  // The server decides; its refusal offers days, not times of the same day.
  await free.click()
  const days = page.getByText('Days you can book')
  await expect(days).toHaveCount(2)
  await expect(page.getByText('Other free tee times')).toHaveCount(0)
  await page.keyboard.press('Escape')

  await band.getByRole('button').first().click()
  await expect(page).not.toHaveURL(new RegExp(`date=${teeTime.date}`))
  await expect(page.locator('[data-slot][data-action="hold"]:visible').first()).not.toHaveAttribute('data-quiet')
  await expect(band).toHaveCount(0)
})

test('a suspended member reads why, until when and whom to call, and no row is locked', async ({ page, club }) => {
  const me = await someMember(club)
  await club.sql`
    insert into penalty (member_idx, code, state, from_date, until_date, reason)
    values (${me.memberIdx}, 'W2', 'ACTIVE', current_club_date(), current_club_date() + 59, 'Cancelled the day before play')`
  const teeTime = await freeTime(club, 3)
  await logIn(page, me.id, sheetAddress(teeTime))
  const band = page.getByRole('status').filter({ hasText: 'You cannot book tee times until' })
  await band.getByText('You cannot book tee times until').click()
  await expect(band).toContainText('Cancelled the day before play')
  await expect(band.getByRole('link', { name: '031-555-0100' })).toHaveAttribute('href', 'tel:0315550100')
  await expect(page.getByText('Not available to you')).toHaveCount(0)
  await expect(line(page, teeTime)).toHaveAttribute('data-quiet')
  await line(page, teeTime).click()
  // A screen reader hears it too, from elsewhere.
  await expect(page.getByText('You are suspended from booking').first()).toBeVisible()
})

test('a day that is over, and one that is not published, lead back to days with tee times', async ({ page, club }) => {
  const [row] = await club.sql<{ last: string }[]>`
    select max(date)::text as last from sheet_day where state = 'PUBLISHED'`
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/reservation?date=2026-01-05')
  await expect(page.getByRole('heading', { name: longDay('2026-01-05') })).toBeVisible()
  await expect(page.locator('#content').getByText('This day has passed.')).toBeVisible()
  await page.getByRole('button', { name: /^Show / }).click()
  await expect(page.locator('[data-slot]:visible').first()).toBeVisible()

  await page.goto('/reservation?date=2028-05-20')
  await expect(page.locator('#content').getByText('Tee times for this day are not published yet.')).toBeVisible()
  await page
    .getByRole('button', { name: /^Show / })
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`date=${row!.last}`))
  expect(asked.filter((url) => /sheets\/.*(2026-01-05|2028-05-20)/.test(url))).toEqual([])
})
