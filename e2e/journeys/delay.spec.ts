import type { Page } from '@playwright/test'
import { fitsSideways, isAccessible, STILL } from '../club/accessible.ts'
import type { Club } from '../club/club.ts'
import { logIn } from '../club/log-in.ts'
import { expect, test } from '../journey.ts'

test.use(STILL)
const PATH = '/ishm/reservation/frontdesk/delay'
const MINUTES = 10

/** The last part of a day that no other journey reads, and its first tee time. */
async function lastPart({ sql }: Club) {
  const [row] = await sql<{ date: string; first: string }[]>`
    select s.date::text, to_char(min(s.time), 'HH24:MI') as first from slot s join sheet_day d using (date)
    where d.state = 'PUBLISHED' and s.date = (club_now() at time zone 'Asia/Seoul')::date + 40
      and s.part = (select max(part) from slot p where p.date = s.date) group by s.date`
  return row!
}

const later = (time: string, minutes: number) => {
  const [hours, rest] = time.split(':').map(Number) as [number, number]
  const at = hours * 60 + rest + minutes
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`
}

const teeTimes = (page: Page, time: string) => page.getByRole('button', { name: new RegExp(`^${time}, `) })

test('a delay moves the open sheet of a member, and its undo moves it back', { tag: '@main' }, async ({
  page,
  club,
  browser,
}) => {
  const { date, first } = await lastPart(club)
  const phone = await browser.newContext({ viewport: { width: 360, height: 780 } })
  const sheet = await phone.newPage()
  await logIn(sheet, 'member2', `/reservation?date=${date}`)
  await expect(teeTimes(sheet, first).first()).toBeVisible()

  await logIn(page, 'manager1', `${PATH}?date=${date}`)
  await page.getByLabel('Minutes').fill(String(MINUTES))
  await page.getByLabel('From this tee time').fill(first)
  const button = page.getByRole('button', { name: 'Delay', exact: true })
  await expect(page.getByText(/tee times? moves?\./)).toBeVisible()
  // What would end in the dark, and is booked, is cancelled.
  for (const decision of await page.getByLabel(/^Decision for/).all()) await decision.selectOption('CANCEL')
  await isAccessible(page, 'delay')
  await fitsSideways(page, 'delay')
  await page.setViewportSize({ width: 1440, height: 900 })
  await button.click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Until then you can undo the delay.')
  await question.getByRole('button', { name: 'Delay', exact: true }).click()
  await expect(page.getByRole('button', { name: /^Undo, \d+ seconds left$/ })).toBeVisible()

  await expect(teeTimes(sheet, later(first, MINUTES)).first()).toBeVisible()
  await expect(sheet.getByText(`Tee times delayed by ${MINUTES} minutes`)).toBeVisible()

  await page.getByRole('button', { name: /^Undo, / }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'undone' })).toBeVisible()
  await expect(teeTimes(sheet, first).first()).toBeVisible()
  await expect(sheet.getByText(`Tee times delayed by ${MINUTES} minutes`)).toBeHidden()
  await phone.close()
})

test('the state of the course stands on the home page and at the desk', async ({ page }) => {
  await logIn(page, 'manager1', PATH)
  const set = async (state: string, words = '', korean = '') => {
    await page.getByRole('button', { name: 'Change the state' }).click()
    await page.getByLabel('State', { exact: true }).selectOption(state)
    await page.getByLabel('Words beside it, English (optional)').fill(words)
    await page.getByLabel('Words beside it, Korean (optional)').fill(korean)
    await page.getByRole('button', { name: 'Set the state' }).click()
    await expect(page.getByRole('button', { name: 'Change the state' })).toBeVisible()
  }
  await set('Carts on paths only', 'Wet after the rain', '비가 온 뒤라 젖어 있습니다')
  await expect(page.getByText('Carts on paths only · Wet after the rain')).toBeVisible()
  const home = await page.context().newPage()
  await home.goto('/')
  await expect(home.getByText('Carts on paths only · Wet after the rain')).toBeVisible()
  await home.goto('/ishm')
  await expect(home.getByText('Carts on paths only · Wet after the rain')).toBeVisible()
  await home.close()
  await page.getByRole('button', { name: '한국어' }).click()
  await expect(page.getByText('카트는 카트 도로로만 운행 · 비가 온 뒤라 젖어 있습니다')).toBeVisible()
  await page.getByRole('button', { name: 'English' }).click()
  await set('Course open')
})
