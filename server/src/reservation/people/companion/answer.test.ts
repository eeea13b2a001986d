import { randomUUID } from 'node:crypto'
import { contract } from '@clubhouse/contract'
import type { DataOf, InputOf } from '@clubhouse/contract/call'
import type { Player } from '@clubhouse/contract/reservation/booking/booking'
import { beforeEach, describe, expect, it } from 'vitest'
import { TestClub } from '../../../../test/club.ts'

const holder = TestClub.use()
type Answered = InputOf<typeof contract.companion.answer>
type Person = Awaited<ReturnType<TestClub['member']>>

let week = 0
let date: string
let slot: number
let booker: Person
let friend: Person
let booking: DataOf<typeof contract.booking.book>
beforeEach(async () => {
  date = Temporal.PlainDate.from('2027-03-02').add({ weeks: week++ }).toString()
  await at(14)
  ;[slot] = (await holder.club.day(date)) as [number]
  ;[booker, friend] = [await holder.club.member({ name: 'Boo Ker' }), await holder.club.member({ name: 'Fri End' })]
  const players: Player[] = [
    { no: 1, kind: 'MEMBER', memberIdx: booker.memberIdx },
    { no: 2, kind: 'MEMBER', memberIdx: friend.memberIdx },
    { no: 3, kind: 'GUEST', name: 'Alex Roh', phoneNo: `010-5550-${3000 + week}`, consent: true },
    { no: 4, kind: 'TBD' },
  ]
  booking = (await holder.club.book(booker, slot, await holder.club.hold(booker, slot), { players })).data
})

const at = (daysBefore: number, time = '12:00') =>
  holder.club.setClock(`${Temporal.PlainDate.from(date).subtract({ days: daysBefore })}T${time}`)

const say = (
  as: { token: string } | null,
  answer: Answered['answer'],
  more: Partial<Answered> = {},
  headers?: Record<string, string>,
) =>
  holder.club.ask(
    contract.companion.answer,
    { bookingIdx: booking.bookingIdx, version: booking.version, answer, ...more },
    as,
    headers,
  )
const mine = async (as: Person) =>
  (await holder.club.ask(contract.booking.mine, { memberIdx: as.memberIdx }, as)).data.list
const answers = ({ players }: { players: { answer?: string | null }[] }) => players.map(({ answer }) => answer)

describe('PUT /reservation/booking/{id}/answer', () => {
  it('asks named members only, and shows both what they said', async () => {
    expect(answers(booking)).toEqual([undefined, 'OPEN', undefined, undefined].map((one) => one ?? null))
    expect(answers((await mine(friend))[0]!)).toEqual(answers(booking))
    const { data } = await say(friend, 'ACCEPT')
    expect(data).toMatchObject({ bookingIdx: booking.bookingIdx, version: 2, state: 'CF' })
    expect(answers(data)).toEqual([null, 'ACCEPTED', null, null])
    expect(JSON.stringify(data)).not.toContain('5550')
    expect(answers((await mine(booker))[0]!)).toEqual([null, 'ACCEPTED', null, null])
    expect((await mine(friend))[0]!.version).toBe(2)
  })

  it('accepts once: said again it changes nothing', async () => {
    await say(friend, 'ACCEPT')
    expect((await say(friend, 'ACCEPT', { version: 2 })).data.version).toBe(2)
  })

  it('frees the place of who declines, also after a yes', async () => {
    await say(friend, 'ACCEPT')
    const { data } = await say(friend, 'DECLINE', { version: 2 })
    expect(data.players[1]).toEqual({
      no: 2,
      kind: 'TBD',
      memberIdx: null,
      name: null,
      consent: null,
      answer: 'DECLINED',
    })
    expect(data.version).toBe(3)
    expect(await mine(friend)).toEqual([])
    expect((await mine(booker))[0]!.players[1]).toMatchObject({ kind: 'TBD', answer: 'DECLINED' })
    // Free for that part of the day again.
    const [, other] = await holder.club.sql<
      { slotIdx: number }[]
    >`select slot_idx from slot where date = ${date} order by time`
    expect((await holder.club.hold(friend, other!.slotIdx)).result).toBe(true)
    const [row] = await holder.club.sql<{ before: unknown; after: unknown }[]>`
      select before, after, member_idx from audit where noun = 'booking' and record_idx = ${booking.bookingIdx} order by audit_idx desc limit 1`
    expect(row).toMatchObject({
      memberIdx: friend.memberIdx,
      before: { players: [{}, { memberIdx: friend.memberIdx, answer: 'ACCEPTED' }, {}, {}] },
      after: { players: [{}, { kind: 'TBD', answer: 'DECLINED' }, {}, {}] },
    })
    expect(JSON.stringify(row)).not.toMatch(/Fri End|Alex Roh/)
  })

  it('is asked anew at another tee time, and a place named anew was not declined', async () => {
    const [, other] = await holder.club.sql<
      { slotIdx: number }[]
    >`select slot_idx from slot where date = ${date} order by time`
    await say(friend, 'ACCEPT')
    const { sql } = holder.club
    const move = (to: number) =>
      sql.begin(async (tx) => {
        await tx`update booking set slot_idx = ${to} where booking_idx = ${booking.bookingIdx}`
        await tx`update claim set slot_idx = ${to} where booking_idx = ${booking.bookingIdx}`
      })
    await move(other!.slotIdx)
    expect(answers((await mine(friend))[0]!)[1]).toBe('OPEN')
    await move(slot)
    await say(friend, 'DECLINE', { version: 2 })
    await sql`delete from booking_player where booking_idx = ${booking.bookingIdx} and no = 2`
    await sql`
      insert into booking_player (booking_idx, no, kind, member_idx, play_date, part)
      values (${booking.bookingIdx}, 2, 'MEMBER', ${friend.memberIdx}, ${date}, '1')`
    expect(answers((await mine(friend))[0]!)[1]).toBe('OPEN')
  })

  it('can be declined until names are due, accepted until it begins', async () => {
    await at(2, '17:01')
    expect((await say(friend, 'DECLINE')).fail).toMatchObject({
      code: 'PAST_DEADLINE',
      msgCode: 'reservation.PAST_DEADLINE',
      msgVar: { rule: 'answer', at: booking.namesDueAt },
    })
    expect((await say(friend, 'ACCEPT')).data.version).toBe(2)
    await at(0, '07:01')
    expect((await say(friend, 'ACCEPT', { version: 2 })).fail).toMatchObject({ code: 'WRONG_STATE' })
  })

  it('can be declined to the last when it was booked after names were due', async () => {
    await holder.club
      .sql`update booking set created_at = names_due_at + interval '1 hour' where booking_idx = ${booking.bookingIdx}`
    await at(1)
    expect((await say(friend, 'DECLINE')).data.players[1]!.kind).toBe('TBD')
  })

  it('refuses an old version and a cancelled booking', async () => {
    expect((await say(friend, 'ACCEPT', { version: 9 })).fail).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      msgVar: { version: 1 },
    })
    const body = { bookingIdx: booking.bookingIdx, version: 1, reason: 'weather' }
    await holder.club.ask(contract.booking.cancel, body, booker)
    expect((await say(friend, 'DECLINE')).fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'CX' } })
  })

  it('is for a member who is named in it', async () => {
    const [stranger, manager] = [await holder.club.member(), await holder.club.manager({ isSSAdmin: true })]
    expect((await say(null, 'ACCEPT')).status).toBe(401)
    expect((await say(manager, 'ACCEPT')).status).toBe(403)
    expect((await say(stranger, 'ACCEPT')).status).toBe(404)
    expect((await say(booker, 'DECLINE')).status).toBe(403)
    await say(friend, 'DECLINE')
    expect((await say(friend, 'ACCEPT', { version: 2 })).status).toBe(404)
    const unknown = await holder.club.ask(
      contract.companion.answer,
      { bookingIdx: 999_999, version: 1, answer: 'ACCEPT' },
      friend,
    )
    expect(unknown.status).toBe(404)
  })

  it.each([
    [{ answer: 'MAYBE' }, 'answer'],
    [{ version: 'x' }, 'version'],
  ])('refuses %j', async (wrong, field) => {
    const { bookingIdx, version } = booking
    const input = { bookingIdx, version, answer: 'ACCEPT', ...wrong }
    const { status, fail } = await holder.club.send(contract.companion.answer, input, friend)
    expect([status, fail.msgDetail]).toEqual([400, field])
  })

  it('repeats its first answer to the same key', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const first = await say(friend, 'DECLINE', {}, headers)
    expect((await say(friend, 'DECLINE', {}, headers)).body).toEqual(first.body)
    expect((await say(friend, 'ACCEPT', {}, headers)).fail.code).toBe('KEY_REUSED')
  })
})
