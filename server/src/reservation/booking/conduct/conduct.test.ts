import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import type { Penalty } from '@clubhouse/contract/reservation/rules/penalty'
import { beforeEach, describe, expect, it } from 'vitest'
import { TestClub } from '../../../../test/club.ts'
import { jobContext } from '../../../job/context.ts'
import { performTasks } from '../../../job/perform.ts'
import { notify } from '../../../member/inbox/notify.ts'
import { bookingJobs } from '../../people/notice/jobs.ts'
import { NOTIFY_BOOKING } from '../booked/notify.ts'
import { fallDue } from './fall-due.ts'

const holder = TestClub.use()
type NoShow = InputOf<typeof contract.conduct.noShow>
type Proposed = InputOf<typeof contract.conduct.propose>
type Decided = InputOf<typeof contract.conduct.decide>
type Member = Awaited<ReturnType<TestClub['member']>>
let week = 0
/** A Thursday on which `me` has booked 07:00. */
let date: string
let me: Member
let office: Member
let booking: { bookingIdx: number; version: number }

const day = (after: number) => Temporal.PlainDate.from(date).add({ days: after }).toString()
const at = (days: number, time = '12:00') => holder.club.setClock(`${day(days)}T${time}`)
const REASON = { reason: 'seen at the desk' }

beforeEach(async () => {
  // A year and a day apart, so that no test counts what an earlier one did.
  date = Temporal.PlainDate.from('2027-03-04')
    .add({ weeks: 53 * week++ })
    .toString()
  await at(-14)
  me = await holder.club.member()
  office = (await holder.club.manager({
    rights: { '940000': 'R', '940400': 'RU', '940900': 'CRU' },
  })) as Member
  booking = await booked(date)
  await holder.club.sql`delete from job_task`
  await at(0, '07:15')
})

async function booked(on: string, as = me) {
  const [slot] = (await holder.club.day(on, { slots: 1, from: '07:00' })) as [number]
  const made = await holder.club.book(as, slot, await holder.club.hold(as, slot))
  if (!made.result) throw new Error(JSON.stringify(made.body))
  return made.data
}
const noShow = (body: Pick<NoShow, 'version' | 'isNoShow'> & Partial<NoShow>, { bookingIdx } = booking) =>
  holder.club.ask(contract.conduct.noShow, { bookingIdx, ...REASON, ...body }, office)
const came = (version = booking.version + 1) => noShow({ version, isNoShow: false })
const stayedAway = () => noShow({ version: booking.version, isNoShow: true })
const propose = (body: Pick<Proposed, 'code'> & Partial<Proposed>) =>
  holder.club.ask(contract.conduct.propose, { ...REASON, memberIdx: me.memberIdx, ...body }, office)
const decide = ({ penaltyIdx, version }: { penaltyIdx: number; version: number }, action: Decided['action']) =>
  holder.club.ask(contract.conduct.decide, { penaltyIdx, ...REASON, version, action }, office)
const standing = async () => (await holder.club.ask(contract.profile.penalties, { memberIdx: me.memberIdx }, me)).data

async function told(): Promise<string[]> {
  const [job] = bookingJobs({ notify, mailWanted: async () => true })
  while (await performTasks(jobContext(holder.club.platform, NOTIFY_BOOKING), job!));
  const rows = await holder.club.sql<{ kind: string; contents: string }[]>`
    select kind, contents from member_message where member_idx = ${me.memberIdx} order by message_idx`
  return rows.map(({ kind, contents }) => `${kind} ${contents}`)
}

describe('PUT /manage/bookings/{id}/no-show', () => {
  it('suspends the booker for 180 days, says what lifts it, and tells the booker once', async () => {
    const { data } = await stayedAway()
    expect(data).toMatchObject({
      state: 'NS',
      version: 2,
      penalty: { code: 'W4', state: 'ACTIVE', from: date, until: day(179), reason: REASON.reason },
    })
    expect(await standing()).toMatchObject({
      suspendedUntil: day(179),
      why: 'W4',
      active: [{ code: 'W4', money: data.penalty!.money, playDate: date }],
    })
    const [other] = (await holder.club.day(day(3))) as [number]
    expect((await holder.club.hold(me, other)).fail.code).toBe('SUSPENDED')
    const messages = await told()
    expect(messages).toHaveLength(1)
    expect(messages[0]).toMatch(/^PENALTY The club has recorded the following for your tee time: No-show\./)
    const log = await holder.club.sql`
      select after ->> 'state' as state, reason from audit where noun = 'booking' and record_idx = ${booking.bookingIdx}
      order by audit_idx desc limit 1`
    expect(log).toEqual([{ state: 'NS', ...REASON }])
  })

  it('is refused before a quarter past, for another version, and for a booking that is off', async () => {
    await at(0, '07:14')
    expect((await stayedAway()).fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'CF' } })
    await at(0, '07:15')
    expect((await noShow({ version: 9, isNoShow: true })).fail.code).toBe('CHANGED_MEANWHILE')
    expect((await noShow({ version: booking.version, isNoShow: false })).fail.code).toBe('WRONG_STATE')
    expect((await noShow({ version: 1, isNoShow: true }, { bookingIdx: 1, version: 1 })).status).toBe(404)
  })

  it('is undone after its money was paid, and the log says that it is to be returned', async () => {
    const { penalty } = (await stayedAway()).data
    const { penaltyIdx, version, money } = penalty!
    const body = { penaltyIdx, version, action: 'CLEAR' as const, paid: money!, ...REASON }
    expect((await holder.club.ask(contract.conduct.decide, body, office)).data).toMatchObject({ state: 'CLEARED' })
    expect((await came()).result).toBe(true)
    const boss = await holder.club.manager({ isSSAdmin: true })
    const log = (await holder.club.ask(contract.audit.list, { noun: 'penalty' }, boss)).data.list
    expect(log[0]!.said).toContain('which was paid: the money is to be returned')
  })

  it('is undone within seven days, and can be recorded again', async () => {
    await stayedAway()
    await at(7, '06:59')
    expect((await came()).data).toMatchObject({ state: 'PL', version: 3 })
    expect((await standing()).active).toEqual([])
    expect((await noShow({ version: 3, isNoShow: true })).data.penalty).toMatchObject({
      state: 'ACTIVE',
      // Another one: what was waived is over.
      version: 1,
    })
    await at(7, '07:01')
    expect((await came(4)).fail).toMatchObject({ code: 'PAST_DEADLINE', msgVar: { rule: 'noShow' } })
  })

  it('is recorded once when it is sent eight times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, stayedAway))
    expect(answers.filter(({ result }) => result)).toHaveLength(1)
    expect((await standing()).active).toHaveLength(1)
  })

  it('offers money only once in twelve months', async () => {
    await stayedAway()
    await holder.club.sql`update penalty set state = 'CLEARED' where member_idx = ${me.memberIdx}`
    await at(20)
    const next = await booked(day(40))
    await at(40, '07:15')
    const { data } = await noShow({ version: 1, isNoShow: true }, next)
    expect(data.penalty).toMatchObject({ code: 'W4', money: null, until: day(219) })
  })

  /** No-shows of two tee times of a week, both in force, with the money that lifts either. */
  async function twice() {
    await at(-14)
    const next = await booked(day(7))
    await at(0, '07:15')
    const first = (await stayedAway()).data.penalty!
    await at(7, '07:15')
    const second = (await noShow({ version: 1, isNoShow: true }, next)).data.penalty!
    expect([first.money, second.money]).toEqual([expect.any(Number), expect.any(Number)])
    await told()
    return { first, second, next }
  }
  const pay = ({ penaltyIdx, version, money }: Pick<Penalty, 'penaltyIdx' | 'version' | 'money'>) => {
    const body = { penaltyIdx, version, action: 'CLEAR' as const, paid: money!, ...REASON }
    return holder.club.ask(contract.conduct.decide, body, office)
  }
  const saidOf = async (recordIdx: number) => {
    const boss = await holder.club.manager({ isSSAdmin: true })
    const log = await holder.club.ask(contract.audit.list, { noun: 'penalty', recordIdx }, boss)
    return log.data.list.map(({ said }) => said)
  }

  it('is lifted by money once: paying for one leaves the other its days, which its member reads', async () => {
    const { first, second } = await twice()
    expect((await pay(first)).data).toMatchObject({ state: 'CLEARED' })
    expect((await standing()).active).toMatchObject([
      { penaltyIdx: second.penaltyIdx, state: 'ACTIVE', until: second.until, money: null, version: 2 },
    ])
    expect((await told()).filter((one) => one.includes('already paid for another no-show'))).toHaveLength(1)
    expect((await saidOf(second.penaltyIdx))[0]).toContain('can no longer pay for a penalty')
    expect((await pay({ ...second, version: 2 })).fail).toMatchObject({
      code: 'WRONG_STATE',
      msgVar: { state: 'ACTIVE' },
    })
    expect([...(await holder.club.sql`select * from invariant_violations`)]).toEqual([])
  })

  it('is lifted by money once when both are paid at once', async () => {
    const { first, second } = await twice()
    const answers = await Promise.all([pay(first), pay(second)])
    expect(answers.filter(({ result }) => result)).toHaveLength(1)
    expect(answers.find(({ result }) => !result)!.fail.code).toBe('CHANGED_MEANWHILE')
    expect((await standing()).active).toMatchObject([{ code: 'W4', money: null }])
  })

  it('has days only where another was paid before that was the rule, of which the job tells its member', async () => {
    const { first, second } = await twice()
    await holder.club.sql`update penalty set state = 'CLEARED' where penalty_idx = ${first.penaltyIdx}`
    const job = fallDue({ notify })
    for (const _ of [1, 2]) await job.run(jobContext(holder.club.platform, job.name))
    expect((await standing()).active).toMatchObject([{ penaltyIdx: second.penaltyIdx, money: null, version: 2 }])
    expect((await told()).filter((one) => one.includes('already paid for another no-show'))).toHaveLength(1)
  })

  it('that is proposed has days only once another was paid', async () => {
    const { first, second } = await twice()
    await holder.club.sql`update penalty set state = 'PROPOSED' where penalty_idx = ${second.penaltyIdx}`
    await pay(first)
    const [other] = (await standing()).active
    expect(other).toMatchObject({ penaltyIdx: second.penaltyIdx, state: 'PROPOSED', money: null, until: second.until })
    expect((await told()).filter((one) => one.includes('already paid'))).toEqual([])
  })

  it('that was paid can be waived: the member reads that the money is returned, and the next one has money again', async () => {
    const { first, second, next } = await twice()
    await pay(first)
    await holder.club.ask(
      contract.conduct.decide,
      { penaltyIdx: second.penaltyIdx, version: 2, action: 'WAIVE', ...REASON },
      office,
    )
    const waived = await decide({ penaltyIdx: first.penaltyIdx, version: 2 }, 'WAIVE')
    expect(waived.data).toMatchObject({ state: 'WAIVED', paid: true, money: first.money })
    const mine = await holder.club.ask(contract.myPenalty.mine, { memberIdx: me.memberIdx }, me)
    expect(mine.data.list.map(({ state, paid }) => [state, paid])).toEqual([
      ['WAIVED', false],
      ['WAIVED', true],
    ])
    expect((await told()).filter((one) => /You paid .*\. The club returns it to you/.test(one))).toHaveLength(1)
    expect((await saidOf(first.penaltyIdx))[0]).toContain('the money is to be returned')
    expect((await decide({ penaltyIdx: first.penaltyIdx, version: 3 }, 'WAIVE')).fail.code).toBe('WRONG_STATE')
    await noShow({ version: 2, isNoShow: false }, next)
    expect((await noShow({ version: 3, isNoShow: true }, next)).data.penalty!.money).toBe(second.money)
  })

  it('is for managers with the right', async () => {
    const weak = await holder.club.manager({ rights: { '940000': 'R', '940400': 'R' } })
    const body = { version: 1, isNoShow: true }
    for (const as of [me, weak])
      expect(
        (await holder.club.ask(contract.conduct.noShow, { bookingIdx: booking.bookingIdx, ...REASON, ...body }, as))
          .status,
      ).toBe(403)
  })
})

it('a no-show has its reason in both languages', async () => {
  await at(0)
  const said = { reason: 'called from home', translated: { ko: { reason: '자택에서 통화' } } }
  const foreign = { version: booking.version, isNoShow: true, translated: { fr: { reason: 'Chez lui' } } }
  expect((await noShow(foreign)).fail.msgDetail).toBe('translated.fr')
  expect((await noShow({ version: booking.version, isNoShow: true, ...said })).data.penalty?.reason).toBe(said.reason)
  const { data } = await holder.club.ask(contract.profile.penalties, { memberIdx: me.memberIdx }, me, {
    'accept-language': 'ko',
  })
  expect(data.active[0]!.reason).toBe('자택에서 통화')
})

describe('a proposed penalty', () => {
  it('is a warning for the first absence, then 30, then 90 days', async () => {
    const spans: unknown[] = []
    for (const days of [0, 21, 42]) {
      const one = days === 0 ? booking : await absentLater(days)
      const proposed = (await propose({ code: 'W5', bookingIdx: one.bookingIdx })).data
      expect(proposed.state).toBe('PROPOSED')
      const active = (await decide(proposed, 'ACTIVATE')).data
      spans.push([active.state, active.until && Temporal.PlainDate.from(active.from).until(active.until).days + 1])
      await holder.club.sql`update penalty set state = 'SERVED', until_date = from_date
        where until_date is not null and state <> 'WAIVED'`
    }
    expect(spans).toEqual([
      ['ACTIVE', null],
      ['ACTIVE', 30],
      ['ACTIVE', 90],
    ])
  })

  async function absentLater(days: number) {
    await at(days - 14)
    const made = await booked(day(days))
    await at(days, '12:00')
    return made
  }

  it('changes nothing until it is in force; the member gets and sees a warning, and may book', async () => {
    const proposed = (await propose({ code: 'W6', bookingIdx: booking.bookingIdx })).data
    expect(proposed).toMatchObject({ code: 'W6', state: 'PROPOSED', from: date, until: null, money: null })
    expect(await told()).toEqual([])
    await decide(proposed, 'ACTIVATE')
    const mine = await standing()
    expect(mine.suspendedUntil).toBeUndefined()
    expect(mine.active).toMatchObject([{ code: 'W6', until: null, money: null }])
    expect((await told()).join()).toContain('This is a warning')
    const [other] = (await holder.club.day(day(3))) as [number]
    expect((await holder.club.hold(me, other)).result).toBe(true)
    await at(370)
    expect((await standing()).active).toEqual([])
  })

  it('for a name that was lent begins after what runs, needs no booking, and takes no fewer days than the rule', async () => {
    await stayedAway()
    expect((await propose({ code: 'W8', days: 90 })).status).toBe(400)
    const proposed = (await propose({ code: 'W8', days: 365, money: 1_000_000 })).data
    const active = (await decide(proposed, 'ACTIVATE')).data
    expect(active).toMatchObject({ state: 'ACTIVE', from: day(180), until: day(544), money: 1_000_000 })
    expect((await standing()).suspendedUntil).toBe(day(544))
    expect((await told()).some((one) => one.startsWith('SUSPENDED '))).toBe(true)
    expect((await decide(active, 'WAIVE')).data.state).toBe('WAIVED')
    expect((await standing()).suspendedUntil).toBe(day(179))
  })

  it('is refused twice for one booking, for a booking of another member, and for one that is ahead', async () => {
    expect((await propose({ code: 'W5', bookingIdx: booking.bookingIdx })).result).toBe(true)
    expect((await propose({ code: 'W5', bookingIdx: booking.bookingIdx })).fail.code).toBe('OVERLAP')
    const other = await holder.club.member()
    const wrong = { memberIdx: other.memberIdx, code: 'W6' as const, bookingIdx: booking.bookingIdx }
    expect((await propose(wrong)).status).toBe(400)
    await at(0, '06:59')
    expect((await propose({ code: 'W6', bookingIdx: booking.bookingIdx })).status).toBe(400)
    expect((await propose({ code: 'W6' })).status).toBe(400)
    const late = { ...REASON, memberIdx: me.memberIdx, code: 'W1', bookingIdx: booking.bookingIdx }
    expect((await holder.club.send(contract.conduct.propose, late, office)).status).toBe(400)
  })

  it('has its reason in both languages: the member reads theirs, also in the message', async () => {
    const said = { reason: 'lent the name', translated: { ko: { reason: '명의 대여' } } }
    const ko = { 'accept-language': 'ko' }
    me = await holder.club.member({ lang: 'ko' })
    expect((await propose({ code: 'W8', translated: { fr: { reason: 'Nom' } } })).fail.msgDetail).toBe('translated.fr')
    const { data } = await propose({ code: 'W8', ...said })
    expect(data.reason).toBe('lent the name')
    expect((await decide(data, 'ACTIVATE')).result).toBe(true)
    const read = (headers: Record<string, string>) =>
      holder.club.ask(contract.profile.penalties, { memberIdx: me.memberIdx }, me, headers)
    expect((await read(ko)).data.active[0]!.reason).toBe('명의 대여')
    expect((await read({ 'accept-language': 'en' })).data.active[0]!.reason).toBe('lent the name')
    expect(await told()).toEqual([expect.stringMatching(/^SUSPENDED (.|\n)*명의 대여/)])
  })

  it('is decided once', async () => {
    const proposed = (await propose({ code: 'W5', bookingIdx: booking.bookingIdx })).data
    const answers = await Promise.all(Array.from({ length: 4 }, () => decide(proposed, 'ACTIVATE')))
    expect(answers.filter(({ result }) => result)).toHaveLength(1)
    const [active] = (await standing()).active
    expect((await decide(active!, 'ACTIVATE')).fail.code).toBe('WRONG_STATE')
    await decide(active!, 'WAIVE')
    expect((await decide({ ...active!, version: 3 }, 'WAIVE')).fail).toMatchObject({ code: 'WRONG_STATE' })
    expect((await decide({ penaltyIdx: 999_999, version: 1 }, 'WAIVE')).status).toBe(404)
  })
})
