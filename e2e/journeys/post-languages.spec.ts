import type { Page } from '@playwright/test'
import { logIn } from '../club/log-in.ts'
import { inLanguage, write } from '../club/post-form.ts'
import { expect, test } from '../journey.ts'

/** From the list of events to one with a picture in two languages that will open. */
const [MOST_PRESSES, MOST_FIELDS] = [8, 10]

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const title = (page: Page, language?: string) => inLanguage(page, language).getByLabel('Title', { exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
const missing = (page: Page, language: string) => inLanguage(page, language).getByText('Missing')

test('an event with a picture in two languages is written once, scheduled, and changed for both at once', async ({
  page,
  club,
}) => {
  await logIn(page, 'content1', '/ishm/board/event')
  let [presses, fields] = [0, 0]
  const press = async (name: string) => {
    await page.getByRole(name === 'New event' ? 'link' : 'button', { name, exact: true }).click()
    presses++
  }
  const fill = async (name: string, value: string) => {
    await field(page, name).fill(value)
    fields++
  }
  await press('New event')
  await write(page, 'Snow cup', 'Eighteen holes in the snow.')
  await expect(missing(page, 'Korean')).toBeVisible()
  await write(page, '눈꽃 대회', '눈 속의 18홀입니다.', 'Korean')
  await expect(missing(page, 'Korean')).toHaveCount(0)
  fields += 4
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('group', { name: 'Image' }).getByRole('button').click()
  presses++
  await (await choosing).setFiles({ name: 'cup.png', mimeType: 'image/png', buffer: PNG })
  await fill('What the image shows (English)', 'A snowman with a club')
  await fill('What the image shows (Korean)', '골프채를 든 눈사람')
  await fill('First day', '2026-12-20')
  await fill('Last day', '2026-12-21')
  await field(page, 'Status').selectOption({ label: 'Scheduled' })
  presses += 2
  const opens = page.getByRole('group', { name: /^Opens/ })
  await opens.getByRole('textbox', { name: 'Date' }).fill('2026-12-10')
  await opens.getByRole('textbox', { name: 'Time' }).fill('09:00')
  fields += 2
  await press('Save')
  await expect(page).toHaveURL(/\/ishm\/board\/event\/\d+$/)
  console.log(`  an event with a picture in two languages, scheduled: ${presses} presses and ${fields} fields`)
  expect(presses).toBeLessThanOrEqual(MOST_PRESSES)
  expect(fields).toBeLessThanOrEqual(MOST_FIELDS)

  const rows = () => club.sql`
    select e.lang, e.title, e.state, e.open_at::text as opens, e.alt, e.place, f.file_idx::text as picture from event e
      left join post_file f on f.noun = 'event' and f.idx = e.idx and f.place = 'image'
    where e.start_date = '2026-12-20' order by e.lang`
  const [english, korean] = await rows()
  expect(english).toMatchObject({ lang: 'en', state: 'SCHEDULED', opens: '2026-12-10 00:00:00+00' })
  expect([english!.alt, korean!.alt]).toEqual(['A snowman with a club', '골프채를 든 눈사람'])
  expect(english!.picture).toBeTruthy()
  for (const name of ['state', 'opens', 'picture']) expect(korean![name]).toBe(english![name])

  await field(page, 'Where').fill('Lake')
  await opens.getByRole('textbox', { name: 'Date' }).fill('2026-12-11')
  await save(page).click()
  await expect(save(page)).toHaveCount(0)
  await expect
    .poll(async () => (await rows()).map(({ place, opens: at }) => [place, at]))
    .toEqual([
      ['Lake', '2026-12-11 00:00:00+00'],
      ['Lake', '2026-12-11 00:00:00+00'],
    ])
})

test('a language that is added before or after saving loses nothing that was typed or chosen', async ({
  page,
  club,
}) => {
  await logIn(page, 'content1', '/ishm/board/event/new')
  const image = page.getByRole('group', { name: 'Image' })
  await field(page, 'First day').fill('2026-12-22')
  await field(page, 'Last day').fill('2026-12-22')
  await image.locator('input[type=file]').setInputFiles({ name: 'cup.png', mimeType: 'image/png', buffer: PNG })
  await write(page, 'Ice cup', 'Nine holes on the ice.')
  await save(page).click()
  await expect(page).toHaveURL(/\/ishm\/board\/event\/\d+$/)
  // A draft has one language until the other is begun; then it must have a title.
  await inLanguage(page, 'Korean').getByRole('textbox', { name: 'Text' }).click()
  await page.keyboard.insertText('얼음 위의 9홀입니다.')
  await field(page, 'Where').fill('Pine')
  await save(page).click()
  await expect(title(page, 'Korean')).toBeFocused()
  await page.reload()
  await expect(inLanguage(page, 'Korean').getByRole('textbox', { name: 'Text' })).toContainText('얼음 위의 9홀')
  await title(page, 'Korean').fill('얼음 대회')

  // Someone else was faster in Korean: nothing is saved by halves, and what was typed stays.
  await club.sql`
    insert into event (lang, title, contents, state, same_as)
    select 'ko', '빙판 대회', '<p>빙판</p>', 'DRAFT', idx from event where title = 'Ice cup'`
  await club.sql`update event set same_as = idx where title = 'Ice cup'`
  await save(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Someone else saved first.' })).toBeVisible()
  await expect(title(page, 'Korean')).toHaveValue('얼음 대회')
  await expect(field(page, 'Where')).toHaveValue('Pine')
  expect(await club.sql`select place from event where title = 'Ice cup'`).toEqual([{ place: null }])
  await save(page).click()
  await expect(save(page)).toHaveCount(0)
  expect(await club.sql`select title, place from event where start_date = '2026-12-22' order by lang`).toEqual([
    { title: 'Ice cup', place: 'Pine' },
    { title: '얼음 대회', place: 'Pine' },
  ])
  await expect(image.getByRole('listitem')).toHaveCount(1)
})

test('a list names the languages that a post does not have', async ({ page, club }) => {
  const add = (lang: string, title: string) =>
    club.sql`insert into event (lang, title, contents, state) values (${lang}, ${title}, '<p>Mist</p>', 'DRAFT')`
  await add('en', 'Mist cup')
  await logIn(page, 'content1', '/ishm/board/event?keyword=Mist')
  const row = page.getByRole('rowheader', { name: 'Mist cup' })
  await expect(row).toContainText('Korean missing')
  await add('ko', 'Mist 대회')
  await club.sql`update event set same_as = (select idx from event where title = 'Mist cup') where title like 'Mist %'`
  await page.reload()
  await expect(row).toBeVisible()
  await expect(page.getByText('Korean missing')).toHaveCount(0)
})
