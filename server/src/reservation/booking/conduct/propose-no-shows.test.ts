import { contract } from '@clubhouse/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { TestClub } from '../../../../test/club.ts'
import { setPolicy } from '../../../../test/set-policy.ts'
import { jobContext } from '../../../job/context.ts'
import { know, perform } from '../../../job/perform.ts'
import { proposeNoShows as job } from './propose-no-shows.ts'

const holder = TestClub.use()
type Member = Awaited<ReturnType<TestClub['member']>>
let week = 0
/** A Thursday on which `me` has booked 07:00; the day before, another member came. */
let date: string
let me: Member
let office: { token: string }
let mine: number
/** A booking of the day before. */
let earlier: number

const day = (after: number) => Temporal.PlainDate.from(date).add({ days: after }).toString()
const at = (days: number, time: string) => holder.club.setClock(`${day(days)}T${time}`)
const run = () => job.run(jobContext(holder.club.platform, job.name))
/** As the front desk does it: the booking's next version with its entry of the log. */
const state = (bookingIdx: number, is: string) => holder.club.sql`
  with changed as (update booking set state = ${is}, version = version + 1 where booking_idx = ${bookingIdx})
  insert into audit (call, request_id, noun, record_idx) values ('test', 'test', 'booking', ${bookingIdx})`

/** The desk has checked a group in, so that the club is one that does so. */
async function cameBefore(days = 1) {
  await holder.club.sql`
    insert into check_in (booking_idx, state, checked_in_at)
    values (${earlier}, 'FINISHED', club_now() - make_interval(days => ${days}))`
  await state(earlier, 'PL')
}

async function booked(as: Member, from: string, on = date): Promise<number> {
  const [slot] = (await holder.club.day(on, { slots: 1, from })) as [number]
  return (await holder.club.book(as, slot, await holder.club.hold(as, slot))).data.bookingIdx
}

beforeEach(async () => {
  date = Temporal.PlainDate.from('2027-03-04')
    .add({ weeks: 53 * week++ })
    .toString()
  await at(-14, '12:00')
  me = await holder.club.member()
  office = await holder.club.manager({ rights: { '940000': 'R', '940400': 'RU', '940900': 'CRU' } })
  await holder.club.sql`delete from check_in`
  earlier = await booked(await holder.club.member(), '06:00', day(-1))
  mine = await booked(me, '07:00')
  await at(0, '07:30')
})

const proposed = async () =>
  (await holder.club.ask(contract.penaltyList.list, { memberIdx: me.memberIdx }, office)).data.list
const decide = (penaltyIdx: number, action: 'ACTIVATE' | 'WAIVE', version = 1) =>
  holder.club.ask(contract.conduct.decide, { penaltyIdx, version, action, reason: 'asked at the desk' }, office)
const bookingState = async () =>
  (await holder.club.sql<{ state: string }[]>`select state from booking where booking_idx = ${mine}`)[0]!.state

describe('a no-show', () => {
  it('is proposed once, half an hour after the tee time, also of the only group of a day; it changes nothing', async () => {
    await cameBefore()
    await at(0, '07:29')
    await run()
    expect(await proposed()).toEqual([])
    await at(0, '07:30')
    await Promise.all([run(), run()])
    await run()
    const list = await proposed()
    expect(list).toMatchObject([{ code: 'W4', state: 'PROPOSED', from: date, until: day(179), playDate: date }])
    expect(list[0]!.money).toBeGreaterThan(0)
    expect(await bookingState()).toBe('CF')
    const waiting = (await holder.club.ask(contract.attention.waiting, {}, office)).data
    expect(waiting).toContainEqual({ kind: 'PENALTY_PROPOSED', count: expect.any(Number) })
    const standing = (await holder.club.ask(contract.profile.penalties, { memberIdx: me.memberIdx }, me)).data
    expect(standing.suspendedUntil).toBeUndefined()
  })

  it('is proposed within a minute', async () => {
    const ctx = jobContext(holder.club.platform, job.name)
    const runWhenDue = () => perform(ctx, job, true)
    await cameBefore()
    await at(0, '07:29')
    await know(ctx, job)
    await runWhenDue()
    expect(await proposed()).toEqual([])
    await at(0, '07:30')
    await runWhenDue()
    expect(await proposed()).toHaveLength(1)
  })

  it('is proposed of the first group of a day before any other has come, and of the last one after midnight', async () => {
    await cameBefore()
    await at(-14, '12:00')
    const last = await holder.club.member()
    await booked(await holder.club.member(), '07:40')
    await booked(last, '23:40')
    await at(0, '07:36')
    await run()
    expect(await proposed()).toMatchObject([{ code: 'W4', state: 'PROPOSED', playDate: date, bookingIdx: mine }])
    const lastOnes = async () =>
      (await holder.club.ask(contract.penaltyList.list, { memberIdx: last.memberIdx }, office)).data.list
    await at(1, '00:09')
    await run()
    expect(await lastOnes()).toEqual([])
    await at(1, '00:16')
    await run()
    expect(await lastOnes()).toMatchObject([{ code: 'W4', state: 'PROPOSED', playDate: date }])
  })

  it('is not proposed in a club that has checked nobody in for 30 days, nor for a tee time that the club suspended', async () => {
    await cameBefore(31)
    await run()
    expect(await proposed()).toEqual([])
    await holder.club.sql`update check_in set checked_in_at = club_now() - interval '29 days'`
    await holder.club.sql`update slot set is_shut = true where date = ${date}`
    await run()
    expect(await proposed()).toEqual([])
    await holder.club.sql`update slot set is_shut = false where date = ${date}`
    await run()
    expect(await proposed()).toHaveLength(1)
  })

  it('follows the days that the club has set, in which a check-in shows that it checks in', async () => {
    await cameBefore(20)
    await setPolicy(holder.club, 'checkIn', { checksInDays: 10 })
    await run()
    expect(await proposed()).toEqual([])
    await holder.club.sql`delete from rule_setting where name = 'checkIn'`
    holder.club.platform.cache.invalidate('rule')
    await run()
    expect(await proposed()).toHaveLength(1)
  })

  it('is confirmed on the list of penalties, or at the booking; the booking is a no-show then', async () => {
    await cameBefore()
    await run()
    const [first] = await proposed()
    expect((await decide(first!.penaltyIdx, 'ACTIVATE')).data).toMatchObject({ state: 'ACTIVE', until: day(179) })
    expect(await bookingState()).toBe('NS')
    const body = { bookingIdx: mine, version: 2, isNoShow: false, reason: 'they came late' }
    expect((await holder.club.ask(contract.conduct.noShow, body, office)).result).toBe(true)
    await run()
    expect(await proposed()).toMatchObject([{ state: 'WAIVED' }])
    const again = { ...body, version: 3, isNoShow: true }
    expect((await holder.club.ask(contract.conduct.noShow, again, office)).data.penalty).toMatchObject({
      state: 'ACTIVE',
    })
    // What was waived stays so; the second time is another penalty.
    expect((await proposed()).map((one) => [one.penaltyIdx === first!.penaltyIdx, one.state])).toEqual([
      [false, 'ACTIVE'],
      [true, 'WAIVED'],
    ])
  })

  it('that was proposed is recorded at the booking, with one penalty', async () => {
    await cameBefore()
    await run()
    const body = { bookingIdx: mine, version: 1, isNoShow: true, reason: 'nobody came' }
    expect((await holder.club.ask(contract.conduct.noShow, body, office)).data).toMatchObject({
      state: 'NS',
      penalty: { state: 'ACTIVE', until: day(179) },
    })
    expect(await proposed()).toHaveLength(1)
  })

  it('that a manager waived is not proposed again', async () => {
    await cameBefore()
    await run()
    const [first] = await proposed()
    await decide(first!.penaltyIdx, 'WAIVE')
    await run()
    expect(await proposed()).toMatchObject([{ state: 'WAIVED' }])
    expect(await bookingState()).toBe('CF')
  })

  it('is not proposed of a group that stands at the desk, and withdrawn when it arrives late', async () => {
    const arrived = (state: string) => holder.club.sql`
      insert into check_in (booking_idx, state) values (${mine}, ${state})
      on conflict (booking_idx) do update set state = excluded.state`
    await cameBefore()
    await arrived('ARRIVED')
    await run()
    expect(await proposed()).toEqual([])
    await arrived('EXPECTED')
    await run()
    expect(await proposed()).toMatchObject([{ code: 'W4', state: 'PROPOSED' }])
    await arrived('ARRIVED')
    await run()
    expect(await proposed()).toMatchObject([{ code: 'W4', state: 'WAIVED' }])
  })

  it('is withdrawn when they check in late, and after seven days', async () => {
    await cameBefore()
    await run()
    await state(mine, 'CI')
    const [first] = await proposed()
    expect((await decide(first!.penaltyIdx, 'ACTIVATE')).fail).toMatchObject({
      code: 'WRONG_STATE',
      msgVar: { state: 'CI' },
    })
    await run()
    expect(await proposed()).toMatchObject([{ state: 'WAIVED' }])
    await holder.club.sql`delete from penalty where member_idx = ${me.memberIdx}`
    await state(mine, 'CF')
    await run()
    await at(7, '07:01')
    await run()
    expect(await proposed()).toMatchObject([{ state: 'WAIVED' }])
  })

  it('is confirmed and recorded at once by one of both', async () => {
    await cameBefore()
    await run()
    const [first] = await proposed()
    const body = { bookingIdx: mine, version: 1, isNoShow: true, reason: 'nobody came' }
    const answers = await Promise.all([
      decide(first!.penaltyIdx, 'ACTIVATE'),
      holder.club.ask(contract.conduct.noShow, body, office),
    ])
    expect(answers.filter(({ result }) => result)).toHaveLength(1)
    expect(await proposed()).toMatchObject([{ state: 'ACTIVE' }])
  })
})
