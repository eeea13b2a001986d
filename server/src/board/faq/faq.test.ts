import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import { describe, expect, it } from 'vitest'
import { appearsByTheClock } from '../../../test/board-days.ts'
import { CLUB, TestClub } from '../../../test/club.ts'

const holder = TestClub.use()
type Fields = InputOf<typeof contract.faq.create>

const rights = (letters: string) => ({ rights: { '930000': 'R', '930100': letters } })
const editor = () => holder.club.manager(rights('CRUD'))

const input = (changes: Partial<Fields> = {}): Fields => ({
  category: 'RESERVATION',
  title: 'When does booking open?',
  contents: '<p>At 09:00, seven days ahead.</p>',
  lang: 'en',
  orderNo: 10,
  state: 'PUBLISHED',
  openAt: '2020-01-01T00:00:00Z',
  ...changes,
})
async function add(changes: Partial<Fields> = {}): Promise<number> {
  const { data } = await holder.club.ask(contract.faq.create, input(changes), await editor())
  return data.idx
}
const put = async (idx: number, version: number, changes: Partial<Fields> = {}) =>
  holder.club.ask(contract.faq.update, { idx, version, ...input(changes) }, await editor())
type Query = InputOf<typeof contract.faq.list>
const list = async (query: Query = {}, as?: { token: string }) =>
  (await holder.club.ask(contract.faq.list, { clubCode: CLUB, size: 100, ...query }, as)).data.list
const titles = async (query: Query = {}, as?: { token: string }) => (await list(query, as)).map(({ title }) => title)
const one = async (idx: number, as?: { token: string }) => (await holder.club.ask(contract.faq.one, { idx }, as)).data

describe('GET /faq', () => {
  it('lists what visitors may see, in the order of the club, with the fields of the specification', async () => {
    await add({ title: 'second', orderNo: 20 })
    const idx = await add({ title: 'first', orderNo: 10 })
    await add({ title: 'draft', state: 'DRAFT' })
    await add({ title: 'later', state: 'SCHEDULED', openAt: '2098-01-01T00:00:00Z' })
    await add({ title: 'over', closeAt: '2020-02-01T00:00:00Z' })
    await add({ title: 'ended', state: 'ENDED' })
    await expect.poll(() => titles()).toEqual(['first', 'second'])
    expect((await list())[0]).toEqual({
      idx,
      category: 'RESERVATION',
      title: 'first',
      contents: '<p>At 09:00, seven days ahead.</p>',
      lang: 'en',
      orderNo: 10,
      state: 'PUBLISHED',
      version: 1,
      openAt: '2020-01-01T00:00:00Z',
      closeAt: null,
      others: [],
    })
  })

  it('filters and searches in questions and answers', async () => {
    await add({
      title: '카트는 꼭 타야 하나요?',
      contents: '<p>걸으셔도 됩니다.</p>',
      lang: 'ko',
      category: 'FACILITY',
    })
    await expect.poll(() => titles({ lang: 'ko' })).toEqual(['카트는 꼭 타야 하나요?'])
    expect(await titles({ category: 'FACILITY' })).toEqual(['카트는 꼭 타야 하나요?'])
    expect(await titles({ keyword: '걸으셔' })).toEqual(['카트는 꼭 타야 하나요?'])
    expect(await titles({ keyword: '%' })).toEqual([])
  })

  it('gives the unseen ones to managers who may read them, by state too, and to nobody else', async () => {
    const as = await holder.club.manager(rights('R'))
    expect(await titles({ scope: 'admin' }, as)).toEqual(expect.arrayContaining(['draft', 'later', 'over', 'ended']))
    expect(await titles({ scope: 'admin', state: 'SCHEDULED' }, as)).toEqual(['later'])
    // Only managers can filter by state; visitors see published questions only.
    expect(await titles({ state: 'DRAFT' })).not.toContain('draft')
    for (const who of [null, await holder.club.member(), await holder.club.manager(rights('CUD'))])
      expect((await holder.club.ask(contract.faq.list, { clubCode: CLUB, scope: 'admin' }, who)).status).toBe(403)
  })

  it.each([
    ['size=101', 'size'],
    ['scope=all', 'scope'],
    ['sort=contents', 'sort'],
    ['lang=english', 'lang'],
    ['state=OPEN', 'state'],
  ])('names the field of malformed input: %s', async (query, field) => {
    const { status, fail } = await holder.club.send(`GET /faq?clubCode=${CLUB}&${query}`)
    expect([status, fail.msgDetail]).toEqual([400, field])
  })

  it('knows only its own club', async () => {
    expect((await holder.club.ask(contract.faq.list, { clubCode: 'ZZ999' })).status).toBe(404)
  })
})

describe('GET /faq/{id}', () => {
  it('appears and disappears by the club clock', async () => {
    await appearsByTheClock(holder.club, 'faq', add, await editor())
  })

  it('counts a view once per viewer and day', async () => {
    const idx = await add()
    for (const who of [null, null, await holder.club.member()]) await holder.club.ask(contract.faq.one, { idx }, who)
    const [row] = await holder.club.sql`select views from faq where idx = ${idx}`
    expect(row).toEqual({ views: 2 })
  })

  it.each(['0', 'abc', '1.5', '999999'])('has no question %s', async (id) => {
    expect((await holder.club.send(contract.faq.one, { idx: id })).status).toBe(404)
  })
})

describe('the languages of a question', () => {
  it('name each other, to visitors only those that they may see', async () => {
    const en = await add({ title: 'Caddies' })
    const ko = await add({ title: '캐디', lang: 'ko', otherIdx: en, state: 'DRAFT' })
    const as = await editor()
    expect((await one(en, as)).others).toEqual([{ idx: ko, lang: 'ko' }])
    expect((await one(ko, as)).others).toEqual([{ idx: en, lang: 'en' }])
    expect((await one(en)).others).toEqual([])
    await put(ko, 1, { title: '캐디', lang: 'ko' })
    expect((await one(en)).others).toEqual([{ idx: ko, lang: 'ko' }])
    await holder.club.ask(contract.faq.remove, { idx: [ko] }, await editor())
    expect((await one(en, as)).others).toEqual([])
    expect((await one(await add({ lang: 'ko', otherIdx: en }), as)).others).toEqual([{ idx: en, lang: 'en' }])
  })

  it('are one each, also when two are added at once', async () => {
    const en = await add()
    const both = await Promise.all(
      [0, 1].map(async () => holder.club.ask(contract.faq.create, input({ lang: 'ko', otherIdx: en }), await editor())),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(both.find(({ status }) => status === 400)!.fail.msgDetail).toBe('lang')
    expect((await put(en, 1, { lang: 'ko' })).fail.msgDetail).toBe('lang')
    expect(
      (await holder.club.ask(contract.faq.create, input({ otherIdx: 999_999 }), await editor())).fail.msgDetail,
    ).toBe('otherIdx')
  })
})

describe('POST and PUT /faq', () => {
  it('open at once without a time, keep nothing that runs, and write down who did it', async () => {
    const as = await editor()
    const { openAt: _, ...now } = input({ contents: '<h1>Yes</h1><p onclick="x()">no</p><script>x()</script>' })
    const { data } = await holder.club.ask(contract.faq.create, now, as)
    expect(data).toEqual({ idx: expect.any(Number), version: 1 })
    expect((await one(data.idx)).contents).toBe('<h2>Yes</h2><p>no</p>')
    const [row] = await holder.club
      .sql`select call, admin_idx from audit where noun = 'faq' and record_idx = ${data.idx}`
    expect(row).toEqual({ call: 'faq.create', adminIdx: as.adminIdx })
  })

  it('save what was read, once, and keep each version', async () => {
    const idx = await add({ title: 'before' })
    expect((await put(idx, 1, { title: 'after' })).data).toEqual({ idx, version: 2 })
    expect((await put(idx, 1)).fail).toMatchObject({ code: 'CHANGED_MEANWHILE', msgVar: { version: 2 } })
    const both = await Promise.all([put(idx, 2, { title: 'mine' }), put(idx, 2, { title: 'yours' })])
    expect(both.filter(({ result }) => result)).toHaveLength(1)
    expect((await put(999_999, 1)).status).toBe(404)
    const versions = await holder.club.sql`
      select version, post ->> 'title' as title from post_version where noun = 'faq' and idx = ${idx} order by version`
    expect(versions.map(({ version, title }) => [version, title])).toEqual([
      [1, 'before'],
      [2, 'after'],
      [3, both[0]!.result ? 'mine' : 'yours'],
    ])
  })

  it.each([
    [{ title: '' }, 'title'],
    [{ title: 'x'.repeat(201) }, 'title'],
    [{ category: 'WEATHER' }, 'category'],
    [{ contents: '<script>x()</script>' }, 'contents'],
    [{ lang: 'fr' }, 'lang'],
    [{ orderNo: -1 }, 'orderNo'],
    [{ state: 'ARCHIVED' }, 'state'],
    [{ state: 'SCHEDULED', openAt: undefined }, 'openAt'],
    [{ closeAt: '2020-01-01T00:00:00Z' }, 'closeAt'],
  ])('name what is wrong in %j', async (changes, field) => {
    const idx = await add({ state: 'DRAFT', openAt: undefined })
    for (const { status, fail } of [
      await holder.club.send(contract.faq.create, { ...input(), ...changes }, await editor()),
      await holder.club.send(contract.faq.update, { idx, version: 1, ...input(), ...changes }, await editor()),
    ])
      expect([status, fail.msgDetail]).toEqual([400, field])
  })
})

describe('DELETE /faq', () => {
  it('archives; the same question may be published again', async () => {
    const idx = await add({ title: 'gone' })
    expect((await holder.club.ask(contract.faq.remove, { idx: [idx, idx, 999_999] }, await editor())).data).toEqual({
      deleted: 1,
    })
    expect((await holder.club.ask(contract.faq.remove, { idx: [idx] }, await editor())).data).toEqual({ deleted: 0 })
    expect((await holder.club.ask(contract.faq.one, { idx })).status).toBe(404)
    expect(await titles({ scope: 'admin' }, await editor())).not.toContain('gone')
    expect((await put(idx, 2)).data).toEqual({ idx, version: 3 })
    expect((await holder.club.ask(contract.faq.one, { idx })).status).toBe(200)
  })
})

describe('a right on questions', () => {
  const calls = {
    C: (as: { token: string } | null) => holder.club.ask(contract.faq.create, input(), as),
    U: (as: { token: string } | null) =>
      holder.club.ask(contract.faq.update, { idx: 999_999, version: 1, ...input() }, as),
    D: (as: { token: string } | null) => holder.club.ask(contract.faq.remove, { idx: [999_999] }, as),
  }

  it.each(['C', 'U', 'D'] as const)('%s opens what it says and nothing else', async (right) => {
    const as = await holder.club.manager(rights(right))
    const without = await holder.club.manager(rights('CRUD'.replace(right, '')))
    for (const [other, call] of Object.entries(calls)) expect((await call(as)).status === 403).toBe(other !== right)
    expect((await calls[right](without)).status).toBe(403)
  })

  it('is needed', async () => {
    const member = await holder.club.member()
    for (const call of Object.values(calls)) {
      expect((await call(null)).status).toBe(401)
      expect((await call(member)).status).toBe(403)
    }
  })
})
