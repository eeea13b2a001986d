import { fitsSideways, isAccessible, STILL } from '../club/accessible.ts'
import { logIn } from '../club/log-in.ts'
import { someManager } from '../club/managers.ts'
import { expect, test } from '../journey.ts'

test.use(STILL)

const name = () => `Marshals ${Math.random().toString(36).slice(2, 7)}`

test('a group is created, gets rights by keyboard, and a manager gets them and sees the menu', {
  tag: '@main',
}, async ({ page, club, another }) => {
  const group = name()
  const { id, idx } = await someManager(club, 'Ji-ho Lim')
  await logIn(page, 'manager1', '/ishm/menu/set-perm')
  await page.getByRole('button', { name: 'New group' }).click()
  const fresh = page.getByRole('dialog', { name: 'New group' })
  await fresh.getByLabel('Name (English)').fill(group)
  await fresh.getByRole('button', { name: 'Create group' }).click()
  const panel = page.getByRole('dialog', { name: group })
  await expect(panel.getByRole('grid')).toBeVisible()

  // Tab reaches the grid once; a child of an unreadable parent cannot be chosen.
  const cell = (menu: string, right: string) => panel.getByRole('checkbox', { name: `${menu}: ${right}`, exact: true })
  await expect(cell('Managers', 'View')).toHaveAttribute('aria-disabled', 'true')
  await expect(panel.getByRole('row', { name: /^Managers/ })).toContainText('Off, because Site cannot be viewed')
  await cell('Dashboard', 'View').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(cell('Site', 'View')).toBeFocused()
  await page.keyboard.press('Space')
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowDown')
  await expect(cell('Opening and closing', 'View')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(cell('Opening and closing', 'Edit'), 'there is nothing to create').toBeFocused()
  await page.keyboard.press('Space')
  await expect(cell('Opening and closing', 'View'), 'editing needs viewing').toBeChecked()
  await expect(panel.getByText('3 menus changed')).toBeVisible()
  await expect(panel.getByRole('region', { name: 'What a manager of this group sees' })).toContainText('Dashboard')
  await panel.getByRole('button', { name: 'Save permissions' }).click()
  await expect(panel.getByText('3 menus changed')).toBeHidden()
  await panel.getByRole('tab', { name: 'History' }).click()
  await expect(panel.getByText('View, Edit').first()).toBeVisible()

  const [row] = await club.sql<
    { groupIdx: string }[]
  >`select group_idx as "groupIdx" from admin_group where name = ${group}`
  await club.sql`update admin set group_idx = ${row!.groupIdx} where admin_idx = ${idx}`
  await page.goto(`/ishm/menu/set-perm?manager=${idx}`)
  const one = page.getByRole('dialog', { name: 'Permissions: Ji-ho Lim' })
  await expect(one.getByText(`These permissions differ from the group ${group}`)).toBeVisible()
  await one.getByRole('button', { name: 'Apply the group’s permissions' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Apply the group’s permissions' }).click()
  await expect(one.getByText(`These are the permissions of the group ${group}`)).toBeVisible()
  await expect(one.getByRole('region', { name: 'What Ji-ho Lim sees' })).toContainText('Dashboard')

  const theirs = await another()
  await logIn(theirs, id, '/ishm')
  await expect(
    theirs.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'My information' }),
  ).toBeVisible()
})

test('a group is copied, and deleted and brought back', async ({ page, club }) => {
  const group = name()
  await club.sql`insert into admin_group (name, memo) values (${group}, 'For a copy')`
  const [row] = await club.sql<
    { groupIdx: string }[]
  >`select group_idx as "groupIdx" from admin_group where name = ${group}`
  await logIn(page, 'manager1', `/ishm/menu/set-perm?group=${row!.groupIdx}`)
  await page.getByRole('dialog', { name: group }).getByRole('button', { name: 'Copy' }).click()
  const copy = page.getByRole('dialog', { name: `${group} 2` })
  await expect(copy).toBeVisible()
  await copy.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('row', { name: `${group} 2` })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('row', { name: `${group} 2` })).toHaveCount(1)
})

test('the front desk has a way to Today and to its own information', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await logIn(page, 'frontdesk1', '/ishm')
  const rail = page.getByRole('navigation', { name: 'Menu' })
  await expect(rail.getByRole('link', { name: 'Dashboard' })).toBeVisible()
  await expect(rail.getByRole('link', { name: 'My information' })).toBeVisible()
  await expect(rail.getByRole('link', { name: 'Managers' })).toHaveCount(0)
})

test('axe finds nothing: the groups, one of them, one manager, and without the right', async ({ page, club }) => {
  const { idx, id } = await someManager(club, 'Wilhelmina-Konstantina Montgomery-Featherstonehaugh')
  await logIn(page, 'manager1', '/ishm/menu/set-perm')
  await expect(page.getByRole('row', { name: /Front desk/ })).toBeVisible()
  await isAccessible(page, 'the groups')
  await fitsSideways(page, 'the groups')
  await page.getByRole('link', { name: 'Front desk' }).click()
  await expect(page.getByRole('grid')).toBeVisible()
  await isAccessible(page, 'a group')
  await fitsSideways(page, 'a group')
  await page.goto(`/ishm/menu/set-perm?manager=${idx}`)
  await expect(page.getByRole('grid')).toBeVisible()
  await isAccessible(page, 'the rights of a manager')
  await page.goto('/ishm/menu/set-perm?new=1')
  await page.getByRole('button', { name: 'Create group' }).click()
  await expect(page.getByLabel('Name (English)')).toHaveAttribute('aria-invalid', 'true')
  await isAccessible(page, 'a new group without a name')
  await logIn(page, id, '/ishm/menu/set-perm')
  await expect(page.getByText('You don’t have access to Permissions')).toBeVisible()
  await isAccessible(page, 'without the right to permissions')
})
