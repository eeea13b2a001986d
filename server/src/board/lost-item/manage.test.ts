import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Sent } from '../../../test/ask.ts'
import { TestClub } from '../../../test/club.ts'

const holder = TestClub.use()
type Fields = InputOf<typeof contract.lostItemManage.create>
type Passed = InputOf<typeof contract.lostItemManage.setState>
type Manager = Awaited<ReturnType<TestClub['manager']>>
const rights = (letters: string) => ({ rights: { '930000': 'R', '930700': letters } })
let boss: Manager
beforeAll(async () => {
  boss = await holder.club.manager(rights('CRU'))
})

const fields = (change: Partial<Fields> = {}): Fields => ({
  ...{ kind: 'WATCH', title: 'Watch', hidden: 'Engraved', foundDate: '2026-11-20', foundPlace: 'Locker room' },
  translated: { ko: { title: '시계', foundPlace: '라커룸' } },
  finder: 'Housekeeping',
  ...change,
})
const photo = async (): Promise<Sent> => ({
  name: 'watch.png',
  type: 'image/png',
  bytes: await sharp({ create: { width: 40, height: 20, channels: 3, background: '#888' } })
    .png()
    .toBuffer(),
})
const add = async (change?: Partial<Fields>, files?: Sent[]) =>
  (await holder.club.ask(contract.lostItemManage.create, { ...fields(change), files }, boss ?? undefined)).data.idx
const one = async (idx: number) => (await holder.club.ask(contract.lostItemManage.one, { idx }, boss)).data
const pass = async (idx: number, state: Passed['state'], more: Partial<Passed> = {}, as = boss) => {
  const { version } = await one(idx)
  return await holder.club.ask(contract.lostItemManage.setState, { idx, version, state, ...more }, as)
}
const undo = (idx: number, as = boss) => holder.club.ask(contract.lostItemManage.undo, { idx }, as)
const claim = async (idx: number) => {
  const { memberIdx } = await holder.club.member()
  const [row] = await holder.club.sql<{ claimIdx: number }[]>`
    insert into lost_claim (idx, member_idx, description) values (${idx}, ${memberIdx}, 'Brown strap') returning claim_idx`
  return row!.claimIdx
}
const statesOf = async (idx: number) => (await one(idx)).claims.map(({ state }) => state)

describe('found items', () => {
  it('are registered with words in each language, marks and private photos, and changed', async () => {
    const idx = await add({}, [await photo()])
    const item = await one(idx)
    expect(item).toMatchObject({
      ...fields(),
      state: 'FOUND',
      keepUntil: '2026-12-20',
      version: 1,
      claims: [],
      reports: [],
    })
    const { url, fileIdx } = item.files[0]!
    expect((await holder.club.app.inject({ url })).statusCode).toBe(200)
    expect((await holder.club.app.inject({ url: url.split('?')[0] })).statusCode).toBe(404)
    const changed = { ...fields({ title: 'Gold watch', hidden: 'No strap', foundDate: '2026-11-21' }), version: 1 }
    const { data } = await holder.club.ask(
      contract.lostItemManage.change,
      { idx, ...changed, keepFiles: [fileIdx], files: [await photo()] },
      boss ?? undefined,
    )
    expect(data).toEqual({ idx, version: 2 })
    expect(await one(idx)).toMatchObject({ title: 'Gold watch', keepUntil: '2026-12-21', files: [{ fileIdx }, {}] })
    await holder.club.ask(contract.lostItemManage.change, { idx, ...changed, version: 2 }, boss ?? undefined)
    expect((await one(idx)).files).toEqual([])
    expect((await holder.club.app.inject({ url })).statusCode).toBe(404)
    expect(
      (await holder.club.ask(contract.lostItemManage.change, { idx, ...changed }, boss ?? undefined)).fail,
    ).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      msgVar: { version: 3 },
    })
  })

  it('keep marks, finders and those who signed out of the log and out of what visitors read', async () => {
    const idx = await add({ hidden: 'Secret engraving', finder: 'Finder Kim' })
    await holder.club.ask(
      contract.lostItemManage.change,
      { idx, ...fields({ hidden: 'Another secret', finder: 'Finder Lee' }), version: 1 },
      boss ?? undefined,
    )
    await pass(idx, 'PUBLISHED')
    await pass(idx, 'RETURNED', { signedBy: 'Owner Park', isTyped: true })
    const log = JSON.stringify(await holder.club.sql`select before, after from audit where noun = 'lost-item'`)
    for (const secret of ['Secret', 'secret', 'Finder', 'Owner Park']) expect(log).not.toContain(secret)
    const { list } = (await holder.club.ask(contract.lostItemManage.history, { recordIdx: idx }, boss)).data
    expect(list[0]!.changes).toContainEqual({ field: 'signedBy', before: null, after: null, isKept: false })
    expect(list[2]!.changes).toContainEqual({ field: 'hidden', before: null, after: null, isKept: false })
    const other = await add({ hidden: 'Unseen mark' })
    await pass(other, 'PUBLISHED')
    const shown = await holder.club.ask(contract.lostItem.one, { idx: other, lang: 'ko' })
    expect(shown.data.title).toBe('시계')
    expect(JSON.stringify(shown.body)).not.toContain('Unseen mark')
  })

  it('are listed by state, kind, day and mark, with claims and the reports that match', async () => {
    const idx = await add({ kind: 'KEY', title: 'Car key', foundDate: '2026-10-10', hidden: 'Red fob', translated: {} })
    await claim(idx)
    const { memberIdx } = await holder.club.member()
    await holder.club.sql`
      insert into lost_report (member_idx, kind, title, lost_date) values
        (${memberIdx}, 'KEY', 'My key', '2026-10-09'), (${memberIdx}, 'KEY', 'Too late', '2026-10-11'),
        (${memberIdx}, 'KEY', 'Too early', '2026-09-09'), (${memberIdx}, 'CLUB', 'No key', '2026-10-09')`
    const list = async (query: InputOf<typeof contract.lostItemManage.list>) =>
      (await holder.club.ask(contract.lostItemManage.list, query, boss)).data.list
    expect(await list({ kind: 'KEY' })).toMatchObject([
      { idx, title: 'Car key', state: 'FOUND', claims: 1, matches: 1, missingIn: ['ko'] },
    ])
    expect((await one(idx)).reports).toMatchObject([{ title: 'My key', member: { memberIdx } }])
    expect(await list({ keyword: 'red fob' })).toHaveLength(1)
    expect(await list({ from: '2026-10-10', to: '2026-10-10' })).toHaveLength(1)
    expect(await list({ kind: 'KEY', state: 'PUBLISHED' })).toEqual([])
  })

  it('pass from state to state only as the rules allow', async () => {
    const idx = await add()
    expect((await pass(idx, 'RETURNED')).fail.msgDetail).toBe('signedBy')
    expect((await pass(idx, 'RETURNED', { signedBy: 'Kim' })).fail.msgDetail).toBe('file')
    expect((await pass(idx, 'FOUND')).fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'FOUND' } })
    expect((await pass(idx, 'PUBLISHED', { version: 9 })).fail.code).toBe('CHANGED_MEANWHILE')
    expect((await pass(idx, 'PUBLISHED')).data).toMatchObject({ state: 'PUBLISHED', version: 2 })
    const public_ = async () => (await holder.club.ask(contract.lostItem.one, { idx })).status
    await expect.poll(public_).toBe(200)
    expect((await pass(idx, 'RETURNED', { signedBy: 'Kim', isTyped: true, reason: 'In person' })).data).toMatchObject({
      signedBy: 'Kim',
    })
    await expect.poll(public_).toBe(404)
    for (const state of ['FOUND', 'PUBLISHED', 'TO_POLICE'] as const)
      expect((await pass(idx, state)).fail.code).toBe('WRONG_STATE')
    expect(
      (await holder.club.ask(contract.lostItemManage.change, { idx, ...fields(), version: 3 }, boss ?? undefined)).fail
        .code,
    ).toBe('WRONG_STATE')
  })

  it('are disposed of only after the time that the club keeps them', async () => {
    const today = boss
    await holder.club.setClock('2026-12-20T23:59:00')
    boss = await holder.club.manager(rights('CRU'))
    const idx = await add()
    expect((await pass(idx, 'DISPOSED')).fail).toMatchObject({ code: 'TOO_SOON', msgVar: { earliest: '2026-12-21' } })
    await holder.club.setClock('2026-12-21T00:00:00')
    expect((await pass(idx, 'DISPOSED')).data.state).toBe('DISPOSED')
    await holder.club.resetClock()
    boss = today
  })

  it('are kept for the days of the setting, which an item keeps when the setting changes', async () => {
    const { club } = holder
    const office = await club.manager({ rights: { '940000': 'R', '940300': 'RU' } })
    const put = async (values: Record<string, number>) => {
      const { version } = (await club.ask(contract.clubPolicy.read, { name: 'lostItem' }, office)).data
      return club.ask(contract.clubPolicy.change, { name: 'lostItem', values, version }, office)
    }
    for (const keptDays of [29, 181]) expect((await put({ keptDays })).fail.msgDetail).toBe('values.keptDays')
    expect((await put({ keptDays: 180 })).result).toBe(true)
    const idx = await add({ foundDate: '2026-11-20' })
    expect((await one(idx)).keepUntil).toBe('2027-05-19')
    await put({ keptDays: 60 })
    const saved = { idx, ...fields({ title: 'Gold watch' }), keepFiles: [] }
    await club.ask(contract.lostItemManage.change, { ...saved, version: 1 }, boss)
    expect((await one(idx)).keepUntil).toBe('2027-05-19')
    await club.ask(contract.lostItemManage.change, { ...saved, foundDate: '2026-11-18', version: 2 }, boss)
    expect((await one(idx)).keepUntil).toBe('2027-05-17')
    expect((await one(await add({ foundDate: '2026-11-20' }))).keepUntil).toBe('2027-01-19')
    await put({ keptDays: 30 })
  })

  it('wait for managers once they are kept no longer, and valuables when they go to the police', async () => {
    const { club } = holder
    await club.sql`delete from lost_item`
    const was = boss
    const at = async (time: string) => {
      await club.setClock(time)
      boss = await club.manager(rights('CRU'))
    }
    const waits = async () => {
      const { data } = await club.ask(contract.attention.waiting, {}, boss)
      return data.filter(({ kind }) => kind.startsWith('LOST_')).map(({ kind, count }) => `${kind} ${count}`)
    }
    const listed = async (query: { over?: boolean; police?: boolean }) =>
      (await club.ask(contract.lostItemManage.list, { ...query, from: '2027-02-01', sort: 'idx' }, boss)).data.list.map(
        ({ title }) => title,
      )
    await at('2027-02-07T23:59')
    const day = { foundDate: '2027-02-01', translated: {} }
    const watch = await add({ ...day, kind: 'WATCH', title: 'Watch' })
    const phone = await add({ ...day, kind: 'PHONE', title: 'Phone' })
    const glove = await add({ ...day, kind: 'GLOVE', title: 'Glove' })
    await pass(phone, 'CLAIMED', { claimIdx: await claim(phone) })
    expect([await waits(), await listed({ police: true }), await listed({ over: true })]).toEqual([[], [], []])
    await at('2027-02-08T00:00')
    expect([await waits(), await listed({ police: true })]).toEqual([['LOST_POLICE 1'], ['Watch']])
    expect(await listed({ police: false })).toEqual(['Phone', 'Glove'])
    await club.sql`insert into rule_setting (name, "values") values ('lostItem', '{"policeDays": 0}')
      on conflict (name) do update set "values" = excluded."values"`
    expect([await waits(), await listed({ police: true })]).toEqual([[], []])
    await club.sql`update rule_setting set "values" = '{}' where name = 'lostItem'`
    // A claim is decided first.
    await claim(watch)
    expect(await listed({ police: true })).toEqual([])
    await pass(watch, 'TO_POLICE')
    expect(await waits()).toEqual([])
    await at('2027-03-03T23:59')
    expect([await waits(), await listed({ over: true })]).toEqual([[], []])
    await at('2027-03-04T00:00')
    // Who was to collect the phone did not come.
    expect([await waits(), await listed({ over: true })]).toEqual([['LOST_OVER 2'], ['Phone', 'Glove']])
    expect(await listed({ over: false })).toEqual(['Watch'])
    await pass(glove, 'DISPOSED')
    expect(await waits()).toEqual(['LOST_OVER 1'])
    await club.resetClock()
    boss = was
  })

  it('accept one claim; those that are left are refused when the item leaves', async () => {
    const idx = await add()
    const [right, wrong] = [await claim(idx), await claim(idx)]
    expect((await pass(idx, 'CLAIMED', { claimIdx: 999_999 })).fail.msgDetail).toBe('claimIdx')
    await pass(idx, 'CLAIMED', { claimIdx: wrong })
    expect(await statesOf(idx)).toEqual(['OPEN', 'ACCEPTED'])
    await pass(idx, 'PUBLISHED')
    expect(await statesOf(idx)).toEqual(['OPEN', 'REFUSED'])
    expect((await pass(idx, 'CLAIMED', { claimIdx: wrong })).fail.msgDetail).toBe('claimIdx')
    await pass(idx, 'CLAIMED', { claimIdx: right })
    await claim(idx)
    await pass(idx, 'RETURNED', { signedBy: 'Kim', isTyped: true })
    expect(await statesOf(idx)).toEqual(['ACCEPTED', 'REFUSED', 'REFUSED'])
  })

  it('go back to where they were, for the manager who moved them and for a minute', async () => {
    const idx = await add()
    const first = await claim(idx)
    expect((await undo(idx)).status).toBe(404)
    await pass(idx, 'CLAIMED', { claimIdx: first })
    await pass(idx, 'RETURNED', { signedBy: 'Kim', isTyped: true })
    expect((await undo(idx, await holder.club.manager(rights('CRU')))).status).toBe(403)
    expect((await undo(idx)).data.version).toBe(4)
    expect((await undo(idx)).data.version).toBe(4)
    expect(await one(idx)).toMatchObject({ state: 'CLAIMED', signedBy: null, claims: [{ state: 'ACCEPTED' }] })
    await pass(idx, 'TO_POLICE')
    await holder.club.moveClock(61)
    expect((await undo(idx)).fail.code).toBe('UNDO_OVER')
    await holder.club.resetClock()
  })

  it('stay where they are once they were changed again, and the log names them without claims', async () => {
    const idx = await add()
    await claim(idx)
    await pass(idx, 'CLAIMED')
    await holder.club.ask(
      contract.lostItemManage.change,
      { idx, ...fields({ title: 'Later' }), version: 2 },
      boss ?? undefined,
    )
    expect((await undo(idx)).status).toBe(404)
    expect((await undo(idx, await holder.club.manager(rights('CRU')))).status).toBe(404)
    await pass(idx, 'PUBLISHED')
    expect((await undo(idx)).data).toEqual({ idx, version: 5 })
    expect((await one(idx)).state).toBe('CLAIMED')
    await holder.club.ask(
      contract.lostItemManage.change,
      { idx, ...fields({ title: 'Last' }), version: 5 },
      boss ?? undefined,
    )
    expect((await undo(idx)).status).toBe(404)
    const log = await holder.club.sql`
      select before, after from audit where record_idx = ${idx} and call ~ 'setState|undo' order by audit_idx`
    expect(log).toEqual([
      { before: { state: 'FOUND' }, after: { state: 'CLAIMED' } },
      { before: { state: 'CLAIMED' }, after: { state: 'PUBLISHED' } },
      { before: { state: 'PUBLISHED' }, after: { state: 'CLAIMED' } },
    ])
  })

  it('need what can be meant', async () => {
    const wrong = [
      [{ title: '' }, 'title'],
      [{ kind: 'SHIP' }, 'kind'],
      [{ foundDate: '2099-01-01' }, 'foundDate'],
      [{ translated: { xx: { title: 'A' } } }, 'translated.xx'],
    ] as const
    for (const [change, field] of wrong)
      expect(
        (await holder.club.ask(contract.lostItemManage.create, fields(change), boss ?? undefined)).fail.msgDetail,
      ).toBe(field)
    const text = { name: 'a.png', type: 'image/png', bytes: Buffer.from('text') }
    expect(
      (await holder.club.ask(contract.lostItemManage.create, { ...fields(), files: [text] }, boss ?? undefined)).fail
        .msgDetail,
    ).toBe('files')
    expect(
      (
        await holder.club.ask(
          contract.lostItemManage.change,
          { idx: 999_999, ...fields(), version: 1 },
          boss ?? undefined,
        )
      ).status,
    ).toBe(404)
    expect((await holder.club.ask(contract.lostItemManage.one, { idx: 999_999 }, boss)).status).toBe(404)
    expect((await undo(999_999)).status).toBe(404)
  })

  it('are for managers with the right', async () => {
    const idx = await add()
    const reader = await holder.club.manager(rights('R'))
    expect((await holder.club.ask(contract.lostItemManage.one, { idx }, reader)).status).toBe(200)
    expect((await holder.club.ask(contract.lostItemManage.create, fields(), reader)).status).toBe(403)
    expect(
      (await holder.club.ask(contract.lostItemManage.change, { idx, ...fields(), version: 1 }, reader)).status,
    ).toBe(403)
    expect((await undo(idx, reader)).status).toBe(403)
    const none = await holder.club.manager({ rights: { '930000': 'R' } })
    expect((await holder.club.ask(contract.lostItemManage.list, {}, none)).status).toBe(403)
    expect((await holder.club.ask(contract.lostItemManage.list, {})).status).toBe(401)
  })
})
