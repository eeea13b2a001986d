import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import { beforeEach, expect, it } from 'vitest'
import { TestClub } from '../../../../test/club.ts'
import { jobContext } from '../../../job/context.ts'
import { performTasks } from '../../../job/perform.ts'
import { notify } from '../../../member/inbox/notify.ts'
import { NOTIFY_BOOKING } from '../../booking/booked/notify.ts'
import { bookingJobs } from '../../people/notice/jobs.ts'

const holder = TestClub.use()
type Member = Awaited<ReturnType<TestClub['member']>>
type Manager = Awaited<ReturnType<TestClub['manager']>>
let week = 0
let date: string
let manager: Manager
beforeEach(async () => {
  date = Temporal.PlainDate.from('2027-03-04')
    .add({ weeks: 6 * week++ })
    .toString()
  await at(-14)
  manager = await holder.club.manager({ rights: { '940000': 'R', '940400': 'CRUD', '940900': 'CRU' } })
})
const at = (days: number, time = '12:00') =>
  holder.club.setClock(`${Temporal.PlainDate.from(date).add({ days })}T${time}`)

const WEATHER = { kind: 'RAIN', measured: '14 mm/h', reason: 'storm since six' } as const
const waive = (body: Partial<InputOf<typeof contract.waiver.waive>> = {}, as: Manager = manager) =>
  holder.club.ask(contract.waiver.waive, { date, ...WEATHER, ...body }, as)
const read = async (query: Partial<InputOf<typeof contract.waiver.read>> = {}) =>
  (await holder.club.ask(contract.waiver.read, { date, ...query }, manager)).data
async function booked(options: Parameters<TestClub['day']>[1] = {}) {
  const me = await holder.club.member()
  const [slot] = await holder.club.day(date, { slots: 1, ...options })
  const { bookingIdx } = (await holder.club.book(me, slot!, await holder.club.hold(me, slot!))).data
  return { me, bookingIdx }
}
const cancel = (
  { me, bookingIdx }: { me: Member; bookingIdx: number },
  more: Partial<InputOf<typeof contract.booking.cancel>> = {},
) => holder.club.ask(contract.booking.cancel, { bookingIdx, version: 1, reason: 'weather', accept: true, ...more }, me)
const states = async ({ memberIdx }: Member) => {
  const rows = await holder.club.sql<{ state: string }[]>`
    select state from penalty where member_idx = ${memberIdx} order by penalty_idx`
  return rows.map(({ state }) => state)
}
async function told({ memberIdx }: Member, kind = 'PENALTY') {
  const [job] = bookingJobs({ notify, mailWanted: async () => true })
  while (await performTasks(jobContext(holder.club.platform, NOTIFY_BOOKING), job!));
  const rows = await holder.club.sql<{ title: string }[]>`
    select title from member_message where member_idx = ${memberIdx} and kind = ${kind} order by message_idx`
  return rows.map(({ title }) => title)
}

it('waives the penalties of a part, tells their members, and leaves those of other parts', async () => {
  const [morning, noon, late] = [
    await booked(),
    await booked({ from: '13:00', part: '2' }),
    await booked({ from: '08:00' }),
  ]
  await at(-1)
  for (const one of [morning, noon]) expect((await cancel(one)).data.penalty!.code).toBe('W2')
  expect(await told(morning.me)).toHaveLength(1)
  expect(await read({ part: '1' })).toMatchObject({
    list: [],
    dismissed: [],
    limits: { rainFrom: 10 },
    penalties: 1,
    bookings: 1,
  })
  expect((await waive({ part: '1' })).data).toMatchObject({ waived: 1 })
  expect([await states(morning.me), await states(noon.me)]).toEqual([['WAIVED'], ['ACTIVE']])
  expect(await told(morning.me)).toEqual([expect.any(String), expect.stringContaining('has been lifted')])
  expect(await told(noon.me)).toHaveLength(1)
  expect((await read()).list).toMatchObject([{ part: '1', ...WEATHER, waived: 1, by: expect.any(String) }])
  // Who may still play reads once that the cancellation is free.
  expect(await told(late.me, 'BOOKING_WAIVED')).toEqual([expect.stringContaining('without a penalty')])
  for (const { me } of [morning, noon]) expect(await told(me, 'BOOKING_WAIVED')).toEqual([])
  const free = await cancel(late, { accept: false })
  expect(free.data).toMatchObject({ state: 'CX' })
  expect(free.data.penalty ?? null).toBe(null)
  expect([...(await holder.club.sql`select * from invariant_violations`)]).toEqual([])
})

it('waives no-shows, proposals and what was paid, whose money is to be returned, but no name that was lent', async () => {
  const all = [
    await booked(),
    await booked({ from: '08:00' }),
    await booked({ from: '09:00' }),
    await booked({ from: '10:00' }),
  ]
  const cases = [
    ['W4', 'ACTIVE'],
    ['W6', 'PROPOSED'],
    ['W1', 'CLEARED'],
    ['W8', 'ACTIVE'],
  ] as const
  for (const [i, [code, state]] of cases.entries())
    await holder.club.sql`
      insert into penalty (member_idx, code, state, from_date, until_date, money, currency, booking_idx, play_date)
      values (${all[i]!.me.memberIdx}, ${code}, ${state}, ${date}, ${date}, 1000, 'KRW', ${all[i]!.bookingIdx}, ${date})`
  expect((await read()).penalties).toBe(3)
  expect((await waive()).data.waived).toBe(3)
  const after = await Promise.all(all.map(({ me }) => states(me)))
  expect(after.flat()).toEqual(['WAIVED', 'WAIVED', 'WAIVED', 'ACTIVE'])
  const paid = await Promise.all(
    all.map(async ({ me }) => {
      const mine = await holder.club.ask(contract.myPenalty.mine, { memberIdx: me.memberIdx }, me)
      return mine.data.list[0]!.paid
    }),
  )
  expect(paid).toEqual([false, false, true, false])
  const boss = await holder.club.manager({ isSSAdmin: true })
  const log = (await holder.club.ask(contract.audit.list, { noun: 'penalty' }, boss)).data.list
  expect(log.filter(({ said }) => said.includes('which was paid: the money is to be returned'))).toHaveLength(1)
})

it('notifies once of the waivers of a part and of its day, in the language of the member, and not about a tee time that has begun', async () => {
  const [soon, over, korean] = [
    await booked({ from: '15:00' }),
    await booked({ from: '08:00' }),
    await holder.club.member({ lang: 'ko' }),
  ]
  const [slot] = await holder.club.day(date, { slots: 1, from: '14:00' })
  await holder.club.book(korean, slot!, await holder.club.hold(korean, slot!))
  await at(0, '09:00')
  expect((await waive({ part: '1' })).result).toBe(true)
  expect((await waive()).result).toBe(true)
  expect(await told(soon.me, 'BOOKING_WAIVED')).toEqual([expect.stringContaining('you can cancel')])
  expect(await told(over.me, 'BOOKING_WAIVED')).toEqual([])
  expect(await told(korean, 'BOOKING_WAIVED')).toEqual([expect.stringContaining('위약 없이')])
})

it('a no-show on such a day has no penalty', async () => {
  const one = await booked()
  await waive()
  await at(0, '07:30')
  const body = { version: 1, isNoShow: true, reason: 'stayed at home' }
  const { data } = await holder.club.ask(contract.conduct.noShow, { bookingIdx: one.bookingIdx, ...body }, manager)
  expect(data.state).toBe('NS')
  expect(await states(one.me)).toEqual([])
})

it('is refused twice for a part, and for a day after the day', async () => {
  expect((await waive({ part: '1' })).result).toBe(true)
  expect((await waive({ part: '1' })).fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'WAIVED' } })
  expect((await waive()).result).toBe(true)
  expect((await waive({ part: '2' })).fail.code).toBe('WRONG_STATE')
  const fog = await holder.club.send(contract.waiver.waive, { date, ...WEATHER, kind: 'FOG' }, manager)
  expect(fog.fail.msgDetail).toBe('kind')
  expect((await waive({ measured: '' })).fail.msgDetail).toBe('measured')
  const reader = await holder.club.manager({ rights: { '940000': 'R', '940400': 'R' } })
  expect((await waive({}, reader)).status).toBe(403)
})

it('leaves no penalty of a cancellation in the same moment, and waives once', async () => {
  for (let i = 0; i < 3; i++) {
    await at(-14)
    const part = String(i + 1)
    const one = await booked({ from: `${6 + 3 * i}:00`.padStart(5, '0'), part })
    await at(-1)
    const answers = await Promise.all([cancel(one), waive({ part }), waive({ part })])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(answers.filter(({ result }) => result)).toHaveLength(2)
    expect(['', 'WAIVED']).toContain((await states(one.me)).join())
  }
  expect([...(await holder.club.sql`select * from invariant_violations`)]).toEqual([])
})
