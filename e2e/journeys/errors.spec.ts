import { logIn } from '../club/log-in.ts'
import { someMember } from '../club/people.ts'
import { expect, test } from '../journey.ts'

const BOOKINGS = '**/my-reservation/bookings/**'

test('463 says why, logs out and leads to the login and back', async ({ page, club, complaints }) => {
  const me = await someMember(club)
  await logIn(page, me.id, '/community')
  const fail = { code: '463', msgCode: 'session.463', msgDetail: 'You were logged out at the desk.' }
  const gone = { status: 401, json: { result: false, data: null, fail } }
  await page.route(BOOKINGS, (route) => route.fulfill(gone))
  await page.route('**/tokens/refresh*', (route) => route.fulfill(gone))
  await page.getByRole('link', { name: me.name }).click()
  await expect(page.locator('[popover]').getByText('You were logged out at the desk.')).toBeVisible()
  await expect(page).toHaveURL('/Login?back=%2Fmypage')
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  const kept = () =>
    page.evaluate(() => [localStorage, sessionStorage].map((one) => [one.getItem('user'), one.getItem('adminMenu')]))
  expect(await kept()).toEqual([
    [null, null],
    [null, null],
  ])
  // The lost page is not in the history.
  await page.goBack()
  await expect(page).toHaveURL('/community')
  complaints.splice(0)
})

for (const [status, text] of [
  [403, 'You don’t have access to this.'],
  [404, 'This no longer exists.'],
  [500, 'Something went wrong on our side.'],
] as const) {
  test(`${status} shows a toast, and the page says it too`, async ({ page, club, complaints }) => {
    const me = await someMember(club)
    await page.route(BOOKINGS, (route) =>
      route.fulfill({ status, json: { result: false, fail: { code: `${status}` } } }),
    )
    await logIn(page, me.id, '/mypage')
    await expect(page.locator('[popover]').getByText(text)).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: 'This page could not be shown' })).toBeVisible()
    complaints.splice(0)
  })
}

test('an unknown path says which', async ({ page, complaints }) => {
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await expect(page.getByText('Page Not Found: /no/such/page', { exact: true })).toBeVisible()
  complaints.splice(0)
})
