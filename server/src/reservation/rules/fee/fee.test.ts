import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import { beforeAll, describe, expect, it } from 'vitest'
import { CLUB, TestClub } from '../../../../test/club.ts'

const holder = TestClub.use()
type Fields = InputOf<typeof contract.fee.create>
type Query = InputOf<typeof contract.fee.list>
type Manager = Awaited<ReturnType<TestClub['manager']>>
let boss: Manager
/** The days are a Wednesday and the day after it. */
const [DAY, NEXT] = ['2027-03-10', '2027-03-11']
beforeAll(async () => {
  boss = await holder.club.manager({ rights: { '940000': 'R', '941000': 'CRUD' } })
  await holder.club.setClock('2027-03-02T10:00')
  await holder.club.day(DAY)
  await holder.club.day(NEXT)
})

const fields = (change: Partial<Fields> = {}): Fields => ({
  ...{ key: 'LOCKER', dayClass: 'WEEKDAY', part: null, season: null, memberType: null, weekdays: [] },
  ...{ unit: 'PERSON', amount: 5_000, from: '2030-01-01', to: '2030-12-31' },
  ...change,
})
const add = async (change?: Partial<Fields>) => await holder.club.ask(contract.fee.create, fields(change), boss)
const change = async (feeIdx: number, version: number, more?: Partial<Fields>) =>
  await holder.club.ask(contract.fee.change, { feeIdx, ...fields(more), version }, boss)
const read = async (feeIdx: number) => (await holder.club.ask(contract.fee.one, { feeIdx }, boss)).data
const check = async (body: InputOf<typeof contract.fee.check>) =>
  (await holder.club.ask(contract.fee.check, body, boss)).data
const list = async (query: Query) => (await holder.club.ask(contract.fee.list, { size: 100, ...query }, boss)).data.list

/** The fee of full members on weekdays. */
async function green() {
  const found = await list({ key: 'GREEN', memberType: '10' })
  return found.find(({ memberType, dayClass, part }) => memberType === '10' && dayClass === 'WEEKDAY' && part === null)!
}
const GREEN = { key: 'GREEN', memberType: '10', from: '2000-01-01', to: null } as const

describe('fees', () => {
  it('are added, read, changed, deleted and brought back, with their history', async () => {
    const season = { from: '12-01', to: '02-28' }
    const { data } = await add({ season, memberType: '10', part: '1' })
    const { feeIdx } = data
    expect(data).toEqual({ feeIdx, version: 1 })
    const saved = fields({ season, memberType: '10', part: '1' })
    expect(await read(feeIdx)).toEqual({ ...saved, feeIdx, name: 'Locker', version: 1 })
    expect((await change(feeIdx, 1, { amount: 6_000 })).data.version).toBe(2)
    expect((await change(feeIdx, 1, { amount: 7_000 })).fail).toMatchObject({ code: 'CHANGED_MEANWHILE' })
    expect((await holder.club.ask(contract.fee.remove, { feeIdx }, boss)).data).toEqual({ feeIdx, version: 2 })
    expect((await holder.club.ask(contract.fee.one, { feeIdx }, boss)).status).toBe(404)
    const other = await holder.club.manager({ rights: { '940000': 'R', '941000': 'CRUD' } })
    expect((await holder.club.ask(contract.fee.undo, { feeIdx }, other)).status).toBe(403)
    expect((await holder.club.ask(contract.fee.undo, { feeIdx }, boss)).data.version).toBe(3)
    expect((await holder.club.ask(contract.fee.undo, { feeIdx }, boss)).data.version).toBe(3)
    expect(await read(feeIdx)).toMatchObject({ ...fields({ amount: 6_000 }), version: 3 })
    const history = (await holder.club.ask(contract.fee.history, { recordIdx: feeIdx }, boss)).data.list
    expect(history.map(({ deed }) => deed)).toEqual(['UNDONE', 'REMOVED', 'CHANGED', 'CREATED'])
    expect(history[2]!.changes).toContainEqual({ field: 'amount', before: 5_000, after: 6_000, isKept: true })
    expect(history[2]!.changes).toContainEqual(
      expect.objectContaining({ field: 'season', before: '12-01 – 02-28', after: null }),
    )
    await holder.club.ask(contract.fee.remove, { feeIdx }, boss)
  })

  it('are listed by key, by type of member with those for everyone, and by day with its season', async () => {
    const ids = [
      await add({ season: { from: '11-01', to: '02-28' } }),
      await add({ memberType: '11' }),
      await add({ memberType: '10', dayClass: 'WEEKEND' }),
    ].map(({ data }) => data.feeIdx)
    const found = async (query: Query) =>
      (await list({ key: 'LOCKER', ...query })).map(({ feeIdx }) => ids.indexOf(feeIdx)).sort()
    expect(await found({})).toEqual([0, 1, 2])
    expect(await found({ memberType: '10' })).toEqual([0, 2])
    expect(await found({ at: '2030-01-15' })).toEqual([0, 1, 2])
    expect(await found({ at: '2030-07-15' })).toEqual([1, 2])
    expect(await found({ at: '2031-01-01' })).toEqual([])
    for (const feeIdx of ids) await holder.club.ask(contract.fee.remove, { feeIdx }, boss)
  })

  it('do not overlap, also when a deleted one comes back', async () => {
    const { feeIdx } = (await add()).data
    const refused = { code: 'OVERLAP', msgVar: { with: 'Locker, 2030-01-01 – 2030-12-31' } }
    expect((await add({ from: '2030-12-31', to: null, amount: 1 })).fail).toMatchObject(refused)
    const later = (await add({ from: '2031-01-01', to: null })).data
    expect((await change(later.feeIdx, 1, { from: '2030-12-31', to: null })).fail).toMatchObject(refused)
    await holder.club.ask(contract.fee.remove, { feeIdx }, boss)
    expect((await change(later.feeIdx, 1, { from: '2030-12-31', to: null })).result).toBe(true)
    expect((await holder.club.ask(contract.fee.undo, { feeIdx }, boss)).fail.code).toBe('OVERLAP')
    await holder.club.ask(contract.fee.remove, { feeIdx: later.feeIdx }, boss)
  })

  it.each([
    ['weekdays[0]', { weekdays: ['8'] }],
    ['key', { key: 'NOTHING' }],
    ['memberType', { memberType: '77' }],
    ['part', { part: '9' }],
    ['dayClass', { dayClass: 'MONDAY' }],
    ['unit', { unit: 'HOLE' }],
    ['amount', { amount: -1 }],
    ['amount', { amount: 1.5 }],
    ['from', { from: '2030-02-30' }],
    ['to', { to: '2029-12-31' }],
    ['season.from', { season: { from: '02-30', to: '03-31' } }],
    ['season.to', { season: { from: '02-01', to: '04-31' } }],
  ])('name %s as wrong in %j', async (field, wrong) => {
    const { status, fail } = await holder.club.send(contract.fee.create, { ...fields(), ...wrong }, boss)
    expect([status, fail.msgDetail]).toEqual([400, field])
  })

  it('need their right, and a fee that is there', async () => {
    const calls = {
      C: (as: Manager) => holder.club.ask(contract.fee.create, fields(), as),
      U: (as: Manager) => holder.club.ask(contract.fee.change, { feeIdx: 99999, ...fields(), version: 1 }, as),
      D: (as: Manager) => holder.club.ask(contract.fee.remove, { feeIdx: 99999 }, as),
    }
    for (const [right, call] of Object.entries(calls)) {
      const others = 'CRUD'.replace(right, '')
      expect((await call(await holder.club.manager({ rights: { '940000': 'R', '941000': others } }))).status).toBe(403)
    }
    for (const call of [calls.U, calls.D]) expect((await call(boss)).status).toBe(404)
    expect((await holder.club.ask(contract.fee.check, { feeIdx: 99999 }, boss)).status).toBe(404)
  })

  it('of managers who save at once one does', async () => {
    const { feeIdx } = (await add()).data
    const saves = await Promise.all([1, 2, 3, 4].map((amount) => change(feeIdx, 1, { amount })))
    expect(saves.filter(({ result }) => result)).toHaveLength(1)
    expect(saves.flatMap(({ code }) => code ?? [])).toEqual(Array(3).fill('CHANGED_MEANWHILE'))
    const adds = await Promise.all([1, 2, 3, 4].map((amount) => add({ amount, dayClass: 'WEEKEND' })))
    expect(adds.filter(({ result }) => result)).toHaveLength(1)
    expect(adds.flatMap(({ code }) => code ?? [])).toEqual(Array(3).fill('OVERLAP'))
    for (const idx of [feeIdx, adds.find(({ result }) => result)!.data.feeIdx])
      await holder.club.ask(contract.fee.remove, { feeIdx: idx }, boss)
  })
})

describe('a fee that is charged', () => {
  it('tells the published days that it concerns before it is saved', async () => {
    const { feeIdx } = await green()
    const fee = fields({ ...GREEN, amount: 95_000 })
    expect(await check({ feeIdx, fee })).toEqual({ days: [DAY, NEXT], bookings: 0, unpriced: [] })
    expect(await check({ feeIdx, fee: { ...fee, amount: 90_000 } })).toMatchObject({ days: [] })
    expect(await check({ fee: { ...fee, from: NEXT, to: NEXT, part: '1' } })).toMatchObject({ days: [NEXT] })
    expect(await check({ feeIdx })).toMatchObject({ days: [DAY, NEXT], unpriced: [DAY, NEXT] })
  })

  it('changes the sheet and the guide, and no booking that is made', async () => {
    const { club } = holder
    const me = await club.member()
    const sheet = await club.ask(contract.sheet.forMember, { memberIdx: me.memberIdx, date: DAY }, me)
    const [mine, next] = sheet.data.slots
    expect(mine!.greenFee).toBe(90_000)
    const booked = (await club.book(me, mine!.slotIdx, await club.hold(me, mine!.slotIdx))).data
    const { feeIdx, version } = await green()
    expect((await check({ feeIdx, fee: fields({ ...GREEN, amount: 95_000 }) })).bookings).toBe(1)
    expect((await change(feeIdx, version, { ...GREEN, amount: 95_000 })).result).toBe(true)
    const shown = async () =>
      (await club.ask(contract.sheet.forMember, { memberIdx: me.memberIdx, date: DAY }, me)).data.slots[1]!.greenFee
    await expect.poll(shown).toBe(95_000)
    const guide = async () =>
      (await club.ask(contract.rules.guide, { clubCode: CLUB, lang: 'en' })).data.fees.find(
        ({ memberType, part }) => memberType === '10' && part === null,
      )!.weekday
    await expect.poll(guide).toBe(95_000)
    const own = (await club.ask(contract.change.read, { bookingIdx: booked.bookingIdx }, me)).data
    expect(own.price).toEqual(booked.price)
    const other = await club.member()
    expect((await club.hold(other, next!.slotIdx)).data.price.rows[0]).toMatchObject({ unit: 95_000, qty: 4 })
    await change(feeIdx, version + 1, { ...GREEN, amount: 90_000 })
  })

  it('stays while published days need it', async () => {
    const { feeIdx, version } = await green()
    const refused = { code: 'IN_USE', msgVar: { where: 'sheet-day', count: 2 } }
    expect((await holder.club.ask(contract.fee.remove, { feeIdx }, boss)).fail).toMatchObject(refused)
    expect((await change(feeIdx, version, { ...GREEN, from: '2027-04-01', amount: 90_000 })).fail).toMatchObject(
      refused,
    )
    const instead = (await add({ ...GREEN, memberType: null, amount: 80_000 })).data
    expect((await holder.club.ask(contract.fee.remove, { feeIdx }, boss)).result).toBe(true)
    expect((await holder.club.ask(contract.fee.remove, { feeIdx: instead.feeIdx }, boss)).fail.code).toBe('IN_USE')
    await holder.club.ask(contract.fee.undo, { feeIdx }, boss)
    expect((await holder.club.ask(contract.fee.remove, { feeIdx: instead.feeIdx }, boss)).result).toBe(true)
  })

  it('for single weekdays keep them when an older page changes only the amount', async () => {
    const only = { ...GREEN, amount: 60_000, weekdays: ['3'] }
    const { feeIdx } = (await add(only)).data
    const { weekdays: _, ...unknowing } = fields({ ...only, amount: 70_000 })
    // Every day of its class, it would overlap the fee of full members and change the price of the next day.
    expect((await check({ feeIdx, fee: unknowing })).days).toEqual([DAY])
    const changed = await holder.club.ask(contract.fee.change, { feeIdx, ...unknowing, version: 1 }, boss)
    expect(changed.data).toEqual({ feeIdx, version: 2 })
    expect(await read(feeIdx)).toMatchObject({ amount: 70_000, weekdays: ['3'] })
    expect((await change(feeIdx, 2, { ...only, from: '2030-01-01', weekdays: [] })).fail.code).toBe('OVERLAP')
    await holder.club.ask(contract.fee.remove, { feeIdx }, boss)
  })

  it('of single weekdays is charged on them, and says so in the guide, the history and the refusal', async () => {
    const { club } = holder
    const wednesday = { ...GREEN, amount: 60_000, weekdays: ['3', '1'] }
    expect(await check({ fee: fields(wednesday) })).toMatchObject({ days: [DAY] })
    const { feeIdx } = (await add(wednesday)).data
    const me = await club.member()
    const shown = async (date: string) =>
      (await club.ask(contract.sheet.forMember, { memberIdx: me.memberIdx, date }, me)).data.slots[2]!
    await expect.poll(async () => (await shown(DAY)).greenFee).toBe(60_000)
    expect((await shown(NEXT)).greenFee).toBe(90_000)
    expect((await club.hold(me, (await shown(DAY)).slotIdx)).data.price.rows[0]).toMatchObject({ unit: 60_000 })
    const lines = async () =>
      (await club.ask(contract.rules.guide, { clubCode: CLUB, lang: 'en' })).data.fees.filter(
        ({ memberType, part }) => memberType === '10' && part === null,
      )
    await expect.poll(async () => (await lines()).length).toBe(2)
    expect(await lines()).toMatchObject([
      { weekdays: [], weekdayNames: [], weekday: 90_000 },
      { weekdays: ['1', '3'], weekdayNames: ['Monday', 'Wednesday'], weekday: 60_000, weekend: null },
    ])
    expect((await add({ ...wednesday, weekdays: ['3', '5'] })).fail.code).toBe('OVERLAP')
    const thursday = (await add({ ...wednesday, weekdays: ['4'] })).data
    await holder.club.ask(contract.fee.remove, { feeIdx: thursday.feeIdx }, boss)
    const history = (await club.ask(contract.fee.history, { recordIdx: feeIdx }, boss)).data.list
    expect(history[0]!.changes).toContainEqual(expect.objectContaining({ field: 'weekdays', after: '3, 1' }))
    await club.ask(contract.fee.remove, { feeIdx }, boss)
    await club.ask(contract.fee.undo, { feeIdx }, boss)
    expect((await read(feeIdx)).weekdays).toEqual(['3', '1'])
    await club.ask(contract.fee.remove, { feeIdx }, boss)
  })

  it('of a season is charged in it', async () => {
    const { club } = holder
    const { feeIdx } = (await add({ ...GREEN, amount: 70_000, season: { from: '03-11', to: '03-31' } })).data
    const me = await club.member()
    const shown = async (date: string) =>
      (await club.ask(contract.sheet.forMember, { memberIdx: me.memberIdx, date }, me)).data.slots[2]!.greenFee
    await expect.poll(() => shown(NEXT)).toBe(70_000)
    expect(await shown(DAY)).toBe(90_000)
    await holder.club.ask(contract.fee.remove, { feeIdx }, boss)
  })
})
