import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'

const events = (page: Page) => page.getByRole('region', { name: 'Events' })
const cards = (page: Page) =>
  events(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
const show = (page: Page, words: string) =>
  events(page).getByRole('navigation').getByRole('link', { name: words, exact: true }).click()

test('a visitor finds what is on, what comes and what was, and reads one', async ({ page }) => {
  await page.goto('/community?tab=event')
  await expect(cards(page)).toHaveCount(2)
  await expect(cards(page).first()).toContainText('On now')
  await expect(cards(page).last()).toContainText('Upcoming')

  await show(page, 'Past')
  await expect(cards(page)).toHaveCount(2)
  await expect(cards(page).first()).toContainText('Ended')
  await expect(events(page).getByRole('link', { name: 'Past', exact: true })).toHaveAttribute('aria-current', 'true')
  await expect(page).toHaveURL(/\/community\?tab=event&events=ended$/)
  await page.reload()
  await expect(cards(page).first()).toContainText('Ended')

  await show(page, 'On now')
  await expect(cards(page)).toHaveCount(1)
  await cards(page).getByRole('link').click()
  await expect(page).toHaveURL(/\/community\/event\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Autumn week/)
  const article = page.getByRole('article')
  await expect(article.getByText('On now')).toBeVisible()
  await expect(article.getByRole('definition').filter({ hasText: 'Lake, Pine and Hill' })).toBeVisible()
  await expect(article.getByRole('time')).toHaveCount(2)
  const picture = article.locator('img')
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)

  const fetching = page.waitForEvent('download')
  await article.getByRole('link', { name: 'nearest-the-pin.csv' }).click()
  expect((await fetching).suggestedFilename()).toBe('nearest-the-pin.csv')

  await page.getByRole('link', { name: 'Previous event' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Club championship/)
  await expect(article.getByText('Ended')).toBeVisible()
  await page.getByRole('link', { name: 'All events' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News and events')
})

test('what is over says so, and an empty list says what can be seen instead', async ({ page, club }) => {
  await page.goto('/community?events=now')
  await expect(cards(page)).toHaveCount(1)
  await club.moveClock(10 * 86_400)
  await expect
    .poll(async () => {
      await page.reload()
      return events(page).textContent()
    })
    .toContain('No events today')
  await events(page).getByRole('link', { name: 'See past events' }).click()
  await expect(cards(page)).toHaveCount(3)
})

test('while others are on their way the events stay, and are said to be loading', async ({ page }) => {
  await page.goto('/community?tab=event')
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/community\.data/, async (route) => {
    await released
    await route.continue()
  })
  await show(page, 'Past')
  await expect(events(page)).toHaveAttribute('aria-busy', 'true')
  await expect(events(page).getByRole('status')).not.toBeEmpty()
  await expect(cards(page).first()).toContainText('On now')
  release()
  await expect(cards(page).first()).toContainText('Ended')
  await expect(events(page)).toHaveAttribute('aria-busy', 'false')
})

test('a word finds an event of any stage', async ({ page }) => {
  await page.goto('/community')
  await page.getByRole('navigation', { name: 'Parts of this page' }).getByRole('link', { name: 'Events' }).click()
  await expect(page).toHaveURL('/community?tab=event')
  const search = page.getByRole('search', { name: 'Search this site' })
  await search.getByRole('searchbox').fill('championship')
  await search.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL('/community?keyword=championship')
  await expect(events(page).getByRole('link', { name: /^Club championship/ })).toBeVisible()
  await page.goto('/community?tab=event&keyword=championship')
  await expect(search.getByRole('searchbox')).toHaveValue('championship')
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page)).toContainText('Ended')
  await page.getByRole('link', { name: 'Show all' }).click()
  await expect(cards(page)).toHaveCount(2)
})

test('a draft, and an event that opens later, are not there for visitors', async ({ page, club, complaints }) => {
  const [draft] = await club.sql<{ idx: number }[]>`
    insert into event (lang, title, contents, state) values ('en', 'Secret cup', '<p>x</p>', 'DRAFT') returning idx`
  const [later] = await club.sql<{ idx: number }[]>`
    insert into event (lang, title, contents, state, open_at, start_date, end_date)
    values ('en', 'Secret dinner', '<p>x</p>', 'SCHEDULED', club_now() + interval '1 day', current_club_date() + 2,
      current_club_date() + 2)
    returning idx`
  try {
    for (const { idx } of [draft!, later!]) {
      const answer = await page.goto(`/community/event/${idx}`)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
    }
    // The browser itself logs the status of the page.
    expect(complaints.splice(0)).toHaveLength(2)
    await page.goto('/community?tab=event')
    await expect(cards(page)).toHaveCount(2)
    expect(await page.content()).not.toContain('Secret')
    await club.moveClock(86_400 + 60)
    await expect
      .poll(async () => {
        await page.reload()
        return events(page).textContent()
      })
      .toContain('Secret dinner')
  } finally {
    await club.sql`delete from event where title like 'Secret%'`
  }
})

test('in Korean the events are Korean', async ({ page }) => {
  await page.goto('/community?lang=ko&events=soon')
  const region = page.getByRole('region', { name: '행사' })
  await region.getByRole('link', { name: '송년의 밤' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('송년의 밤')
  await expect(page.getByRole('definition').first()).toHaveText(/^\d{4}\.\d{2}\.\d{2} \(.\)$/)
})
