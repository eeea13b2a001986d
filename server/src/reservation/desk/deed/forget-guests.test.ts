import { contract } from '@clubhouse/contract'
import type { Player } from '@clubhouse/contract/reservation/booking/booking'
import { beforeAll, expect, it } from 'vitest'
import { TestClub } from '../../../../test/club.ts'
import { jobContext } from '../../../job/context.ts'
import { forgetGuests } from './forget-guests.ts'

const holder = TestClub.use()
const DATE = '2027-03-02'
const GUEST = { name: 'Do-yun Han', phoneNo: '010-3333-4444' }
let manager: Awaited<ReturnType<TestClub['manager']>>
beforeAll(async () => {
  await holder.club.setClock('2027-02-20T12:00')
  manager = await holder.club.manager({ rights: { '940000': 'R', '940400': 'CRUD' } })
})

const run = () => forgetGuests.run(jobContext(holder.club.platform, forgetGuests.name))
const read = async (bookingIdx: number) =>
  (await holder.club.ask(contract.bookingManage.one, { bookingIdx }, manager)).data

it('a year after the round nothing names the guests of a booking at the desk; members’ guests stay', async () => {
  const { club } = holder
  const [slot, other] = await club.day(DATE, { slots: 2 })
  const mate = await club.member()
  const players: Player[] = [
    { no: 1, kind: 'GUEST', name: '-' },
    { no: 2, kind: 'MEMBER', memberIdx: mate.memberIdx },
    { no: 3, kind: 'GUEST', name: 'Seo-jun Lim', phoneNo: '010-5555-6666' },
    { no: 4, kind: 'GUEST', name: 'W' },
  ]
  const body = { slotIdx: slot!, guest: GUEST, players, memo: 'Han asks for carts', reason: 'called' }
  const made = (await club.ask(contract.bookingManage.make, { ...body, type: 'P' }, manager)).data
  await club.sql`
    update booking set cancel_text = 'For Han', cancel_translated = '{"ko": {"text": "한"}}' where booking_idx = ${made.bookingIdx}`
  await club.sql`insert into check_in (booking_idx, cart_no, note) values (${made.bookingIdx}, '12', 'Han has a bad knee')`
  const me = await club.member()
  const own = await club.book(me, other!, await club.hold(me, other!), {
    players: [
      { no: 1, kind: 'MEMBER', memberIdx: me.memberIdx },
      { no: 2, kind: 'GUEST', name: 'Ye-jin Oh', phoneNo: '010-7777-8888', consent: true },
      { no: 3, kind: 'TBD' },
      { no: 4, kind: 'TBD' },
    ],
  })
  await club.sql`
    insert into booking_notice (booking_idx, member_idx, kind, about, version)
    values (${made.bookingIdx}, ${mate.memberIdx}, 'BOOKING_NAMED', 'v1', 1)`
  await club.sql`
    insert into member_message (member_idx, kind, title, contents) values
      (${mate.memberIdx}, 'BOOKING_NAMED', 'A tee time', ${`With ${GUEST.name}`}),
      (${mate.memberIdx}, 'BOOKING_NAMED', 'A tee time', 'With others')`
  // Of another booking, with a guest of the same name.
  await club.sql`
    insert into member_message (member_idx, kind, title, contents, named, booking_idx) values
      (${mate.memberIdx}, 'BOOKING_NAMED', 'A tee time', ${`Elsewhere with ${GUEST.name}`}, '{}', 999999),
      (${mate.memberIdx}, 'BOOKING_NAMED', 'A tee time', ${`Here with ${GUEST.name}`}, '{}', ${made.bookingIdx})`
  const told = async () =>
    (
      await club.sql<{ contents: string }[]>`
      select contents from member_message where member_idx = ${mate.memberIdx} order by message_idx`
    ).map(({ contents }) => contents)
  await club.setClock('2028-03-02T04:15')
  await run()
  expect((await read(made.bookingIdx)).players[0]).toMatchObject(GUEST)
  await club.setClock('2028-03-03T04:15')
  await run()
  const after = await read(made.bookingIdx)
  expect(after).toMatchObject({ booker: { memberIdx: null, name: `~${made.bookingIdx}` }, version: made.version + 1 })
  expect(JSON.stringify(after)).not.toMatch(/Do-yun|Han|3333|Seo-jun|5555/)
  expect(after.players[1]!.name).toBe(mate.name)
  expect(await told()).toEqual(['With others', `Elsewhere with ${GUEST.name}`])
  const [seen] = await club.sql`select cart_no, note from check_in where booking_idx = ${made.bookingIdx}`
  expect(seen).toEqual({ cartNo: '12', note: null })
  const [left] = await club.sql`
    select cancel_text, cancel_translated from booking where booking_idx = ${made.bookingIdx}`
  expect(left).toEqual({ cancelText: null, cancelTranslated: {} })
  const [key] = await club.sql`
    select count(*)::int as n from booking_player where booking_idx = ${made.bookingIdx} and (guest_key is not null or phone_no is not null)`
  expect(key!.n).toBe(0)
  expect((await read(own.data.bookingIdx)).players[1]).toMatchObject({ name: 'Ye-jin Oh' })
  await run()
  expect((await read(made.bookingIdx)).version).toBe(made.version + 1)
})
