import { fitsSideways } from '../club/accessible.ts'
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
  await expect(page.getByText('Sample seasonal weather for this demo club.')).toBeVisible()
})

test('without any value the page says so', async ({ page, club }) => {
  const [kept] = await club.sql<{ reading: string }[]>`
    delete from weather returning to_jsonb(weather)::text as reading`
  await club.sql`select pg_notify('changed', 'weather')`
  await expect
    .poll(async () => {
      await page.goto('/weather')
      return page.getByText('No weather at the moment').isVisible()
    })
    .toBe(true)
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('link', { name: /wind/ })).toHaveCount(0)
  // Other journeys read the weather too.
  await club.sql`insert into weather select (jsonb_populate_record(null::weather, ${kept!.reading}::text::jsonb)).*`
  await club.sql`select pg_notify('changed', 'weather')`
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
  const answer = fees.getByRole('status')
  await expect(fees.getByLabel('Member type').locator('option:checked')).toHaveText('Full member')
  await expect(answer).toContainText('Green fee, per person₩90,000')
  await fees.getByText('Weekend and holidays').first().click()
  await expect(answer).toContainText('Green fee, per person₩120,000')
  await fees.getByLabel('Member type').selectOption('Web member')
  await expect(answer).not.toContainText('₩120,000')
  await club.sql`update fee set amount = 91000 where key = 'GREEN' and member_type = '10' and day_class = 'WEEKDAY' and part is null`
  await expect
    .poll(async () => {
      await page.reload()
      return answer.textContent()
    })
    .toContain('₩91,000')
})

test('the guide begins with the rules in three sentences, and has the penalties as steps', async ({ page }) => {
  await page.goto('/guide')
  const short = page.getByRole('region', { name: 'Booking in short' })
  await expect(short.getByRole('listitem')).toHaveCount(3)
  await expect(short).toContainText('You can cancel free of charge until 17:00')
  const penalties = page.getByRole('region', { name: 'Penalties' })
  const absent = penalties.getByRole('list', { name: 'Booker absent' })
  await expect(absent.getByRole('listitem').first()).toContainText('A warning')
  await expect(absent.getByRole('listitem').last()).toContainText('Third time and later')
  await fitsSideways(page, 'the guide')
})

test('a manager adds a section, and a visitor reads it in Korean', async ({ page, another }) => {
  await logIn(page, 'manager1', '/ishm/board/section')
  await page.getByRole('link', { name: 'New section' }).click()
  // The list has a filter that is called Page too.
  await page.getByLabel('Kind').selectOption({ label: 'Opening hours' })
  await page.getByLabel('Page', { exact: true }).selectOption({ label: 'Practice' })
  await page.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Published' })
  await page.getByLabel('Heading (English)').fill('Winter hours')
  await page.getByRole('button', { name: 'Add row' }).click()
  await page.getByLabel('Place (English)').fill('Range')
  await page.getByLabel('Opens at').fill('07:00')
  await page.getByLabel('Closes at').fill('18:00')
  const save = page.getByRole('button', { name: 'Save' })
  await save.click()
  await expect(page.getByText('A section that visitors see needs a heading in every language.').first()).toBeVisible()
  await page.getByLabel('Heading (Korean)').fill('겨울 운영 시간')
  await save.click()
  await expect(page.getByText(/A row is not filled in for every language/).first()).toBeVisible()
  await page.getByLabel('Place (Korean)').fill('레인지')
  await page.getByRole('button', { name: 'Add row' }).click()
  const second = page.getByRole('group', { name: 'Row 2' })
  await second.getByLabel('Place (English)').fill('Greens')
  await second.getByLabel('Place (Korean)').fill('그린')
  const up = page.getByRole('button', { name: 'Move Row 2 up' })
  await up.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: 'Row 1' }).getByLabel('Place (English)')).toHaveValue('Greens')
  await expect(page.getByRole('button', { name: 'Move Row 1 up' })).toBeFocused()
  const preview = page.getByRole('group', { name: 'Preview (Korean)' })
  await expect(preview.getByText('레인지', { exact: true })).toBeVisible()
  await save.click()
  await expect(page).toHaveURL(/section\/\d+$/)

  const visitor = await another()
  await visitor.goto('/pft?lang=ko')
  const hours = visitor.getByRole('region', { name: '겨울 운영 시간' })
  await expect(hours.getByRole('listitem').nth(0)).toHaveText('그린운영 안 함')
  await expect(hours.getByRole('listitem').nth(1)).toHaveText('레인지07:00–18:00')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('연습 시설')
})

test('a stock is said of what has one', async ({ page }) => {
  await page.goto('/pft')
  const prices = page.getByRole('region', { name: 'Prices' })
  await expect(prices.getByRole('listitem').filter({ hasText: 'Five lessons' })).toHaveText('Five lessons₩400,000')
  await page.goto('/gift')
  const items = page.getByRole('region', { name: 'Items and prices' }).getByRole('listitem')
  await expect(items.filter({ hasText: 'weekday round' })).toHaveText('A weekday round for two₩360,000')
  await expect(items.filter({ hasText: 'logo balls' })).toHaveText('A dozen logo balls₩62,00048 left')
  await expect(items.filter({ hasText: 'Umbrella' })).toHaveText('Umbrella for two₩72,000Sold out')
})

test('a manager orders the sections of a page with the keyboard and by dragging', async ({ page, another }) => {
  await logIn(page, 'manager1', '/ishm/board/section')
  await page.getByRole('link', { name: 'Change order' }).click()
  await expect(page).toHaveURL(/\/ishm\/board\/section\/order/)
  const order = page.getByRole('list', { name: 'Section order' }).getByRole('link')
  await expect(order).not.toHaveCount(0)
  const ofOther = await order.allTextContents()
  await page.getByRole('main').getByText('Gifts', { exact: true }).click()
  await expect(page).toHaveURL(/of=gift$/)
  let before: string[] = []
  await expect(async () => {
    before = await order.allTextContents()
    expect(before.length).toBeGreaterThan(1)
    expect(before).not.toEqual(ofOther)
  }).toPass()
  const [first, second, ...rest] = before as [string, string, ...string[]]
  const down = page.getByRole('button', { name: `Move ${first} down` })
  await down.focus()
  await page.keyboard.press('Enter')
  await expect(order).toHaveText([second, first, ...rest])
  await expect(down).toBeFocused()
  const visitor = await another()
  await expect
    .poll(async () => {
      await visitor.goto('/gift?lang=en')
      return (await visitor.getByRole('heading', { level: 2 }).allTextContents())[0]
    })
    .toBe(second.split(' · ')[0])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(order).toHaveText(before)
  const items = page.getByRole('list', { name: 'Section order' }).getByRole('listitem')
  await items.nth(1).getByText('⠿').dragTo(items.nth(0))
  await expect(order).toHaveText([second, first, ...rest])
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(order).toHaveText(before)
})

test('two managers who edit a section at once see the conflict, and neither loses a text', async ({
  page,
  another,
}) => {
  const other = await another()
  await logIn(page, 'content1', '/ishm/board/section')
  await page.getByRole('link', { name: /^How to find us/ }).click()
  await expect(page).toHaveURL(/\/section\/\d+$/)
  await logIn(other, 'manager1', new URL(page.url()).pathname)
  const text = (of: typeof page) => of.getByRole('textbox', { name: 'Text (English)' })
  const save = (of: typeof page) => of.getByRole('button', { name: 'Save', exact: true })
  const writes = async (who: typeof page, words: string) => {
    await text(who).click()
    await who.keyboard.press('ControlOrMeta+End')
    await who.keyboard.insertText(words)
  }
  await writes(page, 'First words.')
  await writes(other, 'Second words.')
  await save(page).click()
  await expect(save(page)).toHaveCount(0)
  await save(other).click()
  const theirs = other.getByRole('region', { name: 'Someone else saved this text' })
  await expect(theirs).toContainText('First words.')
  await expect(text(other)).toContainText('Second words.')
  await theirs.getByRole('button', { name: 'Continue with their text' }).click()
  await expect(text(other)).toContainText('First words.')
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

test('the home page shows what is on next and the banners whole, also without scripts and with none', async ({
  browser,
  page,
  club,
}) => {
  const [next] = await club.sql`
    select idx, title from event
    where lang = 'en' and state = 'PUBLISHED' and end_date >= current_club_date() and open_at <= club_now()
    order by start_date, idx limit 1`
  const [banner] = await club.sql`
    select banner_name from banner
    where state = 'PUBLISHED' and open_at <= club_now() and close_at > club_now() and idx in (
      select banner_idx from banner_menu join menu on idx = menu_idx where code = '010000') order by order_no limit 1`
  const context = await browser.newContext({ javaScriptEnabled: false })
  const still = await context.newPage()
  await still.goto(page.url() === 'about:blank' ? '/' : page.url())
  const events = still.getByRole('region', { name: 'What’s on' })
  await expect(events.getByRole('link', { name: String(next!.title) })).toHaveAttribute(
    'href',
    `/community/event/${next!.idx}`,
  )
  await expect(events.getByRole('time').first()).toBeVisible()
  const banners = still.getByRole('region', { name: 'At the club' })
  await expect(banners.getByText(String(banner!.banner_name))).toBeVisible()
  expect((await banners.getByRole('img').first().boundingBox())!.width).toBeGreaterThan(300)
  await context.close()
})
