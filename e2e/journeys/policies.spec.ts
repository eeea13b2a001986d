import type { Page } from '@playwright/test'
import { fitsSideways, isAccessible, STILL } from '../club/accessible.ts'
import { logIn } from '../club/log-in.ts'
import { expect, test } from '../journey.ts'

test.use(STILL)
const PATH = '/ishm/reservation/opening'

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()
/** Unfolds the rules of this name. */
async function unfold(page: Page, name: string) {
  const rules = page.getByRole('region', { name, exact: true })
  await rules.getByRole('heading', { name, exact: true, level: 2 }).click()
  return rules
}
const isSaved = (page: Page) => expect(page.getByRole('region', { name: 'Unsaved changes:' })).toBeHidden()

test('a rule is changed within its bounds, and set back to its default', async ({ page }) => {
  await logIn(page, 'manager1', PATH)
  const guests = await unfold(page, 'Guests')
  const field = guests.getByLabel('Guests per member per day', { exact: true })
  await field.fill('31')
  await save(page)
  await expect(guests.getByText('Enter a whole number from 0 to 30.')).toBeVisible()
  await field.fill('2')
  await save(page)
  await isSaved(page)
  await expect(async () => {
    await page.goto('/guide')
    await expect(page.getByText('up to 2 a day', { exact: false })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await page.goto(PATH)
  await expect(guests.getByText('1 value differs from its default')).toBeVisible()
  await unfold(page, 'Guests')
  await expect(field).toHaveValue('2')
  await expect(guests.getByText('Default: 3')).toBeVisible()
  await guests.getByRole('button', { name: 'Guests per member per day' }).click()
  await save(page)
  await isSaved(page)
  await page.getByText('Changes to these rules').click()
  await expect(page.getByText('Guests per member per day').last()).toBeVisible()
})

test('a rule that does not fit another names the field', async ({ page, complaints }) => {
  await logIn(page, 'manager1', PATH)
  const hold = await unfold(page, 'Holding a tee time')
  await hold.getByLabel('Length of a hold', { exact: true }).fill('300')
  await hold.getByLabel('Earliest extension', { exact: true }).fill('1:30')
  // A fault in folded rules unfolds them.
  await hold.getByRole('heading', { level: 2 }).click()
  await save(page)
  await expect(hold.getByText('Enter minutes and seconds such as 2:30, from 1:00 to 10:00.')).toBeVisible()
  await hold.getByLabel('Length of a hold', { exact: true }).fill('1')
  await save(page)
  await expect(hold.getByText('This conflicts with the other values of this rule.')).toBeVisible()
  await isAccessible(page, 'a rule that does not fit')
  expect(complaints.splice(0).filter((line) => !line.includes('400'))).toEqual([])
})

test('the money policy says what its value means, and stays once there is a booking', async ({ page }) => {
  await logIn(page, 'manager1', '/ishm/system/code?group=996')
  const panel = page.getByRole('dialog', { name: 'Policies' })
  await panel.getByRole('button', { name: 'Edit Rounding' }).click()
  await panel.getByLabel('Rounding', { exact: true }).selectOption({ label: 'Down' })
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(panel.getByText('This can no longer be changed, because amounts and times are stored.')).toBeVisible()
  await isAccessible(page, 'a policy')
  await fitsSideways(page, 'a policy')
})

test('how far ahead days are published is a rule with its default', async ({ page }) => {
  await logIn(page, 'manager1', PATH)
  const ahead = await unfold(page, 'Published days')
  const field = ahead.getByLabel('Days visible to members', { exact: true })
  await expect(field).toHaveValue('60')
  await field.fill('6')
  await save(page)
  await expect(ahead.getByText('Enter a whole number from 7 to 365.')).toBeVisible()
  await ahead.getByRole('button', { name: 'Days visible to members: use the default' }).click()
  await expect(field).toHaveValue('60')
})

test('rules of check-in, standby, the lobby and groups are saved together', async ({ page }) => {
  const values = [
    ['Check-in', 'Check-in opens', '45'],
    ['Standby', 'Offers without an answer', '3'],
    ['Lobby', 'Members who choose at a time', '4'],
    ['Groups', 'Dates that can be skipped', '3'],
  ] as const
  await logIn(page, 'manager1', PATH)
  const fieldOf = (region: string, label: string) =>
    page.getByRole('region', { name: region, exact: true }).getByLabel(label, { exact: true })
  const unfoldAll = async () => {
    for (const [region] of values) await unfold(page, region)
  }
  await unfoldAll()
  for (const [region, label, value] of values) await fieldOf(region, label).fill(value)
  await save(page)
  await isSaved(page)
  await page.reload()
  await unfoldAll()
  for (const [region, label, value] of values) await expect(fieldOf(region, label)).toHaveValue(value)
  for (const [region, label] of values)
    await page
      .getByRole('region', { name: region, exact: true })
      .getByRole('button', { name: `${label}: use the default` })
      .click()
  await save(page)
  await isSaved(page)
})

test('the contents list leads to rules, and unfolds them', async ({ page }) => {
  await logIn(page, 'manager1', PATH)
  const contents = page.getByRole('navigation', { name: 'Rules on this page' })
  await contents.getByRole('link', { name: 'Groups' }).click()
  await expect(page.getByRole('heading', { name: 'Groups', exact: true, level: 2 })).toBeInViewport()
  await expect(page.getByLabel('Dates that can be skipped', { exact: true })).toBeVisible()
})

test('the date format shows its default and is set back to it', async ({ page }) => {
  await logIn(page, 'manager1', '/ishm/system/code?group=996')
  const panel = page.getByRole('dialog', { name: 'Policies' })
  await panel.getByRole('button', { name: 'Edit Date format' }).click()
  const field = panel.getByLabel('Date format', { exact: true })
  await field.selectOption({ label: 'd MMMM yyyy' })
  await expect(panel.getByText('Default: yyyy.MM.dd')).toBeVisible()
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('✓Saved.')).toBeVisible()
  await panel.getByRole('button', { name: 'Date format: use the default' }).click()
  await expect(field).toHaveValue('0')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(panel.getByRole('button', { name: 'Date format: use the default' })).toHaveCount(0)
})

test('axe finds nothing: the rules', async ({ page }) => {
  await logIn(page, 'manager1', PATH)
  await unfold(page, 'Holding a tee time')
  await expect(page.getByLabel('Length of a hold', { exact: true })).toHaveValue('5:00')
  await expect(page.getByRole('heading', { name: 'When tee times open' })).toBeVisible()
  await isAccessible(page, 'the rules')
  await fitsSideways(page, 'the rules')
})
