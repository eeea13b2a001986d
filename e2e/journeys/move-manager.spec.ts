import { fitsSideways, isAccessible, STILL } from '../club/accessible.ts'
import { logIn } from '../club/log-in.ts'
import { someManager } from '../club/managers.ts'
import { expect, test } from '../journey.ts'

test.use(STILL)

test('a manager is moved to another group and gets its permissions', async ({ page, club }) => {
  const { idx } = await someManager(club, 'Mi-rae Kang')
  await club.sql`
    insert into admin_right (admin_idx, menu_code, rights) values (${idx}, '960000', 'R'), (${idx}, '960200', 'RU')`
  await logIn(page, 'manager1', `/ishm/menu/set-perm?manager=${idx}`)
  // The permissions say which group it is; the form of the manager has the one field that changes it.
  await page.getByRole('dialog').getByRole('link', { name: 'Change group' }).click()
  const panel = page.getByRole('dialog', { name: 'Mi-rae Kang' })
  await panel.getByLabel('Group', { exact: true }).selectOption({ label: 'Committee' })
  await expect(panel.getByText(/^Gains permissions in \d+ menus?:$/)).toBeVisible()
  const lost = panel.getByText(/^Loses permissions in \d+ menus?:$/)
  await expect(lost.locator('xpath=following-sibling::ul[1]')).toContainText('Codes and policy: View, Edit')
  await isAccessible(page, 'the outcome of another group')
  await fitsSideways(page, 'the outcome of another group')
  await panel.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(panel.getByText('These are the permissions of the group Committee')).toBeVisible()
  await expect(lost).toBeHidden()
  const rights = await club.sql`
    select r.menu_code from admin a join admin_group g using (group_idx) join admin_right r using (admin_idx)
    where a.admin_idx = ${idx} and g.name = 'Committee'`
  const codes = rights.map((right) => right.menu_code)
  expect(codes).toContain('960400')
  expect(codes).not.toContain('960200')
})
