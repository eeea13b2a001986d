import { fitsSideways, isAccessible, STILL } from '../club/accessible.ts'
import { logIn } from '../club/log-in.ts'
import { expect, test } from '../journey.ts'

test.use(STILL)

const order = (page: import('@playwright/test').Page) =>
  page.getByRole('list', { name: 'Menu settings' }).getByRole('link').allInnerTexts()

test('menus are moved by the keyboard and dragged, and each move is undone', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await logIn(page, 'manager1', '/ishm/menu/set-menus')
  await expect(page.getByRole('list', { name: 'Menu settings' })).toBeVisible()
  const before = await order(page)
  const [first, second] = before as [string, string]
  await page.getByRole('button', { name: `Move ${second} up` }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => order(page)).toEqual([second, first, ...before.slice(2)])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => order(page)).toEqual(before)

  const rowOf = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) })
  await rowOf(second).dragTo(rowOf(first), { targetPosition: { x: 200, y: 10 } })
  await expect.poll(() => order(page)).toEqual([second, first, ...before.slice(2)])
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect.poll(() => order(page)).toEqual(before)
})

test('the texts of a menu are previewed as they are typed, saved, and seen by visitors', async ({
  page,
  another,
  club,
}) => {
  const [row] = await club.sql<{ idx: string }[]>`select idx from menu where code = '060000'`
  const [before] = await club.sql`select seo_tag as "seoTag", sns_title as "snsTitle" from menu where code = '060000'`
  await logIn(page, 'manager1', `/ishm/menu/set-menus?menu=${row!.idx}`)
  const panel = page.getByRole('dialog')
  const english = panel.getByRole('group', { name: 'English' })
  await english.getByLabel('Page title in search results').fill('What happens at Greenhill')
  await expect(english.getByRole('figure', { name: 'Search result' })).toContainText('What happens at Greenhill')
  await english.getByLabel('Shared link title').fill('News from the hills')
  await expect(english.getByRole('figure', { name: 'Shared link' })).toContainText('News from the hills')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(panel.getByRole('button', { name: 'Save' })).toBeHidden()
  const [saved] = await club.sql`select seo_tag ->> 'en' as title from menu where code = '060000'`
  expect(saved).toEqual({ title: 'What happens at Greenhill' })
  const visitor = await another()
  // Pages are kept for a moment.
  await expect
    .poll(
      async () => {
        await visitor.goto('/community')
        return visitor.title()
      },
      { timeout: 120_000 },
    )
    .toBe('What happens at Greenhill')
  await club.sql`
    update menu set (seo_tag, sns_title) = (select ${club.sql.json(before!.seoTag as never)}::jsonb, ${club.sql.json(before!.snsTitle as never)}::jsonb)
    where code = '060000'`
})

test('axe finds nothing: the menus, one of them, and the start page', async ({ page, club }) => {
  await logIn(page, 'manager1', '/ishm/menu/set-menus')
  await expect(page.getByRole('list', { name: 'Menu settings' })).toBeVisible()
  await isAccessible(page, 'the menus')
  await fitsSideways(page, 'the menus')
  for (const code of ['030000', '010000']) {
    const [row] = await club.sql<{ idx: string }[]>`select idx from menu where code = ${code}`
    await page.goto(`/ishm/menu/set-menus?menu=${row!.idx}`)
    await expect(page.getByRole('group', { name: 'Korean' })).toBeVisible()
    await isAccessible(page, `menu ${code}`)
    await fitsSideways(page, `menu ${code}`)
  }
})
