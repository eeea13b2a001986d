import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import { beforeEach, describe, expect, it } from 'vitest'
import { TestClub } from '../../../../test/club.ts'
import { setPolicy } from '../../../../test/set-policy.ts'
import { jobContext } from '../../../job/context.ts'
import { performTasks } from '../../../job/perform.ts'
import { notify } from '../../../member/inbox/notify.ts'
import { bookingJobs } from '../../people/notice/jobs.ts'
import { NOTIFY_BOOKING } from '../booked/notify.ts'
import { fallDue } from './fall-due.ts'

const holder = TestClub.use()
type Member = Awaited<ReturnType<TestClub['member']>>
let week = 0
/** A Thursday; the day before, `me` cancelled 07:00 and chose to pay. */
let date: string
let me: Member
let office: Awaited<ReturnType<TestClub['manager']>>
let penalty: Awaited<ReturnType<typeof cancelledForMoney>>

const day = (after: number) => Temporal.PlainDate.from(date).add({ days: after }).toString()
const at = (days: number, time = '12:00') => holder.club.setClock(`${day(days)}T${time}`)
const job = fallDue({ notify })
const run = () => job.run(jobContext(holder.club.platform, job.name))
const [tell, , , remindPayments] = bookingJobs({ notify, mailWanted: async () => true })
const remind = () => remindPayments!.run(jobContext(holder.club.platform, remindPayments!.name))

beforeEach(async () => {
  date = Temporal.PlainDate.from('2027-03-04')
    .add({ weeks: 53 * week++ })
    .toString()
  await at(-14)
  me = await holder.club.member({ lang: week % 2 ? 'en' : 'ko' })
  office = await holder.club.manager({ rights: { '940000': 'R', '940900': 'CRU' } })
  await holder.club.sql`delete from job_task`
  penalty = await cancelledForMoney()
})

async function cancelledForMoney(on = date) {
  const [slot] = (await holder.club.day(on, { slots: 1, from: '07:00' })) as [number]
  const { bookingIdx } = (await holder.club.book(me, slot, await holder.club.hold(me, slot))).data
  await holder.club.setClock(`${Temporal.PlainDate.from(on).subtract({ days: 1 })}T12:00`)
  const body = { bookingIdx, version: 1, reason: 'other', accept: true, choice: 'MONEY' } as const
  return (await holder.club.ask(contract.booking.cancel, body, me)).data.penalty!
}
const standing = async () => (await holder.club.ask(contract.profile.penalties, { memberIdx: me.memberIdx }, me)).data
const decide = (action: InputOf<typeof contract.conduct.decide>['action'], version = penalty.version) =>
  holder.club.ask(
    contract.conduct.decide,
    {
      penaltyIdx: penalty.penaltyIdx,
      version,
      action,
      reason: 'at the desk',
      ...(action === 'CLEAR' && { paid: penalty.money! }),
    },
    office,
  )
const listed = async (query: InputOf<typeof contract.penaltyList.list>) =>
  (await holder.club.ask(contract.penaltyList.list, { memberIdx: me.memberIdx, ...query }, office)).data.list
const blockers = async () =>
  (await holder.club.ask(contract.withdrawal.impossible, { memberIdx: me.memberIdx, clubIdx: 1 }, me)).data.blockers
async function told(): Promise<{ title: string; contents: string }[]> {
  while (await performTasks(jobContext(holder.club.platform, NOTIFY_BOOKING), tell!));
  const rows = await holder.club.sql<{ title: string; contents: string }[]>`
    select title, contents from member_message where member_idx = ${me.memberIdx} and kind = 'PENALTY' order by message_idx`
  return [...rows]
}

describe('money in place of a suspension', () => {
  it('has a last day and says what follows, to the member and to managers', async () => {
    const due = { dueDate: day(29), daysIfUnpaid: 60, until: null, money: penalty.money }
    expect(penalty).toMatchObject(due)
    expect((await standing()).active).toMatchObject([due])
    expect(await listed({})).toMatchObject([due])
    const [first] = await told()
    expect(first!.contents).toMatch(
      /If you check in without paying, or it is not paid by then, the suspension begins\./,
    )
  })

  it('that is not paid by then suspends for the days of the rule, once, and the member gets a message', async () => {
    expect(await told()).toHaveLength(1)
    await at(29, '23:59')
    await run()
    expect((await standing()).suspendedUntil).toBeUndefined()
    const [free] = (await holder.club.day(day(33))) as [number]
    await holder.club.hold(me, free)
    await at(30, '00:00')
    await Promise.all([run(), run()])
    await run()
    expect(await standing()).toMatchObject({
      suspendedUntil: day(89),
      why: 'W2',
      active: [{ from: day(30), until: day(89), dueDate: day(29), money: penalty.money }],
    })
    const held = await holder.club.sql`select from claim where slot_idx = ${free}`
    expect(held).toHaveLength(0)
    expect((await holder.club.hold(me, free)).fail).toMatchObject({
      code: 'SUSPENDED',
      msgVar: { until: day(89), why: 'W2' },
    })
    const messages = await told()
    expect(messages).toHaveLength(2)
    expect(messages[1]!.contents).toMatch(/납부 기한인|was due by/)
    // The time to appeal began with the penalty, and is over.
    const appeal = /이의를 신청|You can appeal/
    expect(messages.map(({ contents }) => appeal.test(contents))).toEqual([true, false])
    const log = await holder.club.sql`
      select call, after ->> 'untilDate' as until from audit
      where noun = 'penalty' and record_idx = ${penalty.penaltyIdx} order by audit_idx desc limit 1`
    expect([...log]).toEqual([{ call: 'job.fall-due', until: day(89) }])
  })

  it('begins after the suspensions that run, also after an outage, and is lifted when it is paid', async () => {
    await holder.club.sql`
      insert into penalty (member_idx, code, state, from_date, until_date)
      values (${me.memberIdx}, 'W8', 'ACTIVE', ${day(0)}, ${day(99)})`
    await at(40)
    await run()
    expect(await standing()).toMatchObject({ suspendedUntil: day(159) })
    expect((await decide('CLEAR', 2)).data).toMatchObject({ state: 'CLEARED', paid: true })
    expect(await standing()).toMatchObject({ suspendedUntil: day(99) })
  })

  it.each(['CLEAR', 'WAIVE'] as const)('that was paid or waived (%s) has no consequence', async (action) => {
    expect((await decide(action)).result).toBe(true)
    await at(31)
    await run()
    expect((await standing()).active).toEqual([])
    expect(await listed({ overdue: true })).toEqual([])
  })

  it('is paid or suspends, never both, when the payment and the job come at once', async () => {
    await at(30)
    const [, paid] = await Promise.all([run(), decide('CLEAR')])
    const { suspendedUntil, active } = await standing()
    if (paid.result) expect([suspendedUntil, active]).toEqual([undefined, []])
    else {
      expect(paid.fail.code).toBe('CHANGED_MEANWHILE')
      expect(suspendedUntil).toBe(day(89))
    }
  })

  it('that is unpaid blocks closing the account, until it is paid', async () => {
    expect(await blockers()).toMatchObject([{ code: 'UNPAID', count: 1, link: '/mypage' }])
    await decide('CLEAR')
    expect(await blockers()).toEqual([])
  })

  it('is overdue for managers until it is paid, and waits for them', async () => {
    await at(29)
    expect(await listed({ overdue: true })).toEqual([])
    await at(30)
    expect(await listed({ overdue: true })).toHaveLength(1)
    await run()
    expect(await listed({ overdue: true })).toHaveLength(1)
    const waiting = (await holder.club.ask(contract.attention.waiting, {}, office)).data
    expect(waiting).toContainEqual({ kind: 'PENALTY_OVERDUE', count: expect.any(Number) })
  })
})

describe('a reminder', () => {
  it('comes once, seven days before the last day, and not for what was paid', async () => {
    await told()
    await at(21)
    await remind()
    expect(await told()).toHaveLength(1)
    await at(22)
    await Promise.all([remind(), remind()])
    await at(25)
    await remind()
    expect(await told()).toHaveLength(2)
    await decide('CLEAR')
  })

  it('comes as many days before as the club has set', async () => {
    await told()
    await setPolicy(holder.club, 'penaltyDays', { remindDays: 3 })
    await at(25)
    await remind()
    expect(await told()).toHaveLength(1)
    await at(26)
    await remind()
    expect(await told()).toHaveLength(2)
    await decide('CLEAR')
    await holder.club.sql`delete from rule_setting where name = 'penaltyDays'`
    holder.club.platform.cache.invalidate('rule')
  })

  it('says that it is not paid yet, and where to read what follows', async () => {
    await told()
    await at(22)
    await remind()
    const [last] = (await told()).slice(-1)
    expect(last!.contents).toMatch(/My page shows what happens if it is not paid|마이페이지에 표시됩니다/)
  })
})
