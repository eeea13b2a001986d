import type { Player } from '@clubhouse/contract/reservation/booking/booking'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Answer } from '../ask.ts'
import { TestClub } from '../club.ts'
import { accepted, crowd, kinds, type Member, NOW, refusals } from './crowd.ts'

const holder = TestClub.use()
beforeAll(() => holder.club.setClock(NOW))

const ROUNDS = 12

const party = (booker: Member, ...companions: Member[]): Player[] => {
  const members = [booker, ...companions].map(({ memberIdx }, i): Player => ({ no: i + 1, kind: 'MEMBER', memberIdx }))
  return [...members, ...[1, 2, 3, 4].slice(members.length).map((no): Player => ({ no, kind: 'TBD' }))]
}

describe('bookings that name each other', () => {
  it('give each player to one of two, without waiting in a ring', async () => {
    const { club } = holder
    const slots = await club.day('2027-03-11', { slots: ROUNDS * 2, from: '05:00' })
    for (let round = 0; round < ROUNDS; round++) {
      const [one, two] = (await crowd(club, 2)) as [Member, Member]
      const answers = await bookTogether([
        { booker: one, companions: [two], slot: slots[round * 2]! },
        { booker: two, companions: [one], slot: slots[round * 2 + 1]! },
      ])
      expect(accepted(answers)).toHaveLength(1)
      expect(refusals(answers)).toEqual(['PLAYER_ALREADY_BOOKED'])
    }
  })

  it('give each player to one of many in a circle', async () => {
    const { club } = holder
    const circle = await crowd(club, 12)
    const slots = await club.day('2027-03-12', { slots: circle.length })
    const answers = await bookTogether(
      circle.map((booker, i) => ({
        booker,
        companions: [1, 2, 3].map((step) => circle[(i + step * 5) % circle.length]!),
        slot: slots[i]!,
      })),
    )
    expect(accepted(answers).length).toBeGreaterThanOrEqual(1)
    expect(kinds(refusals(answers))).toEqual(['PLAYER_ALREADY_BOOKED'])
    const twice = await club.sql`
      select member_idx from booking_player where active and play_date = '2027-03-12' and member_idx is not null
      group by member_idx, part having count(*) > 1`
    expect([...twice]).toEqual([])
  })

  it('let a person play another part of the day', async () => {
    const { club } = holder
    const [morning] = await club.day('2027-03-15')
    const [midday] = await club.day('2027-03-15', { part: '2', from: '12:00' })
    const [one, two] = (await crowd(club, 2)) as [Member, Member]
    const answers = await bookTogether([
      { booker: one, companions: [two], slot: morning! },
      { booker: two, companions: [one], slot: midday! },
    ])
    expect(refusals(answers)).toEqual([])
  })
})

/** All parties hold, then all book at the same moment. */
async function bookTogether(parties: { booker: Member; companions: Member[]; slot: number }[]): Promise<Answer[]> {
  const { club } = holder
  const holds = await Promise.all(parties.map(({ booker, slot }) => club.hold(booker, slot)))
  return Promise.all(
    parties.map(({ booker, companions, slot }, i) =>
      club.book(booker, slot, holds[i]!, { players: party(booker, ...companions) }),
    ),
  )
}
