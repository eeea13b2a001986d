import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CLUB, TestClub } from '../../../../../test/club.ts'

const holder = TestClub.use()
type Fields = InputOf<typeof contract.opening.create>
type Query = InputOf<typeof contract.opening.list>
type Manager = Awaited<ReturnType<TestClub['manager']>>
const RIGHTS = { '940000': 'R', '940300': 'CRUD' }
let boss: Manager
/** Days that web members see from the Wednesday on: open for the next ten days, then not. */
const [OPEN, SHUT, LATER] = ['2027-03-12', '2027-03-24', '2027-03-25']
beforeAll(async () => {
  const { club } = holder
  boss = await club.manager({ rights: RIGHTS })
  await club.setClock('2027-03-10T12:00')
  for (const date of [OPEN, SHUT, LATER]) await club.day(date)
})

beforeEach(async () => {
  await holder.club.sql`delete from opening_rule`
})

const fields = (change: Partial<Fields> = {}): Fields => ({
  ...{ memberType: '10', dayClass: 'WEEKDAY', courseIdx: null, part: null, pattern: 'ROLLING', days: 10 },
  ...{ time: '09:00', w05: 'F', quotaDay: 1, quotaMonth: null, from: '2027-03-10', to: null },
  ...change,
})
const none = { weeks: null, weekday: null, dayOfMonth: null }
const add = async (change?: Partial<Fields>) => await holder.club.ask(contract.opening.create, fields(change), boss)
const put = async (ruleIdx: number, version: number, change?: Partial<Fields>) =>
  await holder.club.ask(contract.opening.change, { ruleIdx, ...fields(change), version }, boss)
const remove = async (ruleIdx: number) => await holder.club.ask(contract.opening.remove, { ruleIdx }, boss)
const check = async (body: InputOf<typeof contract.opening.check>) =>
  await holder.club.ask(contract.opening.check, body, boss)
const list = async (query: Query = {}) => (await holder.club.ask(contract.opening.list, query, boss)).data
const state = async (date: string, memberType = '10') => {
  const me = await holder.club.member({ memberType })
  const read = await holder.club.ask(contract.sheet.forMember, { memberIdx: me.memberIdx, date }, me)
  return read.data.slots[0]!.state
}

describe('opening rules', () => {
  it('are added, listed, changed, deleted and brought back, with their history', async () => {
    const rule = { memberType: '11', pattern: 'MANUAL', days: 4, quotaMonth: 0, part: '1' } as const
    const { data } = await add(rule)
    const { ruleIdx } = data
    expect(data).toEqual({ ruleIdx, version: 1, affectedDays: 3 })
    const saved = { ...fields(rule), ...none, days: null, courseName: null, isKept: false }
    expect(await list({ memberType: '11' })).toEqual([{ ...saved, ruleIdx, version: 1 }])
    const weekly = { ...rule, pattern: 'WEEKLY', weeks: 1, weekday: 2 } as const
    expect((await put(ruleIdx, 1, weekly)).data).toEqual({ ruleIdx, version: 2, affectedDays: 3 })
    expect((await put(ruleIdx, 1, weekly)).fail).toMatchObject({ code: 'CHANGED_MEANWHILE', msgVar: { version: 2 } })
    expect((await remove(ruleIdx)).data).toMatchObject({ ruleIdx, version: 2 })
    expect((await list({ memberType: '11' })).filter(({ isKept }) => !isKept)).toEqual([])
    const other = await holder.club.manager({ rights: RIGHTS })
    expect((await holder.club.ask(contract.opening.undo, { ruleIdx }, other)).status).toBe(403)
    expect((await holder.club.ask(contract.opening.undo, { ruleIdx }, boss)).data.version).toBe(3)
    expect((await holder.club.ask(contract.opening.undo, { ruleIdx }, boss)).data.version).toBe(3)
    const back = (await list({ memberType: '11' })).filter(({ isKept }) => !isKept)
    expect(back).toEqual([{ ...saved, ...weekly, days: null, dayOfMonth: null, ruleIdx, version: 3 }])
    const history = (await holder.club.ask(contract.opening.history, { recordIdx: ruleIdx }, boss)).data.list
    expect(history.map(({ deed }) => deed)).toEqual(['UNDONE', 'REMOVED', 'CHANGED', 'CREATED'])
    expect(history[2]!.changes).toContainEqual({ field: 'pattern', before: 'MANUAL', after: 'WEEKLY', isKept: true })
    await holder.club.moveClock(61)
    await remove(ruleIdx)
    await holder.club.moveClock(61)
    expect((await holder.club.ask(contract.opening.undo, { ruleIdx }, boss)).fail.code).toBe('UNDO_OVER')
  })

  it('are listed by type of member, class of days and day of play', async () => {
    const ids = [
      await add({ to: '2027-06-30' }),
      await add({ from: '2027-07-01' }),
      await add({ dayClass: 'WEEKEND' }),
      await add({ memberType: '12' }),
    ].map(({ data }) => data.ruleIdx)
    const found = async (query: Query) => (await list(query)).map(({ ruleIdx }) => ids.indexOf(ruleIdx)).sort()
    expect(await found({})).toEqual([0, 1, 2, 3])
    expect(await found({ memberType: '10' })).toEqual([0, 1, 2])
    expect(await found({ memberType: '10', dayClass: 'WEEKDAY' })).toEqual([0, 1])
    expect(await found({ at: '2027-07-01' })).toEqual([1, 2, 3])
    expect(await found({ at: '2027-03-01' })).toEqual([])
  })

  it('do not overlap, also when a deleted one comes back', async () => {
    const { ruleIdx } = (await add({ to: '2027-03-31', pattern: 'MANUAL' })).data
    const refused = { code: 'OVERLAP', msgVar: { with: 'Full member, 2027-03-10 – 2027-03-31' } }
    expect((await add({ from: '2027-03-31' })).fail).toMatchObject(refused)
    expect((await check({ rule: fields() })).fail).toMatchObject(refused)
    const next = (await add({ from: '2027-04-01', pattern: 'MANUAL' })).data
    expect((await put(next.ruleIdx, 1, { from: '2027-03-31', pattern: 'MANUAL' })).fail).toMatchObject(refused)
    expect((await add({ courseIdx: 1, part: '1' })).result).toBe(true)
    await remove(ruleIdx)
    expect((await put(next.ruleIdx, 1, { from: '2027-03-31', pattern: 'MANUAL' })).result).toBe(true)
    expect((await holder.club.ask(contract.opening.undo, { ruleIdx }, boss)).fail.code).toBe('OVERLAP')
  })

  it.each([
    ['memberType', { memberType: '77' }],
    ['dayClass', { dayClass: 'MONDAY' }],
    ['courseIdx', { courseIdx: 999 }],
    ['part', { part: '9' }],
    ['pattern', { pattern: 'YEARLY' }],
    ['days', { days: null }],
    ['days', { days: 366 }],
    ['weeks', { pattern: 'WEEKLY', weekday: 1 }],
    ['weekday', { pattern: 'WEEKLY', weeks: 4 }],
    ['weekday', { pattern: 'WEEKLY', weeks: 4, weekday: 8 }],
    ['dayOfMonth', { pattern: 'MONTHLY' }],
    ['time', { time: '24:00' }],
    ['w05', { w05: 'D' }],
    ['quotaDay', { quotaDay: 0 }],
    ['quotaMonth', { quotaMonth: -1 }],
    ['from', { from: '2027-02-30' }],
    ['to', { to: '2027-03-09' }],
    ['to', { from: '2027-01-01', to: '2027-02-01' }],
  ])('name %s as wrong in %j', async (field, wrong) => {
    const { status, fail } = await holder.club.send(contract.opening.create, { ...fields(), ...wrong }, boss)
    expect([status, fail.msgDetail]).toEqual([400, field])
  })

  it('are deleted as they were seen', async () => {
    const { ruleIdx } = (await add({ memberType: '12', dayClass: 'WEEKEND', from: '2029-01-01' })).data
    const stale = await holder.club.ask(contract.opening.remove, { ruleIdx, version: 7 }, boss)
    expect(stale.fail).toMatchObject({ code: 'CHANGED_MEANWHILE', msgVar: { version: 1 } })
    expect((await holder.club.ask(contract.opening.remove, { ruleIdx, version: 1 }, boss)).data.version).toBe(1)
  })

  it('need their right, and a rule that is there', async () => {
    const create = (as: Manager) => holder.club.ask(contract.opening.create, fields(), as)
    const others = [
      ['U', (as: Manager) => holder.club.ask(contract.opening.change, { ruleIdx: 99999, ...fields(), version: 1 }, as)],
      ['D', (as: Manager) => holder.club.ask(contract.opening.remove, { ruleIdx: 99999 }, as)],
      ['D', (as: Manager) => holder.club.ask(contract.opening.undo, { ruleIdx: 99999 }, as)],
    ] as const
    for (const [right, call] of [['C', create] as const, ...others]) {
      const manager = await holder.club.manager({ rights: { ...RIGHTS, '940300': 'CRUD'.replace(right, '') } })
      expect((await call(manager)).status).toBe(403)
    }
    for (const [, call] of others) expect((await call(boss)).status).toBe(404)
    expect((await holder.club.ask(contract.opening.check, { ruleIdx: 99999 }, boss)).status).toBe(404)
  })

  it('of managers who save together one does', async () => {
    const adds = await Promise.all([1, 2, 3, 4].map((days) => add({ days, memberType: '13' })))
    expect(adds.flatMap(({ code }) => code ?? [])).toEqual(Array(3).fill('OVERLAP'))
    const { ruleIdx } = adds.find(({ result }) => result)!.data
    const saves = await Promise.all([5, 6, 7, 8].map((days) => put(ruleIdx, 1, { days, memberType: '13' })))
    expect(saves.flatMap(({ code }) => code ?? [])).toEqual(Array(3).fill('CHANGED_MEANWHILE'))
  })
})

describe('a rule that has opened days', () => {
  it('keeps them when it is changed, and tells the others before it is saved', async () => {
    const { ruleIdx } = (await add()).data
    expect([await state(OPEN), await state(SHUT)]).toEqual(['OPEN', 'NOT_OPEN'])
    const rule = fields({ days: 2 })
    expect((await check({ ruleIdx, rule })).data).toEqual({
      from: '2027-03-21',
      affectedDays: 2,
      days: [
        { date: SHUT, before: '2027-03-14T00:00:00Z', after: '2027-03-22T00:00:00Z' },
        { date: LATER, before: '2027-03-15T00:00:00Z', after: '2027-03-23T00:00:00Z' },
      ],
    })
    expect(await list()).toHaveLength(1)
    expect((await put(ruleIdx, 1, { days: 2 })).data.affectedDays).toBe(2)
    expect((await list()).map(({ days, from, to, isKept }) => [days, from, to, isKept])).toEqual([
      [10, '2027-03-10', '2027-03-20', true],
      [2, '2027-03-21', null, false],
    ])
    await expect.poll(() => state(OPEN)).toBe('OPEN')
    await holder.club.setClock('2027-03-15T12:00')
    expect(await state(SHUT)).toBe('NOT_OPEN')
    await holder.club.setClock('2027-03-10T12:00')
    const [kept] = await list()
    const needed = { code: 'IN_USE', msgVar: { where: 'sheet-day', count: 1 } }
    expect((await remove(kept!.ruleIdx)).fail).toMatchObject(needed)
    expect((await put(kept!.ruleIdx, 1)).fail).toMatchObject({ code: 'OVERLAP' })
  })

  it('opens days as soon as it may when it opens them earlier, and members read the new rule', async () => {
    const { ruleIdx } = (await add()).data
    await put(ruleIdx, 1, { days: 30 })
    await expect.poll(() => state(SHUT)).toBe('OPEN')
    const read = async () =>
      (await holder.club.ask(contract.rules.read, { clubCode: CLUB, memberType: '10' })).data.opening[0]
    await expect.poll(read).toMatchObject({ text: expect.stringContaining('30 days'), opensAt: '2027-03-11T00:00:00Z' })
  })

  it('leaves them open when it is deleted, and members read that no more will open', async () => {
    const { ruleIdx } = (await add()).data
    expect((await check({ ruleIdx })).data).toMatchObject({
      from: null,
      days: [
        { date: SHUT, before: '2027-03-14T00:00:00Z', after: null },
        { date: LATER, before: '2027-03-15T00:00:00Z', after: null },
      ],
    })
    expect((await remove(ruleIdx)).data.affectedDays).toBe(2)
    await expect.poll(() => state(SHUT)).toBe('NOT_FOR_YOU')
    expect(await state(OPEN)).toBe('OPEN')
    const read = async () =>
      (await holder.club.ask(contract.rules.read, { clubCode: CLUB, memberType: '10' })).data.opening[0]!.text
    await expect.poll(read).toBe('Members of this type cannot book these days.')
    expect((await holder.club.ask(contract.opening.undo, { ruleIdx }, boss)).data.affectedDays).toBe(2)
    expect(await list()).toMatchObject([{ ruleIdx, from: '2027-03-10', to: null, isKept: false }])
    await expect.poll(() => state(SHUT)).toBe('NOT_OPEN')
  })

  it('cannot end before them, and cannot be deleted when they are all that is left of it', async () => {
    const { ruleIdx } = (await add()).data
    const needed = { code: 'IN_USE', msgVar: { where: 'sheet-day', count: 1 } }
    expect((await put(ruleIdx, 1, { to: '2027-03-11' })).fail).toMatchObject(needed)
    expect((await put(ruleIdx, 1, { to: '2027-03-20' })).data.affectedDays).toBe(2)
    expect((await remove(ruleIdx)).fail).toMatchObject(needed)
    expect((await check({ ruleIdx })).fail).toMatchObject(needed)
    expect((await add({ courseIdx: 1, days: 2, to: '2027-03-19' })).fail).toMatchObject(needed)
  })

  it('opens days through a lobby where it says so, but not days that never open', async () => {
    const rule: InputOf<typeof contract.opening.create> = {
      memberType: '10',
      dayClass: 'WEEKDAY',
      pattern: 'ROLLING',
      days: 10,
      time: '09:00',
      w05: 'L',
      quotaDay: 1,
      from: '2027-03-10',
    }
    const saved = (await holder.club.ask(contract.opening.create, rule, boss)).data
    const [listed] = (await holder.club.ask(contract.opening.list, {}, boss)).data
    expect(listed).toMatchObject({ ruleIdx: saved.ruleIdx, w05: 'L', pattern: 'ROLLING', days: 10 })
    await expect.poll(() => state(SHUT)).toBe('NOT_OPEN')
    const me = await holder.club.member()
    const sheet = await holder.club.ask(contract.sheet.forMember, { memberIdx: me.memberIdx, date: SHUT }, me)
    expect(sheet.data.lobby).toMatchObject({ opensAt: '2027-03-14T00:00:00Z', joinsAt: '2027-03-13T23:30:00Z' })
    const never = await holder.club.ask(
      contract.opening.create,
      { ...rule, dayClass: 'WEEKEND', pattern: 'MANUAL' },
      boss,
    )
    expect([never.status, never.fail.msgDetail]).toEqual([400, 'w05'])
  })

  it('lets only staff book where it says so', async () => {
    await add({ w05: 'S' })
    await expect.poll(() => state(OPEN)).toBe('NOT_FOR_YOU')
    const me = await holder.club.member()
    const [slot] = (await holder.club.ask(contract.sheet.forMember, { memberIdx: me.memberIdx, date: OPEN }, me)).data
      .slots
    expect((await holder.club.hold(me, slot!.slotIdx)).fail.code).toBe('TYPE_NOT_ALLOWED')
  })
})
