import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Sent } from '../../../test/ask.ts'
import { CLUB, TestClub } from '../../../test/club.ts'

const holder = TestClub.use()
type Fields = InputOf<typeof contract.banner.create>

const drawn = (width = 40, height = 20) => sharp({ create: { width, height, channels: 3, background: '#1f5b3f' } })
const png = async (): Promise<Sent> => ({
  name: '봄 오픈.png',
  type: 'image/png',
  bytes: await drawn().png().toBuffer(),
})

async function menu(changes: { banners?: boolean; main?: boolean } = {}): Promise<number> {
  const { banners = true, main = false } = changes
  const [row] = await holder.club.sql<{ idx: number }[]>`
    update menu set is_exist_banner = ${banners}, is_main_page = ${main} where code = '020000' returning idx`
  return row!.idx
}

const input = (menuIdx: number[], changes: Partial<Fields> = {}): Fields => ({
  bannerName: 'Spring opening',
  menuIdx,
  link: '/reservation',
  seeDetail: true,
  todayClose: true,
  windowOpen: false,
  devicePc: true,
  deviceMobile: true,
  startAt: '2020-01-01T00:00:00Z',
  endAt: '2090-01-01T00:00:00Z',
  state: 'PUBLISHED',
  ...changes,
})

const editor = () => holder.club.manager({ rights: { '930000': 'R', '930500': 'CRUD' } })
async function add(changes: Partial<Fields> = {}, menuIdx?: number[]): Promise<number> {
  const data = input(menuIdx ?? [await menu()], changes)
  const answer = await holder.club.ask(contract.banner.create, { ...data, files: [await png()] }, await editor())
  return answer.data.idx
}
const onDisk = async () =>
  (await readdir(join(holder.club.platform.config.dataDir, 'files'), { recursive: true })).sort()
const page = (idx: number, query: Partial<InputOf<typeof contract.banner.page>> = {}) =>
  holder.club.ask(contract.banner.page, { bannerDataIdx: idx, clubCode: CLUB, ...query })
const shown = async (idx: number) => (await page(idx)).data.banner
const inOrder = async (idx: number) => (await shown(idx)).map((one) => one.idx)

describe('GET /banner/page/{id}', () => {
  it('gives the banners in progress of a menu, in their order, with the fields of the specification', async () => {
    const idx = await menu()
    const second = await add({ orderNo: 20 })
    const first = await add({ orderNo: 10, link: null, seeDetail: false })
    await expect.poll(() => inOrder(idx)).toEqual([first, second])
    const [banner] = await shown(idx)
    expect(banner).toEqual({
      idx: first,
      bannerName: 'Spring opening',
      layerFile: expect.stringMatching(/^\/hp\/api\/files\/\d+\//),
      link: null,
      seeDetail: false,
      todayClose: true,
      windowOpen: false,
      progress: true,
      devicePc: true,
      deviceMobile: true,
      picture: expect.objectContaining({
        url: expect.stringContaining('/hp/api/files/'),
        width: 40,
        height: 20,
        alt: '',
        focusX: 50,
      }),
    })
  })

  it.each([
    ['a draft', { state: 'DRAFT' }],
    ['an ended one', { state: 'ENDED' }],
    ['one that begins later', { state: 'SCHEDULED', startAt: '2089-01-01T00:00:00Z' }],
    ['one that is over', { endAt: '2020-02-01T00:00:00Z' }],
  ] as const)('does not show %s', async (_, changes) => {
    const idx = await menu()
    const hidden = await add(changes)
    const other = await add({ bannerName: 'beside it' })
    await expect.poll(() => inOrder(idx)).toContain(other)
    expect(await inOrder(idx)).not.toContain(hidden)
  })

  it('begins and ends by the club clock', async () => {
    const idx = await menu()
    const banner = await add({ startAt: '2031-05-01T00:00:00Z', endAt: '2031-05-08T00:00:00Z', state: 'SCHEDULED' })
    for (const [at, is] of [
      ['2031-05-01T08:59:59', false],
      ['2031-05-01T09:00:01', true],
      ['2031-05-08T08:59:59', true],
      ['2031-05-08T09:00:01', false],
    ] as const) {
      await holder.club.setClock(at)
      await expect.poll(async () => (await inOrder(idx)).includes(banner)).toBe(is)
    }
    await holder.club.resetClock()
  })

  it('shows none on a menu without banners, and only those of this menu', async () => {
    const banner = await add()
    const idx = await menu({ banners: false })
    await expect.poll(() => inOrder(idx)).toEqual([])
    const [other] = await holder.club.sql<{ idx: number }[]>`
      update menu set is_exist_banner = true where code = '050000' returning idx`
    expect(await inOrder(other!.idx)).not.toContain(banner)
  })

  it('announces terms on a main page only, in the language asked for', async () => {
    await holder.club.sql`
      insert into terms (terms_type, title, contents, lang, effective_date) values
        ('SERVICE', 'Terms of tomorrow', '<p>new</p>', 'en', current_club_date() + 1),
        ('SERVICE', '내일의 약관', '<p>새</p>', 'ko', current_club_date() + 1)`
    const idx = await menu({ main: true })
    await expect
      .poll(async () => (await page(idx)).data.terms)
      .toEqual([
        {
          termsIdx: expect.any(Number),
          title: 'Terms of tomorrow',
          clubName: 'Greenhill Country Club',
          effectiveDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
          telNo: '031-555-0100',
        },
      ])
    expect((await page(idx, { lang: 'ko' })).data.terms[0]!.title).toBe('내일의 약관')
    await menu({ main: false })
    await expect.poll(async () => (await page(idx)).data.terms).toEqual([])
  })

  it('knows only its own club and menus that are there', async () => {
    const idx = await menu()
    expect((await holder.club.ask(contract.banner.page, { bannerDataIdx: idx, clubCode: 'ZZ999' })).status).toBe(404)
    expect((await holder.club.ask(contract.banner.page, { bannerDataIdx: idx, clubCode: 'club' })).fail.msgDetail).toBe(
      'clubCode',
    )
    expect((await page(999_999)).status).toBe(404)
    expect((await page(0)).status).toBe(404)
  })
})

describe('the picture of a banner', () => {
  it('is made anew, upright and without what was hidden in it', async () => {
    const secret = '<script>alert(1)</script>'
    const photo = await drawn(60, 30)
      .jpeg()
      .withExif({ IFD0: { Copyright: secret } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const bytes = Buffer.concat([photo, Buffer.from(secret)])
    const sent = { name: 'photo.html', type: 'image/jpeg', bytes }
    const data = input([await menu()])
    const answer = await holder.club.ask(contract.banner.create, { ...data, files: [sent] }, await editor())
    const { layerFile } = (await holder.club.ask(contract.banner.one, { idx: answer.data.idx }, await editor())).data
    expect(layerFile).toMatch(/\/photo\.jpg$/)
    const got = await holder.club.app.inject({ url: layerFile })
    expect(got.headers['content-type']).toBe('image/jpeg')
    expect(got.rawPayload.includes('script')).toBe(false)
    expect(await sharp(got.rawPayload).metadata()).toMatchObject({ width: 30, height: 60 })
  })

  it.each([
    ['a page that calls itself a picture', Buffer.from('<html><script>1</script></html>')],
    ['a drawing with scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['nothing at all', Buffer.alloc(0)],
  ])('is refused when it is %s', async (_, bytes) => {
    const files = [{ name: 'a.png', type: 'image/png', bytes }]
    const { status, fail } = await holder.club.ask(
      contract.banner.create,
      { ...input([await menu()]), files },
      await editor(),
    )
    expect(status).toBe(400)
    expect(fail.msgDetail).toBe('file')
  })

  it('is refused when it opens to more than can be handled, before it is opened', async () => {
    const bytes = await drawn(10_000, 10_000).png({ compressionLevel: 9 }).toBuffer()
    expect(bytes.length).toBeLessThan(1_000_000)
    const { fail } = await holder.club.ask(
      contract.banner.create,
      { ...input([await menu()]), files: [{ name: 'bomb.png', type: 'image/png', bytes }] },
      await editor(),
    )
    expect(fail).toMatchObject({ code: 'PICTURE_UNREADABLE', msgVar: { name: 'bomb.png' } })
  })

  it('is refused by its name when nothing follows its head', async () => {
    const bytes = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
    const files = [{ name: 'half.png', type: 'image/png', bytes }]
    const data = input([await menu()])
    const { fail } = await holder.club.ask(contract.banner.create, { ...data, files }, await editor())
    expect(fail).toMatchObject({ code: 'PICTURE_UNREADABLE', msgVar: { name: 'half.png' } })
  })

  it.each(['image/heic', 'application/octet-stream'])('may be a photo of a phone, sent as %s', async (type) => {
    const bytes = await readFile(join(import.meta.dirname, '../../../test/pictures/turned.heic'))
    const files = [{ name: 'IMG_0001.HEIC', type, bytes }]
    const data = input([await menu()])
    const { result } = await holder.club.ask(contract.banner.create, { ...data, files }, await editor())
    expect(result).toBe(true)
  })

  it.each([
    ['image/svg+xml', 415],
    ['text/html', 415],
    ['application/pdf', 415],
  ])('is not taken as %s', async (type, expected) => {
    const files = [{ ...(await png()), type }]
    const { status } = await holder.club.ask(contract.banner.create, { ...input([]), files }, await editor())
    expect(status).toBe(expected)
  })

  it('is needed for a new one', async () => {
    const { status, fail } = await holder.club.ask(contract.banner.create, input([]), await editor())
    expect(status).toBe(400)
    expect(fail.msgDetail).toBe('file')
  })

  it('is refused above 10 MB and two at a time', async () => {
    const as = await editor()
    const large = { name: 'a.png', type: 'image/png', bytes: Buffer.alloc(10_000_001) }
    expect((await holder.club.ask(contract.banner.create, { ...input([]), files: [large] }, as)).status).toBe(413)
    const two = [await png(), await png()]
    expect((await holder.club.ask(contract.banner.create, { ...input([]), files: two }, as)).status).toBe(400)
  })
})

describe('POST and PUT /banner', () => {
  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>1</script>',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/a\tb',
    'http://club.example',
    'https://greenhill.example@evil.example',
    'https:/evil.example',
    'reservation',
  ])('refuse the link %s', async (link) => {
    const data = input([], { link })
    const { status, fail } = await holder.club.ask(
      contract.banner.create,
      { ...data, files: [await png()] },
      await editor(),
    )
    expect(status).toBe(400)
    expect(fail.msgDetail).toBe('link')
  })

  it.each(['/community/notice/3?x=1#top', 'https://example.com/a?b=c', 'https://example.com:8443', '', null])(
    'take the link %s',
    async (link) => {
      const idx = await add({ link })
      const { link: kept } = (await holder.club.ask(contract.banner.one, { idx }, await editor())).data
      expect(kept).toBe(link || null)
    },
  )

  it.each([
    [{ bannerName: '' }, 'bannerName'],
    [{ bannerName: 'x'.repeat(101) }, 'bannerName'],
    [{ endAt: '2019-01-01T00:00:00Z' }, 'endAt'],
    [{ startAt: 'soon' }, 'startAt'],
    [{ menuIdx: [999_999] }, 'menuIdx'],
    [{ seeDetail: 'yes' }, 'seeDetail'],
    [{ state: 'ARCHIVED' }, 'state'],
    [{ orderNo: -1 }, 'orderNo'],
  ])('name the field of %j', async (changes, field) => {
    const data = { ...input([await menu()]), ...changes }
    const { status, fail } = await holder.club.send(
      contract.banner.create,
      { ...data, files: [await png()] },
      await editor(),
    )
    expect(status).toBe(400)
    expect(fail.msgDetail).toBe(field)
  })

  it('change everything, keep the picture unless another comes, and refuse an old version', async () => {
    const as = await editor()
    const idx = await add()
    const before = (await holder.club.ask(contract.banner.one, { idx }, as)).data
    const data = { idx, version: 1, ...input([], { bannerName: 'Autumn', seeDetail: false }) }
    const saved = await holder.club.ask(contract.banner.update, data, as)
    expect(saved.data).toEqual({ idx, version: 2 })
    const after = (await holder.club.ask(contract.banner.one, { idx }, as)).data
    expect(after).toMatchObject({ bannerName: 'Autumn', seeDetail: false, menuIdx: [], layerFile: before.layerFile })
    const kept = await onDisk()
    const late = await holder.club.ask(contract.banner.update, { ...data, files: [await png()] }, as)
    expect(late.fail).toMatchObject({ code: 'CHANGED_MEANWHILE', msgVar: { version: 2 } })
    expect(await onDisk(), 'what was refused leaves no bytes').toEqual(kept)
    const pictured = await holder.club.ask(contract.banner.update, { ...data, version: 2, files: [await png()] }, as)
    expect(pictured.data.version).toBe(3)
    expect((await holder.club.ask(contract.banner.one, { idx }, as)).data.layerFile).not.toBe(before.layerFile)
    expect((await holder.club.ask(contract.banner.update, { ...data, idx: 999_999 }, as)).status).toBe(404)
  })

  it('take the picture of before away, from disk too, as soon as no copy shows it', async () => {
    const as = await editor()
    const idx = await add()
    const row = async (banner: number) => (await holder.club.ask(contract.banner.one, { idx: banner }, as)).data
    const first = (await row(idx)).layerFile
    const copy = (await holder.club.ask(contract.banner.clone, { idx }, as)).data.idx
    const [file] = await holder.club.sql<{ key: string }[]>`
      select f.key from post_file x join file f using (file_idx) where x.noun = 'banner' and x.idx = ${idx}`
    const replace = async (banner: number) => {
      const { version } = await row(banner)
      const data = { idx: banner, version, ...input([]) }
      expect((await holder.club.ask(contract.banner.update, { ...data, files: [await png()] }, as)).result).toBe(true)
    }
    const get = async (url: string) => (await holder.club.app.inject({ url })).statusCode
    await replace(idx)
    // The copy is a draft, so the address of its picture is signed and temporary.
    const ofCopy = (await row(copy)).layerFile
    expect([ofCopy.split('?')[0], await get(first), await get(ofCopy)]).toEqual([first, 404, 200])
    await replace(copy)
    expect(await get(ofCopy)).toBe(404)
    expect(await holder.club.platform.files.read(file!.key)).toBeUndefined()
    expect([...(await holder.club.sql`select from file where key = ${file!.key}`)]).toEqual([])
    expect(
      await Promise.all([idx, copy].map(async (one) => holder.club.app.inject({ url: (await row(one)).layerFile }))),
    ).toMatchObject([{ statusCode: 200 }, { statusCode: 200 }])
  })

  it('write down who did it', async () => {
    const idx = await add()
    const [row] = await holder.club.sql`select call, admin_idx from audit where noun = 'banner' and record_idx = ${idx}`
    expect(row).toMatchObject({ call: 'banner.create', adminIdx: expect.any(Number) })
  })
})

describe('the list of banners', () => {
  it('filters, sorts and pages', async () => {
    const as = await editor()
    const found = await add({ bannerName: 'Unmistakable', orderNo: 7 })
    await add({ bannerName: 'A first one' })
    const rows = async (query: InputOf<typeof contract.banner.list>) =>
      (await holder.club.ask(contract.banner.list, query, as)).data
    expect((await rows({ keyword: 'unmistak' })).list).toMatchObject([{ idx: found, orderNo: 7, state: 'PUBLISHED' }])
    expect((await rows({ keyword: '%' })).list).toEqual([])
    expect((await rows({ state: 'DRAFT', progress: true })).total).toBe(0)
    expect((await rows({ size: 1, page: 2 })).list).toHaveLength(1)
    const idx = await menu()
    expect((await rows({ menuIdx: idx, size: 100 })).list.map((one: { idx: number }) => one.idx)).toContain(found)
    const sorted = (await rows({ sort: 'bannerName', size: 100 })).list.map(
      (one: { bannerName: string }) => one.bannerName,
    )
    expect(sorted[0]).toBe('A first one')
  })

  it('copies one as a draft without dates, and archives', async () => {
    const as = await editor()
    const idx = await add()
    const { data } = await holder.club.ask(contract.banner.clone, { idx }, as)
    const copy = (await holder.club.ask(contract.banner.one, { idx: data.idx }, as)).data
    expect(copy).toMatchObject({ bannerName: 'Spring opening', state: 'DRAFT', progress: false, startAt: null })
    expect(copy.menuIdx).toHaveLength(1)
    expect((await holder.club.ask(contract.banner.clone, { idx: 999_999 }, as)).status).toBe(404)
    const removed = await holder.club.ask(contract.banner.remove, { idx: [idx, idx, 999_999] }, as)
    expect(removed.data).toEqual({ deleted: 1 })
    expect((await holder.club.ask(contract.banner.remove, { idx: [idx] }, as)).data).toEqual({
      deleted: 0,
    })
    expect((await holder.club.ask(contract.banner.list, { state: 'ARCHIVED' }, as)).data.total).toBe(1)
  })
})

describe('a right on banners', () => {
  const send = async (right: string, as: { token: string }) => {
    const data = input([])
    const file = await png()
    return {
      R: () => holder.club.ask(contract.banner.list, {}, as),
      C: () => holder.club.ask(contract.banner.create, { ...data, files: [file] }, as),
      U: () => holder.club.ask(contract.banner.update, { idx: 999_999, version: 1, ...data }, as),
      D: () => holder.club.ask(contract.banner.remove, { idx: [999_999] }, as),
    }[right]!()
  }

  it.each(['R', 'C', 'U', 'D'])('%s opens what it says and nothing else', async (right) => {
    const as = await holder.club.manager({ rights: { '930000': 'R', '930500': right } })
    for (const other of ['R', 'C', 'U', 'D']) {
      const { status } = await send(other, as)
      if (other === right) expect(status).not.toBe(403)
      else expect(status).toBe(403)
    }
  })
})
