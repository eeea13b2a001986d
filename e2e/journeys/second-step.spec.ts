import { logIn } from '../club/log-in.ts'
import { addApp, someManager, takeOutForbidden } from '../club/managers.ts'
import { PASSWORD } from '../club/people.ts'
import { expect, test } from '../journey.ts'

test.afterEach(async ({ club }) => {
  await club.sql`delete from rule_setting where name = 'account'`
})

test('the club begins to ask for a second step: who works is led to add one, and goes on where they were', async ({
  page,
  another,
  club,
  complaints,
}) => {
  // Two logins on a machine that may be busy.
  const boss = await someManager(club, 'Kyung-soo Han', { isSuper: true })
  const me = await someManager(club, 'Na-ra Im', { isSuper: true })
  await logIn(page, me.id, '/ishm/site/user')
  await expect(page.getByRole('table')).toBeVisible()

  const office = await another()
  await logIn(office, boss.id, '/ishm/site/user')
  await expect(office.getByLabel('Require two-step login for every manager')).toBeDisabled()
  await office.getByRole('link', { name: 'My information' }).click()
  await addApp(office, PASSWORD)
  await office.getByRole('link', { name: 'Managers' }).click()
  await office.getByLabel('Require two-step login for every manager').click()
  await office.getByRole('alertdialog').getByRole('button', { name: 'Save' }).click()
  await expect(office.getByLabel('Require two-step login for every manager')).toBeChecked()

  // While a search is open.
  await page.getByLabel('Name, ID or email').fill('office1')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My information' })).toBeVisible()
  await expect(page.getByText('Set it up here to use the back office')).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toHaveCount(0)
  const rail = page.getByRole('navigation', { name: 'Menu' })
  await expect(rail.getByRole('link')).toHaveText(['My information'])
  await page.goto('/ishm/system/job')
  await expect(page).toHaveURL('/ishm/site/my-info?back=%2Fishm%2Fsystem%2Fjob')
  await page.goBack()
  await expect(page).toHaveURL('/ishm/site/my-info?back=%2Fishm%2Fsite%2Fuser%3Fkeyword%3Doffice1')

  // By keyboard, and the codes stay for printing.
  await addApp(page, PASSWORD)
  await expect(page.getByRole('status').filter({ hasText: 'You can use the back office again.' })).toBeVisible()
  await expect(rail.getByRole('link', { name: 'Managers' })).toBeVisible()
  const onward = page.getByRole('link', { name: 'Return to what you were doing' })
  await onward.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/ishm/site/user?keyword=office1')
  await expect(page.getByRole('row').filter({ hasText: 'office1' })).toBeVisible()
  takeOutForbidden(complaints)
})

test('a redirected manager is free as soon as it is no longer required', async ({ page, club, complaints }) => {
  const me = await someManager(club, 'So-mi Jang', { isSuper: true })
  await club.sql`insert into rule_setting (name, "values") values ('account', '{"managerSecondFactor": true}')`
  await page.goto('/login?back=/ishm/system/job')
  await page.getByLabel('ID', { exact: true }).fill(me.id)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL('/ishm/site/my-info?back=%2Fishm%2Fsystem%2Fjob')
  await expect(page.getByText('Set it up here to use the back office')).toBeVisible()
  await club.sql`delete from rule_setting where name = 'account'`
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('link', { name: 'Return to what you were doing' })).toBeVisible({ timeout: 2000 })
  }).toPass()
  await page.getByRole('link', { name: 'Return to what you were doing' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
  takeOutForbidden(complaints)
})
