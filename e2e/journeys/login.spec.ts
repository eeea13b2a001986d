import { fillLogin, logInByForm } from '../club/log-in.ts'
import { someMember } from '../club/people.ts'
import { expect, test } from '../journey.ts'

test('a wrong password is refused aloud and keeps what was typed', { tag: '@main' }, async ({ page, club }) => {
  const { id, name } = await someMember(club)
  await page.goto('/login')
  await fillLogin(page, id, 'not my password 1!')
  const refusal = page.locator('form').getByRole('alert')
  await expect(refusal).toContainText('Wrong ID or password.')
  await expect(page.getByLabel('ID', { exact: true })).toHaveValue(id)
  await expect(page.getByLabel('Password')).toHaveValue('not my password 1!')
  await expect(page.getByLabel('Password')).toBeFocused()

  await fillLogin(page, id)
  await expect(page.getByRole('banner').getByText(name)).toBeVisible()
})

test('a session is redirected from the login to its page', async ({ page, club }) => {
  const { id } = await someMember(club)
  await logInByForm(page, id)
  await page.goto('/login')
  await expect(page).toHaveURL('/')
})

test('a manager who logs in from the site begins in the office', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await fillLogin(page, 'content1')
  await page.waitForURL(({ pathname }) => pathname.startsWith('/ishm'))
})

test('logging out leads home, never by way of the login page', async ({ page, club }) => {
  await logInByForm(page, (await someMember(club)).id, '/mypage')
  const home = Promise.withResolvers<void>()
  const isAsked = Promise.withResolvers<void>()
  await page.route(
    ({ pathname }) => pathname === '/',
    async (route) => {
      isAsked.resolve()
      await home.promise
      await route.fallback()
    },
  )
  const ways: string[] = []
  page.on('framenavigated', (frame) => ways.push(new URL(frame.url()).pathname))
  // A click waits for the page that it leads to.
  const clicked = page.getByRole('button', { name: 'Log out' }).click()
  await isAsked.promise
  // The page that is left has time to act on the session that ended.
  for (let i = 0; i < 20; i++) await page.request.get('/hp/api/site/state?clubCode=GC001')
  home.resolve()
  await clicked
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  // The router may write the state of its first page, which is the same page.
  expect([...new Set(ways)]).toEqual(['/'])
  await page.goBack()
  await expect(page).toHaveURL('/login?back=%2Fmypage')
})
