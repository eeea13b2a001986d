import type { Locator, Page } from '@playwright/test'
import type { Club } from '../club/club.ts'
import { isOnTop } from '../club/is-on-top.ts'
import { someMember } from '../club/people.ts'
import { hold, line, sheetAddress } from '../club/sheet.ts'
import { freeTime } from '../club/tee-times.ts'
import { expect, test } from '../journey.ts'

test.use({ popup: 'open' })

const TURN_MS = 3000
const DAY_SECONDS = 86_400

const banners = (page: Page) => page.getByRole('region', { name: 'News from the club' })
const terms = (page: Page) => page.getByRole('region', { name: 'Upcoming changes to terms' })
const shown = (group: Locator, current: number, total: number) => expect(group).toContainText(`${current} / ${total}`)

/** The page's time is frozen, so that only the journey advances the carousel. */
async function still(page: Page): Promise<void> {
  await page.clock.install()
  await page.goto('/')
  await arrived(page)
  await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 10_000)))
}

/** The popup loads when the page is idle; its clock runs until then. */
async function arrived(page: Page): Promise<void> {
  await expect(banners(page)).toBeVisible()
}

test('banners turn every three seconds, and pause on hover, focus or a press', async ({ page }) => {
  await still(page)
  const group = banners(page)
  const first = await group.getByRole('figure').textContent()
  const turns = async () => {
    const before = (await group.textContent())!
    await page.clock.runFor(TURN_MS + 100)
    await expect(group).not.toHaveText(before)
  }
  const stands = async () => {
    const before = (await group.textContent())!
    await page.clock.runFor(4 * TURN_MS + 100)
    await expect(group).toHaveText(before)
  }
  await turns()
  await turns()
  expect(await group.getByRole('figure').textContent()).toBe(first)

  await group.hover()
  await stands()
  await page.mouse.move(5, 5)
  await turns()

  await group.getByRole('button', { name: 'Next' }).focus()
  await stands()
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await turns()

  await group.getByRole('button', { name: 'Pause slides' }).click()
  await page.mouse.move(5, 5)
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await stands()
  await group.getByRole('button', { name: 'Play slides' }).click()
  await page.mouse.move(5, 5)
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await turns()

  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await stands()
})

test('little motion means none by itself, and the arrows still work', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await still(page)
  const group = banners(page)
  await shown(group, 1, 2)
  await page.clock.runFor(4 * TURN_MS)
  await shown(group, 1, 2)
  await expect(group.getByRole('button', { name: 'Pause slides' })).toHaveCount(0)
  await group.getByRole('button', { name: 'Previous' }).click()
  await shown(group, 2, 2)
  await group.getByRole('button', { name: 'Next' }).click()
  await shown(group, 1, 2)
})

test('what is closed for today comes back tomorrow, and yesterday is forgotten', async ({ page, club }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await arrived(page)
  await shown(banners(page), 1, 2)
  const first = await banners(page).getByRole('figure').textContent()
  await banners(page).getByRole('button', { name: 'Don’t show again today' }).click()
  await shown(banners(page), 1, 1)
  await expect(banners(page)).not.toContainText(first!)
  await page.reload()
  await arrived(page)
  await shown(banners(page), 1, 1)
  await banners(page).getByRole('button', { name: 'Don’t show again today' }).click()
  await expect(banners(page)).toHaveCount(0)
  await terms(page).getByRole('button', { name: 'Don’t show again today' }).click()
  await expect(page.getByRole('complementary', { name: 'From the club' })).toHaveCount(0)

  await club.moveClock(DAY_SECONDS)
  await page.reload()
  await arrived(page)
  await shown(banners(page), 1, 2)
  await expect(terms(page)).toBeVisible()
  const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('popup.')))
  expect(kept).toEqual([])
})

test('a banner is closed for today only where it says so, and leads on only where it has details', async ({
  page,
  club,
}) => {
  const change = (today: boolean, detail: boolean) =>
    club.sql`update banner set today_close = ${today}, see_detail = ${detail}`
  const before = await club.sql<{ idx: number; today: boolean; detail: boolean }[]>`
    select idx, today_close as today, see_detail as detail from banner`
  await change(false, false)
  try {
    await expect(async () => {
      await page.goto('/community')
      await arrived(page)
      await expect(banners(page).getByRole('button', { name: 'Don’t show again today' })).toHaveCount(0)
      await expect(banners(page).getByRole('link', { name: 'See details' })).toHaveCount(0)
    }).toPass()
  } finally {
    for (const { idx, today, detail } of before)
      await club.sql`update banner set today_close = ${today}, see_detail = ${detail} where idx = ${idx}`
  }
})

test('a group that was closed stays closed in this visit, terms for today; Escape closes all', async ({
  page,
  context,
  another,
}) => {
  await page.goto('/')
  await arrived(page)
  await terms(page)
    .getByRole('button', { name: /^Close: / })
    .click()
  await expect(terms(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(banners(page)).toHaveCount(0)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.getByRole('banner').getByRole('link', { name: 'Tee times' }).click()
  await expect(page.locator('[data-slot]:visible').first()).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => url.includes('/banner/page/'))).toEqual([])
  const next = await context.newPage()
  await next.goto('/')
  await arrived(next)
  await expect(terms(next)).toHaveCount(0)
  const visitor = await another()
  await visitor.goto('/')
  await arrived(visitor)
  await expect(terms(visitor)).toBeVisible()
})

test('terms open on a page of their own, with what they change', async ({ page, context, club }) => {
  await page.goto('/')
  await arrived(page)
  await expect(terms(page)).toContainText('Terms of service')
  await expect(terms(page)).toContainText('Greenhill Country Club')
  const [next] = await club.sql<{ day: string }[]>`
    select min(effective_date)::text as day from terms_version where state = 'SCHEDULED' and lang = 'en'`
  await expect(terms(page).getByRole('time')).toHaveAttribute('datetime', next!.day)
  await expect(terms(page).getByRole('link', { name: '031-555-0100' })).toHaveAttribute('href', 'tel:0315550100')
  const opened = context.waitForEvent('page')
  await terms(page).getByRole('link', { name: 'See details' }).click()
  const agreement = await opened
  await expect(agreement).toHaveURL(/\/common\/agreement\/\d+$/)
  await expect(agreement.getByRole('heading', { level: 1 })).toHaveText('Terms of service')
  await expect(agreement.getByText('Upcoming')).toBeVisible()
  await agreement.getByRole('button', { name: 'Show changes' }).click()
  await expect(agreement.locator('ins').filter({ hasText: '24' })).toBeVisible()
  await expect(agreement.locator('del').filter({ hasText: '12' })).toBeVisible()
  await agreement.getByRole('link', { name: /^Previous version/ }).click()
  await expect(agreement.getByText('In force', { exact: true })).toBeVisible()
})

test('banners come only where the menu has some, terms only on the main page', async ({ page }) => {
  await page.goto('/community')
  await arrived(page)
  await shown(banners(page), 1, 1)
  await expect(terms(page)).toHaveCount(0)
  await banners(page).getByRole('link', { name: 'See details' }).click()
  await expect(page).toHaveURL(/\/community$/)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/login')
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => url.includes('/banner/page/'))).toEqual([])
})

test('each page has the banners of its menu, and terms wait for the main page', async ({ page, another }) => {
  await page.goto('/community')
  await arrived(page)
  await page.goto('/reservation')
  await arrived(page)
  await page.goto('/')
  await arrived(page)
  await shown(banners(page), 1, 2)
  await expect(terms(page)).toBeVisible()

  const other = await another()
  await other.goto('/reservation')
  await arrived(other)
  await other.keyboard.press('Escape')
  await expect(banners(other)).toHaveCount(0)
  await other.goto('/')
  await expect(terms(other)).toBeVisible()
  await expect(banners(other)).toHaveCount(0)
})

for (const width of [360, 1440])
  test(`the picture of a banner opens large at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/community')
    await arrived(page)
    const small = banners(page).getByRole('button', { name: /^Show the image larger: / })
    await small.click()
    const large = page.getByRole('dialog')
    // The picture loads when it is opened.
    await expect.poll(async () => (await large.getByRole('img').boundingBox())!.width).toBeGreaterThan(width * 0.6)
    await expect(large.getByRole('link', { name: 'See details' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(large).toHaveCount(0)
    await expect(small).toBeFocused()
    await expect(banners(page)).toBeVisible()
  })

test('banners made for one kind of screen are shown there', async ({ page, club }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const [one] = await club.sql`
    update banner set device_pc = false where idx = (select min(idx) from banner) returning banner_name`
  try {
    await page.goto('/')
    await arrived(page)
    await shown(banners(page), 1, 1)
    await page.setViewportSize({ width: 599, height: 800 })
    // A phone shows one of the two groups.
    await page.getByRole('button', { name: /^1 of 2/ }).click()
    await expect(terms(page)).toHaveCount(0)
    await shown(banners(page), 1, 2)
    await expect(banners(page)).toContainText(String(one!.banner_name))
    await page.setViewportSize({ width: 600, height: 800 })
    await shown(banners(page), 1, 1)
  } finally {
    await club.sql`update banner set device_pc = true`
  }
})

test('a banner call that fails shows a dialog, once, and the page stays usable', async ({ page, complaints }) => {
  await page.route('**/hp/api/banner/page/**', (route) =>
    route.fulfill({
      status: 400,
      json: { result: false, fail: { code: '400', msgCode: 'common.400', msgDetail: 'clubCode' } },
    }),
  )
  await page.goto('/')
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('clubCode')
  await expect(dialog.getByRole('button')).toHaveCount(1)
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'See tee times' }).click()
  await expect(page.locator('[data-slot]:visible').first()).toBeVisible()
  await expect(dialog).toHaveCount(0)
  // The browser itself logs the status.
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('/banner/page/')
})

test.describe('while booking', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('a phone holds a time below the popup, which goes away and stays away', async ({ page, club }) => {
    const teeTime = await freeTime(club, 6)
    await page.goto(sheetAddress(teeTime))
    await arrived(page)
    await reachable(page, line(page, teeTime))
    const me = await someMember(club, teeTime.date)
    const panel = await hold(page, me, teeTime)
    await expect(banners(page)).toHaveCount(0)
    await panel.getByRole('button', { name: 'Release' }).click()
    await expect(line(page, teeTime)).toBeVisible()
    await expect(banners(page)).toHaveCount(0)
  })

  test('one of the two is shown, one tap leads to the other, and one closes both', async ({ page }) => {
    await page.goto('/')
    await expect(terms(page)).toBeVisible()
    await expect(banners(page)).toHaveCount(0)
    await page.getByRole('button', { name: /^1 of 2/ }).tap()
    await expect(banners(page)).toBeVisible()
    await expect(terms(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Close all' }).tap()
    await expect(banners(page)).toHaveCount(0)
    await expect(terms(page)).toHaveCount(0)
  })
})

/** It can be scrolled out from under the popup. */
async function reachable(page: Page, target: Locator): Promise<void> {
  await target.evaluate((one) => one.scrollIntoView({ block: 'center' }))
  expect(await isOnTop(target)).toBe(true)
  expect(page.isClosed()).toBe(false)
}

test('a site that closes shows no popup', async ({ page, club }) => {
  await setState(club, 2)
  try {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto('/community')
    await page.waitForLoadState('networkidle')
    expect(asked.filter((url) => url.includes('/banner/page/'))).toEqual([])
    await expect(banners(page)).toHaveCount(0)
  } finally {
    await setState(club, 1)
  }
})

async function setState(club: Club, state: number): Promise<void> {
  await club.sql`update site_state set state = ${state}`
}
