import type { Page } from '@playwright/test'
import { fitsSideways, isAccessible, STILL } from '../club/accessible.ts'
import { logIn } from '../club/log-in.ts'
import { expect, test } from '../journey.ts'

test.use(STILL)
const [FEES, DISCOUNTS] = ['/ishm/reservation/fees', '/ishm/reservation/discounts']

/** The table above it has the same amounts. */
const listed = (page: Page) => page.locator('[data-list-rows]').getByRole('row')

test('a fee names the days that it concerns before it is saved, and is deleted and brought back', async ({ page }) => {
  await logIn(page, 'manager1', `${FEES}?new=1`)
  const fresh = page.getByRole('dialog', { name: 'Add a fee' })
  await fresh.getByLabel('Member type').selectOption({ label: 'Family member' })
  await fresh.getByLabel('Part of the day').selectOption({ index: 1 })
  await fresh.getByRole('button', { name: 'Add fee' }).click()
  await expect(fresh.getByText('Enter an amount.')).toBeVisible()
  await fresh.getByLabel('Amount (KRW)').fill('111,000')
  await expect(fresh.getByText(/Prices change on \d+ published days, from/)).toBeVisible()
  await fresh.getByRole('button', { name: 'Add fee' }).click()
  await expect(fresh).toBeHidden()
  const row = listed(page).filter({ hasText: '₩111,000' })
  await expect(row).toContainText('Family member')
  const all = page.getByRole('group').filter({ hasText: 'All fees in one table' })
  await expect(all.getByRole('row').filter({ hasText: '₩111,000' })).toContainText('new')
  await row.getByRole('link').click()
  const panel = page.getByRole('dialog', { name: 'Green fee' })
  await panel.getByLabel('Amount (KRW)').fill('112000')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(listed(page).filter({ hasText: '₩112,000' })).toBeVisible()
  await panel.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(listed(page).filter({ hasText: '₩112,000' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(listed(page).filter({ hasText: '₩112,000' })).toBeVisible()
})

test('a discount is added, and the guide tells it', async ({ page }) => {
  await logIn(page, 'manager1', FEES)
  await page.getByRole('navigation', { name: 'Fees and discounts' }).getByRole('link', { name: 'Discounts' }).click()
  await page.getByRole('button', { name: 'Add a discount' }).click()
  const fresh = page.getByRole('dialog', { name: 'Add a discount' })
  await fresh.getByLabel('Discount for').selectOption({ label: 'Senior' })
  await expect(fresh.getByText('from the age of 65')).toBeVisible()
  await fresh.getByRole('button', { name: 'Add discount' }).click()
  await expect(fresh.getByText('Enter a whole number from 1 to 100.')).toBeVisible()
  await fresh.getByLabel('Percentage').fill('20')
  await fresh.getByRole('button', { name: 'Add discount' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Senior' })).toContainText('20%')
  await expect(async () => {
    await page.goto('/guide')
    await expect(page.getByRole('row').filter({ hasText: 'Senior' })).toContainText('20%', { timeout: 1_000 })
  }).toPass()
})

test('axe finds nothing: fees, discounts, one of each, and new ones with mistakes', async ({ page }) => {
  await logIn(page, 'manager1', FEES)
  await expect(listed(page).nth(3)).toBeVisible()
  await isAccessible(page, 'the fees')
  await fitsSideways(page, 'the fees')
  await page.goto(`${FEES}?new=1`)
  const fee = page.getByRole('dialog', { name: 'Add a fee' })
  await fee.getByLabel('Season from').fill('13-01')
  await fee.getByRole('button', { name: 'Add fee' }).click()
  await expect(fee.getByText('Enter both days of the season').first()).toBeVisible()
  await isAccessible(page, 'a new fee')
  await fitsSideways(page, 'a new fee')
  await page.goto(`${DISCOUNTS}?new=1`)
  const discount = page.getByRole('dialog', { name: 'Add a discount' })
  await discount.getByRole('button', { name: 'Add discount' }).click()
  await isAccessible(page, 'a new discount')
  await fitsSideways(page, 'a new discount')
})
