import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { TestClub } from '../../test/club.ts'
import { keptPaths } from '../../test/kept-files.ts'

const holder = TestClub.use()
let editor: { token: string }
type Section = InputOf<typeof contract.section.create>
const SECTION: Section = {
  ...{ page: 'club', kind: 'IMAGE', heading: { en: 'The lake', ko: '호수' }, alt: { en: 'A lake', ko: '호수 전경' } },
  ...{ focusX: 30, focusY: 60, state: 'PUBLISHED', fileFor: ['image'] },
}

beforeAll(async () => {
  editor = await holder.club.manager({ rights: { '930000': 'R', '930900': 'CRUD' } })
})

async function picture(alpha = false): Promise<Buffer> {
  const background = alpha ? { r: 31, g: 91, b: 63, alpha: 0.5 } : { r: 31, g: 91, b: 63 }
  return sharp({ create: { width: 1200, height: 600, channels: alpha ? 4 : 3, background } })
    .png()
    .toBuffer()
}
async function add(bytes: Buffer, changes: Partial<Section> = {}): Promise<number> {
  const files = [{ name: 'lake.png', type: 'image/png', bytes }]
  const { data } = await holder.club.ask(contract.section.create, { ...SECTION, ...changes, files }, editor)
  return data.idx
}
const image = async (idx: number) => {
  const { data } = await holder.club.ask(contract.section.ofPage, { page: 'club', lang: 'ko' })
  return data.find((one) => one.idx === idx)
}
const get = (url: string) => holder.club.app.inject({ url })

it('a page knows the size of a picture, its words, its focus and a blurred beginning', async () => {
  const idx = await add(await picture())
  await expect
    .poll(() => image(idx))
    .toMatchObject({
      ...{ alt: '호수 전경', focusX: 30, focusY: 60 },
      image: { width: 1200, height: 600, blur: expect.stringMatching(/^data:image\/webp;base64,/) },
    })
  expect((await image(idx))!.image!.blur!.length).toBeLessThan(400)
  const glass = await add(await picture(true))
  await expect.poll(() => image(glass)).toMatchObject({ image: { width: 1200, blur: null } })
})

it.each([
  ['avif', 480, 480],
  ['webp', 960, 960],
  ['webp', 1600, 1200],
])('%s, %i wide, is made once, is kept for ever and is never larger than the picture', async (format, width, shown) => {
  const idx = await add(await picture())
  await expect.poll(() => image(idx)).toBeDefined()
  const url = `${(await image(idx))!.image!.url}?w=${width}&f=${format}`
  const answers = await Promise.all([get(url), get(url)])
  for (const { statusCode, headers } of answers) {
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': `image/${format}`,
      'cache-control': 'public, max-age=3600, must-revalidate',
    })
  }
  expect(await sharp(answers[0]!.rawPayload).metadata()).toMatchObject({ width: shown, height: shown / 2 })
  const again = await holder.club.app.inject({ url, headers: { 'if-none-match': String(answers[0]!.headers.etag) } })
  expect(again.statusCode).toBe(304)
})

it.each(['w=481&f=avif', 'w=0', 'w=-480', 'w=480&f=png', 'w=x'])('%s is malformed', async (query) => {
  const idx = await add(await picture())
  await expect.poll(() => image(idx)).toBeDefined()
  expect((await get(`${(await image(idx))!.image!.url}?${query}`)).statusCode).toBe(400)
})

it('of a draft needs the signed address, and goes with its picture', async () => {
  const idx = await add(await picture(), { state: 'DRAFT' })
  const { imageUrl } = (await holder.club.ask(contract.section.one, { idx }, editor)).data
  expect((await get(`${imageUrl!.split('?')[0]}?w=480&f=webp`)).statusCode).toBe(404)
  const { statusCode, headers } = await get(`${imageUrl}&w=480&f=webp`)
  expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-store'])

  const { sql, platform } = holder.club
  const [row] = await sql<{ key: string }[]>`
    select key::text from file join post_file using (file_idx) where post_file.noun = 'section' and idx = ${idx}`
  const beside = async () => (await keptPaths(platform.config)).filter((path) => path.includes(row!.key)).length
  expect(await beside()).toBe(2)
  const data: InputOf<typeof contract.section.update> = {
    ...{ ...SECTION, fileFor: [], state: 'DRAFT' },
    ...{ idx, version: 1, remove: ['image'] },
  }
  const { status } = await holder.club.ask(contract.section.update, data, editor)
  expect(status).toBe(200)
  await expect.poll(beside).toBe(0)
})
