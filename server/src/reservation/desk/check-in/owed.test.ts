import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import type { Player } from '@clubhouse/contract/reservation/booking/booking'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { appealed } from '../../../../test/appealed.ts'
import { TestClub } from '../../../../test/club.ts'
import { countAllCancellations } from '../../../../test/undo-rule.ts'
import { jobContext } from '../../../job/context.ts'
import { performTasks } from '../../../job/perform.ts'
import { notify } from '../../../member/inbox/notify.ts'
import { NOTIFY_BOOKING } from '../../booking/booked/notify.ts'
import { bookingJobs } from '../../people/notice/jobs.ts'

const holder = TestClub.use()
const { checkIn, conduct } = contract
type Member = Awaited<ReturnType<TestClub['member']>>
type Manager = Awaited<ReturnType<TestClub['manager']>>
let week = 0
/** A Thursday on which `me` plays at 07:00 with `friend`; four days before, both chose to pay for a cancellation. */
let date: string
let me: Member
let friend: Member
let desk: Manager
let office: Manager
let bookingIdx: number
let mine: Owed
let theirs: Owed

interface Owed {
  penaltyIdx: number
  money: number
}
const day = (after: number) => Temporal.PlainDate.from(date).add({ days: after }).toString()
const at = (days: number, time = '06:30') => holder.club.setClock(`${day(days)}T${time}`)

async function booked(as: Member, on: string, from: string, companion?: Member): Promise<number> {
  const [slot] = (await holder.club.day(on, { slots: 1, from })) as [number]
  const players: Player[] = [
    { no: 1, kind: 'MEMBER', memberIdx: as.memberIdx },
    companion ? { no: 2, kind: 'MEMBER', memberIdx: companion.memberIdx } : { no: 2, kind: 'TBD' },
    { no: 3, kind: 'TBD' },
    { no: 4, kind: 'TBD' },
  ]
  return (await holder.club.book(as, slot, await holder.club.hold(as, slot), { players })).data.bookingIdx
}

async function chosenToPay(as: Member, cancelled: number): Promise<Owed> {
  const input = { bookingIdx: cancelled, version: 1, reason: 'other', accept: true, choice: 'MONEY' as const }
  const { penalty } = (await holder.club.ask(contract.booking.cancel, input, as)).data
  return { penaltyIdx: penalty!.penaltyIdx, money: penalty!.money! }
}

beforeAll(() => countAllCancellations(holder.club))

beforeEach(async () => {
  date = Temporal.PlainDate.from('2027-03-04')
    .add({ weeks: 53 * week++ })
    .toString()
  await at(-14, '12:00')
  me = await holder.club.member({ name: 'Kim Min-jun', lang: week % 2 ? 'en' : 'ko' })
  friend = await holder.club.member()
  desk = await holder.club.manager({ rights: { '940000': 'R', '940500': 'CRU' } })
  office = await holder.club.manager({ rights: { '940000': 'R', '940900': 'CRU' } })
  await holder.club.sql`delete from job_task`
  const [a, b] = [await booked(me, day(-3), '07:00'), await booked(friend, day(-3), '08:00')]
  bookingIdx = await booked(me, date, '07:00', friend)
  await holder.club.sql`update slot set min_players = 3 where date = ${date}`
  await at(-4, '12:00')
  mine = await chosenToPay(me, a)
  theirs = await chosenToPay(friend, b)
  await at(0)
})

type Marked = InputOf<typeof checkIn.mark>
const players = (present: readonly number[]) => [1, 2, 3, 4].map((no) => ({ no, present: present.includes(no) }))
const mark = (state: Marked['state'], version: number, present: number[], paid: number[] = []) =>
  holder.club.ask(checkIn.mark, { bookingIdx, version, state, players: players(present), paid }, desk)
const group = async () => (await holder.club.ask(checkIn.arrivals, { date }, desk)).data[0]!
const standing = async (as = me) =>
  (await holder.club.ask(contract.profile.penalties, { memberIdx: as.memberIdx }, as)).data
const listed = async (as = me) =>
  (await holder.club.ask(contract.penaltyList.list, { memberIdx: as.memberIdx, overdue: true }, office)).data.list
const one = async ({ penaltyIdx }: Owed) =>
  (await holder.club.ask(contract.penaltyList.one, { penaltyIdx }, office)).data
async function pay(owed: Owed) {
  const { penaltyIdx, version } = await one(owed)
  const input = { penaltyIdx, version, action: 'CLEAR' as const, paid: owed.money, reason: 'paid in cash' }
  return holder.club.ask(conduct.decide, input, office)
}
const [tell] = bookingJobs({ notify, mailWanted: async () => true })
async function told(as = me): Promise<string[]> {
  while (await performTasks(jobContext(holder.club.platform, NOTIFY_BOOKING), tell!));
  const rows = await holder.club.sql<{ contents: string }[]>`
    select contents from member_message where member_idx = ${as.memberIdx} and kind = 'PENALTY' order by message_idx`
  return rows.map(({ contents }) => contents)
}

describe('money in place of a suspension', () => {
  it('is shown to the member with both days, and to the desk before anything is pressed', async () => {
    expect((await standing()).active).toMatchObject([{ dueDate: day(26), checkInDate: date, until: null }])
    const { owed, flags } = await group()
    expect(flags).toContain('MONEY_DUE')
    expect(owed).toEqual([
      { ...mine, memberIdx: me.memberIdx, no: 1, code: 'W2', currency: 'KRW', days: 60 },
      { ...theirs, memberIdx: friend.memberIdx, no: 2, code: 'W2', currency: 'KRW', days: 60 },
    ])
  })

  it('is paid at the check-in: nothing follows, and the member is told', async () => {
    expect(await told()).toHaveLength(1)
    const { data } = await mark('CHECKED_IN', 1, [1, 2, 3, 4], [mine.penaltyIdx, theirs.penaltyIdx])
    expect(data).toMatchObject({ begun: [], checkIn: { state: 'CHECKED_IN', owed: [] } })
    expect(await one(mine)).toMatchObject({ state: 'CLEARED', paid: true, until: null, unpaidDate: null })
    expect((await standing()).active).toEqual([])
    expect((await told()).at(-1)).toMatch(/lifted|해제되었습니다/)
    const log = await holder.club.sql`
      select call, reason, after -> 'paid' as paid from audit where noun = 'penalty' and record_idx = ${mine.penaltyIdx}
      order by audit_idx desc limit 1`
    expect([...log]).toEqual([{ call: 'checkIn.mark', reason: 'check-in', paid: mine.money }])
  })

  it('is due at once when it is not paid there: the days of the rule begin, of whom is here', async () => {
    const [free] = (await holder.club.day(day(5))) as [number]
    await holder.club.hold(me, free)
    const { data } = await mark('CHECKED_IN', 1, [1, 3, 4])
    expect(data.begun).toMatchObject([{ penaltyIdx: mine.penaltyIdx, from: date, until: day(59), money: mine.money }])
    expect(data.checkIn.owed).toMatchObject([{ penaltyIdx: theirs.penaltyIdx }])
    expect(await standing()).toMatchObject({
      suspendedUntil: day(59),
      active: [{ from: date, until: day(59), dueDate: day(26), unpaidDate: date, checkInDate: null }],
    })
    expect((await standing(friend)).suspendedUntil).toBeUndefined()
    expect(await holder.club.sql`select from claim where slot_idx = ${free}`).toHaveLength(0)
    expect((await told()).at(-1)).toMatch(/was due when you checked in|체크인 때 납부되지 않아/)
    expect(await listed()).toHaveLength(1)
    expect((await pay(mine)).data).toMatchObject({ state: 'CLEARED' })
    expect((await standing()).suspendedUntil).toBeUndefined()
  })

  it('of a player who comes later is due then, and only once', async () => {
    await mark('CHECKED_IN', 1, [1, 3, 4], [mine.penaltyIdx])
    await mark('TEED_OFF', 2, [1, 3, 4])
    expect((await standing(friend)).suspendedUntil).toBeUndefined()
    await mark('TEED_OFF', 3, [1, 2, 3, 4])
    expect((await standing(friend)).suspendedUntil).toBe(day(59))
    const { version } = await one(theirs)
    await mark('FINISHED', 4, [1, 2, 3, 4])
    expect((await one(theirs)).version).toBe(version)
  })

  it('that arises while its member plays is due at the next check-in', async () => {
    const next = await booked(me, day(1), '07:00')
    await mark('CHECKED_IN', 1, [1, 2, 3, 4], [mine.penaltyIdx, theirs.penaltyIdx])
    const later = await chosenToPay(me, next)
    await mark('TEED_OFF', 2, [1, 2, 3, 4])
    expect(await one(later)).toMatchObject({ until: null, unpaidDate: null })
  })

  it('is not due when somebody only arrives, but can be paid', async () => {
    const { data } = await mark('ARRIVED', 1, [1, 2], [theirs.penaltyIdx])
    expect(data).toMatchObject({ begun: [], checkIn: { owed: [{ penaltyIdx: mine.penaltyIdx }] } })
    expect(await one(theirs)).toMatchObject({ state: 'CLEARED' })
  })

  it('is money again when the check-in is undone; a later suspension takes its place', async () => {
    await mark('CHECKED_IN', 1, [1, 2, 3, 4], [theirs.penaltyIdx])
    await holder.club.sql`
      insert into penalty (member_idx, code, state, from_date, until_date, since_date)
      values (${me.memberIdx}, 'W8', 'ACTIVE', ${day(60)}, ${day(69)}, ${date})`
    expect((await mark('ARRIVED', 2, [1, 2, 3, 4])).result).toBe(true)
    expect(await one(mine)).toMatchObject({ state: 'ACTIVE', from: day(-4), until: null, unpaidDate: null })
    expect((await standing()).suspendedUntil).toBe(day(9))
    expect(await one(theirs)).toMatchObject({ state: 'CLEARED' })
    await mark('CHECKED_IN', 3, [1, 2, 3, 4])
    expect(await one(mine)).toMatchObject({ from: day(10), until: day(69) })
    // One player was not here after all.
    await mark('CHECKED_IN', 4, [2, 3, 4])
    expect(await one(mine)).toMatchObject({ until: null })
  })

  it('without days is overdue from the check-in on', async () => {
    await holder.club.sql`update penalty set days_if_unpaid = null where penalty_idx = ${mine.penaltyIdx}`
    const { data } = await mark('CHECKED_IN', 1, [1, 3, 4])
    expect(data).toMatchObject({ begun: [], checkIn: { owed: [{ penaltyIdx: mine.penaltyIdx, days: null }, {}] } })
    expect(await listed()).toHaveLength(1)
    expect((await standing()).suspendedUntil).toBeUndefined()
  })

  it('that is appealed is not due before the club has decided', async () => {
    await appealed(holder.club, me, mine.penaltyIdx)
    expect((await mark('CHECKED_IN', 1, [1, 3, 4])).data).toMatchObject({
      begun: [],
      checkIn: { owed: [{ no: 2 }] },
    })
    expect((await standing()).suspendedUntil).toBeUndefined()
  })

  it('is refused where it is of no one here, or is paid already; nothing is recorded then', async () => {
    expect((await mark('CHECKED_IN', 1, [1, 3, 4], [theirs.penaltyIdx])).status).toBe(400)
    expect((await mark('CHECKED_IN', 1, [1, 3, 4], [999_999])).status).toBe(400)
    await pay(mine)
    const no = await mark('CHECKED_IN', 1, [1, 3, 4], [mine.penaltyIdx])
    expect(no.fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'CLEARED' } })
    expect(await group()).toMatchObject({ state: 'EXPECTED', version: 1 })
  })

  it('is paid at the office or suspends, never both, when both are pressed at once', async () => {
    const { version } = await one(mine)
    const input = { penaltyIdx: mine.penaltyIdx, version, action: 'CLEAR' as const, paid: mine.money, reason: 'cash' }
    const [pressed, paid] = await Promise.all([
      mark('CHECKED_IN', 1, [1, 3, 4]),
      holder.club.ask(conduct.decide, input, office),
    ])
    expect(pressed.result).toBe(true)
    expect(pressed.data.begun).toHaveLength(paid.result ? 0 : 1)
    if (!paid.result) expect(paid.fail!.code).toBe('CHANGED_MEANWHILE')
    expect((await standing()).suspendedUntil).toBe(paid.result ? undefined : day(59))
  })
})
