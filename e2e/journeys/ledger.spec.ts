import { fitsSideways, isAccessible, STILL } from '../club/accessible.ts'
import { logIn } from '../club/log-in.ts'
import { expect, test } from '../journey.ts'

test.use(STILL)

test('a member sees who has the tee times of a month, and goes to the next', async ({ page }) => {
  await logIn(page, 'member1', '/guide')
  await page.getByRole('link', { name: 'How tee times are given out' }).click()
  await expect(page.getByRole('heading', { name: 'How tee times are given out' })).toBeVisible()
  const month = await page.locator('#month').textContent()
  await expect(page.getByRole('row')).not.toHaveCount(1)
  await expect(page.getByRole('columnheader', { name: 'Rules set aside' })).toBeVisible()
  await isAccessible(page, 'the ledger')
  await fitsSideways(page, 'the ledger')
  await page.getByRole('button', { name: 'Later month' }).click()
  await expect(page.locator('#month')).not.toHaveText(month!)
  await expect(page).toHaveURL(/month=\d{4}-\d{2}$/)
})
