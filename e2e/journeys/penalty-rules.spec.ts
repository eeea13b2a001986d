import type { Page } from '@playwright/test'
import { fitsSideways, isAccessible, STILL } from '../club/accessible.ts'
import { logIn } from '../club/log-in.ts'
import { expect, test } from '../journey.ts'

test.use(STILL)
const PATH = '/ishm/reservation/penalties'
const RULES = `${PATH}/rules`
const DAY_BEFORE = 'Cancelled the day before'

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()
const isSaved = (page: Page) => expect(page.getByRole('region', { name: /^Unsaved changes/ })).toBeHidden()
const rule = (page: Page, name = DAY_BEFORE) => page.getByRole('region', { name, exact: true })

test.beforeEach(async ({ club }) => {
  await club.sql`delete from rule_setting where name = 'penalty'`
})
test.afterAll(async ({ club }) => {
  await club.sql`delete from rule_setting where name = 'penalty'`
})

test('a stricter rule is announced with its notice, read in the guide, and withdrawn', async ({ page }) => {
  await logIn(page, 'manager1', PATH)
  await page.getByRole('navigation', { name: 'Penalties and their rules' }).getByText('Penalty rules').click()
  await expect(page).toHaveURL(RULES)
  const days = rule(page).getByLabel('Weekdays: days suspended', { exact: true })
  await days.fill('4000')
  await save(page)
  await expect(rule(page).getByText('Enter a whole number from 0 to 3660.')).toBeVisible()
  await days.fill('75')
  const begins = page.getByLabel('First day of the new rules', { exact: true })
  const announced = await begins.inputValue()
  await save(page)
  await isSaved(page)
  await expect(rule(page).getByText('In force until then: 60')).toBeVisible()
  await expect(begins).toHaveValue(announced)
  await isAccessible(page, 'announced rules')
  await expect(async () => {
    await page.goto('/guide')
    await expect(page.getByText('These penalties apply from', { exact: false })).toBeVisible({
      timeout: 1_000,
    })
  }).toPass()
  await page.goto(RULES)
  await rule(page).getByRole('button', { name: 'Cancelled the day before: days suspended, weekdays' }).click()
  await save(page)
  await isSaved(page)
  await expect(rule(page).getByText('In force until then: 60')).toBeHidden()
  await page.getByText('Changes to the penalty rules').click()
  await expect(page.getByText('Cancelled the day before: days suspended, weekdays').last()).toBeVisible()
})

test('a day that is too soon is refused beside the day', async ({ page }) => {
  await logIn(page, 'manager1', RULES)
  await rule(page).getByLabel('Weekdays: days suspended', { exact: true }).fill('75')
  // A stricter rule is announced 30 days before.
  await page.getByLabel('First day of the new rules', { exact: true }).fill('2026.12.20')
  await save(page)
  await expect(
    page.getByRole('region', { name: 'When it begins' }).getByText('The earliest possible day is'),
  ).toBeVisible()
  await isAccessible(page, 'a day that is too soon')
})

test('of two managers who change the rules the second sees the conflict and keeps what was typed', async ({
  page,
  club,
}) => {
  await logIn(page, 'manager1', RULES)
  const days = rule(page).getByLabel('Weekdays: days suspended', { exact: true })
  await days.fill('75')
  await club.sql`insert into rule_setting (name, "values", version) values ('penalty', '{"sets": []}', 7)`
  await save(page)
  await expect(page.getByText('Someone else saved first.', { exact: false })).toBeVisible()
  await expect(days).toHaveValue('75')
  await save(page)
  await isSaved(page)
})

test('a manager without the right sees no rules', async ({ page }) => {
  await logIn(page, 'content1', RULES)
  await expect(page.getByText('You don’t have access to penalty rules')).toBeVisible()
})

test('axe finds nothing: the rules', async ({ page }) => {
  await logIn(page, 'manager1', RULES)
  await expect(rule(page).getByLabel('Weekdays: days suspended', { exact: true })).toBeVisible()
  await isAccessible(page, 'the penalty rules')
  await fitsSideways(page, 'the penalty rules')
})
