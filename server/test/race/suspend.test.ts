import { contract } from '@clubhouse/contract'
import { beforeAll, expect, it } from 'vitest'
import { TestClub } from '../club.ts'
import { accepted, crowd, kinds, NOW, refusals } from './crowd.ts'

const holder = TestClub.use()
beforeAll(() => holder.club.setClock(NOW))

it('suspending a part in the middle of bookings leaves no booking and no hold in it', async () => {
  const { club } = holder
  const date = '2027-03-09'
  const slots = await club.day(date, { slots: 15 })
  const [elsewhere] = await club.day(date, { from: '11:00', part: '2' })
  const members = await crowd(club, 30)
  const boss = await club.manager({ rights: { '940000': 'R', '940200': 'CRUD' } })
  const books = members.map(async (member, i) => {
    const slot = slots[i % slots.length]!
    const held = await club.hold(member, slot)
    return held.result ? club.book(member, slot, held) : held
  })
  // While some hold already, and some have booked.
  await Promise.race(books)
  const input = { date, part: '1', reason: 'Fog', cancelBookings: true, version: 1 }
  const suspended = await club.ask(contract.dayManage.suspend, input, boss)
  const answers = await Promise.all(books)
  const left = await club.sql`
    select c.kind, b.state from claim c join slot s using (slot_idx) left join booking b using (booking_idx)
    where s.date = ${date} and s.part = '1'`
  expect([...left]).toEqual([])
  const [counted] = await club.sql<{ cancelled: number; active: number }[]>`
    select count(*) filter (where state = 'CC') as cancelled, count(*) filter (where active) as active
    from booking where play_date = ${date} and part = '1'`
  expect(counted).toEqual({ cancelled: suspended.data.cancelled, active: 0 })
  expect(accepted(answers)).toHaveLength(suspended.data.cancelled)
  const known = ['DAY_CLOSED', 'HELD_BY_OTHER', 'HOLD_EXPIRED', 'TAKEN']
  expect(kinds(refusals(answers)).filter((code) => !known.includes(code))).toEqual([])
  const [member] = await crowd(club, 1)
  expect((await club.hold(member!, elsewhere!)).result).toBe(true)
  expect((await club.hold(members[0]!, slots[0]!)).fail.code).toBe('DAY_CLOSED')
})
