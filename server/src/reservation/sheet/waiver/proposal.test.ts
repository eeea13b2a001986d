import { contract } from '@clubhouse/contract'
import { beforeEach, expect, it } from 'vitest'
import { TestClub } from '../../../../test/club.ts'
import { jobContext } from '../../../job/context.ts'
import { proposeWaivers } from './job.ts'

const holder = TestClub.use()
const { waiver } = contract
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
  await holder.club.sql`delete from weather`
  manager = await holder.club.manager({ rights: { '940000': 'R', '940400': 'CRUD' } })
})
const dayAt = (days: number) => Temporal.PlainDate.from(date).add({ days })
const at = (days: number, time = '12:00') => holder.club.setClock(`${dayAt(days)}T${time}`)

const MILD = { code: 'CLEAR', temp: 12, feels: 12, humidity: 50, rain: 0, rainChance: 0, snow: 0, wind: 2, gust: 4 }
/** Keeps a reading whose hours, of the day of play, are mild but for some, and lets the job look at it. */
async function weather(changed: Record<number, Partial<typeof MILD>>) {
  const hours = Array.from({ length: 24 }, (_, hour) => ({
    ...MILD,
    at: Temporal.PlainDate.from(date)
      .toZonedDateTime({ timeZone: 'Asia/Seoul', plainTime: { hour } })
      .toInstant()
      .toString(),
    ...changed[hour],
  }))
  const { sql } = holder.club
  await sql`
    insert into weather (source, observed_at, hours, days) values ('OPEN_METEO', club_now(), ${sql.json(hours)}, '[]')
    on conflict (single) do update set observed_at = excluded.observed_at, hours = excluded.hours`
  await look()
}
const look = () => proposeWaivers.run(jobContext(holder.club.platform, proposeWaivers.name))
const STORM = { 8: { rain: 14.5 } }

async function booked({ from = '07:00', part = '1' } = {}) {
  const me = await holder.club.member()
  const [slot] = await holder.club.day(date, { slots: 1, from, part })
  const { bookingIdx } = (await holder.club.book(me, slot!, await holder.club.hold(me, slot!))).data
  return { me, bookingIdx }
}
const cancel = ({ me, bookingIdx }: { me: Member; bookingIdx: number }) =>
  holder.club.ask(contract.booking.cancel, { bookingIdx, version: 1, reason: 'weather', accept: true }, me)
const open = async (as: Manager = manager) => (await holder.club.ask(waiver.proposals, {}, as)).data
const waits = async (as: Manager = manager) =>
  (await holder.club.ask(contract.attention.waiting, {}, as)).data.find(({ kind }) => kind === 'WAIVER_PROPOSED')?.count
const REASON = { reason: 'Proposed from the forecast' }
const confirm = (proposalIdx: number, as: Manager = manager) =>
  holder.club.ask(waiver.confirm, { proposalIdx, ...REASON }, as)
const dismiss = (proposalIdx: number, reason = 'It passed to the north', as: Manager = manager) =>
  holder.club.ask(waiver.dismiss, { proposalIdx, reason }, as)
const restore = (proposalIdx: number, as: Manager = manager) => holder.club.ask(waiver.restore, { proposalIdx }, as)
const ofDay = async () => (await holder.club.ask(waiver.read, { date }, manager)).data
const penalties = async ({ memberIdx }: Member) => {
  const rows = await holder.club.sql<{ state: string }[]>`select state from penalty where member_idx = ${memberIdx}`
  return rows.map(({ state }) => state)
}

it('is shown with the bookings it would affect, changes nothing by itself, and is recorded by one press', async () => {
  const [late, early, noon] = [
    await booked({ from: '08:00' }),
    await booked(),
    await booked({ from: '13:00', part: '2' }),
  ]
  await at(-1)
  expect((await cancel(late)).data.penalty!.code).toBe('W2')
  expect([await waits(), await open()]).toEqual([undefined, []])
  await weather({ ...STORM, 9: { rain: 11 } })
  expect(await waits()).toBe(1)
  const [one, ...others] = await open()
  expect(others).toEqual([])
  expect(one).toMatchObject({
    ...{ date, part: '1', kind: 'RAIN', value: 14.5, isOver: false, penalties: 1 },
    bookings: [
      { bookingIdx: early.bookingIdx, time: '07:00', players: 4, penalties: [] },
      { bookingIdx: late.bookingIdx, time: '08:00', players: 4, penalties: ['W2'] },
    ],
  })
  expect([await penalties(late.me), (await ofDay()).list]).toEqual([['ACTIVE'], []])
  const { waived, waiverIdx } = (await confirm(one!.proposalIdx)).data
  expect([waived, await penalties(late.me)]).toEqual([1, ['WAIVED']])
  expect((await cancel(early)).data).toMatchObject({ state: 'CX' })
  expect((await cancel(noon)).data.penalty!.code).toBe('W2')
  expect((await ofDay()).list).toMatchObject([
    {
      waiverIdx,
      part: '1',
      kind: 'RAIN',
      measured: '14.5 mm/h, 08:00–10:00',
      ...REASON,
      waived: 1,
      by: expect.any(String),
    },
  ])
  expect([await waits(), await open()]).toEqual([undefined, []])
  const log = await holder.club.sql<{ after: { state: string }; adminIdx: number | null }[]>`
    select after, admin_idx from audit where noun = 'waiver-proposal' and record_idx = ${one!.proposalIdx} order by audit_idx`
  expect(log.map(({ after, adminIdx }) => [after.state, adminIdx])).toEqual([
    ['OPEN', null],
    ['CONFIRMED', manager.adminIdx],
  ])
  expect([...(await holder.club.sql`select * from invariant_violations`)]).toEqual([])
})

it('follows the forecast until the day is over, and then stays as it was read', async () => {
  await booked()
  await at(-1)
  await weather(STORM)
  expect(await open()).toMatchObject([{ kind: 'RAIN', value: 14.5 }])
  await weather({ 8: { rain: 22 } })
  expect(await open()).toMatchObject([{ kind: 'RAIN', value: 22 }])
  await weather({})
  expect(await open()).toEqual([])
  await weather({ 8: { code: 'LIGHTNING' } })
  expect(await open()).toMatchObject([{ kind: 'LIGHTNING', value: null }])
  await at(0, '06:00')
  await weather(STORM)
  expect(await open()).toMatchObject([{ kind: 'RAIN', isOver: false }])
  await at(0, '06:30')
  const [{ bookingIdx } = { bookingIdx: 0 }] = (await open())[0]!.bookings
  await at(0, '09:30')
  // Without a penalty nothing is left that it would change.
  expect(await open()).toEqual([])
  const body = { bookingIdx, version: 1, isNoShow: true, reason: 'stayed at home' }
  expect((await holder.club.ask(contract.conduct.noShow, body, manager)).data.state).toBe('NS')
  expect(await open()).toMatchObject([{ kind: 'RAIN', isOver: true, penalties: 1, bookings: [{ penalties: ['W4'] }] }])
  await at(1)
  await holder.club.sql`update weather set hours = '[]', observed_at = club_now()`
  await look()
  expect(await open()).toHaveLength(1)
  await at(8)
  expect(await open()).toEqual([])
})

it('is made for today and tomorrow only, of published days, and not from old values', async () => {
  await booked()
  await at(-2)
  await weather(STORM)
  expect(await open()).toEqual([])
  await at(-1)
  await look()
  expect(await open()).toEqual([])
  await holder.club.sql`update sheet_day set state = 'DRAFT' where date = ${date}`
  await weather(STORM)
  expect(await open()).toEqual([])
  await holder.club.sql`update sheet_day set state = 'PUBLISHED' where date = ${date}`
  await look()
  expect(await open()).toHaveLength(1)
})

it('is dismissed with a reason, which is kept with the day, and proposed again by an undo', async () => {
  await booked()
  await at(-1)
  await weather(STORM)
  const { proposalIdx } = (await open())[0]!
  expect((await dismiss(proposalIdx, '')).fail.msgDetail).toBe('reason')
  expect((await dismiss(proposalIdx)).result).toBe(true)
  await weather({ 8: { rain: 20 } })
  expect([await waits(), await open()]).toEqual([undefined, []])
  expect((await ofDay()).dismissed).toEqual([
    {
      ...{ proposalIdx, part: '1', kind: 'RAIN', value: 14.5, reason: 'It passed to the north' },
      ...{ by: expect.any(String), at: expect.any(String) },
    },
  ])
  expect((await dismiss(proposalIdx)).fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'DISMISSED' } })
  expect((await confirm(proposalIdx)).fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'DISMISSED' } })
  expect((await restore(proposalIdx)).result).toBe(true)
  expect((await restore(proposalIdx)).fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'OPEN' } })
  expect([await waits(), (await ofDay()).dismissed]).toEqual([1, []])
})

it('is refused where a manager recorded the part by hand, and after the forecast changed', async () => {
  await booked()
  await at(-1)
  await weather({ 8: { rain: 14.5, wind: 16 } })
  const [rain, wind] = await open()
  await weather({ 8: { rain: 14.5 } })
  expect((await confirm(wind!.proposalIdx)).fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'GONE' } })
  const hand = { date, kind: 'RAIN', measured: '14 mm/h', reason: 'storm' } as const
  expect((await holder.club.ask(waiver.waive, hand, manager)).result).toBe(true)
  expect(await open()).toEqual([])
  expect((await confirm(rain!.proposalIdx)).fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'WAIVED' } })
})

it('needs its right and a proposal that is there', async () => {
  await booked()
  await at(-1)
  await weather(STORM)
  const { proposalIdx } = (await open())[0]!
  const reader = await holder.club.manager({ rights: { '940000': 'R', '940400': 'R' } })
  expect(await open(reader)).toHaveLength(1)
  const other = await holder.club.manager({ rights: { '940000': 'R', '940200': 'RU' } })
  expect([(await holder.club.ask(waiver.proposals, {}, other)).status, await waits(other)]).toEqual([403, undefined])
  for (const refused of [
    confirm(proposalIdx, reader),
    dismiss(proposalIdx, 'No', reader),
    restore(proposalIdx, reader),
  ])
    expect((await refused).status).toBe(403)
  for (const missing of [confirm(999_999), dismiss(999_999), restore(999_999)]) expect((await missing).status).toBe(404)
})

it('of managers who decide together one does, and penalties are waived once', async () => {
  const second = await holder.club.manager({ rights: { '940000': 'R', '940400': 'CRUD' } })
  const late = await booked()
  await at(-1)
  expect((await cancel(late)).data.penalty!.code).toBe('W2')
  await weather({ 8: { rain: 14.5, wind: 16 } })
  const [rain, wind] = await open()
  const answers = await Promise.all([
    confirm(rain!.proposalIdx),
    confirm(rain!.proposalIdx, second),
    confirm(wind!.proposalIdx, second),
    dismiss(rain!.proposalIdx, 'It passed', second),
    look(),
  ])
  const decided = answers.flatMap((answer) => (answer && 'result' in answer ? [answer.result] : []))
  expect(decided.filter(Boolean).length).toBeGreaterThanOrEqual(1)
  const list = (await ofDay()).list
  expect(list).toHaveLength(1)
  expect(await penalties(late.me)).toEqual(['WAIVED'])
  const [{ count } = { count: 0 }] = await holder.club.sql<{ count: number }[]>`
    select count(*)::int from audit where noun = 'waiver' and after ->> 'date' = ${date}`
  expect(count).toBe(1)
  expect([...(await holder.club.sql`select * from invariant_violations`)]).toEqual([])
})
