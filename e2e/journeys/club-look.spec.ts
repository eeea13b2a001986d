import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { fitsSideways, isAccessible, STILL } from '../club/accessible.ts'
import { logIn } from '../club/log-in.ts'
import { expect, test } from '../journey.ts'

test.use(STILL)

const LOOK = '/ishm/site/info/look'

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()
const isSaved = (page: Page) => expect(page.getByRole('region', { name: 'Unsaved changes:' })).toBeHidden()
const tokenOf = (page: Page, token: string) =>
  page.evaluate((name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim(), `--ch-${token}`)

test.afterEach(async ({ club, complaints }) => {
  // Playwright's tracer injects a script, which the page's policy blocks.
  const ours = complaints.filter((line) => !line.startsWith("Connecting to 'blob:"))
  complaints.splice(0, complaints.length, ...ours)
  await club.sql`update look set main = null, accent = null, version = version + 1`
  await club.sql`delete from club_logo`
  await club.sql`update club set social = '{}'`
  await club.sql`update analytics set ga_id = '', sealed_secret = ''`
})

for (const [main, accent] of [
  ['#14285a', '#d4af37'],
  ['#6d1a2d', '#87ceeb'],
] as const)
  test(`a club in ${main} and ${accent} can be read in both themes`, async ({ page, another }) => {
    await logIn(page, 'manager1', LOOK)
    await page.getByLabel('Main colour', { exact: true }).fill(main)
    await page.getByLabel('Accent', { exact: true }).fill(accent.slice(1).toUpperCase())
    const light = page.getByRole('img', { name: 'Preview: Light theme' })
    await expect
      .poll(() => light.evaluate((pane) => getComputedStyle(pane).getPropertyValue('--ch-fairway')))
      .toBe(main)
    // Nothing is changed before it is saved.
    expect(await tokenOf(page, 'fairway')).not.toBe(main)
    await save(page)
    await isSaved(page)
    await expect.poll(() => tokenOf(page, 'fairway')).toBe(main)
    await isAccessible(page, `colours ${main}`)

    const visitor = await another({ reducedMotion: 'reduce' })
    for (const path of ['/', '/reservation', '/community']) {
      await expect(async () => {
        await visitor.goto(path)
        await expect(visitor.locator('style[data-look]')).toHaveCount(1, { timeout: 1_000 })
      }).toPass()
      await visitor.emulateMedia({ colorScheme: 'light' })
      expect([await tokenOf(visitor, 'fairway'), await tokenOf(visitor, 'sand')]).toEqual([main, accent])
      await expect(visitor.locator('meta[name=theme-color]').first()).toHaveAttribute('content', main)
      await isAccessible(visitor, `${path} in ${main}`)
    }
    expect(await (await visitor.request.get('/favicon.svg')).text()).toContain(main)
  })

test('a colour that cannot be read is refused, and the nearest shade is one press away', async ({ page, another }) => {
  await logIn(page, 'manager1', LOOK)
  const main = page.getByLabel('Main colour', { exact: true })
  await main.fill('yellow')
  await save(page)
  await expect(main).toBeFocused()
  await expect(page.getByText('Enter a colour with six digits, such as #1f5b3f.')).toBeVisible()
  await main.fill('#ffff00')
  await expect(
    page.getByText(/^Light theme: Link text on the page is hard to read\. Its contrast is 1\.0\d/).first(),
  ).toBeVisible()
  await save(page)
  await expect(main).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('button', { name: /^Main colour: Use #/ }).click()
  const near = await main.inputValue()
  expect(near).toMatch(/^#[0-9a-f]{6}$/)
  await expect(page.getByText(/is hard to read/)).toHaveCount(0)
  await save(page)
  await isSaved(page)

  await page.getByRole('button', { name: 'Main colour: use the default' }).click()
  await save(page)
  await isSaved(page)
  expect(await tokenOf(page, 'fairway')).toBe('#1f5b3f')
  const visitor = await another()
  await expect(async () => {
    expect(await (await visitor.request.get('/club')).text()).not.toMatch(/<style[^>]*data-look/)
  }).toPass()
  await page.getByText('Changes to colours and images').click()
  await expect(page.getByText(near).first()).toBeVisible()
})

test('the club’s own images are on the home page and in previews of links', async ({ page, another }) => {
  const picture = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#7fa3b8' } })
    .jpeg()
    .toBuffer()
  const choose = async (name: string) => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: `Choose image: ${name}` }).click()
    await (await chooser).setFiles({ name: 'course.jpg', mimeType: 'image/jpeg', buffer: picture })
  }
  await logIn(page, 'manager1', LOOK)
  await choose('Home page image')
  await choose('Shared link image')
  await save(page)
  await isSaved(page)
  const visitor = await another({ reducedMotion: 'reduce' })
  const image = visitor.locator('main picture img').first()
  await expect(async () => {
    await visitor.goto('/')
    await expect(image).toHaveAttribute('src', /\/hero-[0-9a-f]{8}\.jpg$/, { timeout: 1_000 })
  }).toPass()
  expect(await image.evaluate((one: HTMLImageElement) => one.decode().then(() => one.naturalWidth))).toBeGreaterThan(
    300,
  )
  await isAccessible(visitor, 'home with an image')
  await fitsSideways(visitor, 'home with an image')
  expect((await visitor.request.get('/preview.png')).headers()['content-type']).toBe('image/jpeg')
  await fitsSideways(page, 'colours and images')
})

test('social pages are in the footer, and reports to Google need an id and a secret', async ({ page, another }) => {
  await logIn(page, 'manager1', '/ishm/site/ext-info')
  await page.getByLabel('Instagram').fill('https://example.com/greenhill')
  await save(page)
  await expect(page.getByText('Enter an address that begins with https://www.instagram.com/.')).toBeVisible()
  await page.getByLabel('Instagram').fill('https://www.instagram.com/greenhill/')
  await page.getByLabel('Measurement ID').fill('g-abc123def4')
  await save(page)
  await expect(page.getByText('Enter the API secret too.', { exact: false })).toBeVisible()
  await page.getByLabel('Measurement Protocol API secret').fill('hush_hush')
  await save(page)
  await isSaved(page)
  await expect(page.getByText('On. Nothing has been reported yet.')).toBeVisible()
  await expect(page.getByText('Naver Analytics cannot be used here', { exact: false })).toBeVisible()
  await isAccessible(page, 'external services')
  await fitsSideways(page, 'external services')

  const visitor = await another()
  await expect(async () => {
    await visitor.goto('/')
    await expect(visitor.getByRole('contentinfo').getByRole('link', { name: 'Instagram' })).toHaveAttribute(
      'href',
      'https://www.instagram.com/greenhill/',
      { timeout: 1_000 },
    )
  }).toPass()
  const html = await (await visitor.request.get('/')).text()
  expect(html).toContain('"sameAs":["https://www.instagram.com/greenhill/"]')
  expect(html).not.toMatch(/google-analytics|googletagmanager|G-ABC123DEF4/)
})

test('who may not read the site information does not see the colours', async ({ page }) => {
  await logIn(page, 'content1', LOOK)
  await expect(page.getByText('You don’t have access to Site information')).toBeVisible()
})
