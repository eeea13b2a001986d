import { fitsSideways, isAccessible, STILL } from '../club/accessible.ts'
import { logIn } from '../club/log-in.ts'
import { expect, test } from '../journey.ts'

test.use(STILL)

test('a holiday names the days that it affects before it is saved, and is deleted and brought back', async ({
  page,
}) => {
  await logIn(page, 'manager1', '/ishm/system/holiday?new=1')
  const fresh = page.getByRole('dialog', { name: 'Add a holiday' })
  // A Wednesday that members can see, and the day before it.
  await fresh.getByLabel('Date', { exact: true }).fill('2026-12-16')
  await fresh.getByLabel('Name (English)').fill('Founders’ day')
  await expect(fresh.getByText('2 days already exist with another day type.')).toBeVisible()
  await expect(fresh.getByText(/Weekday → Holiday · visible to members/)).toBeVisible()
  await fresh.getByRole('button', { name: 'Add holiday' }).click()
  await expect(fresh).toBeHidden()
  const row = page.getByRole('row').filter({ hasText: 'Founders’ day' })
  await expect(row).toContainText('Holiday')
  await page.getByRole('link', { name: 'Founders’ day' }).click()
  const panel = page.getByRole('dialog', { name: 'Founders’ day' })
  await panel.getByLabel('Name (Korean)').fill('창립 기념일')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(row).toContainText('창립 기념일')
  await panel.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toBeVisible()
})

test('public holidays that are missing or changed are shown first, and put back', async ({ page, club }) => {
  await club.sql`update holiday set day_type = 'WD' where date = '2027-03-01'`
  await club.sql`delete from holiday where date = '2027-10-09'`
  await logIn(page, 'manager1', '/ishm/system/holiday?year=2027')
  await page.getByRole('button', { name: 'Public holidays' }).click()
  const panel = page.getByRole('dialog', { name: 'Public holidays of 2027' })
  await expect(panel.getByText('2 public holidays of 2027 are missing or different here.')).toBeVisible()
  const changed = panel.getByRole('checkbox', { name: /Independence Movement Day/ })
  await expect(changed).toBeChecked()
  await expect(panel.getByText('Now: Independence Movement Day, Weekday')).toBeVisible()
  await expect(panel.getByText('Not in your holidays')).toBeVisible()
  await isAccessible(page, 'the public holidays of a year')
  await fitsSideways(page, 'the public holidays of a year')
  await changed.uncheck()
  await panel.getByRole('button', { name: 'Use the default for 1 day' }).click()
  await expect(panel.getByText('1 public holiday of 2027 is missing or different here.')).toBeVisible()
  await changed.check()
  await panel.getByRole('button', { name: 'Use the default for 1 day' }).click()
  await expect(panel.getByText('All public holidays are in your holidays')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('row').filter({ hasText: 'Hangeul Day' }).first()).toContainText('Holiday')
})

test('axe finds nothing: the holidays, one of them, and a new one with mistakes', async ({ page }) => {
  await logIn(page, 'manager1', '/ishm/system/holiday?year=2027')
  await expect(page.getByRole('row').nth(3)).toBeVisible()
  await isAccessible(page, 'the holidays')
  await fitsSideways(page, 'the holidays')
  await page.goto('/ishm/system/holiday?new=1')
  const fresh = page.getByRole('dialog', { name: 'Add a holiday' })
  await fresh.getByLabel('Date', { exact: true }).fill('2026-12-23')
  await fresh.getByRole('button', { name: 'Add holiday' }).click()
  await expect(fresh.getByText('Enter a name.')).toBeVisible()
  await isAccessible(page, 'a new holiday')
  await fitsSideways(page, 'a new holiday')
})
