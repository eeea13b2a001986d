import { fitsSideways, isAccessible, STILL } from '../club/accessible.ts'
import { logIn } from '../club/log-in.ts'
import { expect, test } from '../journey.ts'

test.use(STILL)
const PATH = '/ishm/reservation/draws'

test('a draw is planned by what the settings propose, changed, and revoked for a reason', async ({ page, club }) => {
  // The draws of weekends are planned by the standing plan.
  const [row] = await club.sql<{ date: string }[]>`
    select max(date)::text as date from sheet_day where state = 'PUBLISHED' and day_class = 'WEEKDAY'`
  await logIn(page, 'manager1', `${PATH}/plan?date=${row!.date}`)
  const title = page.getByLabel('Title (English)')
  await title.fill('A draw of members')
  await isAccessible(page, 'the plan of a draw')
  await fitsSideways(page, 'the plan of a draw')
  const save = page.getByRole('button', { name: 'Save' })
  await page.getByRole('checkbox', { name: 'Morning' }).setChecked(true)
  await save.click()
  const panel = page.getByRole('dialog', { name: 'A draw of members' })
  await expect(panel.getByText(/Opens .*, automatically\./)).toBeVisible()
  await isAccessible(page, 'a draw')
  await panel.getByRole('link', { name: 'Change draw' }).click()
  await title.fill('A draw of two')
  await save.click()
  const changed = page.getByRole('dialog', { name: 'A draw of two' })
  await changed.getByRole('button', { name: 'Revoke draw' }).click()
  await changed.getByLabel('Reason, shown to everyone (English)').fill('Snow')
  await changed.locator('form').getByRole('button', { name: 'Revoke draw' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('This cannot be undone.')
  await question.getByRole('button', { name: 'Revoke draw' }).click()
  await expect(changed.getByText('Reason: Snow')).toBeVisible()
  await expect(changed.getByRole('button', { name: 'Revoke draw' })).toHaveCount(0)
})

test('rules are tried on past draws, and the settings of draws stand in groups', async ({ page }) => {
  await logIn(page, 'manager1', `${PATH}/try`)
  await page.getByRole('button', { name: 'Try rules' }).click()
  await expect(page.getByText('There are no draws in this period.')).toBeVisible()
  await isAccessible(page, 'rules that are tried')
  await page.goto('/ishm/reservation/opening')
  const draw = page.getByRole('region', { name: 'Draw' })
  await draw.getByRole('heading', { name: 'Draw', exact: true, level: 2 }).click()
  for (const name of ['Calendar', 'Groups of players', 'Tickets and priority', 'Source of the random number'])
    await expect(draw.getByRole('heading', { name, level: 3 })).toBeVisible()
})
