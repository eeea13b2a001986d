import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { TestClub } from '../../../../test/club.ts'

const holder = TestClub.use()
const { checkIn, booking, bookingManage, bookingList } = contract
type Marked = InputOf<typeof checkIn.mark>
let week = 0
/** A Thursday on which `me` has booked 07:00 with a guest and two places to be named. */
let date: string
let me: Awaited<ReturnType<TestClub['member']>>
let desk: Awaited<ReturnType<TestClub['manager']>>
let bookingIdx: number
let slots: number[]
/** What was booked. */
let total: number

const fee = async (key: string, amount: number) => {
  await holder.club.sql`
    insert into fee (key, day_class, unit, amount, from_date) values (${key}, 'WEEKDAY', 'PERSON', ${amount}, '2020-01-01')`
  holder.club.platform.cache.invalidate('rule')
}
const ask = <P extends object>(more: P) => ({
  ...{ bookingIdx, state: 'CHECKED_IN' as const, players: players() },
  ...more,
})
/** All here; some with a locker, some with rented clubs. */
const players = (lockers: number[] = [], rentals: number[] = [], absent: number[] = []): Marked['players'] =>
  [1, 2, 3, 4].map((no) => ({
    ...{ no, present: !absent.includes(no), rental: rentals.includes(no) },
    ...(lockers.includes(no) && { lockerNo: String(40 + no) }),
  }))
const mark = async (version: number, more: Partial<Marked> = {}) =>
  (await holder.club.ask(checkIn.mark, ask({ ...more, version }), desk)).data
const group = async () => (await holder.club.ask(checkIn.arrivals, { date }, desk)).data[0]!
const one = async () => (await holder.club.ask(bookingManage.one, { bookingIdx }, desk)).data
const extra = (no: number, amount: number, key = 'LOCKER') => ({ key, no, qty: 1, unit: amount, amount })

beforeEach(async () => {
  date = Temporal.PlainDate.from('2027-03-04')
    .add({ weeks: 53 * week++ })
    .toString()
  await holder.club.setClock(`${Temporal.PlainDate.from(date).subtract({ days: 7 })}T12:00`)
  await fee('LOCKER', 5_000)
  await fee('RENTAL', 30_000)
  me = await holder.club.member()
  desk = await holder.club.manager({ isSSAdmin: true })
  slots = await holder.club.day(date, { slots: 2 })
  const made = await holder.club.book(me, slots[0]!, await holder.club.hold(me, slots[0]!), {
    players: [
      { no: 1, kind: 'MEMBER', memberIdx: me.memberIdx },
      { no: 2, kind: 'GUEST', name: `Guest ${week}`, consent: true },
      { no: 3, kind: 'TBD' },
      { no: 4, kind: 'TBD' },
    ],
  })
  bookingIdx = made.data.bookingIdx
  total = made.data.price.total
  await holder.club.setClock(`${date}T06:30`)
})
afterEach(async () => {
  await holder.club.sql`delete from fee where key in ('LOCKER', 'RENTAL')`
  holder.club.platform.cache.invalidate('rule')
})

it('are said before, paid from the check-in on with a fee of its own for each player, and gone where it is undone', async () => {
  expect(await group()).toMatchObject({ lockerFee: 5_000, rentalFee: 30_000, price: { total } })
  const with3 = { players: players([1, 2], [2]) }
  const foreseen = (await holder.club.ask(checkIn.foresee, ask(with3), desk)).data.price
  expect(foreseen.total).toBe(total + 40_000)
  expect((await mark(1, { ...with3, state: 'ARRIVED' })).price.total).toBe(total)
  const { price } = await mark(2, with3)
  const extras = [extra(1, 5_000), extra(2, 5_000), extra(2, 30_000, 'RENTAL')]
  expect(price).toMatchObject({ total: total + 40_000, extras })
  expect((await group()).players.map(({ rental, lockerNo }) => [rental, lockerNo])).toEqual([
    [false, '41'],
    [true, '42'],
    [false, null],
    [false, null],
  ])
  expect((await mark(3, { ...with3, state: 'ARRIVED' })).price).not.toHaveProperty('extras')
  expect((await group()).price.total).toBe(total)
  const { history } = await one()
  expect(history.map(({ what }) => what)).toEqual([
    'Check-in undone by the club',
    'Checked in · Locker or rental fee added',
    'Arrived at the club',
    'Booked',
  ])
  const [logged] = await holder.club.sql<{ after: object }[]>`
    select after from audit where noun = 'booking' and record_idx = ${bookingIdx} and after ->> 'checkIn' = 'CHECKED_IN'`
  expect(logged!.after).toMatchObject({ extras: [{ key: 'LOCKER', no: 1, amount: 5_000 }, {}, { key: 'RENTAL' }] })
})

it('keep the fee of then, and leave open what they add to what was paid', async () => {
  await holder.club.ask(checkIn.pay, { bookingIdx, version: 1, isPaid: true }, desk)
  await mark(2, { players: players([1]) })
  const listed = async () =>
    (await holder.club.ask(bookingList.list, { from: date, to: date, unpaid: true }, desk)).data.list[0]
  expect(await listed()).toMatchObject({ total: total + 5_000, extras: 5_000, paid: total, open: 5_000 })
  await holder.club.sql`update fee set amount = 9000 where key = 'LOCKER'`
  holder.club.platform.cache.invalidate('rule')
  expect((await mark(3, { players: players([1, 2]), state: 'TEED_OFF' })).price.total).toBe(total + 14_000)
  expect((await mark(4, { players: players([2]), state: 'TEED_OFF' })).price.extras).toMatchObject([extra(2, 9_000)])
  const { history, price } = await one()
  expect(price.total).toBe(total + 9_000)
  expect(history[0]!.what).toBe('Teed off · Locker or rental fee removed')
  expect((await mark(5, { players: players(), state: 'TEED_OFF' })).price.total).toBe(total)
  expect(await listed()).toBeUndefined()
})

it('stay with a press of a page that does not know rented clubs', async () => {
  await mark(1, { players: players([1], [2]) })
  const unknowing = players([1]).map(({ rental: _, ...player }) => player)
  const foreseen = (await holder.club.ask(checkIn.foresee, ask({ players: unknowing }), desk)).data.price
  expect(foreseen.total).toBe(total + 35_000)
  const { price } = await mark(2, { players: unknowing, state: 'TEED_OFF' })
  expect(price).toMatchObject({ total: total + 35_000, extras: [extra(1, 5_000), extra(2, 30_000, 'RENTAL')] })
  expect((await group()).players.map(({ rental }) => rental)).toEqual([false, true, false, false])
  expect((await mark(3, { players: players([1]), state: 'TEED_OFF' })).price.total).toBe(total + 5_000)
})

it('are not paid by a player who is absent, and stay with a round that is settled', async () => {
  await mark(1, { players: players([1, 4], [4], [4]) })
  expect((await group()).price.extras).toMatchObject([extra(1, 5_000)])
  await mark(2, { players: players([1, 4], [4], [4]), state: 'TEED_OFF' })
  const settle = { bookingIdx, version: 3, holesPlayed: 0, reason: 'lightning' }
  const settled = (await holder.club.ask(checkIn.settle, settle, desk)).data
  expect(settled.extras).toMatchObject([extra(1, 5_000)])
  await mark(4, { players: players([1, 4], [1], [4]), state: 'TEED_OFF' })
  const again = (await holder.club.ask(checkIn.settle, { ...settle, version: 5, holesPlayed: 0 }, desk)).data
  expect(again.total).toBe(settled.total + 30_000)
})

it('move with a late group that has checked in', async () => {
  await mark(1, { players: players([1]) })
  await holder.club.setClock(`${date}T07:02`)
  const move = { bookingIdx, version: 2, slotIdx: slots[1]!, reason: 'late' }
  expect((await holder.club.ask(bookingManage.move, move, desk)).data.price).toMatchObject({ total: total + 5_000 })
})

it('are in the booking as its member reads it, without which other player took them', async () => {
  await mark(1, { players: players([1, 2], [2]) })
  const { list } = (await holder.club.ask(booking.mine, { memberIdx: me.memberIdx }, me)).data
  expect(list[0]!.price.total).toBe(total + 40_000)
  expect(list[0]!.price.extras).toEqual([
    { ...extra(1, 5_000), name: 'Locker' },
    { ...extra(2, 5_000), name: 'Locker', no: null },
    { ...extra(2, 30_000, 'RENTAL'), name: 'Rental clubs', no: null },
  ])
})

it('cost nothing in a club without such a fee, also where one comes later', async () => {
  await holder.club.sql`delete from fee where key in ('LOCKER', 'RENTAL')`
  holder.club.platform.cache.invalidate('rule')
  const free = await group()
  expect([free.lockerFee, free.rentalFee]).toEqual([undefined, undefined])
  expect((await mark(1, { players: players([1], [1]) })).price.total).toBe(total)
  await fee('LOCKER', 5_000)
  expect((await mark(2, { players: players([1, 2], [1]) })).price.extras).toMatchObject([extra(2, 5_000)])
})

it('are paid once when the press is sent again', async () => {
  const key = '0b6a7f0e-5f0b-4c59-9a53-6a5f6f3f9b13'
  const send = () =>
    holder.club.ask(checkIn.mark, ask({ version: 1, players: players([1]) }), desk, { 'idempotency-key': key })
  expect([(await send()).data.price.total, (await send()).data.price.total]).toEqual([total + 5_000, total + 5_000])
})
