import { fillLogin, logIn } from '../club/log-in.ts'
import { someMember } from '../club/people.ts'
import { bookButton, hold } from '../club/sheet.ts'
import { freeTime } from '../club/tee-times.ts'
import { expect, test } from '../journey.ts'

test('a manager sees the day live, with counts and names', async ({ page, another, club }) => {
  await logIn(page, 'frontdesk1', '/ishm')
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await expect(page.getByText('Live', { exact: true })).toBeVisible()

  const teeTime = await freeTime(club, 0)
  const me = await someMember(club, teeTime.date)
  // Until then the counts are those of today.
  const read = page.waitForResponse((response) => response.url().includes(teeTime.date) && response.ok())
  await page.getByRole('button', { name: /^Choose a day/ }).click()
  const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' })
  const calendar = page.getByRole('dialog', { name: 'Choose a date' })
  await expect(calendar.getByRole('gridcell').getByRole('button').first()).toBeVisible()
  const cell = calendar.getByRole('button', { name: `, ${day.format(new Date(teeTime.date))}` })
  // A day of the next month is on its page.
  if (!(await cell.isVisible())) await calendar.getByRole('button', { name: 'Next' }).click()
  await cell.click()
  await expect(page).toHaveURL(`/ishm?date=${teeTime.date}`)
  await read
  const counts = page.getByRole('region', { name: 'Day at a glance' })
  const count = async (name: string) =>
    Number(await counts.getByText(name, { exact: true }).locator('..').locator('b').textContent())
  await expect(counts).toBeVisible()
  const [booked, free] = [await count('Booked'), await count('Free')]

  const member = await another()
  const panel = await hold(member, me, teeTime)
  await expect.poll(() => count('Being booked')).toBe(1)
  await bookButton(panel).click()
  await expect(page.getByRole('cell').filter({ hasText: me.name })).toBeVisible()
  await expect.poll(() => count('Booked')).toBe(booked + 1)
  expect(await count('Free')).toBe(free - 1)
  expect(await count('Being booked')).toBe(0)
})

test('the back office is closed to members and opens after the login of a manager', async ({ page, another, club }) => {
  const me = await someMember(club)
  await logIn(page, me.id)
  await page.goto('/ishm')
  await expect(page).toHaveURL('/')

  const manager = await another()
  await manager.goto('/ishm')
  await expect(manager).toHaveURL('/login?back=%2Fishm')
  await fillLogin(manager, 'manager1')
  await expect(manager).toHaveURL('/ishm')
})

test('my page asks a visitor to log in and comes back', async ({ page, club }) => {
  const me = await someMember(club)
  await page.goto('/mypage')
  await expect(page).toHaveURL('/login?back=%2Fmypage')
  await fillLogin(page, me.id)
  await expect(page).toHaveURL('/mypage')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My page')
})
