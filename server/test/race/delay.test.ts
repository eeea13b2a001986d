import { contract } from '@clubhouse/contract'
import { beforeAll, expect, it } from 'vitest'
import { TestClub } from '../club.ts'
import { accepted, crowd, kinds, NOW, refusals } from './crowd.ts'

const holder = TestClub.use()
beforeAll(() => holder.club.setClock(NOW))

const { delay } = contract
/** For 36 tee times, which are booked while they are delayed: more in a second than any club sees. */
const MEMBERS = 108

it('delays and an undo in the middle of bookings lose nothing and give nothing twice', async () => {
  const { club } = holder
  const date = '2027-03-09'
  const slots = await club.day(date, { slots: 36 })
  const members = await crowd(club, MEMBERS)
  const boss = await club.manager({ rights: { '940000': 'R', '940500': 'CRU' } })
  const books = members.map(async (member, i) => {
    const slot = slots[i % slots.length]!
    const held = await club.hold(member, slot)
    return held.result ? club.book(member, slot, held) : held
  })
  const delayed = async (from: string, minutes: number) =>
    club.ask(delay.make, { date, from, minutes, until: 'DAY', reason: 'FOG' }, boss)
  // While some hold already, and some have booked.
  await Promise.race(books)
  const first = await delayed('07:00', 40)
  const [second] = await Promise.all([delayed('07:40', 20), Promise.race(books)])
  const undone = await club.ask(delay.undo, { delayIdx: second.data.delayIdx }, boss)
  const answers = await Promise.all(books)

  expect(first.data.moved).toBe(slots.length)
  expect(undone.data.moved).toBe(slots.length)
  const times = await club.sql<{ time: string; startsAt: Temporal.Instant }[]>`
    select to_char(time, 'HH24:MI') as time, starts_at from slot where date = ${date} order by slot_idx`
  expect(times.map(({ time }) => time)).toEqual(slots.map((_, i) => clockOf(7 * 60 + 40 + i * 8)))
  expect(times[0]!.startsAt.toString()).toBe('2027-03-08T22:40:00Z')
  const rows = await club.sql<{ slotIdx: number; bookings: number; claims: number }[]>`
    select s.slot_idx, (select count(*)::int from booking b where b.slot_idx = s.slot_idx and b.active) as bookings,
      (select count(*)::int from claim c where c.slot_idx = s.slot_idx and c.kind = 'BOOKING') as claims
    from slot s where s.date = ${date} order by s.slot_idx`
  // Each tee time has exactly one of those who wanted it.
  expect(rows.map(({ bookings, claims }) => [bookings, claims])).toEqual(slots.map(() => [1, 1]))
  expect(accepted(answers)).toHaveLength(slots.length)
  const known = ['HELD_BY_OTHER', 'HOLD_EXPIRED', 'TAKEN']
  expect(kinds(refusals(answers)).filter((code) => !known.includes(code))).toEqual([])
})

it('two are booked while a delay gives the one the time that the other had', async () => {
  const { club } = holder
  const slots = await club.day('2027-03-10', { slots: 6 })
  const [early, late] = [slots[0]!, slots[5]!]
  const [first, second] = await crowd(club, 2)
  const [heldLate, heldEarly] = [await club.hold(first!, late), await club.hold(second!, early)]
  const [locked, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  // As a delay does that reads who is confirming just now.
  const delaying = club.sql.begin(async (own) => {
    await own`select from claim where slot_idx = ${late} for no key update`
    locked.resolve()
    await go.promise
  })
  await locked.promise
  let answered = 0
  const booked = async (...of: Parameters<typeof club.book>) => club.book(...of).finally(() => answered++)
  const waiting = (count: number) => club.untilWaiting(count, () => answered > 0)
  const books = [booked(first!, late, heldLate)]
  await waiting(1)
  await club.sql`update slot set time = '08:20' where slot_idx = ${late}`
  await club.sql`update slot set time = '07:40' where slot_idx = ${early}`
  books.push(booked(second!, early, heldEarly))
  await waiting(2)
  go.resolve()
  await delaying
  const answers = await Promise.all(books)
  expect(answers.map(({ status, result }) => [status, result])).toEqual([
    [200, true],
    [200, true],
  ])
})

const clockOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
