import type { Page } from '@playwright/test'
import { logIn } from '../club/log-in.ts'
import { inLanguage, write } from '../club/post-form.ts'
import { expect, test } from '../journey.ts'

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

test('a notice is written, previewed, scheduled and published, and read in the other language', {
  tag: '@main',
}, async ({ page, another }) => {
  await logIn(page, 'content1', '/ishm/board/notice')
  await page.getByRole('link', { name: 'New notice' }).click()
  await write(page, 'Frost on Lake', 'Lake opens at ten.')

  // What is typed is a draft of this window, and can be seen as visitors will.
  await page.reload()
  await expect(inLanguage(page).getByLabel('Title', { exact: true })).toHaveValue('Frost on Lake')
  const preview = page.getByRole('region', { name: 'Preview' })
  // Beside the words it is open from the beginning.
  await expect(preview.getByRole('button', { name: 'Close preview' })).toBeVisible()
  const shown = preview.locator('iframe').contentFrame()
  await expect(shown.getByRole('heading', { level: 1, includeHidden: true })).toHaveText('Frost on Lake')
  await expect(shown.getByText('All notices')).toBeVisible()
  await preview.getByText('Phone', { exact: true }).click()
  await expect(preview.locator('iframe')).toHaveCSS('width', '390px')
  await preview.getByText('Korean', { exact: true }).click()
  await expect(shown.getByText('목록으로')).toBeVisible()
  await expect(preview).toContainText('There is no text in Korean yet.')

  await save(page).click()
  await expect(page).toHaveURL(/\/ishm\/board\/notice\/\d+$/)
  const english = new URL(page.url()).pathname.split('/').at(-1)
  const standing = page.getByRole('region', { name: 'Status' })
  await standing.getByRole('button', { name: 'Schedule' }).click()
  const panel = page.getByRole('dialog', { name: 'Schedule' })
  const opens = panel.getByRole('group', { name: 'Opens' })
  await opens.getByRole('textbox', { name: 'Date' }).fill('2026-12-24')
  await opens.getByRole('textbox', { name: 'Time' }).fill('930')
  await panel.getByRole('button', { name: 'Schedule' }).click()
  await expect(standing).toContainText('Visitors see it from Thu 24 Dec, 09:30.')
  const visitor = await another({ locale: 'ko-KR' })
  expect((await visitor.request.get(`/community/notice/${english}`)).status()).toBe(404)

  // The other language has the schedule of the first, so that both appear together.
  const korean = inLanguage(page, 'Korean')
  await expect(korean.getByText('Missing')).toBeVisible()
  await write(page, '레이크 코스 서리', '레이크 코스는 10시에 시작합니다.', 'Korean')
  await expect(korean.getByText('Missing')).toHaveCount(0)
  await save(page).click()
  await expect(save(page)).toHaveCount(0)
  await expect(korean.getByLabel('Title', { exact: true })).toHaveValue('레이크 코스 서리')
  await standing.getByRole('button', { name: 'Publish now' }).click()
  await expect(standing).toContainText('Published.')

  await visitor.goto(`/community/notice/${english}?lang=ko`)
  await visitor.getByRole('link', { name: '한국어로 읽기' }).click()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('레이크 코스 서리')
  await expect(visitor.getByRole('article')).toContainText('레이크 코스는 10시에 시작합니다.')
})

test('words and settings of a post stand side by side where there is room, in the order of the keyboard', async ({
  page,
}) => {
  await logIn(page, 'content1', '/ishm/board/event/1')
  const title = inLanguage(page).getByLabel('Title', { exact: true })
  const card = page.getByRole('region', { name: 'Publication' })
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.locator('iframe')).toBeVisible()
  const places = async () => {
    const boxes = await Promise.all([title, card, preview].map((part) => part.boundingBox()))
    return boxes.map((box) => box!)
  }
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const [words, settings, shown] = await places()
    expect(settings!.x).toBeGreaterThan(words!.x + words!.width)
    expect([shown!.x, shown!.y > settings!.y]).toEqual([settings!.x, true])
  }
  // A computer has the width of both columns, below them and before the image.
  await preview.getByText('Computer', { exact: true }).click()
  const picture = await page.getByRole('region', { name: 'Image', exact: true }).boundingBox()
  const [written, , wide] = await places()
  expect(wide!.x).toBe(written!.x)
  expect(picture!.y).toBeGreaterThan(wide!.y)
  // All that stands at the left comes first.
  const order = await page.locator('form').evaluate((form) => {
    const settings = form.querySelector('section')!
    const fields = [...form.querySelectorAll('input, select, textarea, [contenteditable=true]')]
    return fields.map((field) => (settings.contains(field) ? 1 : settings.compareDocumentPosition(field) & 4 ? 2 : 0))
  })
  expect(order).toEqual(order.toSorted())
  expect(new Set(order).size).toBeGreaterThan(1)
  await page.setViewportSize({ width: 1100, height: 900 })
  await expect(preview.locator('iframe')).toBeHidden()
  const [words, settings] = await places()
  expect([settings!.x <= words!.x, settings!.y > words!.y]).toEqual([true, true])
})

test('the board pages are as they were left', async ({ page }) => {
  await logIn(page, 'content1', '/ishm/board/notice')
  const rail = page.getByRole('navigation', { name: 'Menu' })
  await page.getByRole('searchbox').fill('green')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/keyword=green/)
  await rail.getByRole('link', { name: 'Library' }).click()
  await page.getByRole('link', { name: 'Local rules' }).click()
  await inLanguage(page).getByLabel('Title', { exact: true }).fill('Local rules of the winter')

  for (const name of ['Events', 'FAQ', 'Food and drink', 'Banners', 'Notices']) {
    await rail.getByRole('link', { name }).click()
    await expect(page.getByRole('table')).toBeVisible()
  }
  await expect(page).toHaveURL(/\/ishm\/board\/notice\?.*keyword=green/)
  await rail.getByRole('link', { name: 'Library' }).click()
  await expect(page).toHaveURL(/\/ishm\/board\/data\/\d+$/)
  await expect(inLanguage(page).getByLabel('Title', { exact: true })).toHaveValue('Local rules of the winter')
  await expect(save(page)).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
})

test('two managers who write at once see the conflict, and neither loses a text', async ({ page, another }) => {
  await logIn(page, 'content1', '/ishm/board/data')
  await page.getByRole('link', { name: 'A guide to pace of play' }).click()
  await expect(page).toHaveURL(/\/data\/\d+$/)
  const other = await another()
  await logIn(other, 'manager1', new URL(page.url()).pathname)
  const writes = async (who: Page, words: string) => {
    await inLanguage(who).getByRole('textbox', { name: 'Text' }).click()
    await who.keyboard.press('ControlOrMeta+End')
    await who.keyboard.insertText(words)
  }
  await writes(page, 'First words.')
  await writes(other, 'Second words.')
  await save(page).click()
  await expect(save(page)).toHaveCount(0)
  await save(other).click()
  await expect(other.getByRole('alert').filter({ hasText: 'Someone else saved first.' })).toBeVisible()
  const theirs = other.getByRole('region', { name: 'Someone else saved this text' })
  await expect(theirs).toContainText('First words.')
  await expect(inLanguage(other).getByRole('textbox', { name: 'Text' })).toContainText('Second words.')
  await theirs.getByRole('button', { name: 'Continue with their text' }).click()
  await expect(inLanguage(other).getByRole('textbox', { name: 'Text' })).toContainText('First words.')
  await expect(theirs).toHaveCount(0)
})

test('one search finds in every tab', async ({ page }) => {
  await page.goto('/community')
  const search = page.getByRole('search', { name: 'Search this site' })
  await search.getByRole('searchbox').fill('lake')
  await search.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\/community\?keyword=lake$/)
  for (const name of ['Notices', 'Library', 'Lost property'])
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
  await page.getByRole('navigation', { name: 'Parts of this page' }).getByRole('link', { name: 'Hall of fame' }).click()
  await expect(page.getByText('Ji-ho Lee', { exact: true })).toBeVisible()
  // A feat whose player did not agree is not told.
  await expect(page.getByText('Hole-in-one')).toHaveCount(3)
})
