import { contract } from '@clubhouse/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { TestClub } from '../../../../test/club.ts'
import { jobContext } from '../../../job/context.ts'
import { know, perform } from '../../../job/perform.ts'
import { finishRounds } from './finish-rounds.ts'

const holder = TestClub.use()
type Member = Awaited<ReturnType<TestClub['member']>>
let week = 0
/** A Thursday on which `me` has booked 07:00. */
let date: string
let me: Member
let office: Awaited<ReturnType<TestClub['manager']>>

const day = (after: number) => Temporal.PlainDate.from(date).add({ days: after }).toString()
const at = (days: number, time: string) => holder.club.setClock(`${day(days)}T${time}`)
const ctx = () => jobContext(holder.club.platform, finishRounds.name)
const run = () => finishRounds.run(ctx())

beforeEach(async () => {
  date = Temporal.PlainDate.from('2027-03-04')
    .add({ weeks: 2 * week++ })
    .toString()
  await at(-7, '12:00')
  me = await holder.club.member()
  office = await holder.club.manager({ rights: { '940000': 'R', '940400': 'RU', '940900': 'CRU' } })
})

async function booked({ on = date, from = '07:00', as = me } = {}): Promise<number> {
  const [slot] = (await holder.club.day(on, { slots: 1, from })) as [number]
  const made = await holder.club.book(as, slot, await holder.club.hold(as, slot))
  expect(made.code).toBeUndefined()
  return made.data.bookingIdx
}
const stateOf = async (bookingIdx: number) => {
  const [row] = await holder.club.sql<{ state: string; version: number }[]>`
    select state, version from booking where booking_idx = ${bookingIdx}`
  return [row!.state, row!.version]
}
const noShow = (bookingIdx: number, version: number, isNoShow = true) =>
  holder.club.ask(contract.conduct.noShow, { bookingIdx, version, isNoShow, reason: 'seen at the desk' }, office)
const one = async (bookingIdx: number) =>
  (await holder.club.ask(contract.bookingManage.one, { bookingIdx }, office)).data

describe('a round', () => {
  it('is played six hours after its tee time, once, with one entry of the log in the same transaction', async () => {
    const bookingIdx = await booked()
    await at(0, '12:59:59')
    await run()
    expect(await stateOf(bookingIdx)).toEqual(['CF', 1])
    await at(0, '13:00:00')
    await Promise.all([run(), run(), run()])
    await run()
    expect(await stateOf(bookingIdx)).toEqual(['PL', 2])
    const log = await holder.club.sql`
      select a.call, a.before, a.after, a.xact = b.xact as is_together from audit a, booking b
      where a.noun = 'booking' and a.record_idx = b.booking_idx and b.booking_idx = ${bookingIdx}
      order by audit_idx desc limit 1`
    expect([...log]).toEqual([
      { call: 'job.finish-rounds', before: { state: 'CF' }, after: { state: 'PL' }, isTogether: true },
    ])
    expect((await one(bookingIdx)).history[0]!.what).toBe('Round played')
  })

  it('that was checked in is played too; no-shows and cancelled ones stay what they are', async () => {
    const [here, away, gone] = [
      await booked(),
      await booked({ from: '08:00', as: await holder.club.member() }),
      await booked({ from: '09:00', as: await holder.club.member() }),
    ]
    const set = (bookingIdx: number, state: string) => holder.club.sql`
      with b as (update booking set state = ${state}, version = version + 1 where booking_idx = ${bookingIdx})
      insert into audit (call, request_id, noun, record_idx) values ('test', '', 'booking', ${bookingIdx})`
    await set(here, 'CI')
    await holder.club.sql`update booking_player set active = false where booking_idx = ${gone}`
    await holder.club.sql`delete from claim where booking_idx = ${gone}`
    await set(gone, 'CC')
    await at(0, '08:15')
    await noShow(away, 1)
    await at(1, '07:00')
    await run()
    expect(await Promise.all([here, away, gone].map(stateOf))).toEqual([
      ['PL', 3],
      ['NS', 2],
      ['CC', 2],
    ])
  })

  it('is past and played for its member, and counted as played', async () => {
    const bookingIdx = await booked()
    await at(0, '13:00')
    await run()
    const past = await holder.club.ask(contract.booking.mine, { memberIdx: me.memberIdx, when: 'past' }, me)
    expect(past.data.list).toMatchObject([{ bookingIdx, state: 'PL' }])
    const boss = await holder.club.manager({ isSSAdmin: true })
    const listed = await holder.club.ask(contract.bookingList.list, { from: date, to: date, state: 'PL' }, boss)
    expect(listed.data.total).toBe(1)
  })

  it('is found by the job on its schedule, also after an outage', async () => {
    const bookingIdx = await booked()
    await know(ctx(), finishRounds)
    await perform(ctx(), finishRounds, true)
    await at(3, '10:00')
    await perform(ctx(), finishRounds, true)
    expect(await stateOf(bookingIdx)).toEqual(['PL', 2])
  })
})

describe('a year of rounds', () => {
  it('is played in batches, in one run', async () => {
    const first = await booked()
    await holder.club.sql`
      with days as (
        insert into sheet_day (date, day_type, day_class, state)
        select ${date}::date - 800 + n, 'WD', 'WEEKDAY', 'PUBLISHED' from generate_series(0, 364) n returning date
      ), slots as (
        insert into slot (date, course_idx, part, time, starts_at)
        select date, c.course_idx, '1', t, (date + t) at time zone 'Asia/Seoul'
        from days, (select min(course_idx) as course_idx from course) c, unnest(array['07:00', '08:00', '09:00']::time[]) t
        returning slot_idx, date, part, time
      ), made as (
        insert into booking (booking_no, slot_idx, seats, member_idx, play_date, part, day_class, booker_no, holes, cart,
          caddie, price, terms_idx, names_due_at, free_cancel_until)
        select 'year-' || s.slot_idx, s.slot_idx, '{0}', b.member_idx, s.date, s.part, b.day_class,
          extract(hour from s.time)::int, b.holes, b.cart, b.caddie, b.price, b.terms_idx, b.names_due_at, b.free_cancel_until
        from slots s, booking b where b.booking_idx = ${first} returning booking_idx, slot_idx, member_idx
      ), held as (
        insert into claim (slot_idx, seat, kind, holder, booking_idx)
        select slot_idx, 0, 'BOOKING', member_idx, booking_idx from made
      )
      insert into audit (call, request_id, noun, record_idx) select 'test', '', 'booking', booking_idx from made`
    await run()
    const left = await holder.club.sql`
      select state, version, count(*)::int as count from booking where booking_no like 'year-%' group by 1, 2`
    expect([...left]).toEqual([{ state: 'PL', version: 2, count: 1095 }])
    expect(await stateOf(first)).toEqual(['CF', 1])
  })
})

describe('where the clocks change', () => {
  const moment = (text: string) => {
    const local = Temporal.Instant.from(text).toZonedDateTimeISO('Asia/Seoul').toPlainDateTime()
    return holder.club.setClock(local.toString())
  }

  const zone = (name: string) => holder.club.sql`
    update club set zone = ${name}, time_zone = (select key from code where group_id = '104'
      and "group"::interval = (timestamptz '2026-01-01 00:00Z' at time zone ${name}) - timestamp '2026-01-01')`

  it.each([
    // In New York the night of 14 March 2027 has no 02:00, and that of 7 November 2027 has 01:00 twice.
    ['2027-03-14', '00:30', '2027-03-14T07:30', '2027-03-14T11:29:59Z', '2027-03-14T11:30:00Z'],
    ['2027-11-07', '00:30', '2027-11-07T05:30', '2027-11-07T10:29:59Z', '2027-11-07T10:30:00Z'],
    ['2027-11-06', '20:00', '2027-11-07T01:00', '2027-11-07T05:59:59Z', '2027-11-07T06:00:00Z'],
  ])('six hours after %s %s in New York have passed at %s there', async (on, time, _, before, after) => {
    const bookingIdx = await booked({ on: day(-6), from: '06:00' })
    try {
      await zone('America/New_York')
      await holder.club.sql`
        insert into sheet_day (date, day_type, day_class, state) values (${on}, 'WD', 'WEEKDAY', 'PUBLISHED') on conflict do nothing`
      await holder.club.sql`
        update slot set date = ${on}, time = ${time}, starts_at = (${on}::date + ${time}::time) at time zone 'America/New_York'
        where slot_idx = (select slot_idx from booking where booking_idx = ${bookingIdx})`
      await holder.club.sql`
        with p as (update booking_player set play_date = ${on} where booking_idx = ${bookingIdx})
        update booking set play_date = ${on} where booking_idx = ${bookingIdx}`
      await moment(before)
      await run()
      const early = await stateOf(bookingIdx)
      await moment(after)
      await run()
      expect([early[0], (await stateOf(bookingIdx))[0]]).toEqual(['CF', 'PL'])
    } finally {
      await zone('Asia/Seoul')
    }
  })
})

describe('a no-show of a round that counts as played', () => {
  it('can be recorded within seven days and not later', async () => {
    const bookingIdx = await booked()
    await at(0, '13:00')
    await run()
    await at(7, '07:00')
    expect((await one(bookingIdx)).noShow).toMatchObject({ consequence: { code: 'W4' } })
    await at(7, '07:01')
    expect((await noShow(bookingIdx, 2)).fail).toMatchObject({
      code: 'PAST_DEADLINE',
      msgVar: { rule: 'noShow' },
    })
    await at(7, '06:59')
    expect((await noShow(bookingIdx, 2)).data).toMatchObject({ state: 'NS', penalty: { code: 'W4' } })
  })

  it('that is undone is played again, and its penalty is waived', async () => {
    const bookingIdx = await booked()
    await at(0, '13:00')
    await run()
    await noShow(bookingIdx, 2)
    expect((await noShow(bookingIdx, 3, false)).data).toMatchObject({ state: 'PL', version: 4 })
    expect((await one(bookingIdx)).history[0]!.what).toBe('No-show undone by the club')
    expect((await holder.club.ask(contract.profile.penalties, { memberIdx: me.memberIdx }, me)).data.active).toEqual([])
  })
})
