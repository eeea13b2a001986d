import { fillLogin, logIn } from '../club/log-in.ts'
import { lookUntil, setSiteState } from '../club/site-state.ts'
import { expect, test } from '../journey.ts'

test.afterEach(async ({ club, page }) => {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await setSiteState(club, page, 1)
})

test('a stopped site answers every public page with the stop page, and lets managers in', { tag: '@main' }, async ({
  page,
  club,
  complaints,
}) => {
  await setSiteState(club, page, 0, 'Back on Monday at 09:00.')
  for (const path of ['/', '/community', '/mypage', '/no/such/page', '/stop-site']) {
    const answer = await page.request.get(path)
    expect(answer.status(), path).toBe(503)
    expect(Number(answer.headers()['retry-after']), path).toBeGreaterThan(0)
    expect(await answer.text(), path).toContain('Back on Monday at 09:00.')
  }
  for (const path of ['/login', '/favicon.svg']) expect((await page.request.get(path)).status(), path).toBe(200)
  // Loader data redirects to the stop page too.
  expect(await (await page.request.get('/community.data')).text()).toContain('/stop-site')

  await page.goto('/community/notice/21?from=mail')
  await expect(page).toHaveURL('/stop-site')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The site is down for maintenance')
  await expect(page.getByText('Back on Monday at 09:00.')).toBeVisible()
  // The browser itself logs the status of the page.
  expect(complaints.splice(0)).toHaveLength(1)

  await page.getByRole('link', { name: 'For managers' }).click()
  await expect(page).toHaveURL('/login?back=%2Fishm')
  await fillLogin(page, 'manager1')
  await expect(page).toHaveURL('/ishm')
  await expect(page.getByRole('table')).toBeVisible()
})

test('an open page sees at the next click that the site closed, and goes home when it opens again', async ({
  page,
  club,
  another,
}) => {
  await page.goto('/community')
  const office = await another()
  await logIn(office, 'manager1', '/ishm')
  const close = (state: number) =>
    office.evaluate(async (state) => {
      const { accessToken } = JSON.parse(sessionStorage.getItem('user')!)
      const answer = await fetch('/hp/api/site/state', {
        method: 'PUT',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
        body: JSON.stringify({ state, message: 'Closed for the winter.', reason: 'A journey' }),
      })
      return (await answer.json()).result
    }, state)

  expect(await close(2)).toBe(true)
  await lookUntil(page, '/close-page')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The site is closed for now')
  await expect(page.getByText('Closed for the winter.')).toBeVisible()
  // The back office is unaffected.
  await office.reload()
  await expect(office.getByRole('table')).toBeVisible()

  expect(await close(0)).toBe(true)
  await lookUntil(page, '/stop-site')
  expect(await close(1)).toBe(true)
  await lookUntil(page, '/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Greenhill Country Club')
  await setSiteState(club, page, 1)
})

test('the state is asked for again after 5 s: on focus, after another page, and on a click', async ({ page }) => {
  let asked = 0
  await page.route('**/hp/api/site/state?*', async (route) => {
    asked++
    await route.continue()
  })
  await page.clock.install()
  await page.goto('/')
  await expect.poll(() => asked).toBe(1)
  // Within the 5 s nothing asks; web/src/site/recheck.test.ts has that, because on a busy machine they may pass here.
  await page.clock.fastForward(5000)
  // Focusing the window checks first.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect.poll(() => asked).toBe(2)
  // A route change within the pause is checked afterwards.
  await page.getByRole('link', { name: 'All notices' }).click()
  await expect(page).toHaveURL('/community')
  await page.clock.fastForward(5000)
  await expect.poll(() => asked).toBe(3)
  await page.clock.fastForward(5000)
  await page.getByRole('heading', { level: 1 }).click()
  await expect.poll(() => asked).toBe(4)
})

test('an open page follows title and icon of the site', async ({ page }) => {
  await page.goto('/login')
  await expect(page).toHaveTitle(/ · Greenhill Country Club$/)
  await page.route('**/hp/api/site/state?*', (route) =>
    route.fulfill({
      json: { result: true, data: { state: 1, title: 'Greenhill Links', favicon_url: '/icons/apple-touch.png' } },
    }),
  )
  await expect(async () => {
    await page.locator('main').click({ position: { x: 4, y: 4 } })
    await expect(page).toHaveTitle(/ · Greenhill Links$/, { timeout: 800 })
  }).toPass()
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/icons/apple-touch.png')
})

test('a failed question about the state leads to the error page and on to the back office', async ({
  page,
  complaints,
}) => {
  await page.goto('/community')
  await page.route('**/hp/api/site/state?*', (route) => route.fulfill({ status: 500, body: '{}' }))
  await lookUntil(page, '/error')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We cannot tell whether the site is open')
  await expect(page.getByText('We could not check whether the site is open.')).toBeVisible()
  await expect(page.getByText('Status 500')).toBeVisible()
  await page.getByRole('link', { name: 'Go to the back office' }).click()
  await expect(page).toHaveURL('/login?back=%2Fishm')
  // The error page was replaced in the history.
  await page.goBack()
  await expect(page).not.toHaveURL('/error')
  complaints.splice(0)
})

test('the error page is left when the site answers again', async ({ page, complaints }) => {
  await page.goto('/community')
  await page.route('**/hp/api/site/state?*', (route) => route.abort())
  await lookUntil(page, '/error')
  await page.unrouteAll()
  await lookUntil(page, '/')
  complaints.splice(0)
})

test('crawlers never get the error page', async ({ another, complaints }) => {
  const userAgent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
  const crawler = await another({ userAgent })
  let asked = 0
  await crawler.route('**/hp/api/site/state?*', (route) => {
    asked++
    return route.fulfill({ status: 503, body: '{}' })
  })
  await crawler.goto('/community')
  await expect.poll(() => asked).toBe(2)
  await expect(crawler.getByRole('heading', { level: 1 })).toHaveText('News and events')
  await expect(crawler).toHaveURL('/community')
  expect((await crawler.request.get('/error', { headers: { 'user-agent': userAgent } })).status()).toBe(404)
  complaints.splice(0)
})
