import type { Page } from '@playwright/test'
import { logIn } from '../club/log-in.ts'
import { expect, test } from '../journey.ts'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const languages = (page: Page) => page.getByRole('navigation', { name: 'Languages of this post' })
const pictures = (page: Page) => page.getByRole('group', { name: 'Image' }).getByRole('listitem')
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

/** The fields that both languages of an event share, as they are shown. */
async function shared(page: Page) {
  const opens = page.getByRole('group', { name: /^Opens/ })
  return {
    from: await field(page, 'First day').inputValue(),
    place: await field(page, 'Where').inputValue(),
    state: await field(page, 'Status').inputValue(),
    opens: [
      await opens.getByRole('textbox', { name: 'Date' }).inputValue(),
      await opens.getByRole('textbox', { name: 'Time' }).inputValue(),
    ],
    pictures: await pictures(page).count(),
  }
}

async function write(page: Page, title: string, text: string) {
  await field(page, 'Title').fill(title)
  await page.getByRole('textbox', { name: 'Text' }).click()
  await page.keyboard.insertText(text)
}

test('a language that is added before or after saving loses nothing, and takes picture, status and times', async ({
  page,
  club,
}) => {
  await logIn(page, 'content1', '/ishm/board/event/new')
  await write(page, 'Snow cup', 'Eighteen holes in the snow.')
  await field(page, 'First day').fill('2026-12-20')
  await field(page, 'Last day').fill('2026-12-21')
  await field(page, 'Where').fill('Lake')
  await field(page, 'Status').selectOption({ label: 'Scheduled' })
  const opens = page.getByRole('group', { name: /^Opens/ })
  await opens.getByRole('textbox', { name: 'Date' }).fill('2026-12-10')
  await opens.getByRole('textbox', { name: 'Time' }).fill('09:00')
  await page
    .getByRole('group', { name: 'Image' })
    .locator('input[type=file]')
    .setInputFiles({ name: 'cup.png', mimeType: 'image/png', buffer: PNG })
  await field(page, 'What the image shows').fill('A snowman with a club')
  const typed = await shared(page)
  expect(typed).toMatchObject({ place: 'Lake', state: 'SCHEDULED', pictures: 1 })

  await languages(page).getByRole('link', { name: '+ Korean' }).click()
  await expect(field(page, 'Title')).toHaveValue('')
  expect(await shared(page)).toEqual(typed)
  await write(page, '눈꽃 대회', '눈 속의 18홀입니다.')
  await languages(page).getByRole('link', { name: '+ English' }).click()
  await expect(field(page, 'Title')).toHaveValue('Snow cup')
  await expect(page.getByRole('textbox', { name: 'Text' })).toContainText('Eighteen holes in the snow.')
  await expect(field(page, 'What the image shows')).toHaveValue('A snowman with a club')
  expect(await shared(page)).toEqual(typed)
  await save(page)
  await expect(page).toHaveURL(/\/ishm\/board\/event\/\d+$/)

  await languages(page).getByRole('link', { name: '+ Korean' }).click()
  await expect(field(page, 'Title')).toHaveValue('눈꽃 대회')
  expect(await shared(page)).toEqual(typed)
  await field(page, 'What the image shows').fill('골프채를 든 눈사람')
  await save(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('눈꽃 대회')
  const rows = await club.sql`
    select e.lang, e.state, e.open_at::text as opens, e.alt, f.file_idx::text as picture from event e
      join post_file f on f.noun = 'event' and f.idx = e.idx and f.place = 'image'
    where e.place = 'Lake' and e.start_date = '2026-12-20' order by e.lang`
  expect(rows).toMatchObject([
    { lang: 'en', state: 'SCHEDULED', opens: '2026-12-10 00:00:00+00', alt: 'A snowman with a club' },
    { lang: 'ko', state: 'SCHEDULED', alt: '골프채를 든 눈사람' },
  ])
  expect(rows[1]).toMatchObject({ opens: rows[0]!.opens, picture: rows[0]!.picture })
})

test('a question that is begun in one language keeps its words apart from those of the other', async ({ page }) => {
  await logIn(page, 'content1', '/ishm/board/faq/new')
  await field(page, 'Question').fill('May I bring a dog?')
  await field(page, 'Status').selectOption({ label: 'Published' })
  await languages(page).getByRole('link', { name: '+ Korean' }).click()
  await expect(field(page, 'Question')).toHaveValue('')
  await expect(field(page, 'Status')).toHaveValue('PUBLISHED')
  await languages(page).getByRole('link', { name: '+ English' }).click()
  await expect(field(page, 'Question')).toHaveValue('May I bring a dog?')
  await page.getByRole('button', { name: 'Discard' }).click()
})
