import { contract } from '@clubhouse/contract'
import type { MenuOfManager } from '@clubhouse/contract/menu-manage'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Sent } from '../../test/ask.ts'
import { TestClub } from '../../test/club.ts'

const holder = TestClub.use()
type Manager = Awaited<ReturnType<TestClub['manager']>>
let as: Manager
beforeAll(async () => {
  as = await holder.club.manager({ rights: { '920000': 'R', '920200': 'RU' } })
})

const idxOf = async (code: string) => {
  const [row] = await holder.club.sql<{ idx: number }[]>`select idx from menu where code = ${code}`
  return row!.idx
}
const read = async (code: string) => (await holder.club.ask(contract.menu.one, { idx: await idxOf(code) }, as)).data
const put = (data: object, files: Sent[] = [], by: Manager | undefined = as) =>
  holder.club.ask(contract.menu.change, { ...data, files }, by)
const all = async () => (await holder.club.ask(contract.menu.all, {}, as)).data
const codes = (menus: MenuOfManager[]): object[] =>
  menus.map(({ code, children }) => (children.length > 0 ? { [code]: codes(children) } : code)) as object[]

describe('reading', () => {
  it('lists the menus with the hidden ones, each with its own switch', async () => {
    await holder.club.sql`update menu set is_visible = false where code = '050000'`
    const found = (await all()).find(({ code }) => code === '050000')!
    expect(found).toMatchObject({ isVisible: false, version: expect.any(Number) })
    expect(found.children).toMatchObject([{ code: '050100', isVisible: true }])
    await holder.club.sql`update menu set is_visible = true where code = '050000'`
  })

  it('names the languages in which texts of a menu are missing', async () => {
    const missing = async () => (await all()).find(({ code }) => code === '040000')!.missingIn
    const [before] = await holder.club.sql`select seo_tag as "seoTag" from menu where code = '040000'`
    await holder.club.sql`update menu set seo_tag = '{"en":"Guide"}' where code = '040000'`
    expect(await missing()).toEqual(['ko'])
    await holder.club.sql`update menu set seo_tag = '{"en":"Guide","ko":"안내"}' where code = '040000'`
    expect(await missing()).toEqual([])
    await holder.club.sql`update menu set seo_tag = ${holder.club.sql.json(before!.seoTag)} where code = '040000'`
  })

  it('lists them simply for every manager', async () => {
    const { data } = await holder.club.ask(contract.menu.simple, {}, await holder.club.manager())
    expect(data).toContainEqual({ idx: await idxOf('030100'), code: '030100', name: expect.any(String), depth: 1 })
    expect(data[0]).toMatchObject({ code: '010000', depth: 0 })
  })

  it('reads one in every language', async () => {
    expect(await read('020000')).toMatchObject({ name: 'Tee times', translated: { ko: { name: '예약' } }, orderNo: 20 })
    expect((await holder.club.ask(contract.menu.one, { idx: 999_999 }, as)).status).toBe(404)
  })
})

describe('one menu', () => {
  it('is changed in both languages, which visitors see within moments and its history tells', async () => {
    const { idx, version } = await read('040000')
    const answer = await put({ idx, version, seoTag: 'Before you come', translated: { ko: { seoTag: '오시기 전에' } } })
    expect(answer.data).toEqual({ idx, version: version + 1 })
    const shown = async (lang: string) =>
      (await holder.club.ask(contract.menu.tree, { siteCode: 'GREENHILL', lang })).data.find(
        ({ code }) => code === '040000',
      )?.seoTag
    await expect.poll(() => shown('en')).toBe('Before you come')
    await expect.poll(() => shown('ko')).toBe('오시기 전에')
    const { data } = await holder.club.ask(contract.menu.history, { recordIdx: idx }, as)
    expect(data.list[0]!.changes).toMatchObject([{ field: 'seoTag', after: 'Before you come' }])

    const late = await put({ idx, version, name: 'Late' })
    expect(late.fail).toMatchObject({ code: 'CHANGED_MEANWHILE', msgVar: { version: version + 1 } })
  })

  it('is hidden, opened after a login or behind the password; the start page is none of it', async () => {
    const { idx, version } = await read('050000')
    await put({ idx, version, isVisible: false, permit: '2', needPassword: true })
    expect(await read('050000')).toMatchObject({ isVisible: false, permit: '2', needPassword: true })
    await put({ idx, version: version + 1, isVisible: true, permit: '1', needPassword: false })
    const home = await read('010000')
    for (const wrong of [{ isVisible: false }, { permit: '2' }, { needPassword: true }]) {
      const { fail } = await put({ idx: home.idx, version: home.version, ...wrong })
      expect(fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: '010000' } })
    }
  })

  it('keeps its path and its code', async () => {
    const { idx, version, seoSlug } = await read('060000')
    await put({ idx, version, seoSlug: 'elsewhere', code: '990000', isMainPage: true })
    expect(await read('060000')).toMatchObject({ seoSlug, code: '060000', isMainPage: false })
  })

  it('has a picture for shared links, made anew, and the product’s once it is removed', async () => {
    const { idx, version } = await read('030000')
    const made = sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#1f5b3f' } })
    const file = { name: 'card.png', type: 'image/png', bytes: await made.png().toBuffer() }
    expect((await put({ idx, version }, [file])).result).toBe(true)
    const { snsImageUrl } = await read('030000')
    const shown = await holder.club.app.inject({ url: snsImageUrl })
    expect(shown.statusCode).toBe(200)
    expect((await sharp(shown.rawPayload).metadata()).width).toBe(1200)
    await put({ idx, version: version + 1, removeImage: true })
    expect((await read('030000')).snsImageUrl).toBe('/preview.png')
    expect((await holder.club.app.inject({ url: snsImageUrl })).statusCode).toBe(404)
    const broken = { ...file, bytes: Buffer.from('no picture') }
    expect((await put({ idx, version: version + 2 }, [broken])).status).toBe(400)
  })

  it.each([
    [{}, 'idx'],
    [{ idx: 1 }, 'version'],
    [{ idx: 1, version: 1, translated: { fr: { name: 'Golf' } } }, 'translated.fr'],
    [{ idx: 1, version: 1, name: 'x'.repeat(61) }, 'name'],
  ])('%j is malformed', async (data, field) => {
    const { version } = (await holder.club.ask(contract.menu.one, { idx: 1 }, as)).data
    const { status, fail } = await put('version' in data ? { ...data, version } : data)
    expect([status, fail.msgDetail]).toEqual([400, field])
  })
})

describe('the order', () => {
  it('moves menus among their like and below others, and answers with the tree', async () => {
    const before = codes(await all())
    const [gift, guide, club] = [await idxOf('050100'), await idxOf('040000'), await idxOf('050000')]
    const moved = await put({
      order: [
        { idx: gift, parentCode: '030000', orderNo: 1 },
        { idx: club, orderNo: 15 },
        { idx: guide, orderNo: 16 },
      ],
    })
    if (!Array.isArray(moved.data)) throw new Error('The answer is not the tree.')
    expect(codes(moved.data)).toEqual([
      '010000',
      '050000',
      '040000',
      '020000',
      { '030000': ['050100', '030100', '030200'] },
      '060000',
      '070000',
    ])
    await put({
      order: [
        { idx: gift, parentCode: '050000', orderNo: 80 },
        { idx: club, orderNo: 70 },
        { idx: guide, orderNo: 60 },
      ],
    })
    expect(codes(await all())).toEqual(before)
  })

  it.each([
    ['below a menu that is below another', '040000', '030100'],
    ['below the start page', '040000', '010000'],
    ['below itself', '040000', '040000'],
    ['with its own menus below another', '030000', '040000'],
    ['the start page', '010000', '030000'],
    ['below no menu that there is', '040000', '999999'],
  ])('moves nothing %s', async (_, code, parentCode) => {
    const { status, fail } = await put({ order: [{ idx: await idxOf(code), parentCode, orderNo: 1 }] })
    expect([status, fail.msgDetail]).toEqual([400, 'order'])
  })

  it('does not know other menus', async () => {
    expect((await put({ order: [{ idx: 999_999, orderNo: 1 }] })).status).toBe(404)
  })
})

it('is for managers with the right only', async () => {
  const idx = await idxOf('040000')
  const reader = await holder.club.manager({ rights: { '920000': 'R', '920200': 'R' } })
  expect((await put({ idx, version: 1 }, [], reader)).status).toBe(403)
  expect((await holder.club.ask(contract.menu.all, {}, reader)).status).toBe(200)
  for (const [other, status] of [
    [undefined, 401],
    [await holder.club.member(), 403],
    [await holder.club.manager(), 403],
  ] as const) {
    expect((await holder.club.ask(contract.menu.all, {}, other)).status).toBe(status)
    expect((await holder.club.ask(contract.menu.one, { idx }, other)).status).toBe(status)
    expect((await holder.club.ask(contract.menu.change, { idx }, other)).status).toBe(status)
  }
  expect((await holder.club.ask(contract.menu.simple, {})).status).toBe(401)
  expect((await holder.club.ask(contract.menu.simple, {}, await holder.club.member())).status).toBe(403)
})
