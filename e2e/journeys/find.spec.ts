import type { Page } from '@playwright/test'
import { logIn } from '../club/log-in.ts'
import { someMember } from '../club/people.ts'
import { bookButton, holdPanel } from '../club/sheet.ts'
import { expect, test } from '../journey.ts'

const days = (page: Page) => page.getByRole('region', { name: 'Find a tee time' })

test('the home page names free times with their prices, each a link to the time itself', async ({ page }) => {
  await page.goto('/')
  const times = page.getByRole('region', { name: 'Next free tee times' }).getByRole('link')
  await expect(times).toHaveCount(4)
  await expect(times.first()).toContainText(/₩\d{3},\d{3}/)
  const [time] = (await times.first().locator('b').textContent())!.split(' ')
  await times.first().click()
  await expect(page).toHaveURL(/\/reservation\?date=\d{4}-\d\d-\d\d&course=\d+&slot=\d+$/)
  await expect(page.locator('[data-slot]:focus')).toHaveAttribute('aria-label', new RegExp(`^${time}, Free, `))
  await expect(page.locator('[data-slot]:focus')).toBeInViewport()
})

test('a member holds a time of the home page with one press', { tag: '@main' }, async ({ page, club }) => {
  const me = await someMember(club)
  await logIn(page, me.id)
  const times = page.getByRole('region', { name: 'You can book now' }).getByRole('button')
  await expect(times).toHaveCount(4)
  // Journeys take the first free times of a day.
  const last = times.last()
  const day = await last.locator('span').first().innerText()
  const [time, course] = (await last.locator('b').innerText()).split(' ')
  await last.click()
  const panel = holdPanel(page)
  await expect(panel).toHaveAccessibleName(new RegExp(`^You hold ${time} on ${course}, ${day}, `))
  await expect(bookButton(panel)).toBeVisible()
  await panel.getByRole('button', { name: 'Release' }).click()
  await expect(panel).toHaveCount(0)
})

test('a search stands in the URL: Back undoes a step, a reload and a shared link keep it', async ({
  page,
  another,
  club,
}) => {
  const [midday] = await club.sql<{ first: string }[]>`
    select to_char(min(s.time), 'HH24:MI') as first from slot s join sheet_day d using (date)
    where s.part = '2' and d.state = 'PUBLISHED'`
  await page.goto('/reservation')
  await page.getByRole('link', { name: 'Find a tee time' }).click()
  await expect(page).toHaveURL('/reservation?find=weekends')
  await expect(days(page).getByRole('listitem').first()).toBeVisible()
  await days(page).getByLabel('Part of day').selectOption('Midday')
  await expect(page).toHaveURL('/reservation?find=weekends&part=2')
  const times = days(page).getByRole('listitem').locator('b')
  await expect.poll(async () => (await times.allTextContents()).every((time) => time >= midday!.first)).toBe(true)

  await days(page).getByRole('button', { name: 'Two weeks' }).click()
  await days(page).getByLabel('Day of the week').selectOption('Friday')
  await expect(page).toHaveURL('/reservation?find=weeks&on=5&part=2')
  const headings = days(page).getByRole('heading', { level: 3 })
  await expect(headings).toHaveCount(2)
  for (const heading of await headings.allTextContents()) expect(heading).toMatch(/^Fri /)

  const address = page.url()
  await page.reload()
  await expect(headings).toHaveCount(2)
  await expect(days(page).getByLabel('Part of day')).toHaveValue('2')
  await page.goBack()
  await expect(page).toHaveURL('/reservation?find=weeks&part=2')
  await expect(headings).toHaveCount(14)

  const friend = await another()
  await friend.goto(address)
  await expect(days(friend).getByRole('heading', { level: 3 })).toHaveCount(2)
})

test('a time that is found is held with two presses', async ({ page, club }) => {
  const [monday] = await club.sql<{ date: string }[]>`
    select min(date)::text as date from sheet_day where state = 'PUBLISHED' and extract(isodow from date) = 1
      and date > (club_now() at time zone 'Asia/Seoul')::date`
  const me = await someMember(club, monday!.date)
  await logIn(page, me.id, '/reservation?find=weeks&part=1&on=1')
  await days(page).getByRole('listitem').getByRole('link').first().press('Enter')
  await expect(page.locator('[data-slot]:focus')).toHaveAttribute('data-action', 'hold')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: /^You hold / })).toBeVisible()
})

test('a member is reminded of a day that opens later, and can take it back', async ({ page, club }) => {
  const me = await someMember(club)
  const [day] = await club.sql<{ date: string }[]>`
    select max(date)::text as date from sheet_day where state = 'PUBLISHED' and day_class = 'WEEKDAY'`
  await logIn(page, me.id, `/reservation?date=${day!.date}`)
  await page.getByRole('button', { name: 'Remind me' }).click()
  await expect(page.getByText('We will email you')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Remove reminder' }).click()
  await expect(page.getByRole('button', { name: 'Remind me' })).toBeVisible()
  const rows = await club.sql`select from opening_reminder where member_idx = ${me.memberIdx}`
  expect(rows).toHaveLength(0)
})
