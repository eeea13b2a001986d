import { contract } from '@clubhouse/contract'
import type { Player } from '@clubhouse/contract/reservation/booking/booking'
import { beforeEach, expect, it } from 'vitest'
import type { Answer } from '../../../../test/ask.ts'
import { TestClub } from '../../../../test/club.ts'

const holder = TestClub.use()
let week = 0
let date: string
beforeEach(async () => {
  date = Temporal.PlainDate.from('2027-03-02').add({ weeks: week++ }).toString()
  await holder.club.setClock(`${Temporal.PlainDate.from(date).subtract({ days: 14 })}T12:00`)
})

type Person = Awaited<ReturnType<TestClub['member']>>
const tbd = (...numbers: number[]): Player[] => numbers.map((no) => ({ no, kind: 'TBD' }))
const named = (no: number, { memberIdx }: Person): Player => ({ no, kind: 'MEMBER', memberIdx })
const playersOf = (me: Person, ...mates: Person[]) => [
  named(1, me),
  ...mates.map((mate, i) => named(i + 2, mate)),
  ...tbd(2, 3, 4).slice(mates.length),
]

async function booked(slot: number, ...mates: Person[]) {
  const me = await holder.club.member()
  const made = await holder.club.book(me, slot, await holder.club.hold(me, slot), { players: playersOf(me, ...mates) })
  return { me, bookingIdx: made.data.bookingIdx, price: made.data.price }
}

/** Everyone who is named is known to the booker, before anything happens at once. */
async function renaming(as: Person, bookingIdx: number, players: ReturnType<typeof playersOf>) {
  await holder.club.knows(as, players)
  return () => holder.club.ask(contract.change.changePlayers, { bookingIdx, version: 1, players }, as)
}
const cancel = (as: Person, bookingIdx: number) =>
  holder.club.ask(contract.booking.cancel, { bookingIdx, version: 1, reason: 'business' }, as)

async function heldMove(me: Person, bookingIdx: number, slotIdx: number) {
  const { price, termsIdx } = (await holder.club.hold(me, slotIdx, { bookingIdx })).data
  return () =>
    holder.club.ask(contract.change.move, { bookingIdx, version: 1, slotIdx, total: price.total, termsIdx }, me)
}

/** Every answer is an answer of the call: a yes, or one of these refusals. */
function only(answers: Answer[], ...codes: string[]) {
  for (const { status, result, code } of answers) {
    expect(status).toBe(200)
    if (!result) expect(codes).toContain(code)
  }
  return answers.filter(({ result }) => result).length
}

const breaches = () => holder.club.sql`select * from invariant_violations`
const claimsOf = async (bookingIdx: number) => {
  const rows = await holder.club.sql<{ slotIdx: number }[]>`
    select slot_idx from claim where booking_idx = ${bookingIdx} order by slot_idx`
  return rows.map(({ slotIdx }) => slotIdx)
}

it('a booking that is moved and cancelled at the same moment ends in one of them', async () => {
  for (let i = 0; i < 6; i++) {
    const [from, to] = await holder.club.day(date, {
      from: `0${6 + i / 2 - (i % 2) / 2}:${i % 2 ? '40' : '00'}`,
      slots: 2,
    })
    const { me, bookingIdx } = await booked(from!)
    const move = await heldMove(me, bookingIdx, to!)
    const answers = await Promise.all(i % 2 ? [move(), cancel(me, bookingIdx)] : [cancel(me, bookingIdx), move()])
    expect(only(answers, 'WRONG_STATE', 'CHANGED_MEANWHILE')).toBe(1)
    const [row] = await holder.club.sql`select state, slot_idx, version from booking where booking_idx = ${bookingIdx}`
    const isMoved = row!.state === 'CF'
    expect(row).toEqual({ state: isMoved ? 'CF' : 'CX', slotIdx: isMoved ? to : from, version: 2 })
    expect(await claimsOf(bookingIdx)).toEqual(isMoved ? [to] : [])
  }
  expect([...(await breaches())]).toEqual([])
})

it('a booking that is moved twice at the same moment moves once', async () => {
  const [from, to] = await holder.club.day(date)
  const { me, bookingIdx } = await booked(from!)
  const move = await heldMove(me, bookingIdx, to!)
  expect(only(await Promise.all([move(), move(), move()]), 'CHANGED_MEANWHILE')).toBe(1)
  expect(await claimsOf(bookingIdx)).toEqual([to])
  expect([...(await breaches())]).toEqual([])
})

it('players that are changed while the booking is cancelled are changed before it or not at all', async () => {
  const slots = await holder.club.day(date, { slots: 6 })
  for (const slot of slots) {
    const { me, bookingIdx } = await booked(slot)
    const mate = await holder.club.member()
    const change = await renaming(me, bookingIdx, playersOf(me, mate))
    const answers = await Promise.all([change(), cancel(me, bookingIdx)])
    expect(only(answers, 'WRONG_STATE', 'CHANGED_MEANWHILE')).toBe(1)
  }
  expect([...(await breaches())]).toEqual([])
})

it('a tee time that a move has freed is held by one of many', async () => {
  const [from, to] = await holder.club.day(date)
  const { me, bookingIdx } = await booked(from!)
  const others = await Promise.all(Array.from({ length: 8 }, () => holder.club.member()))
  const move = await heldMove(me, bookingIdx, to!)
  const [moved] = await Promise.all([move(), ...others.map((one) => holder.club.hold(one, from!))])
  expect(moved!.result).toBe(true)
  await holder.club.passRelease()
  const answers = await Promise.all(others.map((one) => holder.club.hold(one, from!)))
  expect(only(answers, 'HELD_BY_OTHER', 'TAKEN')).toBe(1)
  expect([...(await breaches())]).toEqual([])
})

it('two bookings that exchange players at the same moment never wait for each other forever', async () => {
  const slots = await holder.club.day(date, { slots: 4 })
  const [anna, ben, cleo] = [await holder.club.member(), await holder.club.member(), await holder.club.member()]
  const one = await booked(slots[0]!, anna, cleo)
  const two = await booked(slots[1]!, ben)
  const newcomer = await holder.club.member()
  const hold = await holder.club.hold(newcomer, slots[2]!)
  const first = await renaming(one.me, one.bookingIdx, playersOf(one.me, ben))
  const second = await renaming(two.me, two.bookingIdx, playersOf(two.me, anna))
  const answers = await Promise.all([
    first(),
    second(),
    holder.club.book(newcomer, slots[2]!, hold, { players: playersOf(newcomer, cleo, anna) }),
  ])
  only(answers, 'PLAYER_ALREADY_BOOKED')
  const [row] = await holder.club.sql`
    select count(*)::int as count from booking_player
    where member_idx = any(${[anna.memberIdx, ben.memberIdx, cleo.memberIdx]}) and active and play_date = ${date}
    group by play_date having count(*) > 3`
  expect(row).toBeUndefined()
  expect([...(await breaches())]).toEqual([])
})
