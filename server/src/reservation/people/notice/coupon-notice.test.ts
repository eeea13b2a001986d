import { contract } from '@clubhouse/contract'
import { PENALTY_RULES_FIRST } from '@clubhouse/contract/reservation/rules/penalty-terms'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { appealed } from '../../../../test/appealed.ts'
import { TestClub } from '../../../../test/club.ts'
import { countAllCancellations } from '../../../../test/undo-rule.ts'
import { jobContext } from '../../../job/context.ts'
import { performTasks } from '../../../job/perform.ts'
import { notify } from '../../../member/inbox/notify.ts'
import { NOTIFY_BOOKING } from '../../booking/booked/notify.ts'
import { bookingJobs } from './jobs.ts'

const holder = TestClub.use()
type Member = Awaited<ReturnType<TestClub['member']>>
let week = 0
/** A Wednesday; `me` has booked 07:00 with a coupon that is valid until the day after, and named `friend`. */
let date: string
let me: Member
let friend: Member
let office: Awaited<ReturnType<TestClub['manager']>>
let bookingIdx: number

const day = (after: number) => Temporal.PlainDate.from(date).add({ days: after }).toString()
const at = (days: number, time = '12:00') => holder.club.setClock(`${day(days)}T${time}`)
const [tell] = bookingJobs({ notify, mailWanted: async () => true })

/** What was written since the last look, without the notices of the booking itself. */
async function told(as = me): Promise<string[]> {
  while (await performTasks(jobContext(holder.club.platform, NOTIFY_BOOKING), tell!));
  const rows = await holder.club.sql<{ kind: string; contents: string }[]>`
    with seen as (delete from member_message where member_idx = ${as.memberIdx} returning message_idx, kind, contents)
    select kind, contents from seen order by message_idx`
  return rows.map(({ kind, contents }) => `${kind} ${contents}`)
}

async function withoutRule(...codes: string[]) {
  const rules = PENALTY_RULES_FIRST.map((rule) => (codes.includes(rule.code) ? { ...rule, isUse: false } : rule))
  await holder.club.sql`
    insert into rule_setting (name, "values") values ('penalty', ${holder.club.sql.json({ sets: [{ from: '2027-01-01', rules }] })})`
  holder.club.platform.cache.invalidate('rule')
}

beforeAll(() => countAllCancellations(holder.club))
afterEach(async () => {
  await holder.club.sql`delete from rule_setting where name = 'penalty'`
  holder.club.platform.cache.invalidate('rule')
})

async function set(lang: string) {
  date = Temporal.PlainDate.from('2027-03-03')
    .add({ weeks: 53 * week++ })
    .toString()
  await at(-14)
  me = await holder.club.member({ lang })
  friend = await holder.club.member({ lang })
  office = await holder.club.manager({ isSSAdmin: true })
  await holder.club.sql`delete from job_task`
  const [coupon] = await holder.club.sql<{ couponIdx: number }[]>`
    with k as (
      insert into coupon_kind (kind, name, amount) values ('FIXED', '{"en": "Gift", "ko": "선물"}', 20000) returning *)
    insert into coupon (kind_idx, member_idx, kind, name, amount, day_classes, parts, min_players, valid_from, valid_to, reason)
    select kind_idx, ${me.memberIdx}, kind, name, amount, '{}', '{}', 1, ${day(-14)}, ${day(1)}, 'Thanks' from k returning coupon_idx`
  const { couponIdx } = coupon!
  const [slotIdx] = (await holder.club.day(date, { slots: 1 })) as [number]
  const hold = await holder.club.hold(me, slotIdx)
  const players = [
    { no: 1, kind: 'MEMBER' as const, memberIdx: me.memberIdx },
    { no: 2, kind: 'MEMBER' as const, memberIdx: friend.memberIdx },
    { no: 3, kind: 'TBD' as const },
    { no: 4, kind: 'TBD' as const },
  ]
  await holder.club.knows(me, players)
  const { total } = (await holder.club.ask(contract.change.quote, { slotIdx, players, couponIdx }, me)).data
  bookingIdx = (await holder.club.book(me, slotIdx, hold, { couponIdx, total, players })).data.bookingIdx
  await told()
  await told(friend)
}

async function cancel() {
  const input = { bookingIdx, version: 1, reason: 'other', accept: true }
  return (await holder.club.ask(contract.booking.cancel, input, me)).data.penalty
}
const noShow = (version = 1, isNoShow = true) =>
  holder.club.ask(contract.conduct.noShow, { bookingIdx, version, isNoShow, reason: 'nobody came' }, office)
const decide = (penaltyIdx: number, action: 'WAIVE' | 'UPHOLD_APPEAL', version: number) =>
  holder.club.ask(contract.conduct.decide, { penaltyIdx, version, action, reason: 'letter of the hospital' }, office)

describe.each([
  { lang: 'en', returned: /Gift: returned, valid until /, forfeited: 'Gift: forfeited', own: 'coupon' },
  { lang: 'ko', returned: /선물: 반환됨, .*까지 사용 가능/, forfeited: '선물: 소멸됨', own: '쿠폰' },
])('in $lang the email says what became of the coupon', ({ lang, returned, forfeited, own }) => {
  beforeEach(() => set(lang))

  it('of a free cancellation: returned, and until when; companions read nothing of it', async () => {
    await cancel()
    expect(await told()).toEqual([expect.stringMatching(returned)])
    const [theirs] = await told(friend)
    expect(theirs).toMatch(/^BOOKING_CANCELLED/)
    expect(theirs).not.toMatch(own)
  })

  it('of a late cancellation: forfeited; a waiver returns it', async () => {
    await at(-2)
    const { penaltyIdx, version } = (await cancel())!
    expect(await told()).toEqual([expect.stringContaining(forfeited), expect.stringContaining(forfeited)])
    await decide(penaltyIdx, 'WAIVE', version)
    expect(await told()).toEqual([expect.stringMatching(returned)])
  })

  it('of a cancellation by the club: returned', async () => {
    const input = { bookingIdx, version: 1, by: 'CLUB' as const, reason: 'weather', penalty: false }
    await holder.club.ask(contract.bookingManage.cancel, input, office)
    expect(await told()).toEqual([expect.stringMatching(returned)])
  })

  it('of a cancellation that the weather excuses: returned, before and after the waiver', async () => {
    const waive = (part?: string) => {
      const input = { date, part, kind: 'RAIN' as const, measured: '20 mm', reason: 'Flooded' }
      return holder.club.ask(contract.waiver.waive, input, office)
    }
    await withoutRule('W1', 'W2', 'W3')
    await at(-2)
    await cancel()
    expect(await told()).toEqual([expect.stringContaining(forfeited)])
    // Without a penalty to lift, it has an email of its own.
    await waive()
    const [own, ...more] = await told()
    expect(own).toMatch(/^BOOKING_COUPON/)
    expect(own).toMatch(returned)
    expect(more).toEqual([])
  })

  it('of a no-show: forfeited, with its penalty or by itself; a waiver returns it', async () => {
    await at(0, '07:30')
    const { penalty } = (await noShow()).data
    const [first, ...more] = await told()
    expect(first).toMatch(/^PENALTY/)
    expect(first).toContain(forfeited)
    expect(more).toEqual([])
    await decide(penalty!.penaltyIdx, 'WAIVE', penalty!.version)
    expect(await told()).toEqual([expect.stringMatching(returned)])
  })

  it('of a no-show without a penalty: forfeited, or returned in bad weather', async () => {
    await withoutRule('W4')
    await at(0, '07:30')
    await noShow()
    const [first, ...more] = await told()
    expect(first).toMatch(/^BOOKING_COUPON/)
    expect(first).toContain(forfeited)
    expect(more).toEqual([])
    await noShow(2, false)
    const waiver = { date, kind: 'RAIN' as const, measured: '20 mm', reason: 'Flooded' }
    await holder.club.ask(contract.waiver.waive, waiver, office)
    await told()
    await noShow(3)
    expect(await told()).toEqual([expect.stringMatching(returned)])
  })

  it('of an upheld appeal: returned, with the answer', async () => {
    await at(-2)
    const { penaltyIdx } = (await cancel())!
    await told()
    await appealed(holder.club, me, penaltyIdx)
    await told()
    await decide(penaltyIdx, 'UPHOLD_APPEAL', 2)
    const [answer, ...more] = await told()
    expect(answer).toMatch(/^APPEAL/)
    expect(answer).toMatch(
      lang === 'en' ? /Your coupon Gift was returned and is valid until / : /쿠폰\(선물\)을 돌려 드렸/,
    )
    expect(answer).toContain('letter of the hospital')
    expect(more).toEqual([])
  })
})
