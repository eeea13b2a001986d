import { logIn } from '../club/log-in.ts'
import { someManager } from '../club/managers.ts'
import { expect, test } from '../journey.ts'

test('a manager is moved to another group and gets its permissions', async ({ page, club }) => {
  const { idx } = await someManager(club, 'Mi-rae Kang')
  await logIn(page, 'manager1', `/ishm/menu/set-perm?manager=${idx}`)
  await page.getByLabel('Move to group').selectOption({ label: 'Committee' })
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(page.getByText('Mi-rae Kang was moved to Committee.').first()).toBeVisible()
  const rights = await club.sql`
    select r.menu_code from admin a join admin_group g using (group_idx) join admin_right r using (admin_idx)
    where a.admin_idx = ${idx} and g.name = 'Committee'`
  expect(rights.map((right) => right.menu_code)).toContain('960400')
})
