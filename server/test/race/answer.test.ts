import { contract } from '@clubhouse/contract'
import type { DataOf } from '@clubhouse/contract/call'
import type { Player } from '@clubhouse/contract/reservation/booking/booking'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Answer } from '../ask.ts'
import { TestClub } from '../club.ts'
import { crowd, type Member, NOW } from './crowd.ts'

const holder = TestClub.use()
beforeAll(() => holder.club.setClock(NOW))

interface Table {
  booker: Member
  friends: Member[]
  slots: number[]
  booking: DataOf<typeof contract.booking.book>
}

/** A booking with three named members. */
async function booked(date: string, course = '1'): Promise<Table> {
  const { club } = holder
  const slots = await club.day(date, { course })
  const [booker, ...friends] = (await crowd(club, 4)) as [Member, ...Member[]]
  const players = [booker, ...friends].map(({ memberIdx }, i) => ({ no: i + 1, kind: 'MEMBER' as const, memberIdx }))
  const answer = await club.book(booker, slots[0]!, await club.hold(booker, slots[0]!), { players })
  return { booker, friends, slots, booking: answer.data }
}

const answered = (as: Member, { bookingIdx, version }: Table['booking'], answer: 'ACCEPT' | 'DECLINE') =>
  holder.club.ask(contract.companion.answer, { bookingIdx, version, answer }, as)
const cancelled = (as: Member, { bookingIdx, version }: Table['booking']) =>
  holder.club.ask(contract.booking.cancel, { bookingIdx, version, reason: 'weather' }, as)
const codeOf = ({ code }: Answer) => code ?? 'OK'

const rowsOf = async ({ bookingIdx }: Table['booking']) => {
  const [row] = await holder.club.sql<
    { state: string; version: number; open: number; declined: number; audits: number }[]
  >`
    select b.state, b.version,
      (select count(*) from booking_player p where p.booking_idx = b.booking_idx and p.kind = 'TBD') as open,
      (select count(*) from player_answer a where a.booking_idx = b.booking_idx and a.answer = 'DECLINED') as declined,
      (select count(*) from audit a where a.noun = 'booking' and a.record_idx = b.booking_idx) as audits
    from booking b where b.booking_idx = ${bookingIdx}`
  return row!
}

describe('a declined place', () => {
  it('against the cancellation of the booking: one of them is first, and the other is refused', async () => {
    const firsts = new Set<string>()
    for (let day = 9; day < 19; day++) {
      const { booker, friends, booking } = await booked(`2027-03-${String(day).padStart(2, '0')}`)
      const calls = [() => answered(friends[0]!, booking, 'DECLINE'), () => cancelled(booker, booking)]
      if (day % 2) calls.reverse()
      const answers = await Promise.all(calls.map((call) => call()))
      if (day % 2) answers.reverse()
      const [declined, ended] = answers.map(codeOf)
      const { state, open, version, audits } = await rowsOf(booking)
      expect([
        ['OK', 'CHANGED_MEANWHILE', 'CF', 1],
        ['WRONG_STATE', 'OK', 'CX', 0],
      ]).toContainEqual([declined, ended, state, open])
      expect([version, audits]).toEqual([2, 2])
      firsts.add(declined!)
    }
    expect(firsts.size).toBeGreaterThan(0)
  })

  it('against a change of the names: neither undoes the other', async () => {
    for (let day = 9; day < 19; day++) {
      const { booker, friends, booking } = await booked(`2027-03-${String(day).padStart(2, '0')}`, '2')
      const { bookingIdx, version } = booking
      const isReplaced = day % 2 === 0
      const named = isReplaced ? [booker, friends[1]!, friends[2]!] : [booker, friends[0]!, friends[1]!]
      const players: Player[] = [
        ...named.map(({ memberIdx }, i) => ({ no: i + 1, kind: 'MEMBER' as const, memberIdx })),
        { no: 4, kind: 'TBD' },
      ]
      const [declined, changed] = (
        await Promise.all([
          answered(friends[0]!, booking, 'DECLINE'),
          holder.club.ask(contract.change.changePlayers, { bookingIdx, version, players }, booker),
        ])
      ).map((answer) => (answer.status === 404 ? '404' : codeOf(answer)))
      const { open, version: after, audits } = await rowsOf(booking)
      expect([
        ['OK', 'CHANGED_MEANWHILE', 1],
        [isReplaced ? '404' : 'CHANGED_MEANWHILE', 'OK', 1],
      ]).toContainEqual([declined, changed, open])
      expect([after, audits]).toEqual([2, 2])
    }
  })

  it('against others of the same booking: each answer is kept, or refused because it came second', async () => {
    const { friends, booking } = await booked('2027-03-22')
    const answers = await Promise.all(friends.map((friend) => answered(friend, booking, 'DECLINE')))
    expect(answers.map(codeOf).sort()).toEqual(['CHANGED_MEANWHILE', 'CHANGED_MEANWHILE', 'OK'])
    expect(await rowsOf(booking)).toEqual({ state: 'CF', version: 2, open: 1, declined: 1, audits: 2 })
  })

  it('against the same member’s yes on another device', async () => {
    const { friends, booking } = await booked('2027-03-23')
    const answers = await Promise.all([
      answered(friends[0]!, booking, 'DECLINE'),
      answered(friends[0]!, booking, 'ACCEPT'),
      answered(friends[0]!, booking, 'DECLINE'),
    ])
    expect(answers.filter(({ result }) => result)).toHaveLength(1)
    expect((await rowsOf(booking)).version).toBe(2)
  })

  it('against a booking elsewhere of who declines: never in two places', async () => {
    const { friends, slots, booking } = await booked('2027-03-24')
    const [friend] = friends as [Member]
    const [declined, held] = await Promise.all([
      answered(friend, booking, 'DECLINE'),
      holder.club.hold(friend, slots[1]!),
    ])
    expect(declined.result).toBe(true)
    const hold = held.result ? held : await holder.club.hold(friend, slots[1]!)
    expect((await holder.club.book(friend, slots[1]!, hold)).result).toBe(true)
    const rows = await holder.club.sql`
      select from booking_player where member_idx = ${friend.memberIdx} and play_date = '2027-03-24' and active`
    expect(rows).toHaveLength(1)
  })
})
