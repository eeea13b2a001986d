import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Sent } from '../../../test/ask.ts'
import { CLUB, TestClub } from '../../../test/club.ts'

const holder = TestClub.use()
type Fields = Omit<InputOf<typeof contract.fnbMenu.create>, 'outletIdx'>
type Again = InputOf<typeof contract.fnbMenu.update>
let outletIdx = 0
const PNG: Sent = {
  name: 'soup.png',
  type: 'image/png',
  bytes: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

beforeAll(async () => {
  const [row] = await holder.club.sql<{ outletIdx: number }[]>`
    insert into outlet (name) values ('{"en": "Restaurant", "ko": "레스토랑"}') returning outlet_idx`
  outletIdx = row!.outletIdx
})

const rights = (letters: string) => ({ rights: { '930000': 'R', '930200': letters } })
const editor = () => holder.club.manager(rights('CRUD'))
const input = (changes: Partial<Fields> = {}): Fields => ({
  name: 'Soup',
  category: 'Lunch',
  price: 28000,
  allergens: ['fish'],
  lang: 'en',
  state: 'PUBLISHED',
  openAt: '2020-01-01T00:00:00Z',
  ...changes,
})
const create = (data: Fields, as?: { token: string }, files: Sent[] = [], outlet = outletIdx) =>
  holder.club.ask(contract.fnbMenu.create, { outletIdx: outlet, ...data, files }, as)
const update = (data: Again, as?: { token: string }, files: Sent[] = []) =>
  holder.club.ask(contract.fnbMenu.update, { ...data, files }, as)
async function add(changes: Partial<Fields> = {}, files: Sent[] = []): Promise<number> {
  const { data } = await create(input(changes), await editor(), files)
  return data.idx
}
const names = async (query: InputOf<typeof contract.fnbMenu.list> = {}, as?: { token: string }) =>
  (await holder.club.ask(contract.fnbMenu.list, { clubCode: CLUB, size: 100, ...query }, as)).data.list.map(
    ({ name }) => name,
  )

describe('GET /fnb-menu', () => {
  it('lists what visitors see in the order of the club, by outlet, category and language', async () => {
    await add({ name: 'Second', orderNo: 20 })
    await add({ name: 'First', orderNo: 10, category: 'Drinks' })
    await add({ name: 'Draft', state: 'DRAFT', openAt: null })
    await add({ name: '국', lang: 'ko', orderNo: 30 })
    await expect.poll(() => names()).toEqual(['First', 'Second', '국'])
    expect(await names({ lang: 'ko' })).toEqual(['국'])
    expect(await names({ category: 'Drinks' })).toEqual(['First'])
    expect(await names({ outletIdx: outletIdx + 1 })).toEqual([])
    expect(await names({ scope: 'admin' }, await editor())).toContain('Draft')
    expect((await holder.club.ask(contract.fnbMenu.list, { clubCode: CLUB, scope: 'admin' })).status).toBe(403)
    expect((await holder.club.ask(contract.fnbMenu.list, { clubCode: 'ZZ999' })).status).toBe(404)
  })
})

describe('GET /fnb-menu/{id}', () => {
  it('gives one with its outlet in its language, its price and its image', async () => {
    const idx = await add({ lang: 'ko', isSoldOut: true }, [PNG])
    const { data } = await holder.club.ask(contract.fnbMenu.one, { idx })
    expect(data).toMatchObject({
      ...{
        idx,
        outletIdx,
        outletName: '레스토랑',
        price: 28000,
        currency: 'KRW',
        allergens: ['fish'],
        isSoldOut: true,
      },
      ...{ state: 'PUBLISHED', version: 1, imageUrl: expect.stringContaining('/hp/api/files/') },
    })
    expect((await holder.club.ask(contract.fnbMenu.one, { idx: 999_999 })).status).toBe(404)
  })
})

describe('POST, PUT and DELETE /fnb-menu', () => {
  it('save what was read, once; remove the image; archive', async () => {
    const as = await editor()
    const idx = await add({}, [PNG])
    const change = (version: number, more: Partial<Again> = {}) =>
      update({ idx, version, outletIdx, ...input({ price: 30000 }), ...more }, as)
    expect((await change(1, { remove: ['image'] })).data).toEqual({ idx, version: 2 })
    expect((await holder.club.ask(contract.fnbMenu.one, { idx })).data).toMatchObject({ price: 30000, imageUrl: null })
    expect((await change(1)).fail).toMatchObject({ code: 'CHANGED_MEANWHILE', msgVar: { version: 2 } })
    const removed = await holder.club.ask(contract.fnbMenu.remove, { idx: [idx] }, as)
    expect(removed.data).toEqual({ deleted: 1 })
    expect((await holder.club.ask(contract.fnbMenu.one, { idx })).status).toBe(404)
  })

  it.each([
    [{ name: '' }, 'name'],
    [{ price: -1 }, 'price'],
    [{ price: 1.5 }, 'price'],
    [{ category: '' }, 'category'],
    [{ lang: 'fr' }, 'lang'],
    [{ allergens: [''] }, 'allergens[0]'],
    [{ state: 'ARCHIVED' }, 'state'],
  ])('name what is wrong in %j', async (changes, field) => {
    const wrong = { outletIdx, ...input(), ...changes }
    const { status, fail } = await holder.club.send(contract.fnbMenu.create, wrong, await editor())
    expect([status, fail.msgDetail]).toEqual([400, field])
  })

  it('know the outlet', async () => {
    const as = await editor()
    expect((await create(input(), as, [], 999_999)).status).toBe(404)
    const { status, fail } = await update({ idx: await add(), version: 1, outletIdx: 999_999, ...input() }, as)
    expect([status, fail.msgDetail]).toEqual([400, 'outletIdx'])
  })

  it.each(['C', 'U', 'D'])('need the right %s, which opens nothing else', async (right) => {
    const calls: Record<string, (as?: { token: string }) => Promise<{ status: number }>> = {
      C: (as) => create(input(), as),
      U: (as) => update({ idx: 999_999, version: 1, outletIdx, ...input() }, as),
      D: (as) => holder.club.ask(contract.fnbMenu.remove, { idx: [999_999] }, as),
    }
    expect((await calls[right]!()).status).toBe(401)
    expect((await calls[right]!(await holder.club.member())).status).toBe(403)
    const as = await holder.club.manager(rights(right))
    for (const [other, call] of Object.entries(calls)) expect((await call(as)).status === 403).toBe(other !== right)
  })
})

describe('GET /manage/outlets', () => {
  it('lists them with their names in each language, for managers who may read dishes', async () => {
    const { data } = await holder.club.ask(contract.outlet.list, {}, await editor(), { 'accept-language': 'ko' })
    expect(data).toContainEqual(
      expect.objectContaining({ outletIdx, name: 'Restaurant', translated: { ko: { name: '레스토랑' } } }),
    )
    expect((await holder.club.ask(contract.outlet.list, {})).status).toBe(401)
    expect((await holder.club.ask(contract.outlet.list, {}, await holder.club.member())).status).toBe(403)
    expect((await holder.club.ask(contract.outlet.list, {}, await holder.club.manager(rights('C')))).status).toBe(403)
  })
})
