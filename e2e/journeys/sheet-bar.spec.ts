import type { Page } from '@playwright/test'
import { logIn } from '../club/log-in.ts'
import { someMember } from '../club/people.ts'
import { line, sheetAddress } from '../club/sheet.ts'
import { freeTime, shortDay } from '../club/tee-times.ts'
import { expect, test } from '../journey.ts'

test('on a phone the day stays in view, in a bar of 64 px', async ({ page, club }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const teeTime = await freeTime(club, 3)
  await page.goto(sheetAddress(teeTime))
  const day = page.getByText(shortDay(teeTime.date), { exact: true }).first()
  const bar = page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) })
  await expect(line(page, teeTime)).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2))
  await expect(day).toBeInViewport({ ratio: 1 })
  expect((await bar.boundingBox())?.height).toBe(64)
  await page.getByRole('button', { name: 'Day after' }).click()
  await expect(page).not.toHaveURL(new RegExp(`date=${teeTime.date}`))
})

test('the tee time that a link leads to is marked', async ({ page, club }) => {
  const teeTime = await freeTime(club, 3)
  await page.goto(`${sheetAddress(teeTime)}&slot=${teeTime.slotIdx}`)
  await expect(line(page, teeTime)).toHaveAttribute('aria-current', 'true')
  await expect(page.locator('[data-slot][aria-current]')).toHaveCount(1)
})

const SIZES = [
  [1440, 900],
  [360, 740],
] as const

/** How far below the upper edge of the window the first tee time is. */
async function firstTop(page: Page): Promise<number> {
  await expect(page.locator('[data-slot]:visible').first()).toBeVisible()
  const tops = await page
    .locator('[data-slot]')
    .evaluateAll((lines) => lines.map((one) => one.getBoundingClientRect().top))
  return Math.min(...tops)
}

test.describe('with a band', () => {
  test.use({ popup: 'open' })

  for (const [width, height] of SIZES)
    test(`the first tee time is above 300 px, with a band, at ${width} px`, async ({ page, club }) => {
      await page.setViewportSize({ width, height })
      const teeTime = await freeTime(club, 3)
      await page.goto(sheetAddress(teeTime))
      await expect(line(page, teeTime)).toBeVisible()
      await expect(page.getByRole('region', { name: 'News from the club' })).toBeVisible()
      expect(await firstTop(page)).toBeLessThan(300)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    })
})

for (const [width, height] of SIZES)
  test(`the first tee time is above 300 px, with what limits a member, at ${width} px`, async ({ page, club }) => {
    await page.setViewportSize({ width, height })
    const me = await someMember(club)
    await club.sql`
      insert into penalty (member_idx, code, state, from_date, until_date)
      values (${me.memberIdx}, 'W2', 'ACTIVE', current_club_date(), current_club_date() + 59)`
    const teeTime = await freeTime(club, 3)
    await logIn(page, me.id, sheetAddress(teeTime))
    const band = page.getByRole('status').filter({ hasText: 'You cannot book tee times until' })
    await expect(band).toBeVisible()
    expect(await firstTop(page)).toBeLessThan(300)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await band.getByText('You cannot book tee times until').click()
    await expect(band.getByRole('link', { name: 'Reason and booking rules' })).toBeVisible()
  })

test('a wide bar says from when to when the day is played', async ({ page, club }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const teeTime = await freeTime(club, 3)
  const [day] = await club.sql<{ hours: string }[]>`
    select to_char(min(time), 'HH24:MI') || '–' || to_char(max(time), 'HH24:MI') as hours from slot
    where date = ${teeTime.date}::date and w05 <> 'S'`
  await page.goto(sheetAddress(teeTime))
  const bar = page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) })
  const hours = bar.getByText(day!.hours, { exact: true })
  await expect(hours).toBeVisible()
  await expect.poll(async () => (await bar.boundingBox())?.height).toBe(64)
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(hours).toBeHidden()
  await expect.poll(async () => (await bar.boundingBox())?.height).toBe(64)
})

test('a button opens what the signs mean, and Escape closes it', async ({ page, club }) => {
  await page.goto(sheetAddress(await freeTime(club, 3)))
  const ask = page.getByRole('button', { name: 'Key', exact: true })
  const key = page.getByRole('region', { name: 'Key', exact: true })
  await expect(key).toBeHidden()
  await ask.click()
  await expect(key.getByRole('listitem').filter({ hasText: 'Booked' }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(key).toBeHidden()
  await expect(ask).toBeFocused()
})

test('times stand once beside the courses, and a part opens and closes in all of them', async ({ page, club }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const teeTime = await freeTime(club, 3)
  await page.goto(sheetAddress(teeTime))
  const time = page.getByText(teeTime.time, { exact: true }).filter({ visible: true })
  await expect(line(page, teeTime)).toBeVisible()
  const { y, height } = (await line(page, teeTime).boundingBox())!
  const beside = (await time.first().boundingBox())!
  expect(Math.abs(beside.y + beside.height / 2 - y - height / 2)).toBeLessThan(3)

  const parts = page.locator('#content details')
  const open = await parts.and(page.locator('[open]')).count()
  const courses = await page.locator('#content section:has(> details)').count()
  await parts.first().locator('summary').click()
  await expect(parts.and(page.locator('[open]'))).toHaveCount(open - courses)
})
