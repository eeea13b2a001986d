import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import type { Player } from '@clubhouse/contract/reservation/booking/booking'
import { beforeEach, expect, it } from 'vitest'
import type { Answer } from '../../../../test/ask.ts'
import { TestClub } from '../../../../test/club.ts'

const holder = TestClub.use()
type Moved = Partial<InputOf<typeof contract.bookingManage.move>>
type Member = Awaited<ReturnType<TestClub['member']>>
type Manager = Awaited<ReturnType<TestClub['manager']>>
let week = 0
let date: string
let manager: Manager
beforeEach(async () => {
  date = Temporal.PlainDate.from('2027-03-02').add({ weeks: week++ }).toString()
  await daysBefore(14)
  manager = await holder.club.manager({ rights: { '940000': 'R', '940400': 'CRUD' } })
})
const daysBefore = (days: number, time = '12:00') =>
  holder.club.setClock(`${Temporal.PlainDate.from(date).subtract({ days })}T${time}`)

async function booked(slot: number, more: object = {}) {
  const me = await holder.club.member()
  const { data } = await holder.club.book(me, slot, await holder.club.hold(me, slot), more)
  return { me, bookingIdx: data.bookingIdx, total: data.price.total }
}
const move = (bookingIdx: number, slotIdx: number, body: Moved = {}, as: { token: string } = manager) =>
  holder.club.ask(contract.bookingManage.move, { bookingIdx, version: 1, slotIdx, reason: 'called', ...body }, as)
const quote = (bookingIdx: number, slotIdx: number) =>
  holder.club.ask(contract.bookingManage.moveQuote, { bookingIdx, slotIdx }, manager)
const code = async (answer: Promise<Answer>) => (await answer).code
const slotsOf = async (bookingIdx: number) => {
  const rows = await holder.club.sql<
    { slotIdx: number }[]
  >`select slot_idx from claim where booking_idx = ${bookingIdx}`
  return rows.map(({ slotIdx }) => slotIdx)
}
const breaches = async () => [...(await holder.club.sql`select * from invariant_violations`)]

it('moves to another time of the day or another day, keeps the price in sight, and can move back', async () => {
  const [from] = await holder.club.day(date)
  const other = Temporal.PlainDate.from(date).add({ days: 4 }).toString()
  const [to] = await holder.club.day(other, { dayClass: 'WEEKEND' })
  const { bookingIdx, total } = await booked(from!)
  await daysBefore(1)
  const { data } = await quote(bookingIdx, to!)
  expect(data.difference).toBe(data.price.total - total)
  expect(data.difference).toBeGreaterThan(0)
  const moved = (await move(bookingIdx, to!, { total: data.price.total })).data
  expect(moved).toMatchObject({ slotIdx: to, date: other, version: 2, price: { total: data.price.total } })
  expect(await slotsOf(bookingIdx)).toEqual([to])
  const { history } = (await holder.club.ask(contract.bookingManage.one, { bookingIdx }, manager)).data
  expect(history[0]).toMatchObject({ version: 2, reason: 'called' })
  const [task] = await holder.club.sql`
    select data ->> 'change' as change from job_task where (data ->> 'bookingIdx')::int = ${bookingIdx}
    order by task_idx desc limit 1`
  expect(task).toEqual({ change: 'CHANGED' })
  expect((await move(bookingIdx, from!, { version: 2 })).data).toMatchObject({ slotIdx: from, price: { total } })
  expect(await breaches()).toEqual([])
})

it('refuses what is taken, held, closed, too small, over, or read before', async () => {
  const [from, taken, held, free] = await holder.club.day(date, { slots: 4 })
  const { bookingIdx } = await booked(from!)
  await booked(taken!)
  await holder.club.hold(await holder.club.member(), held!)
  expect(await code(move(bookingIdx, taken!))).toBe('TAKEN')
  expect(await code(move(bookingIdx, held!))).toBe('HELD_BY_OTHER')
  expect(await code(quote(bookingIdx, taken!))).toBe('TAKEN')
  expect(await code(move(bookingIdx, free!, { total: 1 }))).toBe('PRICE_CHANGED')
  expect(await code(move(bookingIdx, free!, { version: 2 }))).toBe('CHANGED_MEANWHILE')
  expect((await move(bookingIdx, from!)).fail.msgDetail).toBe('slotIdx')
  expect((await move(bookingIdx, free!, { reason: '' })).fail.msgDetail).toBe('reason')
  expect((await move(bookingIdx, 999_999)).status).toBe(404)
  expect((await move(999_999, free!)).status).toBe(404)
  await holder.club.sql`update slot set capacity = 3, min_players = 3 where slot_idx = ${free!}`
  expect(await code(move(bookingIdx, free!))).toBe('MIN_PLAYERS')
  await holder.club.sql`update slot set capacity = 4 where slot_idx = ${free!}`
  await daysBefore(0, '07:16')
  const stayedAway = { version: 1, isNoShow: true, reason: 'away' }
  await holder.club.ask(contract.conduct.noShow, { bookingIdx, ...stayedAway }, manager)
  expect(await code(move(bookingIdx, free!, { version: 2 }))).toBe('WRONG_STATE')
})

it('refuses a tee time that is over, and a part of the day in which someone of the booking plays', async () => {
  const [from] = await holder.club.day(date, { slots: 1, from: '14:00', part: '2' })
  const [past] = await holder.club.day(date, { slots: 1 })
  const [later] = await holder.club.day(Temporal.PlainDate.from(date).add({ days: 1 }).toString(), { slots: 2 })
  const mate = await holder.club.member()
  const players = (me: Member) =>
    [me, mate].map(({ memberIdx }, i): Player => ({ no: i + 1, kind: 'MEMBER', memberIdx }))
  const open = [3, 4].map((no): Player => ({ no, kind: 'TBD' }))
  const me = await holder.club.member()
  const made = await holder.club.book(me, from!, await holder.club.hold(me, from!), {
    players: [...players(me), ...open],
  })
  const { bookingIdx } = made.data
  const [, other] = await holder.club.sql<{ slotIdx: number }[]>`
    select slot_idx from slot where date = (select date from slot where slot_idx = ${later!}) order by time`
  await holder.club.book(mate, other!.slotIdx, await holder.club.hold(mate, other!.slotIdx))
  expect((await move(bookingIdx, later!)).fail).toMatchObject({
    code: 'PLAYER_ALREADY_BOOKED',
    msgVar: { which: 2, name: mate.name },
  })
  expect(await slotsOf(bookingIdx)).toEqual([from])
  await daysBefore(0, '08:00')
  expect(await code(move(bookingIdx, past!))).toBe('DAY_CLOSED')
})

it('is refused without the right to change bookings', async () => {
  const [from, to] = await holder.club.day(date)
  const { me, bookingIdx } = await booked(from!)
  const reader = await holder.club.manager({ rights: { '940000': 'R', '940400': 'R' } })
  expect((await move(bookingIdx, to!, {}, reader)).status).toBe(403)
  expect((await move(bookingIdx, to!, {}, me)).status).toBe(403)
})

it('leaves one booking at a time that managers move to and members want in the same moment', async () => {
  for (let i = 0; i < 4; i++) {
    const from = `${String(6 + i * 2).padStart(2, '0')}:00`
    const [one, two, wanted] = await holder.club.day(date, { slots: 3, from, part: String(i + 1) })
    const [mine, yours] = [await booked(one!), await booked(two!)]
    const third = await holder.club.member()
    const answers = await Promise.all([
      move(mine.bookingIdx, wanted!),
      move(yours.bookingIdx, wanted!),
      holder.club
        .hold(third, wanted!)
        .then(async (held) => (held.result ? holder.club.book(third, wanted!, held) : held)),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(answers.filter(({ result }) => result)).toHaveLength(1)
    for (const { result, code } of answers)
      if (!result) expect(['TAKEN', 'HELD_BY_OTHER', 'HOLD_EXPIRED']).toContain(code)
    expect((await slotsOf(mine.bookingIdx)).length + (await slotsOf(yours.bookingIdx)).length).toBe(2)
  }
  expect(await breaches()).toEqual([])
})

it('moves once, or is cancelled, when both happen in the same moment', async () => {
  const [from, to] = await holder.club.day(date)
  const { me, bookingIdx } = await booked(from!)
  const body = { bookingIdx, version: 1, reason: 'business' }
  const answers = await Promise.all([
    move(bookingIdx, to!),
    move(bookingIdx, to!),
    holder.club.ask(contract.booking.cancel, body, me),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(answers.filter((one) => one.result)).toHaveLength(1)
  expect(await breaches()).toEqual([])
})
