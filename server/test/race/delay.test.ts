import { contract } from '@clubhouse/contract'
import { beforeAll, expect, it } from 'vitest'
import { TestClub } from '../club.ts'
import { accepted, crowd, kinds, NOW, refusals } from './crowd.ts'

const holder = TestClub.use()
beforeAll(() => holder.club.setClock(NOW))

const { delay } = contract
/** With the delays, and more in a second than any club sees. */
const MEMBERS = 50

it('delays and an undo in the middle of bookings lose nothing and give nothing twice', async () => {
  const { club } = holder
  const date = '2027-03-09'
  const slots = await club.day(date, { slots: 15 })
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

const clockOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
