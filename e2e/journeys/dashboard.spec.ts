import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { fitsSideways, isAccessible, STILL } from '../club/accessible.ts'
import { logIn } from '../club/log-in.ts'
import { expect, test } from '../journey.ts'

test.use(STILL)

const MONTH = '/ishm?view=figures&period=2'

const tile = (page: Page, name: string) =>
  page
    .getByRole('list', { name: /figures for the period$/ })
    .getByRole('listitem')
    .filter({ hasText: name })
const numberOf = async (page: Page, name: string) =>
  Number((await tile(page, name).getByRole('link').first().innerText()).replace(/\D/g, ''))
const listed = async (page: Page) =>
  Number(
    (
      await page
        .getByRole('status')
        .filter({ hasText: /of [\d,]+/ })
        .innerText()
    )
      .replace(/^.*of /, '')
      .replace(/\D/g, ''),
  )

test('the figures are chosen beside the tee sheet, and each number leads to the list that it was counted from', async ({
  page,
  club,
}) => {
  await club.sql`
    insert into member (id, password_hash, name, email, member_type) values ('justcreated', 'x', 'Just Created', '', '20')`
  await logIn(page, 'manager1', '/ishm')
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await page.getByRole('button', { name: 'Figures' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'This month' })).toHaveAttribute('aria-pressed', 'true')

  const key = page.getByRole('list', { name: 'Key figures for the period' }).getByRole('listitem')
  await expect(key).toHaveCount(4)
  for (const one of await key.all())
    await expect(one).toContainText(/(more|fewer|higher|lower) than|As (many|high) as|Nothing to compare with/)

  for (const [name, query] of [
    ['Bookings made', 'madeFrom'],
    ['Played', 'state=PL'],
    ['Accounts created', 'joinedFrom'],
    ['Active members', 'state=ACTIVE'],
  ] as const) {
    const count = await numberOf(page, name)
    expect(count, name).toBeGreaterThan(0)
    await tile(page, name).getByRole('link').first().click()
    await expect(page).toHaveURL(new RegExp(query))
    await expect.poll(() => listed(page), name).toBe(count)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  }
})

test('a chart is a table too, whose numbers lead to the sheet, and is saved as an image and as Excel', async ({
  page,
}) => {
  await logIn(page, 'manager1', MONTH)
  const chart = page.getByRole('region', { name: 'Fill rate, next 14 days' })
  await expect(chart.getByRole('row').nth(1)).toBeAttached()
  const spoken = await chart.getByRole('row').allInnerTexts()
  const choose = async (name: string) => {
    await chart.getByRole('button', { name: /^View or save/ }).click()
    await chart.getByRole('menuitem', { name }).click()
  }
  const [image] = await Promise.all([page.waitForEvent('download'), choose('Save as an image')])
  expect(image.suggestedFilename()).toBe('Fill rate, next 14 days.png')
  const png = await readFile(await image.path())
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect(png.length).toBeGreaterThan(2_000)
  const [excel] = await Promise.all([page.waitForEvent('download'), choose('Export to Excel')])
  expect((await readFile(await excel.path())).subarray(0, 2).toString()).toBe('PK')
  await choose('Show as a table')
  expect(await chart.getByRole('row').allInnerTexts()).toEqual(spoken)
  await chart.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/ishm\?date=\d{4}-\d\d-\d\d$/)
  await expect(page.getByRole('region', { name: 'Fill rate, next 14 days' })).toHaveCount(0)
  await expect(page.getByRole('table')).toBeVisible()
})

test('the fill of a part of the day leads to its days', async ({ page }) => {
  await logIn(page, 'manager1', MONTH)
  const chart = page.getByRole('region', { name: 'Fill rate by part of the day' })
  await chart.getByRole('button', { name: /^View or save/ }).click()
  await chart.getByRole('menuitem', { name: 'Show as a table' }).click()
  const said = await chart.getByRole('link').first().innerText()
  await chart.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/ishm\/figures\?from=.*&part=1$/)
  await expect(page.getByRole('combobox', { name: 'Part of the day' })).toHaveValue('1')
  const column = page.locator('td[data-head="Tee times taken"]')
  await expect(column.first()).toBeVisible()
  const taken = (await column.allInnerTexts()).reduce((sum, text) => sum + Number(text.replace(/\D/g, '')), 0)
  expect(said).toContain(`${taken} of `)
})

test('axe finds nothing: the figures, as charts and as tables, and the lists behind them', async ({ page, club }) => {
  await club.sql`
    insert into member (id, password_hash, name, email, member_type, state) values ('waitsforall', 'x', 'Wait', '', '20', 'PENDING')`
  await logIn(page, 'manager1', MONTH)
  await expect(page.getByRole('region', { name: 'Website visits' })).toBeVisible()
  await isAccessible(page, 'the figures')
  await fitsSideways(page, 'the figures')
  for (const menu of await page.getByRole('button', { name: /^View or save/ }).all()) {
    await menu.click()
    await page.getByRole('menuitem', { name: 'Show as a table' }).click()
  }
  await isAccessible(page, 'the figures as tables')
  await fitsSideways(page, 'the figures as tables')
  for (const [path, title] of [
    ['/ishm/figures', 'Daily figures'],
    ['/ishm/reservation/bookings', 'Bookings'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('table')).toBeVisible()
    await isAccessible(page, title)
    await fitsSideways(page, title)
  }
  await page.goto(`${MONTH}&lang=ko`)
  await expect(page.getByRole('heading', { level: 1, name: '대시보드' })).toBeVisible()
  await expect(page.getByRole('region', { name: '일별 가동률' })).toBeVisible()
  await isAccessible(page, 'the figures in Korean')
  await fitsSideways(page, 'the figures in Korean')
})
