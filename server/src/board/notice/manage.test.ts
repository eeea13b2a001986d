import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import { describe, expect, it } from 'vitest'
import type { Sent } from '../../../test/ask.ts'
import { CLUB, TestClub } from '../../../test/club.ts'

const holder = TestClub.use()
type Fields = InputOf<typeof contract.notice.create>

const rights = (letters: string) => ({ rights: { '930000': 'R', '930600': letters } })
const editor = () => holder.club.manager(rights('CRUD'))
const csv: Sent = { name: 'Hours.csv', type: 'text/csv', bytes: Buffer.from('day,hour\n') }

const input = (changes: Partial<Fields> = {}): Fields => ({
  title: 'Greens aeration',
  contents: '<p>The In course is closed.</p>',
  lang: 'en',
  isTop: false,
  state: 'PUBLISHED',
  openAt: '2020-01-01T00:00:00Z',
  ...changes,
})
async function add(changes: Partial<Fields> = {}, files: Sent[] = []): Promise<number> {
  const { data } = await holder.club.ask(contract.notice.create, { ...input(changes), files }, await editor())
  return data.idx
}
type Query = InputOf<typeof contract.notice.admin>
const rows = async (query: Query) =>
  (await holder.club.ask(contract.notice.admin, { size: 100, ...query }, await editor())).data.list
const titles = async (query: Query) => (await rows(query)).map(({ title }) => title)

describe('GET /notice/admin', () => {
  it('gives the unseen ones too, by state, place, language and day', async () => {
    await add({ title: 'draft', state: 'DRAFT', openAt: null })
    await add({ title: 'later', state: 'SCHEDULED', openAt: '2098-03-02T00:00:00Z' })
    await add({ title: 'pinned', isTop: true, openAt: '2021-01-01T00:00:00Z' })
    await add({ title: '공지', lang: 'ko', openAt: '2021-01-02T00:00:00Z' })
    expect(await titles({})).toEqual(['draft', 'later', '공지', 'pinned'])
    expect(await titles({ state: 'DRAFT' })).toEqual(['draft'])
    expect(await titles({ isTop: true })).toEqual(['pinned'])
    expect(await titles({ lang: 'ko' })).toEqual(['공지'])
    // Days of the club, which is nine hours ahead of UTC.
    expect(await titles({ from: '2021-01-02', to: '2021-01-02' })).toEqual(['공지'])
    expect(await titles({ from: '2098-03-03' })).toEqual([])
    expect((await rows({ state: 'DRAFT' }))[0]).toMatchObject({ state: 'DRAFT', version: 1, openAt: null })
  })

  it('tells the other languages of each, also those that no visitor sees yet', async () => {
    const idx = await add({ title: 'both', category: 'both' })
    const otherIdx = await add({ title: '둘 다', category: 'both', lang: 'ko', otherIdx: idx, state: 'DRAFT' })
    const found = (await rows({ keyword: 'both' })).map(({ others }) => others)
    expect(found).toEqual([[{ idx: otherIdx, lang: 'ko' }]])
    expect((await rows({ keyword: 'pinned' })).map(({ others }) => others)).toEqual([[]])
  })

  it('is for managers with the right to read', async () => {
    expect((await holder.club.ask(contract.notice.admin, {})).status).toBe(401)
    expect((await holder.club.ask(contract.notice.admin, {}, await holder.club.member())).status).toBe(403)
    expect((await holder.club.ask(contract.notice.admin, {}, await holder.club.manager(rights('CUD')))).status).toBe(
      403,
    )
  })
})

describe('POST, PUT and DELETE /notice', () => {
  it('publish with files, which visitors see and fetch', async () => {
    const idx = await add({ title: 'with a file', isTop: true }, [csv])
    const { data } = await holder.club.ask(contract.notice.one, { idx })
    expect(data).toMatchObject({ title: 'with a file', isTop: true, files: [{ name: 'Hours.csv' }] })
    for (const name of ['state', 'createdBy', 'version']) expect(data).not.toHaveProperty(name)
    expect((await holder.club.app.inject({ url: data.files[0]!.url })).body).toBe('day,hour\n')
    const top = async () => (await holder.club.ask(contract.notice.top, { clubCode: CLUB, size: 100 })).data
    await expect.poll(top).toContainEqual(expect.objectContaining({ idx, hasFile: true }))
  })

  it('save what was read, once; what was seen does not go back', async () => {
    const as = await editor()
    const idx = await add()
    expect(
      (await holder.club.ask(contract.notice.update, { idx, version: 1, ...input({ title: 'new' }) }, as)).data,
    ).toEqual({
      idx,
      version: 2,
    })
    expect((await holder.club.ask(contract.notice.update, { idx, version: 1, ...input() }, as)).fail.code).toBe(
      'CHANGED_MEANWHILE',
    )
    expect(
      (await holder.club.ask(contract.notice.update, { idx, version: 2, ...input({ state: 'DRAFT' }) }, as)).fail,
    ).toMatchObject({
      code: 'WRONG_STATE',
      msgVar: { state: 'PUBLISHED' },
    })
    const removed = await holder.club.ask(contract.notice.remove, { idx: [idx, 999_999] }, as)
    expect(removed.data).toEqual({ deleted: 1 })
    expect((await holder.club.ask(contract.notice.one, { idx })).status).toBe(404)
  })

  it.each([
    [{ isTop: undefined }, 'isTop'],
    [{ state: 'SCHEDULED', openAt: undefined }, 'openAt'],
    [{ contents: ' ' }, 'contents'],
    [{ closeAt: '2019-01-01T00:00:00Z' }, 'closeAt'],
  ])('name what is wrong in %j', async (changes, field) => {
    const { status, fail } = await holder.club.send(contract.notice.create, { ...input(), ...changes }, await editor())
    expect([status, fail.msgDetail]).toEqual([400, field])
  })

  it.each(['C', 'U', 'D'])('need the right %s, which opens nothing else', async (right) => {
    const calls: Record<string, (as?: { token: string }) => Promise<{ status: number }>> = {
      C: (as) => holder.club.ask(contract.notice.create, input(), as),
      U: (as) => holder.club.ask(contract.notice.update, { idx: 999_999, version: 1, ...input() }, as),
      D: (as) => holder.club.ask(contract.notice.remove, { idx: [999_999] }, as),
    }
    expect((await calls[right]!()).status).toBe(401)
    expect((await calls[right]!(await holder.club.member())).status).toBe(403)
    const as = await holder.club.manager(rights(right))
    for (const [other, call] of Object.entries(calls)) expect((await call(as)).status === 403).toBe(other !== right)
  })
})
