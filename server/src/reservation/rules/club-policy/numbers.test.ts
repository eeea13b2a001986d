import { contract } from '@clubhouse/contract'
import { POLICIES_FIRST, type PolicyName } from '@clubhouse/contract/reservation/rules/policies'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CLUB, TestClub } from '../../../../test/club.ts'
import { setPolicy } from '../../../../test/set-policy.ts'
import { jobContext } from '../../../job/context.ts'
import { notify } from '../../../member/inbox/notify.ts'
import { playedUntilNow } from '../../booking/conduct/finish-rounds.ts'
import { proposeNoShows } from '../../booking/conduct/propose-no-shows.ts'
import { endCoupons } from '../coupon/job.ts'
import { interruptAppeals } from '../penalty/appeal/job.ts'

const holder = TestClub.use()
type Member = Awaited<ReturnType<TestClub['member']>>
let week = 0
/** A Thursday. */
let date: string
let me: Member
let office: Awaited<ReturnType<TestClub['manager']>>

const day = (after: number) => Temporal.PlainDate.from(date).add({ days: after }).toString()
const at = (days: number, time = '12:00') => holder.club.setClock(`${day(days)}T${time}`)
const set = (name: PolicyName, values: Readonly<Record<string, number | boolean | string>>) =>
  setPolicy(holder.club, name, values)
const contextOf = (name: string) => jobContext(holder.club.platform, name)

beforeEach(async () => {
  date = Temporal.PlainDate.from('2027-03-04')
    .add({ weeks: 53 * week++ })
    .toString()
  await at(-14)
  me = await holder.club.member()
  office = await holder.club.manager({ isSSAdmin: true })
})
afterEach(async () => {
  for (const name of ['checkIn', 'cancel', 'penaltyDays', 'coupon'] as const) await set(name, POLICIES_FIRST[name])
})

async function booked(on = date, from = '07:00') {
  const [slot] = (await holder.club.day(on, { slots: 1, from })) as [number]
  return (await holder.club.book(me, slot, await holder.club.hold(me, slot))).data
}
const read = async (bookingIdx: number) =>
  (await holder.club.ask(contract.bookingManage.one, { bookingIdx }, office)).data
const cancel = async (bookingIdx: number, more: object = {}) =>
  holder.club.ask(contract.booking.cancel, { bookingIdx, version: 1, reason: 'illness', ...more }, me)
const mine = async () => (await holder.club.ask(contract.myPenalty.mine, { memberIdx: me.memberIdx }, me)).data.list
const guide = async () => (await holder.club.ask(contract.rules.guide, { clubCode: CLUB, lang: 'en' })).data

describe('a no-show', () => {
  const noShow = (bookingIdx: number, version: number, isNoShow = true) =>
    holder.club.ask(contract.conduct.noShow, { bookingIdx, version, isNoShow, reason: 'seen at the desk' }, office)

  it('can be recorded and undone in the time of the club', async () => {
    await set('checkIn', { noShowMinutes: 20, recordDays: 2, lateMoveMinutes: 10 })
    const { bookingIdx } = await booked()
    await at(0, '07:19')
    expect((await noShow(bookingIdx, 1)).fail.code).toBe('WRONG_STATE')
    const times = (await read(bookingIdx)).noShow!
    const starts = Date.parse(times.startsAt)
    const after = (instant: string) => (Date.parse(instant) - starts) / 60_000
    expect([after(times.lateUntil), after(times.dueAt), after(times.undoUntil)]).toEqual([10, 20, 2 * 24 * 60])
    await at(0, '07:20')
    expect((await noShow(bookingIdx, 1)).data.state).toBe('NS')
    await at(2, '07:01')
    expect((await noShow(bookingIdx, 2, false)).fail.code).toBe('PAST_DEADLINE')
  })

  it('is proposed, and the round counts as played, when the club says', async () => {
    await set('checkIn', { proposeMinutes: 40, playedHours: 5 })
    const before = await booked(day(-1))
    await at(-1, '06:50')
    await holder.club.sql`
      insert into check_in (booking_idx, state, checked_in_at) values (${before.bookingIdx}, 'FINISHED', club_now())`
    await at(-14)
    const { bookingIdx } = await booked()
    const proposed = async () =>
      (await holder.club.sql`select from penalty where booking_idx = ${bookingIdx} and code = 'W4'`).length
    await at(0, '07:39')
    await proposeNoShows.run(contextOf(proposeNoShows.name))
    expect(await proposed()).toBe(0)
    await at(0, '07:40')
    await proposeNoShows.run(contextOf(proposeNoShows.name))
    expect(await proposed()).toBe(1)
    await at(0, '11:59')
    await playedUntilNow(contextOf('finish-rounds'))
    expect((await read(bookingIdx)).state).toBe('CF')
    await at(0, '12:00')
    await playedUntilNow(contextOf('finish-rounds'))
    expect((await read(bookingIdx)).state).toBe('PL')
  })
})

describe('undoing a booking', () => {
  it('is possible as often, and until so long before play, as the club lets it', async () => {
    await set('cancel', { undoTimes: 1, undoBeforeHours: 48 })
    await at(-2, '06:55')
    const near = await booked()
    const shown = async () =>
      (await holder.club.ask(contract.booking.mine, { memberIdx: me.memberIdx }, me)).data.list[0]!
    expect((await shown()).undoUntil).toBe(new Date(`${day(-2)}T07:00:00+09:00`).toISOString().replace('.000', ''))
    expect((await cancel(near.bookingIdx)).data.state).toBe('CX')
    await at(-2, '06:56')
    await booked(day(3))
    expect((await shown()).undoUntil ?? null).toBeNull()
    await expect
      .poll(async () => (await guide()).cancel)
      .toContain('not in the 48-hour period before play, is no cancellation; at most 1 in a day.')
  })
})

describe('a penalty', () => {
  it('says, takes and keeps the days to pay of the club', async () => {
    await set('penaltyDays', { payDays: 10 })
    const { bookingIdx } = await booked()
    await at(-1)
    const asked = (await cancel(bookingIdx)).fail
    expect(asked).toMatchObject({ code: 'PAST_DEADLINE', msgVar: { payDays: 10 } })
    const shown = (await holder.club.ask(contract.booking.mine, { memberIdx: me.memberIdx }, me)).data.list[0]!
    expect(shown.ifCancelledNow).toMatchObject({ code: 'W2', payDays: 10 })
    const { penalty } = (await cancel(bookingIdx, { accept: true, choice: 'MONEY' })).data
    expect(penalty!.dueDate).toBe(day(9))
    await set('penaltyDays', { payDays: 60 })
    expect((await mine())[0]!.dueDate).toBe(day(9))
    await expect.poll(async () => (await guide()).moneyDue).toContain('within 60 days at the latest')
  })

  it('is appealed in the days of the club, which follow the setting; the day to decide it is kept', async () => {
    await set('penaltyDays', { appealDays: 3, decideDays: 5 })
    const { bookingIdx } = await booked()
    await at(-1)
    const { penaltyIdx } = (await cancel(bookingIdx, { accept: true })).data.penalty!
    const last = (on: number) => new Date(`${day(on)}T23:59:59+09:00`).toISOString().replace('.000', '')
    expect((await mine())[0]).toMatchObject({ appealBy: last(2), decideDays: 5 })
    await at(3)
    const appeal = () => holder.club.ask(contract.myPenalty.appeal, { penaltyIdx, text: 'I was ill.' }, me)
    expect((await appeal()).fail).toMatchObject({ code: 'PAST_DEADLINE', msgVar: { at: last(2) } })
    await set('penaltyDays', { appealDays: 4 })
    expect((await appeal()).data.appeal!.decideBy).toBe(day(8))
    await set('penaltyDays', { decideDays: 30 })
    await holder.club.sql`update inquiry set state = 'ASSIGNED' where penalty_idx = ${penaltyIdx}`
    expect((await mine())[0]).toMatchObject({ appeal: { decideBy: day(8) } })
    const interrupt = interruptAppeals({ notify })
    await at(8, '23:50')
    await interrupt.run(contextOf(interrupt.name))
    expect((await mine())[0]!.interruptedDate ?? null).toBeNull()
    await at(9, '00:14')
    await interrupt.run(contextOf(interrupt.name))
    expect((await mine())[0]!.interruptedDate).toBe(day(9))
    expect((await holder.club.ask(contract.rules.read, { clubCode: CLUB }, me)).data.penalties).toContain(
      'once, within 4 days;',
    )
  })
})

describe('a coupon', () => {
  it('is announced on the days of the club, once each, and not again after a change', async () => {
    await set('coupon', { noticeDays: 10, lastNoticeDays: 2 })
    const kind = { kind: 'CART' as const, name: 'Cart', dayClasses: [], parts: [], minPlayers: 1, isUse: true }
    const { kindIdx } = (await holder.club.ask(contract.couponKind.create, kind, office)).data
    const issue = { kindIdx, memberIdx: [me.memberIdx], validFrom: day(-14), validTo: day(0), reason: 'Tournament' }
    expect((await holder.club.ask(contract.coupon.issue, issue, office)).data.issued).toBe(1)
    const job = endCoupons({ notify })
    const told = async () =>
      (await holder.club.sql`select from member_message where member_idx = ${me.memberIdx} and kind = 'COUPON_ENDS'`)
        .length
    const after = async (on: number) => {
      await at(on)
      await job.run(contextOf(job.name))
      return told()
    }
    const count = async () => (await holder.club.ask(contract.coupon.count, { memberIdx: me.memberIdx }, me)).data
    expect(await after(-11)).toBe(0)
    expect(await count()).toEqual({ usable: 1, expiringSoon: 0, soonDays: 10 })
    expect(await after(-10)).toBe(1)
    expect(await count()).toEqual({ usable: 1, expiringSoon: 1, soonDays: 10 })
    await set('coupon', { noticeDays: 12 })
    expect(await after(-9)).toBe(1)
    expect(await after(-2)).toBe(2)
    await set('coupon', { lastNoticeDays: 3 })
    expect(await after(-1)).toBe(2)
  })
})
