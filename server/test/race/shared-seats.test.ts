import type { Player } from '@clubhouse/contract/reservation/booking/booking'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Answer } from '../ask.ts'
import { TestClub } from '../club.ts'
import { crowd, kinds, type Member, NOW, refusals } from './crowd.ts'

const holder = TestClub.use()
beforeAll(() => holder.club.setClock(NOW))

const SLOTS = 6
const MEMBERS = 40

describe('tee times of four seats, parties of one to three', () => {
  it('never sells a seat twice and turns nobody away while enough seats are free', async () => {
    const { club } = holder
    const slots = await club.day('2027-03-11', { slots: SLOTS, mode: 'SHARED' })
    const members = await crowd(club, MEMBERS)
    const stories = await Promise.all(members.map((member, index) => seek(member, (index % 3) + 1, slots, index)))
    const met = kinds(stories.flatMap(({ answers }) => refusals(answers)))
    expect(met.filter((code) => code !== 'TAKEN' && code !== 'HELD_BY_OTHER')).toEqual([])

    const sold = await club.sql<{ slotIdx: number; seats: number[]; players: number }[]>`
      select slot_idx, array_agg(seat order by seat) as seats,
        (select count(*) from booking_player join booking b using (booking_idx) where b.slot_idx = c.slot_idx and b.active) as players
      from claim c where kind = 'BOOKING' group by slot_idx order by slot_idx`
    for (const { seats, players } of sold) {
      expect(players).toBe(seats.length)
      expect(seats).toEqual([1, 2, 3, 4].filter((seat) => seats.includes(seat)))
    }
    const left = Math.max(...slots.map((slot) => 4 - (sold.find(({ slotIdx }) => slotIdx === slot)?.seats.length ?? 0)))
    const turnedAway = stories.filter(({ booked }) => !booked).map(({ party }) => party)
    expect(turnedAway.filter((party) => party <= left)).toEqual([])
  })

  it('does not let more people play than seats are held', async () => {
    const { club } = holder
    const [slot] = await club.day('2027-03-12', { mode: 'SHARED' })
    const member = await club.member()
    const hold = await club.hold(member, slot!, { count: 2 })
    expect((await club.book(member, slot!, hold)).status).toBe(400)
    expect((await club.book(member, slot!, hold, { players: players(member, 1) })).fail.code).toBe('MIN_PLAYERS')
    expect((await club.book(member, slot!, hold, { players: players(member, 2) })).result).toBe(true)
  })
})

const players = (member: Member, party: number): Player[] =>
  [1, 2, 3, 4]
    .slice(0, party)
    .map((no) => (no === 1 ? { no, kind: 'MEMBER', memberIdx: member.memberIdx } : { no, kind: 'TBD' }))

async function seek(member: Member, party: number, slots: number[], index: number) {
  const { club } = holder
  const answers: Answer[] = []
  const open = new Set(slots)
  for (let at = index; open.size > 0; at++) {
    const slot = slots[at % slots.length]!
    if (!open.has(slot)) continue
    const hold = await club.hold(member, slot, { count: party })
    answers.push(hold)
    if (hold.result) {
      const booked = await club.book(member, slot, hold, { players: players(member, party) })
      answers.push(booked)
      return { party, booked: booked.result, answers }
    }
    if (hold.code !== 'HELD_BY_OTHER') open.delete(slot)
  }
  return { party, booked: false, answers }
}
