import { fitsSideways, isAccessible, STILL } from '../club/accessible.ts'
import { logIn } from '../club/log-in.ts'
import { expect, test } from '../journey.ts'

test.use(STILL)
const PATH = '/ishm/system/code'

test('a reason is added in both languages, and one in use stays', async ({ page }) => {
  await logIn(page, 'manager1', PATH)
  await page.getByRole('link', { name: 'Reasons', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'Reasons' })
  await panel.getByRole('button', { name: 'Add a code' }).click()
  await panel.getByLabel('Code', { exact: true }).fill('illness')
  await panel.getByLabel('Label (English)').fill('Travel')
  await panel.getByRole('button', { name: 'Add code' }).click()
  await expect(panel.getByText('Enter a label.')).toBeVisible()
  await panel.getByLabel('Label (Korean)').fill('여행')
  await panel.getByLabel('Code', { exact: true }).fill('travel')
  await panel.getByRole('button', { name: 'Add code' }).click()
  await expect(page.getByText('Code added.').first()).toBeVisible()
  await panel.getByRole('button', { name: 'Edit Travel' }).click()
  await panel.getByLabel('Label (English)').fill('Travelling')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(panel.getByRole('button', { name: 'Edit Travelling' })).toBeVisible()
})

test('a code of the product is renamed, never removed', async ({ page }) => {
  await logIn(page, 'manager1', `${PATH}?group=HDE`)
  const panel = page.getByRole('dialog', { name: 'Day types' })
  await expect(panel.getByText('The product uses these codes.')).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Add a code' })).toHaveCount(0)
  await panel.getByRole('button', { name: 'Edit Weekday' }).click()
  await expect(panel.getByLabel('Can be chosen')).toHaveCount(0)
})

test('a group gets a name of the club’s own, and the product’s name back', async ({ page }) => {
  await logIn(page, 'manager1', `${PATH}?group=504`)
  const panel = page.getByRole('dialog')
  const before = await panel.getByRole('heading', { level: 2 }).innerText()
  const rename = async (name: string) => {
    await panel.getByRole('button', { name: 'Rename group' }).click()
    await panel.getByLabel('Group name (English)').fill(name)
    await isAccessible(page, 'a group that is renamed')
    await panel.getByRole('button', { name: 'Save' }).click()
  }
  await rename('Why a booking ends')
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText('Why a booking ends')
  await rename('')
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText(before)
})

test('axe finds nothing: the groups, and one with a code that is edited', async ({ page }) => {
  await logIn(page, 'manager1', PATH)
  await expect(page.getByRole('row').filter({ hasText: 'Z82' })).toBeVisible()
  await isAccessible(page, 'the groups')
  await fitsSideways(page, 'the groups')
  await page.goto(`${PATH}?group=Z82`)
  const panel = page.getByRole('dialog', { name: 'Reasons' })
  await panel.getByRole('button', { name: 'Add a code' }).click()
  await panel.getByRole('button', { name: 'Add code' }).click()
  await isAccessible(page, 'a group')
  await fitsSideways(page, 'a group')
})
