import { logIn } from '../club/log-in.ts'
import { someManager } from '../club/managers.ts'
import { expect, test } from '../journey.ts'

const FIRST = /\/check-id\/office1(\?|$)/

test('whether an id can be had is said while it is typed; an answer that comes late counts for nothing', async ({
  page,
}) => {
  await logIn(page, 'manager1', '/ishm/site/user?new=1')
  const panel = page.getByRole('dialog', { name: 'New manager' })
  const id = panel.getByLabel('ID')
  const said = panel.getByRole('status')
  await id.pressSequentially('offi')
  await expect(id).toHaveAttribute('aria-invalid', 'true')
  await expect(said.first()).toHaveText(/6 to 12 lowercase letters/)
  await id.pressSequentially('ce1')
  await expect(said.first()).toHaveText('Someone else has this ID. Choose another.')
  await expect(id).toHaveAccessibleDescription(/Someone else has this ID/)
  await id.pressSequentially('7')
  await expect(said.first()).toHaveText('The ID office17 is available.')
  await expect(id).not.toHaveAttribute('aria-invalid')

  // The first answer arrives after the second.
  const slow = Promise.withResolvers<void>()
  await page.route(FIRST, async (route) => {
    await slow.promise
    await route.continue().catch(() => {})
  })
  const askedForFirst = page.waitForRequest(FIRST)
  await id.fill('office1')
  await askedForFirst
  await id.fill('nobody77')
  await expect(said.first()).toHaveText('The ID nobody77 is available.')
  slow.resolve()
  await page.unrouteAll({ behavior: 'wait' })
  await expect(said.first()).toHaveText('The ID nobody77 is available.')
  await expect(id).not.toHaveAttribute('aria-invalid')
})

test('two managers save the same manager: the second sees what the first changed, and nothing typed is lost', async ({
  page,
  another,
  club,
}) => {
  const { idx } = await someManager(club, 'Woo-jin Cha')
  await logIn(page, 'manager1', `/ishm/site/user/${idx}`)
  const mine = page.getByRole('dialog')
  await mine.getByLabel('Name', { exact: true }).fill('Woo-jin Cha-Kim')
  await mine.getByLabel('Note').fill('Mornings only')

  const other = await another()
  const boss = await someManager(club, 'Bo-ram Seo', { isSuper: true })
  await logIn(other, boss.id, `/ishm/site/user/${idx}`)
  const theirs = other.getByRole('dialog')
  await theirs.getByLabel('Phone number').fill('031-555-0199')
  await theirs.getByLabel('Note').fill('Left-handed clubs')
  await theirs.getByLabel('Group', { exact: true }).selectOption('Office')
  await theirs.getByRole('button', { name: 'Save' }).click()
  await expect(other.getByText('Saved.').first()).toBeVisible()

  await mine.getByRole('button', { name: 'Save' }).click()
  const alert = mine.getByRole('alert').filter({ hasText: 'Someone else saved this account' })
  await expect(alert.getByRole('listitem')).toHaveText([
    'Phone number (saved by someone else): 031-555-0199',
    'Group (saved by someone else): Office',
    'Note (saved by someone else): Left-handed clubs',
  ])
  await expect(mine.getByLabel('Name', { exact: true })).toHaveValue('Woo-jin Cha-Kim')
  await expect(mine.getByLabel('Note')).toHaveValue('Mornings only')
  await expect(mine.getByLabel('Phone number')).toHaveValue('031-555-0199')
  await mine.getByRole('button', { name: 'Save' }).click()
  await expect(mine.getByRole('heading', { name: 'Woo-jin Cha-Kim' })).toBeVisible()
  await expect(alert).toHaveCount(0)
  const [row] = await club.sql`
    select a.name, a.phone_no as phone, a.memo, g.name as group from admin a join admin_group g using (group_idx)
    where admin_idx = ${idx}`
  expect(row).toEqual({
    name: 'Woo-jin Cha-Kim',
    phone: '031-555-0199',
    memo: 'Mornings only',
    group: 'Office',
  })
})

test('with the keyboard alone: one is opened, changed and closed, and the focus is where it was', async ({
  page,
  club,
}) => {
  const { id } = await someManager(club, 'Ye-rin Do')
  await logIn(page, 'manager1', `/ishm/site/user?keyword=${id}`)
  const link = page.getByRole('link', { name: 'Ye-rin Do' })
  await expect(link).toBeVisible()
  const tabTo = async (name: string) => {
    for (let i = 0; i < 80; i++) {
      await page.keyboard.press('Tab')
      const focused = await page.evaluate(() => {
        const { activeElement: now } = document
        return (now as HTMLInputElement)?.labels?.[0]?.textContent ?? now?.textContent
      })
      if (focused?.startsWith(name)) return
    }
    throw new Error(`Tab does not lead to ${name}`)
  }
  await tabTo('Ye-rin Do')
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Ye-rin Do' })
  await expect(panel.getByLabel('Group', { exact: true })).toBeVisible()
  await tabTo('Name')
  await page.keyboard.type('Ye-rin Do-Kim')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Ye-rin Do-Kim' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(`/ishm/site/user?keyword=${id}`)
  await expect(page.getByRole('link', { name: 'Ye-rin Do-Kim' })).toBeFocused()
})
