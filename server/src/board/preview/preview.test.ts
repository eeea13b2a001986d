import sharp from 'sharp'
import { expect, it } from 'vitest'
import { TestClub } from '../../../test/club.ts'

const holder = TestClub.use()

async function notice(title: string, state = 'PUBLISHED', lang = 'en'): Promise<number> {
  const [row] = await holder.club.sql<{ idx: number }[]>`
    insert into notice (lang, title, contents, state, open_at)
    values (${lang}, ${title}, '<p>x</p>', ${state}, club_now() - interval '1 day') returning idx`
  return row!.idx
}
const get = (path: string) => holder.club.app.inject({ url: `/hp/api/previews/${path}` })
/** The brightest parts of the picture are its letters. */
const letters = async (png: Buffer) => {
  const { data } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true })
  return data.reduce((sum, value) => sum + (value > 230 ? 1 : 0), 0)
}

it('draws the title and the date of a post that visitors see', async () => {
  const idx = await notice('Greens aeration 8 to 10 June')
  const { statusCode, headers, rawPayload } = await get(`notice/${idx}/1.png`)
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=3600, must-revalidate',
  })
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 })
  const short = await letters(rawPayload)
  expect(short).toBeGreaterThan(5_000)
  const other = await get(`notice/${await notice('Sun')}/1.png`)
  expect(await letters(other.rawPayload)).toBeLessThan(short)
})

it.each([
  ['그린 통기 작업을 6월 8일부터 10일까지 합니다', 'ko'],
  [`<b>&amp; ${'long '.repeat(39)}`, 'en'],
  ['"'.repeat(200), 'en'],
])('draws %s', async (title, lang) => {
  const { statusCode, rawPayload } = await get(`notice/${await notice(title, 'PUBLISHED', lang)}/1.png`)
  expect(statusCode).toBe(200)
  expect(await letters(rawPayload)).toBeGreaterThan(3_000)
})

it('draws an event with the day on which it begins', async () => {
  const [row] = await holder.club.sql<{ idx: number }[]>`
    insert into event (lang, title, contents, state, open_at, start_date, end_date)
    values ('en', 'Spring cup', '<p>x</p>', 'PUBLISHED', club_now(), '2027-05-01', '2027-05-02') returning idx`
  expect((await get(`event/${row!.idx}/1.png`)).statusCode).toBe(200)
})

it('finds no draft, no other board and nothing that is not a picture', async () => {
  const draft = await notice('Secret', 'DRAFT')
  const open = await notice('Open')
  expect((await get(`notice/${draft}/1.png`)).statusCode).toBe(404)
  expect((await get('notice/999999/1.png')).statusCode).toBe(404)
  expect((await get(`faq/${open}/1.png`)).statusCode).toBe(404)
  for (const name of ['1.svg', 'a.b.png', `${'x'.repeat(41)}.png`])
    expect((await get(`notice/${open}/${name}`)).statusCode, name).toBe(404)
})
