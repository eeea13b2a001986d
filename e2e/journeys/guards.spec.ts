import { fillLogin, logIn } from '../club/log-in.ts'
import { someManager } from '../club/managers.ts'
import { someMember } from '../club/people.ts'
import { expect, test } from '../journey.ts'

const COMMUNITY = '060000'

test.afterEach(async ({ club }) => {
  await club.sql`update menu set is_visible = true, permit = '1' where code = ${COMMUNITY}`
})

test('a visitor logs in on the way to a page of members and comes to it', async ({ page, club }) => {
  const { id } = await someMember(club)
  await page.goto('/mypage?tab=past')
  await expect(page).toHaveURL('/login?back=%2Fmypage%3Ftab%3Dpast')
  await fillLogin(page, id)
  await expect(page).toHaveURL('/mypage?tab=past')
})

test('the back office asks visitors to log in, and members to go home', async ({ page, club }) => {
  await page.goto('/ishm?day=today')
  await expect(page).toHaveURL('/login?back=%2Fishm%3Fday%3Dtoday')
  const { id } = await someMember(club)
  await logIn(page, id)
  await page.goto('/ishm')
  await expect(page).toHaveURL('/')
  await page.goto('/Login')
  await expect(page).toHaveURL('/')
})

test('a manager who may not read the tee sheet begins with the first page of the menu', async ({ page }) => {
  await logIn(page, 'content1', '/ishm')
  await expect(page).toHaveURL(/\/ishm\/board\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('You don’t have access')).toHaveCount(0)
})

test("a manager's menu loses what the manager may no longer", async ({ page, club }) => {
  const { id } = await someManager(club, 'Mi-rae Kang')
  await club.sql`
    insert into admin_right select admin_idx, code, 'R' from admin, unnest(array['910000', '910600']) as code where id = ${id}
    on conflict do nothing`
  await logIn(page, id, '/ishm/site/my-info')
  const entry = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Managers' })
  await expect(entry).toBeVisible()
  await club.sql`delete from admin_right r using admin a where a.admin_idx = r.admin_idx and a.id = ${id} and r.menu_code = '910600'`
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await expect(entry).toHaveCount(0, { timeout: 500 })
  }).toPass()
  expect(await page.evaluate(() => sessionStorage.adminMenu)).toMatch(/"code":"910600"[^{]*"isRead":false/)
})

test('a hidden menu has no page, on the server and in an open page', async ({ page, club }) => {
  await page.goto('/')
  await club.sql`update menu set is_visible = false where code = ${COMMUNITY}`
  await expect
    .poll(async () => {
      const answer = await page.request.get('/community/notice/21', { maxRedirects: 0 })
      return [answer.status(), answer.headers().location]
    })
    .toEqual([302, '/'])
  // This page still shows the link; the server refuses its data.
  await page.getByRole('link', { name: 'All notices' }).click()
  await expect(page).toHaveURL('/')
  await page.reload()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Community' })).toHaveCount(0)
})

test('a menu with permit 2 needs a login, and the server renders its page empty', async ({ page, club }) => {
  await club.sql`update menu set permit = '2' where code = ${COMMUNITY}`
  const html = async () => (await page.request.get('/community')).text()
  await expect.poll(html).toContain('name="robots" content="noindex"')
  expect((await html()).split('<script')[0]).not.toContain('Live tee times')

  const { id } = await someMember(club)
  await page.goto('/community')
  await expect(page).toHaveURL('/login?back=%2Fcommunity')
  await fillLogin(page, id)
  await expect(page).toHaveURL('/community')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News and events')
})

test('back goes one step back, and home where there is none', async ({ page }) => {
  await page.goto('/community')
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/login/)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL('/community')

  await page.goto('/login')
  await page.evaluate(() => sessionStorage.removeItem('trail'))
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL('/')
})
