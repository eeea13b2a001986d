import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import type { Player } from '@clubhouse/contract/reservation/booking/booking'
import { beforeAll, describe, expect, it } from 'vitest'
import { CLUB, TestClub } from '../../../../test/club.ts'

const holder = TestClub.use()
type Fields = InputOf<typeof contract.discount.create>
type Manager = Awaited<ReturnType<TestClub['manager']>>
let boss: Manager
let slots: number[]
const DAY = '2027-03-10'
beforeAll(async () => {
  boss = await holder.club.manager({ rights: { '940000': 'R', '941000': 'CRUD' } })
  await holder.club.setClock('2027-03-02T10:00')
  slots = await holder.club.day(DAY, { slots: 4 })
})

const fields = (change: Partial<Fields> = {}): Fields => ({
  ...{ key: 'EVENT', percent: 10, amount: null, dayClass: null, part: null, stackable: false },
  ...{ from: '2027-03-01', to: '2027-03-31' },
  ...change,
})
const add = async (change?: Partial<Fields>) => await holder.club.ask(contract.discount.create, fields(change), boss)
const change = async (discountIdx: number, version: number, more?: Partial<Fields>) =>
  await holder.club.ask(contract.discount.change, { discountIdx, ...fields(more), version }, boss)
const list = async (query: InputOf<typeof contract.discount.list> = {}) =>
  (await holder.club.ask(contract.discount.list, query, boss)).data
const remove = (discountIdx: number) => holder.club.ask(contract.discount.remove, { discountIdx }, boss)

describe('discounts', () => {
  it('are added, listed, changed, deleted and brought back, with their history', async () => {
    const { data } = await add({ key: 'LATE' })
    const { discountIdx } = data
    expect(data).toEqual({ discountIdx, version: 1 })
    const late = { ...fields({ key: 'LATE' }), discountIdx, name: 'Late booking' }
    expect(await list()).toContainEqual({ ...late, version: 1 })
    expect(await list({ at: '2027-03-31' })).toContainEqual({ ...late, version: 1 })
    expect((await list({ at: '2027-04-01' })).map((one: { key: string }) => one.key)).not.toContain('LATE')
    const dearer = { key: 'LATE', percent: null, amount: 7_000 }
    expect((await change(discountIdx, 1, dearer)).data.version).toBe(2)
    expect((await change(discountIdx, 1, dearer)).fail.code).toBe('CHANGED_MEANWHILE')
    expect((await remove(discountIdx)).data).toEqual({ discountIdx, version: 2 })
    expect((await holder.club.ask(contract.discount.undo, { discountIdx }, boss)).data.version).toBe(3)
    const history = (await holder.club.ask(contract.discount.history, { recordIdx: discountIdx }, boss)).data.list
    expect(history.map(({ deed }) => deed)).toEqual(['UNDONE', 'REMOVED', 'CHANGED', 'CREATED'])
    expect(history[2]!.changes).toEqual([
      { field: 'percent', before: 10, after: null, isKept: true },
      { field: 'amount', before: null, after: 7_000, isKept: true },
    ])
    await remove(discountIdx)
  })

  it('of one target do not overlap', async () => {
    const { discountIdx } = (await add()).data
    const refused = { code: 'OVERLAP', msgVar: { with: 'Event, 2027-03-01 – 2027-03-31' } }
    expect((await add({ part: '1', percent: 5 })).fail).toMatchObject(refused)
    const later = (await add({ from: '2027-04-01', to: null })).data
    expect((await change(later.discountIdx, 1, { to: null })).fail).toMatchObject(refused)
    await remove(discountIdx)
    await change(later.discountIdx, 1, { to: null })
    expect((await holder.club.ask(contract.discount.undo, { discountIdx }, boss)).fail.code).toBe('OVERLAP')
    await remove(later.discountIdx)
  })

  it.each([
    ['key', { key: 'NOTHING' }],
    ['part', { part: '9' }],
    ['percent', { percent: 0 }],
    ['percent', { percent: 101 }],
    ['percent', { percent: null }],
    ['amount', { amount: 100 }],
    ['amount', { percent: null, amount: 0 }],
    ['to', { to: '2027-02-28' }],
  ])('name %s as wrong in %j', async (field, wrong) => {
    const { status, fail } = await holder.club.ask(contract.discount.create, fields(wrong), boss)
    expect([status, fail.msgDetail]).toEqual([400, field])
  })

  it('need their right, and a discount that is there', async () => {
    const calls = {
      C: (as: Manager) => holder.club.ask(contract.discount.create, fields(), as),
      U: (as: Manager) =>
        holder.club.ask(contract.discount.change, { discountIdx: 99999, ...fields(), version: 1 }, as),
      D: (as: Manager) => holder.club.ask(contract.discount.remove, { discountIdx: 99999 }, as),
    }
    for (const [right, call] of Object.entries(calls)) {
      const others = 'CRUD'.replace(right, '')
      expect((await call(await holder.club.manager({ rights: { '940000': 'R', '941000': others } }))).status).toBe(403)
    }
    for (const call of [calls.U, calls.D]) expect((await call(boss)).status).toBe(404)
  })

  it('of managers who save at once one does', async () => {
    const adds = await Promise.all([1, 2, 3, 4].map((percent) => add({ percent })))
    expect(adds.filter(({ result }) => result)).toHaveLength(1)
    expect(adds.flatMap(({ code }) => code ?? [])).toEqual(Array(3).fill('OVERLAP'))
    await remove(adds.find(({ result }) => result)!.data.discountIdx)
  })
})

describe('a discount that holds', () => {
  /** Holds with the price of now; a change of discounts is heard a moment later. */
  const holdFor = async (who: Awaited<ReturnType<TestClub['member']>>, slotIdx: number) => {
    holder.club.platform.cache.invalidate('rule')
    return holder.club.hold(who, slotIdx)
  }

  it('is in the price of a hold, and stays in that of its booking', async () => {
    const { club } = holder
    const { discountIdx } = (await add()).data
    const me = await club.member()
    const hold = await holdFor(me, slots[0]!)
    expect(hold.data.price).toMatchObject({
      total: 4 * 90_000 + 250_000 - 36_000,
      discount: { key: 'EVENT', name: 'Event', amount: 36_000, each: 9_000 },
    })
    const booked = (await club.book(me, slots[0]!, hold)).data
    expect(booked.price).toEqual(hold.data.price)
    await remove(discountIdx)
    club.platform.cache.invalidate('rule')
    const players: Player[] = [
      { no: 1, kind: 'MEMBER', memberIdx: me.memberIdx },
      ...[2, 3, 4].map((no) => ({ no, kind: 'TBD' as const })),
    ]
    const quoted = await club.ask(
      contract.change.quote,
      { slotIdx: slots[0]!, bookingIdx: booked.bookingIdx, players, cart: false },
      me,
    )
    expect(quoted.data).toMatchObject({ total: 4 * 90_000 + 150_000 - 36_000, discount: { amount: 36_000 } })
  })

  it('for the booker’s birthday is for one, and for the first start only there', async () => {
    const { club } = holder
    const ids = [(await add({ key: 'BIRTHDAY', percent: 50 })).data, (await add({ key: 'EDGE', percent: 20 })).data]
    const me = await club.member()
    await club.sql`update member set birth_date = '1980-03-20' where member_idx = ${me.memberIdx}`
    const birthday = (await holdFor(me, slots[1]!)).data.price.discount
    expect(birthday).toMatchObject({ key: 'BIRTHDAY', amount: 45_000, each: 0 })
    const other = await club.member()
    const last = (await holdFor(other, slots[3]!)).data.price.discount
    expect(last).toMatchObject({ key: 'EDGE', amount: 72_000 })
    const third = await club.member()
    expect((await holdFor(third, slots[2]!)).data.price.discount).toBeNull()
    for (const { discountIdx } of ids) await remove(discountIdx)
  })

  it('is listed beside the price of its tee time, each of several by itself', async () => {
    const { club } = holder
    const [slot] = await club.day('2027-03-11')
    const me = await club.member()
    const read = async () =>
      (await club.ask(contract.sheet.detail, { memberIdx: me.memberIdx, date: '2027-03-11', slotIdx: slot! }, me)).data
    expect(await read()).toMatchObject({ coupons: [], discounts: [], price: { discount: null } })
    const ids = [
      (await add({ stackable: true })).data,
      (await add({ key: 'EDGE', percent: 20, stackable: true })).data,
      (await add({ key: 'MEMBER', percent: 5 })).data,
    ]
    club.platform.cache.invalidate('rule')
    expect(await read()).toMatchObject({
      discounts: [
        { key: 'EDGE', name: 'First and last tee times', amount: 72_000 },
        { key: 'EVENT', name: 'Event', amount: 36_000 },
      ],
      price: { discount: { amount: 108_000 } },
    })
    for (const { discountIdx } of ids) await remove(discountIdx)
  })

  it('is in the guide, also where the front desk gives it', async () => {
    const ids = [(await add({ key: 'LOCAL', percent: 5, to: null })).data, (await add({ from: '2027-03-20' })).data]
    const guide = async () =>
      (await holder.club.ask(contract.rules.guide, { clubCode: CLUB, lang: 'ko' })).data.discounts
    const local = { key: 'LOCAL', name: '지역 주민 할인', percent: 5, from: null, to: null, isGivenAtDesk: true }
    await expect.poll(guide).toContainEqual(expect.objectContaining(local))
    const event = { key: 'EVENT', from: '2027-03-20', to: '2027-03-31', isGivenAtDesk: false }
    await expect.poll(guide).toContainEqual(expect.objectContaining(event))
    for (const { discountIdx } of ids) await remove(discountIdx)
  })
})
