import { expect, test } from '../journey.ts'

const stored = (name: string) => JSON.parse(localStorage.getItem(name) ?? 'null')

test('a visit keeps the menus and the holidays, and counts once a day', async ({ page, club }) => {
  const views = async () => {
    const [row] = await club.sql<{ views: number }[]>`
      select coalesce(sum(views), 0)::int as views from home_view`
    return row!.views
  }
  const before = await views()
  let counted = 0
  page.on('request', (request) => {
    if (request.url().includes('/dashboard/increment/')) counted++
  })
  await page.goto('/community/notice/21')
  expect(await page.evaluate(stored, 'currentMenu')).toMatchObject({ code: '060000', seoSlug: 'community' })
  expect(await page.evaluate(stored, 'menus')).toContainEqual(expect.objectContaining({ code: '010000' }))
  await expect
    .poll(() => page.evaluate(stored, 'Holidays'))
    .toContainEqual(expect.objectContaining({ date: expect.any(String), name: expect.any(String) }))
  await expect.poll(views).toBeGreaterThanOrEqual(Math.max(before, 1))
  expect(counted).toBe(1)

  // At the next start nothing is due: the daily work has been loaded and has run.
  const loaded = page.waitForEvent('requestfinished', (request) => request.url().includes('frame-later'))
  await page.reload()
  await loaded
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await page.getByRole('link', { name: 'Greenhill Country Club, home' }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => page.evaluate(stored, 'currentMenu')).toMatchObject({ code: '010000' })
  expect(counted).toBe(1)
})

test('menus follow the language, and so does what the page is called', async ({ page }) => {
  await page.goto('/community')
  await expect(page).toHaveTitle('News, events and downloads')
  await page.getByRole('banner').getByRole('button', { name: '한국어' }).click()
  await expect(page).toHaveTitle('소식, 행사, 자료실')
  await expect.poll(() => page.evaluate(stored, 'currentMenu')).toMatchObject({ name: '커뮤니티' })
})

test('a hash leads to its section', async ({ page }) => {
  await page.clock.install()
  await page.goto('/#visit')
  await page.evaluate(() => scrollTo(0, 0))
  await expect(page.locator('#visit')).not.toBeInViewport()
  // A second later, after the page's layout has settled.
  await page.clock.fastForward(1000)
  await expect(page.locator('#visit')).toBeInViewport()
})

test('a new version is offered, and only ever loaded by hand', async ({ page }) => {
  await page.route('**/builds/latest.json*', (route) =>
    route.fulfill({ json: { buildId: 'newer', builtAt: '2026-11-21T00:00:00Z', version: '9' } }),
  )
  await page.route('**/builds/meta/newer.json*', (route) =>
    route.fulfill({ json: { buildId: 'newer', builtAt: '2026-11-21T00:00:00Z', version: '9' } }),
  )
  await page.clock.install()
  await page.goto('/login')
  await page.getByLabel('ID', { exact: true }).fill('half typed')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const offer = page.getByRole('button', { name: 'Reload' })
  await expect(async () => {
    await page.clock.fastForward('13:00')
    await expect(offer).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.clock.fastForward('13:00')
  await expect(offer).toHaveCount(1)
  await expect(page.getByText('A new version of the site is available.').first()).toBeVisible()
  await expect(page.getByLabel('ID', { exact: true })).toHaveValue('half typed')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  await offer.click()
  await expect.poll(() => page.evaluate(() => 'sameDocument' in window)).toBe(false)
})

test('the running version is the newest', async ({ page }) => {
  await page.goto('/')
  const own = await page.evaluate(
    () => (window as { __reactRouterManifest?: { version: string } }).__reactRouterManifest?.version,
  )
  const latest = await (await page.request.get('/builds/latest.json')).json()
  expect(latest.buildId).toBe(own)
  expect((await page.request.get(`/builds/meta/${own}.json`)).status()).toBe(200)
})

test('a lost piece of the site reloads the page, but not again and again', async ({ page, complaints }) => {
  await page.goto('/community')
  const mark = () => page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const isSame = () => page.evaluate(() => 'sameDocument' in window).catch(() => undefined)
  await page.route('**/assets/login-page*.js', (route) => route.abort())
  const login = page.getByRole('banner').getByRole('link', { name: 'Log in' })
  await mark()
  await login.click()
  await expect.poll(isSame).toBe(false)
  await expect(page.locator('html')).toHaveAttribute('data-ready', '')
  await expect(page).toHaveURL('/community')

  await mark()
  await login.click()
  await expect(page.getByText('This page cannot be loaded at the moment.').last()).toBeVisible()
  expect(await isSame()).toBe(true)
  await page.getByRole('link', { name: 'Greenhill Country Club, home' }).click()
  await expect(page).toHaveURL('/')
  complaints.splice(0)
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a page says so, and comes back as it is now', async ({ page, complaints }) => {
    await page.goto('/')
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
    await page.context().setOffline(true)
    await page.evaluate(() => location.assign('/community'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
    await expect(page).toHaveURL('/community')
    // Its styles are stored with it.
    await expect(page.getByRole('link', { name: 'Try again' })).toHaveCSS('border-radius', '10px')

    await page.context().setOffline(false)
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('News and events')
    await expect(page).toHaveURL('/community')
    complaints.splice(0)
  })
})
