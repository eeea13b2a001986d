import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import { describe, expect, it } from 'vitest'
import type { Sent } from '../../../test/ask.ts'
import { appearsByTheClock } from '../../../test/board-days.ts'
import { CLUB, TestClub } from '../../../test/club.ts'

const holder = TestClub.use()
type Fields = InputOf<typeof contract.reference.create>

const rights = (letters: string) => ({ rights: { '930000': 'R', '930300': letters } })
const editor = () => holder.club.manager(rights('CRUD'))
const csv: Sent = { name: 'Players.csv', type: 'text/csv', bytes: Buffer.from('no,name\n') }

const input = (changes: Partial<Fields> = {}): Fields => ({
  title: 'Local rules',
  contents: '<p>White stakes.</p><script>alert(1)</script>',
  lang: 'en',
  state: 'PUBLISHED',
  openAt: '2020-01-01T00:00:00Z',
  ...changes,
})
async function add(changes: Partial<Fields> = {}, files: Sent[] = []): Promise<number> {
  const { data } = await holder.club.ask(contract.reference.create, { ...input(changes), files }, await editor())
  return data.idx
}

const titles = ({ list }: { list: { title: string }[] }) => list.map(({ title }) => title)

describe('GET /reference/normal and /reference/admin', () => {
  it('list what visitors see, and to managers the rest', async () => {
    await add({ title: 'old form', category: 'form' })
    await add({ title: 'new rules', openAt: '2021-01-01T00:00:00Z' })
    await add({ title: 'draft', state: 'DRAFT', openAt: null })
    await add({ title: '서식', lang: 'ko', openAt: '2019-01-01T00:00:00Z' })
    const seen = async (query: InputOf<typeof contract.reference.normal> = {}) =>
      titles((await holder.club.ask(contract.reference.normal, { clubCode: CLUB, ...query })).data)
    await expect.poll(() => seen()).toEqual(['new rules', 'old form', '서식'])
    expect(await seen({ lang: 'ko' })).toEqual(['서식'])
    expect(await seen({ category: 'form' })).toEqual(['old form'])
    expect(await seen({ keyword: 'rules' })).toEqual(['new rules'])
    const { data } = await holder.club.ask(contract.reference.normal, { clubCode: CLUB })
    for (const name of ['state', 'version', 'createdBy', 'contents']) expect(data.list[0]).not.toHaveProperty(name)
    const all = async (query: InputOf<typeof contract.reference.admin>) =>
      titles((await holder.club.ask(contract.reference.admin, { size: 100, ...query }, await editor())).data)
    expect(await all({ sort: 'title' })).toEqual(['draft', 'new rules', 'old form', '서식'])
    expect(await all({ state: 'DRAFT' })).toEqual(['draft'])
  })

  it('know only their own club, and who may read', async () => {
    expect((await holder.club.ask(contract.reference.normal, { clubCode: 'ZZ999' })).status).toBe(404)
    expect((await holder.club.ask(contract.reference.admin, {})).status).toBe(401)
    expect((await holder.club.ask(contract.reference.admin, {}, await holder.club.member())).status).toBe(403)
    expect((await holder.club.ask(contract.reference.admin, {}, await holder.club.manager(rights('CUD')))).status).toBe(
      403,
    )
  })
})

describe('GET /reference/{id}', () => {
  it('gives the cleaned text, the files and the neighbours, and counts a view', async () => {
    const idx = await add({ title: 'with a file' }, [csv])
    const { data } = await holder.club.ask(contract.reference.one, { idx })
    expect(data).toMatchObject({
      idx,
      contents: '<p>White stakes.</p>',
      files: [{ name: 'Players.csv' }],
      views: 0,
    })
    expect((await holder.club.app.inject({ url: data.files[0]!.url })).body).toBe('no,name\n')
    expect((await holder.club.ask(contract.reference.one, { idx })).data.views).toBe(1)
    expect((await holder.club.ask(contract.reference.one, { idx: 999_999 })).status).toBe(404)
  })

  it('appears and disappears by the club clock', async () => {
    await appearsByTheClock(holder.club, 'reference', add, await editor())
  })
})

describe('POST, PUT and DELETE /reference', () => {
  it('keep the named files, save what was read, and archive', async () => {
    const as = await editor()
    const idx = await add({}, [csv, { ...csv, name: 'Other.csv' }])
    const [kept] = (await holder.club.ask(contract.reference.one, { idx })).data.files
    const put = (version: number, more: Partial<InputOf<typeof contract.reference.update>> = {}) =>
      holder.club.ask(contract.reference.update, { idx, version, ...input(), ...more }, as)
    expect((await put(1, { keepFiles: [kept!.fileIdx] })).data).toEqual({ idx, version: 2 })
    expect((await holder.club.ask(contract.reference.one, { idx })).data.files).toHaveLength(1)
    expect((await put(1)).fail).toMatchObject({ code: 'CHANGED_MEANWHILE', msgVar: { version: 2 } })
    expect((await put(2, { keepFiles: [999_999] })).fail.msgDetail).toBe('keepFiles')
    expect((await put(2, { state: 'DRAFT' })).fail).toMatchObject({ code: 'WRONG_STATE' })
    const removed = await holder.club.ask(contract.reference.remove, { idx: [idx] }, as)
    expect(removed.data).toEqual({ deleted: 1 })
    expect((await holder.club.ask(contract.reference.one, { idx })).status).toBe(404)
  })

  it.each([
    [{ title: '' }, 'title'],
    [{ contents: ' ' }, 'contents'],
    [{ lang: 'fr' }, 'lang'],
    [{ state: 'SCHEDULED', openAt: undefined }, 'openAt'],
    [{ closeAt: '2019-01-01T00:00:00Z' }, 'closeAt'],
    [{ otherIdx: 999_999 }, 'otherIdx'],
  ])('name what is wrong in %j', async (changes, field) => {
    const { status, fail } = await holder.club.send(
      contract.reference.create,
      { ...input(), ...changes },
      await editor(),
    )
    expect([status, fail.msgDetail]).toEqual([400, field])
  })

  it.each(['C', 'U', 'D'])('need the right %s, which opens nothing else', async (right) => {
    const calls: Record<string, (as?: { token: string }) => Promise<{ status: number }>> = {
      C: (as) => holder.club.ask(contract.reference.create, input(), as),
      U: (as) => holder.club.ask(contract.reference.update, { idx: 999_999, version: 1, ...input() }, as),
      D: (as) => holder.club.ask(contract.reference.remove, { idx: [999_999] }, as),
    }
    expect((await calls[right]!()).status).toBe(401)
    expect((await calls[right]!(await holder.club.member())).status).toBe(403)
    const as = await holder.club.manager(rights(right))
    for (const [other, call] of Object.entries(calls)) expect((await call(as)).status === 403).toBe(other !== right)
  })
})

describe('the languages of a post', () => {
  it('name each other, to visitors only those that they may see', async () => {
    const as = await editor()
    const english = await add()
    const korean = await add({ lang: 'ko', title: '로컬 룰', otherIdx: english, state: 'DRAFT', openAt: null })
    const others = async (idx: number, who?: { token: string }) =>
      (await holder.club.ask(contract.reference.one, { idx }, who)).data.others
    expect(await others(english)).toEqual([])
    expect(await others(english, as)).toEqual([{ idx: korean, lang: 'ko' }])
    expect(await others(korean, as)).toEqual([{ idx: english, lang: 'en' }])
    const again = await holder.club.ask(contract.reference.create, input({ lang: 'ko', otherIdx: english }), as)
    expect(again.fail.msgDetail).toBe('lang')
  })
})
