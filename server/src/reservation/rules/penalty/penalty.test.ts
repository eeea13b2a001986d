import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TestClub } from '../../../../test/club.ts'
import { forgetPenaltyRules, setPenaltyRules } from '../../../../test/penalty-rules.ts'
import { countAllCancellations } from '../../../../test/undo-rule.ts'
import { jobContext } from '../../../job/context.ts'
import { performTasks } from '../../../job/perform.ts'
import { notify } from '../../../member/inbox/notify.ts'
import { NOTIFY_BOOKING } from '../../booking/booked/notify.ts'
import { bookingJobs } from '../../people/notice/jobs.ts'

const holder = TestClub.use()
type Member = Awaited<ReturnType<TestClub['member']>>
let week = 0
/** A Thursday that is open for booking; the clock shows noon two weeks before. */
let date: string
let me: Member

beforeAll(() => countAllCancellations(holder.club))

beforeEach(async () => {
  date = Temporal.PlainDate.from('2027-03-04').add({ weeks: week++ }).toString()
  await at(14)
  me = await holder.club.member()
  await holder.club.sql`delete from job_task`
})

const day = (after: number) => Temporal.PlainDate.from(date).add({ days: after }).toString()
const at = (daysBefore: number, time = '12:00') => holder.club.setClock(`${day(-daysBefore)}T${time}`)

let hour = 0
async function booked(as = me, on = date) {
  const [slot] = (await holder.club.day(on, {
    slots: 1,
    from: `${String(6 + (hour++ % 12)).padStart(2, '0')}:00`,
  })) as [number]
  const made = await holder.club.book(as, slot, await holder.club.hold(as, slot))
  if (!made.result) throw new Error(JSON.stringify(made.body))
  return made.data
}
const cancel = (
  bookingIdx: number,
  more: Partial<InputOf<typeof contract.booking.cancel>> = {},
  as: { token: string } = me,
) => holder.club.ask(contract.booking.cancel, { bookingIdx, version: 1, reason: 'other', ...more }, as)
const penalties = async (as: Member = me) =>
  (await holder.club.ask(contract.profile.penalties, { memberIdx: as.memberIdx }, as)).data
const upcoming = async () => (await holder.club.ask(contract.booking.mine, { memberIdx: me.memberIdx }, me)).data.list
const green = ({ price }: Awaited<ReturnType<typeof booked>>) => price.rows.find(({ key }) => key === 'GREEN')!.amount

/** Cancelled in time, one after the other, on other days than `date`. */
async function cancelledFree(count: number) {
  for (let n = 0; n < count; n++) {
    const { bookingIdx } = await booked(me, date)
    expect((await cancel(bookingIdx)).data.state).toBe('CX')
  }
}

async function told() {
  const [job] = bookingJobs({ notify, mailWanted: async () => true })
  while (await performTasks(jobContext(holder.club.platform, NOTIFY_BOOKING), job!));
  const rows = await holder.club.sql<{ kind: string; title: string; contents: string; link: string | null }[]>`
    select kind, title, contents, link from member_message where member_idx = ${me.memberIdx} order by message_idx`
  return [...rows]
}

describe('a late cancellation', () => {
  it('is shown before, refused until it is accepted, and then suspends', async () => {
    const made = await booked()
    const money = green(made) / 5
    await at(1)
    const [shown] = await upcoming()
    expect(shown!.ifCancelledNow).toEqual({ code: 'W2', days: 60, money, payDays: 30 })
    expect((await cancel(made.bookingIdx)).fail).toMatchObject({
      code: 'PAST_DEADLINE',
      msgVar: { rule: 'cancel', code: 'W2', days: 60, money },
    })
    expect((await penalties()).active).toEqual([])
    const { data } = await cancel(made.bookingIdx, { accept: true, code: 'W2' })
    expect(data).toMatchObject({ state: 'CL', penalty: { code: 'W2', from: day(-1), until: day(58), money } })
    expect(await penalties()).toMatchObject({
      suspendedUntil: day(58),
      why: 'W2',
      cancelsThisMonth: 1,
      active: [{ code: 'W2', from: day(-1), until: day(58), money, currency: 'KRW', paid: false, playDate: date }],
    })
    const [other] = (await holder.club.day(day(2))) as [number]
    expect((await holder.club.hold(me, other)).fail).toMatchObject({
      code: 'SUSPENDED',
      msgVar: { until: day(58), why: 'W2' },
    })
  })

  it('costs money instead, where the member chooses so, and never both', async () => {
    const made = await booked()
    await at(0, '05:00')
    const { data } = await cancel(made.bookingIdx, { accept: true, choice: 'MONEY' })
    expect(data.penalty).toMatchObject({ code: 'W3', money: (green(made) * 3) / 10, paid: false })
    expect(data.penalty!.until).toBeNull()
    const mine = await penalties()
    expect(mine.suspendedUntil).toBeUndefined()
    expect(mine.active).toMatchObject([{ code: 'W3', money: data.penalty!.money }])
    const [other] = (await holder.club.day(day(2))) as [number]
    expect((await holder.club.hold(me, other)).result).toBe(true)
  })

  it('adds up with a suspension that runs, keeps other bookings and releases a hold', async () => {
    const [first, second, kept] = [await booked(), await booked(me, day(1)), await booked(me, day(5))]
    await at(1)
    const [free] = (await holder.club.day(day(4))) as [number]
    await holder.club.hold(me, free)
    await cancel(first.bookingIdx, { accept: true })
    await cancel(second.bookingIdx, { accept: true })
    expect(await penalties()).toMatchObject({
      suspendedUntil: day(88),
      why: 'W2',
      active: [
        { code: 'W2', from: day(-1), until: day(58) },
        { code: 'W1', from: day(59), until: day(88) },
      ],
    })
    expect((await upcoming()).map(({ bookingIdx }) => bookingIdx)).toEqual([kept.bookingIdx])
    const [held] = await holder.club.sql`select count(*)::int as n from claim where slot_idx = ${free}`
    expect(held!.n).toBe(0)
    // Both end with one act of the club.
    const manager = await holder.club.manager({ isSSAdmin: true })
    const [row] = await holder.club.sql<{ version: number }[]>`
      select version from member where member_idx = ${me.memberIdx}`
    const resumed = await holder.club.ask(
      contract.memberManage.setState,
      { memberIdx: me.memberIdx, version: row!.version, action: 'RESUME', reason: 'goodwill' },
      manager,
    )
    expect(resumed.result).toBe(true)
    expect((await penalties()).active).toEqual([])
  })

  it('that has become dearer since it was read is asked again', async () => {
    const { bookingIdx } = await booked()
    await at(1, '23:59')
    const { ifCancelledNow } = (await upcoming())[0]!
    await at(0, '00:01')
    const answer = await cancel(bookingIdx, { accept: true, code: ifCancelledNow!.code })
    expect(answer.fail).toMatchObject({ code: 'PAST_DEADLINE', msgVar: { code: 'W3', days: 90 } })
    expect((await cancel(bookingIdx, { accept: true, code: 'W3' })).data.penalty!.code).toBe('W3')
  })

  it('has one penalty when it is sent eight times at once', async () => {
    const { bookingIdx } = await booked()
    await at(1)
    const answers = await Promise.all(Array.from({ length: 8 }, () => cancel(bookingIdx, { accept: true })))
    expect(answers.filter(({ result }) => result)).toHaveLength(1)
    expect((await penalties()).active).toHaveLength(1)
  })

  it('adds up when two bookings are cancelled at once', async () => {
    const [first, second] = [await booked(), await booked(me, day(1))]
    await at(1)
    await Promise.all([first, second].map(({ bookingIdx }) => cancel(bookingIdx, { accept: true })))
    expect((await penalties()).suspendedUntil).toBe(day(88))
  })

  it('follows the numbers that the club settled', async () => {
    const half = { W2_WEEKDAY_DAYS: 0, W2_WEEKDAY_PERCENT: 50, W2_WEEKEND_DAYS: 0, W2_WEEKEND_PERCENT: 50 }
    await setPenaltyRules(holder.club, half)
    try {
      const made = await booked()
      await at(1)
      expect((await upcoming())[0]!.ifCancelledNow).toEqual({
        code: 'W2',
        days: null,
        payDays: 30,
        money: green(made) / 2,
      })
      const { penalty } = (await cancel(made.bookingIdx, { accept: true, choice: 'SUSPENSION' })).data
      expect(penalty).toMatchObject({ money: green(made) / 2 })
      expect(penalty!.until).toBeNull()
    } finally {
      await forgetPenaltyRules(holder.club)
    }
  })

  it('sends the member one message with the days, the rule and the number to call', async () => {
    const { bookingIdx } = await booked()
    await told()
    await at(1)
    await cancel(bookingIdx, { accept: true })
    await holder.club.sql`
      insert into job_task (name, data) select name, data from job_task where name = ${NOTIFY_BOOKING}`
    const messages = await told()
    expect(messages.map(({ kind }) => kind)).toEqual(['BOOKING_BOOKED', 'BOOKING_CANCELLED', 'PENALTY'])
    expect(messages[2]!.title).toMatch(/suspended from booking .* until .* 20\d\d\.\d\d\.\d\d$/)
    expect(messages[2]!.contents).toMatch(/Rule: Cancelled the day before\.(?:.|\n)*please call the club: \S+/)
    expect(messages[2]!.contents).toMatch(/\n\nYou can appeal on My page until .*, 23:59\.\n\n/)
    expect(messages[2]!.link).toBe('/mypage/penalties')
    const [mail] = await holder.club.sql`
      select count(*)::int as n from mail where member_idx = ${me.memberIdx} and kind = 'PENALTY'`
    expect(mail!.n).toBe(1)
  })

  it('is not charged for a cancellation in time, and a companion sees nothing of it', async () => {
    const { bookingIdx } = await booked()
    expect((await upcoming())[0]!.ifCancelledNow).toBeNull()
    const { data } = await cancel(bookingIdx, { choice: 'MONEY' })
    expect(data).toEqual({ bookingIdx, state: 'CX', couponReturned: false })
    expect((await penalties()).active).toEqual([])
  })
})

describe('the fifth cancellation of a month', () => {
  // Two weeks before the date is another month for some weeks; the clock stays, so all are in one.
  it('suspends for 14 days, is shown and asked for before, and counts once', async () => {
    await cancelledFree(4)
    const { bookingIdx } = await booked()
    expect((await upcoming())[0]!.ifCancelledNow).toEqual({ code: 'W7', days: 14, money: null })
    expect((await cancel(bookingIdx)).fail).toMatchObject({
      code: 'PAST_DEADLINE',
      msgVar: { rule: 'cancels', code: 'W7', days: 14 },
    })
    const before = await booked(me, day(1))
    const { data } = await cancel(bookingIdx, { accept: true, code: 'W7' })
    expect(data).toMatchObject({ state: 'CX', penalty: { code: 'W7', from: day(-14), until: day(-1) } })
    expect((await cancel(before.bookingIdx)).data).toMatchObject({ state: 'CX' })
    expect((await penalties()).active).toHaveLength(1)
    const messages = await told()
    expect(messages.filter(({ kind }) => kind === 'PENALTY')).toHaveLength(1)
  })

  it('that is late costs both, one after the other, with money for the late one only', async () => {
    await at(5)
    await cancelledFree(4)
    const made = await booked()
    await at(3, '17:01')
    // Some weeks begin a month between the two.
    const sameMonth = day(-5).slice(0, 7) === day(-3).slice(0, 7)
    const { ifCancelledNow } = (await upcoming())[0]!
    expect(ifCancelledNow!.code).toBe('W1')
    expect(ifCancelledNow!.also?.code).toBe(sameMonth ? 'W7' : undefined)
    await cancel(made.bookingIdx, { accept: true, choice: 'MONEY' })
    const { active } = await penalties()
    expect(active.map(({ code }) => code).sort()).toEqual(sameMonth ? ['W1', 'W7'] : ['W1'])
    expect(active.find(({ code }) => code === 'W1')!.until).toBeNull()
  })
})

describe('cancellations side by side', () => {
  it('are counted one after the other: the fifth suspends, whichever it is', async () => {
    const all = []
    for (let n = 0; n < 7; n++) all.push(await booked(me, day(n)))
    const answers = await Promise.all(all.map(({ bookingIdx }) => cancel(bookingIdx, { accept: true })))
    expect(answers.map(({ data }) => data.state)).toEqual(all.map(() => 'CX'))
    expect(answers.filter(({ data }) => data.penalty)).toHaveLength(1)
    expect(await penalties()).toMatchObject({ cancelsThisMonth: 7, active: [{ code: 'W7' }] })
  })

  it('are refused from the fifth on, where nobody accepts what it leads to', async () => {
    const all = []
    for (let n = 0; n < 6; n++) all.push(await booked(me, day(n)))
    const answers = await Promise.all(all.map(({ bookingIdx }) => cancel(bookingIdx)))
    expect(answers.filter(({ result }) => result)).toHaveLength(4)
    const codes = answers.flatMap((answer) => (answer.result ? [] : answer.fail.code))
    expect(codes).toEqual(['PAST_DEADLINE', 'PAST_DEADLINE'])
    expect(await penalties()).toMatchObject({ cancelsThisMonth: 4, active: [] })
  })

  it('go by the time of the database, when a worker’s clock is behind', async () => {
    const { bookingIdx } = await booked()
    await at(1)
    const { clock } = holder.club.platform
    const truth = clock.now()
    await clock.measure((async () => [{ now: truth.subtract({ hours: 300 }), server: truth }]) as never)
    try {
      expect(clock.now().epochMilliseconds).toBeLessThan(truth.epochMilliseconds)
      const { data } = await cancel(bookingIdx, { accept: true })
      expect(data).toMatchObject({ state: 'CL', penalty: { code: 'W2', from: day(-1) } })
    } finally {
      await at(1)
    }
  })
})

describe('cancellations of a month', () => {
  /** As the member and as a manager read it. */
  const shownCounts = async () => {
    const boss = await holder.club.manager({ isSSAdmin: true })
    const record = await holder.club.ask(contract.memberManage.one, { memberIdx: me.memberIdx }, boss)
    return [(await penalties()).cancelsThisMonth, record.data.counts.cancelsThisMonth]
  }

  it('are shown as they decide: without those for the weather and those whose penalty was waived', async () => {
    await at(1)
    // What was cancelled free in another month would not count.
    const made = [await booked(me, day(5)), await booked(me, day(6)), await booked()]
    for (const { bookingIdx } of made.slice(0, 2)) await cancel(bookingIdx)
    const { penalty } = (await cancel(made[2]!.bookingIdx, { accept: true })).data
    expect(await shownCounts()).toEqual([3, 3])
    const boss = await holder.club.manager({ isSSAdmin: true })
    const waived = await holder.club.ask(
      contract.conduct.decide,
      { penaltyIdx: penalty!.penaltyIdx, version: penalty!.version, action: 'WAIVE', reason: 'illness' },
      boss,
    )
    expect(waived.data.state).toBe('WAIVED')
    expect(await shownCounts()).toEqual([2, 2])
    const weather = { date: day(5), kind: 'RAIN', measured: '14 mm/h', reason: 'storm since six' } as const
    const off = await holder.club.ask(contract.waiver.waive, weather, boss)
    expect(off.result).toBe(true)
    expect(await shownCounts()).toEqual([1, 1])
  })
})

describe('GET /info/{id}/penalties', () => {
  it('is for the member alone', async () => {
    const [other, manager] = [await holder.club.member(), await holder.club.manager({ isSSAdmin: true })]
    expect((await holder.club.ask(contract.profile.penalties, { memberIdx: me.memberIdx })).status).toBe(401)
    expect((await holder.club.ask(contract.profile.penalties, { memberIdx: me.memberIdx }, other)).status).toBe(403)
    expect((await holder.club.ask(contract.profile.penalties, { memberIdx: me.memberIdx }, manager)).status).toBe(403)
    expect((await holder.club.ask(contract.profile.penalties, { memberIdx: me.memberIdx }, me)).status).toBe(200)
  })

  it('leaves out what is over, waived or paid', async () => {
    const { sql } = holder.club
    await sql`
      insert into penalty (member_idx, code, state, from_date, until_date, money, currency) values
        (${me.memberIdx}, 'W1', 'ACTIVE', current_club_date() - 40, current_club_date() - 11, null, null),
        (${me.memberIdx}, 'W2', 'WAIVED', current_club_date(), current_club_date() + 59, null, null),
        (${me.memberIdx}, 'W3', 'CLEARED', current_club_date(), null, 1000, 'KRW')`
    expect(await penalties()).toMatchObject({ active: [], cancelsThisMonth: 0, cancelsMax: 5 })
  })
})

it('a penalty is refused for another member’s booking, a visitor, a manager and after the start', async () => {
  const { bookingIdx } = await booked()
  await at(1)
  const [other, manager] = [await holder.club.member(), await holder.club.manager({ isSSAdmin: true })]
  const body = { accept: true }
  expect((await cancel(bookingIdx, body, other)).status).toBe(404)
  expect((await cancel(bookingIdx, body, manager)).status).toBe(403)
  expect((await cancel(bookingIdx, body, { token: 'none' })).status).toBe(401)
  expect((await cancel(bookingIdx, { ...body, version: 9 })).fail.code).toBe('CHANGED_MEANWHILE')
  await at(0, '18:00')
  expect((await cancel(bookingIdx, body)).fail.code).toBe('WRONG_STATE')
  expect((await penalties()).active).toEqual([])
})
