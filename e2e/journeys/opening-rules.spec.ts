import { fitsSideways, isAccessible, STILL } from '../club/accessible.ts'
import { logIn } from '../club/log-in.ts'
import { expect, test } from '../journey.ts'

test.use(STILL)
const PATH = '/ishm/reservation/opening'

test('a rule names the days that it changes before it is saved, keeps open days, is deleted and brought back', async ({
  page,
}) => {
  await logIn(page, 'manager1', `${PATH}?rule=new`)
  const fresh = page.getByRole('dialog', { name: 'Add an opening rule' })
  await fresh.getByLabel('Type of member').selectOption({ label: 'Web member' })
  await fresh.getByLabel('Part of the day').selectOption({ index: 1 })
  await fresh.getByLabel('Days before the day of play').fill('400')
  await fresh.getByRole('button', { name: 'Add rule' }).click()
  await expect(fresh.getByText('Enter a whole number from 0 to 365.')).toBeVisible()
  await isAccessible(page, 'a new rule with a mistake')
  await fresh.getByLabel('Days before the day of play').fill('3')
  await expect(fresh.getByText(/published days change/)).toBeVisible()
  await expect(fresh.getByText(/Takes effect for days from/)).toBeVisible()
  await isAccessible(page, 'what a new rule changes')
  await fitsSideways(page, 'a new rule')
  await fresh.getByRole('button', { name: 'Add rule' }).click()
  await expect(fresh).toBeHidden()
  const rules = page.getByRole('region', { name: 'When tee times open' })
  const added = rules.getByRole('button', { name: 'Weekdays open 3 days before, at 09:00.' })
  await added.click()
  const panel = page.getByRole('dialog', { name: 'Opening rule' })
  await panel.getByLabel('Days before the day of play').fill('2')
  await panel.getByRole('button', { name: 'Save' }).click()
  const changed = rules.getByRole('button', { name: 'Weekdays open 2 days before, at 09:00.' })
  await expect(changed).toHaveCount(1)
  await panel.getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('days that are open stay open')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(changed).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(changed).toHaveCount(1)
})

test('a rule is tried on past days, and a member’s day is explained', async ({ page }) => {
  await logIn(page, 'manager1', PATH)
  const rules = page.getByRole('region', { name: 'When tee times open' })
  await rules
    .getByRole('button', { name: /^Weekends and holidays open/ })
    .first()
    .click()
  const panel = page.getByRole('dialog', { name: 'Opening rule' })
  await panel.getByText('Try on past days').click()
  await panel.getByRole('button', { name: 'Compare' }).click()
  await expect(panel.getByRole('row', { name: /Could be booked/ })).toContainText(/[1-9]/)
  await isAccessible(page, 'past days')
  await panel.getByRole('button', { name: 'Close' }).click()
  await rules.getByRole('button', { name: 'Explain a member’s day' }).click()
  const explain = page.getByRole('dialog', { name: 'Explain a member’s day' })
  await explain.getByPlaceholder('Name, login ID or membership number').fill('penalty1')
  await explain.getByRole('option').first().click()
  await explain.getByRole('button', { name: 'Explain', exact: true }).click()
  await expect(explain.getByText('The member cannot book this day now.')).toBeVisible()
  await expect(explain.getByText(/The member is suspended from booking until/)).toBeVisible()
  await isAccessible(page, 'an explained day')
  await fitsSideways(page, 'an explained day')
})

test('axe finds nothing: the rules', async ({ page }) => {
  await logIn(page, 'manager1', PATH)
  await expect(page.getByRole('heading', { name: 'Full member' })).toBeVisible()
  await isAccessible(page, 'the opening rules')
  await fitsSideways(page, 'the opening rules')
})
