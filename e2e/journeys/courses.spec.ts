import { fitsSideways, isAccessible, STILL } from '../club/accessible.ts'
import { logIn } from '../club/log-in.ts'
import { expect, test } from '../journey.ts'

test.use(STILL)

test('a course is added, and its scorecard is corrected', async ({ page, another }) => {
  await logIn(page, 'manager1', '/ishm/reservation/courses')
  await page.getByRole('button', { name: 'Add a course' }).click()
  const fresh = page.getByRole('dialog', { name: 'Add a course' })
  await fresh.getByLabel('Name (English)').fill('Valley')
  await fresh.getByLabel('Name (Korean)').fill('밸리')
  await fresh.getByLabel('Code').fill('1')
  await fresh.getByLabel('Minutes for nine holes').fill('120')
  await expect(fresh.getByText('Default: 135')).toBeVisible()
  await fresh.getByRole('button', { name: 'use the default' }).click()
  await expect(fresh.getByLabel('Minutes for nine holes')).toHaveValue('135')
  await fresh.getByRole('button', { name: 'Add course' }).click()
  await expect(fresh.getByText('Another course has this code.')).toBeVisible()
  await fresh.getByLabel('Code').fill('V')
  await fresh.getByRole('button', { name: 'Add course' }).click()
  await expect(fresh).toBeHidden()
  await expect(page.getByRole('row').filter({ hasText: 'Valley' })).toContainText('0 of 9')

  await page.getByRole('link', { name: 'Lake', exact: true }).click()
  const lake = page.getByRole('dialog', { name: 'Lake' })
  await lake.getByLabel('Hole 1: Par').fill('7')
  await lake.getByLabel('Hole 1: Black').fill('371')
  await lake.getByRole('button', { name: 'Save' }).click()
  await expect(lake.getByText('Hole 1: par is 3, 4 or 5.')).toBeVisible()
  await expect(lake.getByLabel('Hole 1: Par')).toBeFocused()
  await lake.getByLabel('Hole 1: Par').fill('5')
  await lake.getByText('How to play').click()
  await lake.getByLabel('Hole 1 (Korean)').fill('왼쪽으로 보내십시오.')
  await lake.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.').first()).toBeVisible()
  await lake.getByRole('tab', { name: 'History' }).click()
  await expect(
    lake
      .getByRole('term')
      .filter({ hasText: /^Scorecard$/ })
      .first(),
  ).toBeVisible()

  const visitor = await another()
  await expect(async () => {
    await visitor.goto('/course?lang=ko')
    await expect(visitor.locator('#hole-1')).toContainText('왼쪽으로 보내십시오.', { timeout: 1000 })
  }).toPass()
})

test('the time of a course that members can book stays', async ({ page }) => {
  await logIn(page, 'manager1', '/ishm/reservation/courses')
  await page.getByRole('link', { name: 'Hill', exact: true }).click()
  const hill = page.getByRole('dialog', { name: 'Hill' })
  await hill.getByLabel('Minutes for nine holes').fill('140')
  await hill.getByRole('button', { name: 'Save' }).click()
  await expect(hill.getByText('Published days use this course')).toBeVisible()
})

test('axe finds nothing: the courses, one of them, and a new one', async ({ page }) => {
  await logIn(page, 'manager1', '/ishm/reservation/courses')
  await expect(page.getByRole('row').filter({ hasText: 'Pine' })).toBeVisible()
  await isAccessible(page, 'the courses')
  await fitsSideways(page, 'the courses')
  await page.getByRole('link', { name: 'Pine', exact: true }).click()
  const pine = page.getByRole('dialog', { name: 'Pine' })
  await pine.getByText('How to play').click()
  await pine.getByLabel('Hole 2: Blue').fill('1')
  await pine.getByRole('button', { name: 'Save' }).click()
  await isAccessible(page, 'a course')
  await fitsSideways(page, 'a course')
})
