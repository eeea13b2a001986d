import { logIn } from '../club/log-in.ts'
import { expect, test } from '../journey.ts'

test('the weather is there without its source, and says how old it is and whose', async ({ page }) => {
  await page.goto('/')
  await page
    .getByRole('main')
    .getByRole('link', { name: /wind \d+ m\/s/ })
    .click()
  await expect(page).toHaveURL('/weather')
  await expect(page.getByRole('region', { name: 'Now' }).getByText('Humidity')).toBeVisible()
  await expect(page.getByRole('group', { name: 'The week ahead' }).getByRole('row').first()).toBeVisible()
  await expect(page.getByText('Made-up weather of the season for this demo club.')).toBeVisible()
})

test('without any value the page says so', async ({ page, club }) => {
  await club.sql`delete from weather`
  await club.sql`select pg_notify('changed', 'weather')`
  await expect
    .poll(async () => {
      await page.goto('/weather')
      return page.getByText('No weather at the moment').isVisible()
    })
    .toBe(true)
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('link', { name: /wind/ })).toHaveCount(0)
})

test('every loop shows its holes, and paper has all scorecards', async ({ page }) => {
  await page.goto('/course')
  const holes = page.getByRole('region', { name: /^The holes of/ }).getByRole('listitem')
  await expect(holes).toHaveCount(9)
  await page.getByRole('navigation', { name: 'Loops' }).getByRole('link', { name: 'Hill' }).click()
  await expect(page.getByRole('heading', { name: 'Scorecard, Hill' })).toBeVisible()
  await expect(holes.first().getByText(/Twenty-two metres down/)).toBeVisible()
  const map = holes.last().getByRole('img', { name: /^Hill 9, par 4, 384 m/ })
  await map.scrollIntoViewIfNeeded()
  await expect
    .poll(() => map.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
    .toBeGreaterThan(100)

  const cards = page.getByRole('table')
  await expect(cards).toHaveCount(1)
  await page.emulateMedia({ media: 'print' })
  await expect(cards).toHaveCount(3)
  await expect(cards.first().getByRole('rowheader', { name: 'Player' })).toHaveCount(4)
})

test('the guide says the fee of the rules within a second', async ({ page, club }) => {
  await page.goto('/guide')
  const fees = page.getByRole('region', { name: 'Fees' })
  const row = fees.getByRole('row', { name: /Green fee, per person Full member All day/ })
  await expect(row).toContainText('₩90,000')
  await club.sql`update fee set amount = 91000 where key = 'GREEN' and member_type = '10' and day_class = 'WEEKDAY' and part is null`
  await expect
    .poll(async () => {
      await page.reload()
      return row.textContent()
    })
    .toContain('₩91,000')
})

test('a manager adds a section, and a visitor reads it in Korean', async ({ page, another }) => {
  await logIn(page, 'manager1', '/ishm/board/section')
  await page.getByRole('link', { name: 'New section' }).click()
  // The list has a filter that is called Page too.
  await page.getByLabel('Kind').selectOption({ label: 'Opening hours' })
  await page.getByLabel('Page', { exact: true }).selectOption({ label: 'Practice' })
  await page.getByLabel('Status').selectOption({ label: 'Published' })
  await page.getByLabel('Heading, English').fill('Winter hours')
  await page.getByLabel('Rows').fill('Range · 레인지 | 07:00–18:00')
  const save = page.getByRole('button', { name: 'Save' })
  await save.click()
  await expect(page.getByText('A section that visitors see needs a heading in every language.').first()).toBeVisible()
  await page.getByLabel('Heading, Korean').fill('겨울 운영 시간')
  const preview = page.getByRole('group', { name: 'Preview, Korean' })
  await expect(preview.getByRole('rowheader', { name: '레인지' })).toBeVisible()
  await save.click()
  await expect(page).toHaveURL(/section\/\d+$/)

  const visitor = await another()
  await visitor.goto('/pft?lang=ko')
  await expect(visitor.getByRole('region', { name: '겨울 운영 시간' })).toContainText('07:00–18:00')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('연습 시설')
})

test('a picture comes in the width that the screen needs, and its place is known before', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/club')
  const picture = page.getByRole('img', { name: /^A drawing of four ranges/ })
  expect(await picture.getAttribute('loading')).toBe('lazy')
  expect(await picture.evaluate((img: HTMLImageElement) => [img.width > 0, img.height > 0])).toEqual([true, true])
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.currentSrc))
    .toMatch(/w=480&f=avif$/)
})
