import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import { DEFAULT_COLOURS, DEFAULT_PALETTES } from '@clubhouse/contract/look/tokens'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Sent } from '../../test/ask.ts'
import { CLUB, TestClub } from '../../test/club.ts'

const holder = TestClub.use()
type Fields = InputOf<typeof contract.look.change>
const RIGHTS = { '910000': 'R', '910200': 'RU' }
const NAVY = '#14285a'

const manager = () => holder.club.manager({ rights: RIGHTS })
const shown = async (as?: { token: string }) => (await holder.club.ask(contract.look.read, { clubCode: CLUB }, as)).data
/** The current values; visitors may get values that are a moment old. */
const read = async () => shown(await manager())
const put = async (data: Fields, files: Sent[] = [], as?: { token: string }) =>
  holder.club.ask(contract.look.change, { ...data, files }, as ?? (await manager()))
const change = async (data: Omit<Fields, 'version'>, files: Sent[] = []) =>
  put({ version: (await read()).version, ...data }, files)

async function photo(width = 3000, height = 1500): Promise<Sent> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#88aacc' } })
    .jpeg()
    .toBuffer()
  return { name: 'course.jpg', type: 'image/jpeg', bytes }
}
const fetched = (url: string) => holder.club.app.inject({ url })

describe('GET /site/look', () => {
  it('answers the product’s colours, and no style, for a club without its own', async () => {
    expect(await shown()).toEqual({
      ...DEFAULT_COLOURS,
      hero: null,
      share: null,
      css: '',
      frame: { light: '#fbfaf6', dark: '#0f1713' },
      version: 1,
    })
    expect((await holder.club.ask(contract.look.read, { clubCode: 'OTHER' })).status).toBe(404)
  })
})

describe('GET /site/look/check', () => {
  const check = async (colours: Partial<InputOf<typeof contract.look.check>>) =>
    holder.club.ask(contract.look.check, { ...DEFAULT_COLOURS, ...colours }, await manager())

  it('answers the tokens of both themes, and what cannot be read', async () => {
    const { data } = await check({ main: NAVY })
    expect(data).toMatchObject({ light: { fairway: NAVY, paper: '#fbfaf6' }, faults: [] })
    expect(data.dark.fairway).not.toBe(NAVY)
    const yellow = (await check({ main: '#ffff00' })).data
    expect(yellow.faults[0]).toMatchObject({
      ...{ field: 'main', scheme: 'light', text: 'fairway', ground: 'paper', least: 4.5 },
      ratio: expect.closeTo(1.02, 1),
    })
    expect((await check({ main: yellow.nearest.main! })).data.faults).toEqual([])
    expect(yellow.nearest.accent).toBe(null)
  })

  it('is malformed with another notation, and not for managers without the right', async () => {
    expect((await check({ main: 'red' })).status).toBe(400)
    expect((await check({ accent: '#FFF' })).status).toBe(400)
    const other = await holder.club.manager({ rights: { '910000': 'R' } })
    expect((await holder.club.ask(contract.look.check, { main: '#000000', accent: '#ffffff' }, other)).status).toBe(403)
  })
})

describe('PUT /site/look', () => {
  it('changes the colours of pages, the frame of apps, icons, previews and emails', async () => {
    const before = await fetched('/favicon.svg')
    expect(before.body).toContain('#1f5b3f')
    const { data } = await change({ main: NAVY, accent: '#d4af37' })
    expect(data).toMatchObject({ main: NAVY, accent: '#d4af37', frame: { light: NAVY } })
    await expect.poll(() => shown()).toEqual(data)
    expect(data.css).toContain(`html:root{--ch-fairway:${NAVY};`)
    expect((await fetched('/manifest.webmanifest')).json()).toMatchObject({ theme_color: NAVY })

    const icon = await fetched('/favicon.svg')
    expect(icon.body).toContain(NAVY)
    expect(icon.body).not.toContain('#1f5b3f')
    expect(
      (await holder.club.app.inject({ url: '/favicon.svg', headers: { 'if-none-match': String(icon.headers.etag) } }))
        .statusCode,
    ).toBe(304)
    const app = await sharp((await fetched('/icons/maskable.png')).rawPayload)
      .raw()
      .toBuffer()
    expect([...app.subarray(0, 3)]).toEqual([0x14, 0x28, 0x5a])

    const [row] = await holder.club.sql<{ idx: number }[]>`
      insert into notice (lang, title, contents, state, open_at)
      values ('en', 'Fog', '<p>x</p>', 'PUBLISHED', club_now() - interval '1 day') returning idx`
    const preview = await sharp((await fetched(`/hp/api/previews/notice/${row!.idx}/1.png`)).rawPayload)
      .removeAlpha()
      .raw()
      .toBuffer()
    expect([...preview.subarray(0, 3)]).toEqual([0x14, 0x28, 0x5a])
  })

  it.each([
    ['main', '#ffff00'],
    ['main', '#ffffff'],
    ['accent', '#14285a'],
  ])('refuses a %s of %s, naming the pair and the nearest shade, which it takes', async (field, colour) => {
    await change(DEFAULT_COLOURS)
    const was = await read()
    const { fail } = await change({ [field]: colour })
    expect(fail).toMatchObject({ code: 'LOW_CONTRAST', msgVar: { field, least: 4.5 } })
    expect(fail.msgVar.ratio).toBeLessThan(4.5)
    expect(await read()).toEqual(was)
    const { nearest } = fail.msgVar
    expect((await change({ [field]: nearest })).data).toMatchObject({ [field]: nearest })
  })

  it('takes the default again, which leaves nothing behind', async () => {
    await change({ main: NAVY })
    const { data } = await change(DEFAULT_COLOURS)
    expect(data).toMatchObject({ css: '', frame: { light: DEFAULT_PALETTES.light.paper } })
    const [row] = await holder.club.sql`select main, accent from look`
    expect({ ...row }).toEqual({ main: null, accent: null })
    expect((await fetched('/favicon.svg')).body).toContain('#1f5b3f')
  })

  it('keeps images made anew, replaces and removes them', async () => {
    const { data } = await change({ fileFor: ['hero', 'share'] }, [await photo(), await photo()])
    expect(data.hero).toMatchObject({
      width: 2400,
      height: 1200,
      url: expect.stringMatching(/\/hero-[0-9a-f]{8}\.jpg$/),
    })
    expect((await fetched(data.hero!.url)).statusCode).toBe(200)
    const link = await fetched('/preview.png')
    expect(link.headers['content-type']).toBe('image/jpeg')
    expect(await sharp(link.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 })
    const next = (await change({ fileFor: ['hero'] }, [await photo(800, 400)])).data
    expect(next).toMatchObject({ hero: { width: 800 }, share: data.share })
    expect((await fetched(data.hero!.url)).statusCode).toBe(404)
    const last = (await change({ remove: ['hero', 'share'] })).data
    expect(last).toMatchObject({ hero: null, share: null })
    expect((await fetched('/preview.png')).headers['content-type']).toBe('image/png')
  })

  it('describes the home page image by language and keeps its point in view, until it is removed', async () => {
    const hero = { alt: { en: 'The lake at first light', ko: '새벽의 호수' }, focusX: 20, focusY: 80 }
    const { alt, ...focus } = hero
    const { data } = await change({ fileFor: ['hero'], heroAlt: alt, ...focus }, [await photo(800, 400)])
    expect(data.hero).toMatchObject(hero)
    expect((await change({ main: NAVY })).data.hero).toMatchObject(hero)
    expect((await change({ heroAlt: { en: 'The lake', ko: ' ' } })).data.hero).toMatchObject({
      alt: { en: 'The lake' },
    })
    expect((await read()).hero!.alt).toEqual({ en: 'The lake' })
    for (const wrong of [{ focusX: 101 }, { focusY: -1 }, { heroAlt: { en: 'x'.repeat(301) } }])
      expect((await put({ version: (await read()).version, ...wrong })).status).toBe(400)
    const other = (await change({ fileFor: ['hero'], focusY: 30 }, [await photo(800, 400)])).data
    expect(other.hero).toMatchObject({ alt: {}, focusX: 50, focusY: 30 })
    await change({ remove: ['hero'] })
    const again = (await change({ fileFor: ['hero'] }, [await photo(800, 400)])).data
    expect(again.hero).toMatchObject({ alt: {}, focusX: 50, focusY: 50 })
    await change({ remove: ['hero'], ...DEFAULT_COLOURS })
  })

  it('draws the title of a post on the club’s image', async () => {
    await change({ fileFor: ['share'] }, [await photo()])
    const [row] = await holder.club.sql<{ idx: number }[]>`
      insert into notice (lang, title, contents, state, open_at)
      values ('en', 'Rain', '<p>x</p>', 'PUBLISHED', club_now() - interval '1 day') returning idx`
    const preview = await fetched(`/hp/api/previews/notice/${row!.idx}/1.png`)
    expect(preview.headers['content-type']).toBe('image/jpeg')
    const bytes = await sharp(preview.rawPayload).raw().toBuffer()
    // #88aacc below a black veil of 62 %.
    expect(bytes[0]).toBeGreaterThan(45)
    expect(bytes[0]).toBeLessThan(60)
    await change({ remove: ['share'] })
  })

  it('refuses who saves on top of something else, no image, and files without a place', async () => {
    const { version } = await read()
    expect((await put({ version: version - 1, main: NAVY })).fail).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      msgVar: { version },
    })
    const broken = { ...(await photo(10, 10)), bytes: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]) }
    expect((await put({ version, fileFor: ['hero'] }, [broken])).fail.code).toBe('PICTURE_UNREADABLE')
    expect((await put({ version, fileFor: ['hero'] })).status).toBe(400)
    expect((await put({ version, fileFor: ['hero'], remove: ['hero'] }, [await photo(10, 10)])).status).toBe(400)
    expect((await put({ version, main: 'navy' })).status).toBe(400)
    expect((await read()).version).toBe(version)
  })

  it('is for managers who may change the site information', async () => {
    const reader = await holder.club.manager({ rights: { '910000': 'R', '910200': 'R' } })
    expect((await put({ version: 1, main: NAVY }, [], reader)).status).toBe(403)
    expect((await put({ version: 1, main: NAVY }, [], await holder.club.member())).status).toBe(403)
  })

  it('shows who changed what', async () => {
    await change({ main: '#6d1a2d' })
    const [club] = await holder.club.sql<{ clubIdx: number }[]>`select club_idx from club`
    const { data } = await holder.club.ask(contract.look.lookHistory, { recordIdx: club!.clubIdx }, await manager())
    expect(data.list[0]).toMatchObject({
      deed: 'CHANGED',
      by: { kind: 'MANAGER' },
      changes: [{ field: 'main', after: '#6d1a2d' }],
    })
  })
})
