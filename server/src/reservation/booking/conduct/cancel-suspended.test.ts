import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { TestClub } from '../../../../test/club.ts'
import { setPolicy } from '../../../../test/set-policy.ts'
import { jobContext } from '../../../job/context.ts'
import { performTasks } from '../../../job/perform.ts'
import { notify } from '../../../member/inbox/notify.ts'
import { bookingJobs } from '../../people/notice/jobs.ts'
import { CANCEL_SUSPENDED } from '../../rules/penalty/begin.ts'
import { NOTIFY_BOOKING } from '../booked/notify.ts'
import { cancelSuspended } from './cancel-suspended.ts'
import { fallDue } from './fall-due.ts'

const holder = TestClub.use()
type Member = Awaited<ReturnType<TestClub['member']>>
let week = 0
/** A Thursday; the clock stands two weeks before. */
let date: string
let me: Member
let friend: Member
let office: Awaited<ReturnType<TestClub['manager']>>

const day = (after: number) => Temporal.PlainDate.from(date).add({ days: after }).toString()
const at = (days: number, time = '12:00') => holder.club.setClock(`${day(days)}T${time}`)
const [tell] = bookingJobs({ notify, mailWanted: async () => true })

beforeEach(async () => {
  date = Temporal.PlainDate.from('2027-03-04')
    .add({ weeks: 53 * week++ })
    .toString()
  await at(-14)
  ;[me, friend] = [await holder.club.member({ name: 'Sua Lim' }), await holder.club.member({ name: 'Jun Han' })]
  office = await holder.club.manager({
    rights: { '940000': 'R', '940900': 'CRU', '940400': 'CRUD', '950000': 'R', '950100': 'RU' },
  })
  await holder.club.knows(me, [friend])
  await setPolicy(holder.club, 'booking', { suspensionCancels: true })
  await holder.club.sql`delete from job_task`
})
afterEach(async () => {
  await holder.club.sql`delete from rule_setting where name = 'booking'`
  holder.club.platform.cache.invalidate('rule')
})

/** Booked two weeks before the day, when bookings have opened. */
async function booked(after: number, as = me, others: readonly Member[] = []): Promise<number> {
  if (after > 0) await at(after - 14)
  const [slot] = (await holder.club.day(day(after), { slots: 1 })) as [number]
  const mates = others.map(({ memberIdx }) => ({ kind: 'MEMBER' as const, memberIdx }))
  const all = [{ kind: 'MEMBER' as const, memberIdx: as.memberIdx }, ...mates]
  const players = [0, 1, 2, 3].map((i) => ({ ...(all[i] ?? { kind: 'TBD' as const }), no: i + 1 }))
  const made = await holder.club.book(as, slot, await holder.club.hold(as, slot), { players })
  expect(made.result, JSON.stringify(made.body)).toBe(true)
  await at(-14)
  return made.data.bookingIdx
}

const cancel = (bookingIdx: number) =>
  holder.club.ask(
    contract.booking.cancel,
    { bookingIdx, version: 1, reason: 'other', accept: true, choice: 'SUSPENSION' },
    me,
  )
async function settle(seconds = 600): Promise<void> {
  await holder.club.moveClock(seconds)
  while (await performTasks(jobContext(holder.club.platform, CANCEL_SUSPENDED), cancelSuspended));
  while (await performTasks(jobContext(holder.club.platform, NOTIFY_BOOKING), tell!));
}
async function states(...bookings: number[]): Promise<string[]> {
  const rows = await holder.club.sql<{ bookingIdx: number; state: string }[]>`
    select booking_idx, state from booking where booking_idx = any (${bookings})`
  return bookings.map((one) => rows.find(({ bookingIdx }) => bookingIdx === one)!.state)
}
const read = (who: Member) => holder.club.sql<{ kind: string; contents: string }[]>`
  select kind, contents from member_message where member_idx = ${who.memberIdx} order by message_idx`
const ahead = async (input: Omit<InputOf<typeof contract.conduct.foresee>, 'memberIdx'>) =>
  (await holder.club.ask(contract.conduct.foresee, { memberIdx: me.memberIdx, ...input }, office)).data
const suspend = async (until: string) =>
  holder.club.ask(
    contract.memberManage.setState,
    { memberIdx: me.memberIdx, version: 1, action: 'SUSPEND', until, reason: 'Sold a tee time' },
    office,
  )

describe('a suspension that cancels bookings', () => {
  it('cancels those on its days for the club, and no others', async () => {
    const [late, within, last, after] = [await booked(0), await booked(3), await booked(27), await booked(28)]
    const named = await booked(4, friend, [me])
    await at(-2, '18:00')
    const foreseen = { memberIdx: me.memberIdx, days: 30, besides: late }
    expect((await holder.club.ask(contract.myPenalty.foresee, foreseen, me)).data).toMatchObject({
      cancels: true,
      bookings: [
        { bookingIdx: within, date: day(3), time: '07:00' },
        { bookingIdx: last, date: day(27) },
      ],
    })
    expect((await cancel(late)).data.penalty).toMatchObject({ from: day(-2), until: day(27) })
    await settle()
    expect(await states(late, within, last, after, named)).toEqual(['CL', 'CC', 'CC', 'CF', 'CF'])
    const standing = await holder.club.ask(contract.profile.penalties, { memberIdx: me.memberIdx }, me)
    expect(standing.data).toMatchObject({ cancelsThisMonth: 1, active: [{ code: 'W1' }] })
    const log = await holder.club.sql`
      select call, before, after, reason from audit where noun = 'booking' and record_idx = ${within} order by audit_idx desc limit 1`
    expect([...log]).toMatchObject([
      { call: `job.${CANCEL_SUSPENDED}`, before: { state: 'CF' }, after: { state: 'CC' }, reason: 'suspension' },
    ])
  })

  it('tells the booker why, and companions only that the club cancelled it', async () => {
    const within = await booked(3, me, [friend])
    await at(-10)
    await settle()
    await suspend(day(10))
    await settle()
    expect(await states(within)).toEqual(['CC'])
    const [mine] = (await read(me)).filter(({ kind }) => kind === 'BOOKING_CANCELLED')
    expect(mine!.contents).toMatch(/because you are suspended|예약이 정지되어/)
    const theirs = await read(friend)
    expect(theirs.map(({ kind }) => kind)).toContain('BOOKING_CANCELLED')
    expect(JSON.stringify(theirs)).not.toMatch(/suspen|정지/i)
    const seen = await holder.club.ask(contract.change.read, { bookingIdx: within }, friend)
    expect(JSON.stringify(seen.body)).not.toMatch(/suspen|정지/i)
    const letters = (await read(me)).filter(({ kind }) => kind === 'SUSPENDED')
    expect(letters[0]!.contents).toMatch(/days of the suspension are cancelled|정지 기간의 예약은 취소/)
  })

  it('frees the tee time for other members', async () => {
    const within = await booked(3)
    const { sql } = holder.club
    await suspend(day(10))
    await settle()
    expect(await sql`select from claim where booking_idx = ${within} and kind = 'BOOKING'`).toHaveLength(0)
    const [slot] = await sql<{ slotIdx: number }[]>`select slot_idx from booking where booking_idx = ${within}`
    expect((await holder.club.hold(friend, slot!.slotIdx)).result).toBe(true)
  })

  it('does it once, however often the task runs, and restores nothing when it is lifted', async () => {
    const within = await booked(3)
    await suspend(day(10))
    const { sql } = holder.club
    await sql`insert into job_task (name, data, due_at) select name, data, due_at from job_task where name = ${CANCEL_SUSPENDED}`
    await settle()
    const cancelled = await sql`
      select from audit where noun = 'booking' and record_idx = ${within} and after ->> 'state' = 'CC'`
    expect(cancelled).toHaveLength(1)
    await holder.club.ask(
      contract.memberManage.setState,
      { memberIdx: me.memberIdx, version: 2, action: 'RESUME', reason: 'A mistake' },
      office,
    )
    await settle()
    expect(await states(within)).toEqual(['CC'])
  })

  it('cancels nothing where it was lifted before the task ran', async () => {
    const within = await booked(3)
    await suspend(day(10))
    await holder.club.sql`update penalty set state = 'WAIVED' where member_idx = ${me.memberIdx}`
    await settle()
    expect(await states(within)).toEqual(['CF'])
  })

  it('leaves the dates of a group and a round whose people have come', async () => {
    const [group, here] = [await booked(3), await booked(4)]
    const { sql } = holder.club
    await sql`insert into check_in (booking_idx, state) values (${here}, 'ARRIVED')`
    await sql.begin(async (tx) => {
      await tx`update booking set type = 'T', version = version + 1 where booking_idx = ${group}`
      await tx`insert into audit (call, request_id, noun, record_idx) values ('test', '', 'booking', ${group})`
    })
    expect(await ahead({ until: day(10) })).toEqual({ cancels: true, bookings: [] })
    await suspend(day(10))
    await settle()
    expect(await states(group, here)).toEqual(['CF', 'CF'])
  })

  it('begins with money that was not paid, and with a penalty that a manager activates', async () => {
    const late = await booked(0)
    const [first, second, third] = [await booked(40), await booked(70), await booked(95)]
    await at(-1)
    const input = { bookingIdx: late, version: 1, reason: 'other', accept: true, choice: 'MONEY' } as const
    const { penalty } = (await holder.club.ask(contract.booking.cancel, input, me)).data
    await settle()
    expect(await states(first)).toEqual(['CF'])
    await at(30)
    expect((await ahead({ penaltyIdx: penalty!.penaltyIdx })).bookings).toMatchObject([
      { bookingIdx: first },
      { bookingIdx: second },
    ])
    const job = fallDue({ notify })
    await job.run(jobContext(holder.club.platform, job.name))
    await settle()
    expect(await states(first, second)).toEqual(['CC', 'CC'])
    const proposed = (
      await holder.club.ask(
        contract.conduct.propose,
        { memberIdx: me.memberIdx, code: 'W8', days: 200, reason: 'Sold it' },
        office,
      )
    ).data
    expect((await ahead({ penaltyIdx: proposed.penaltyIdx })).bookings).toMatchObject([{ bookingIdx: third }])
    await holder.club.ask(
      contract.conduct.decide,
      { penaltyIdx: proposed.penaltyIdx, version: proposed.version, action: 'ACTIVATE', reason: 'Seen' },
      office,
    )
    await settle()
    expect(await states(third)).toEqual(['CC'])
  })

  it('leaves a suspension ten minutes in which a mistake is undone', async () => {
    const within = await booked(3)
    await suspend(day(10))
    await settle(599)
    expect(await states(within)).toEqual(['CF'])
    await settle(1)
    expect(await states(within)).toEqual(['CC'])
  })

  it('is off in a new club: bookings stay, and the letter says so', async () => {
    await holder.club.sql`delete from rule_setting where name = 'booking'`
    holder.club.platform.cache.invalidate('rule')
    const within = await booked(3)
    expect(await ahead({ until: day(10) })).toEqual({ cancels: false, bookings: [] })
    await suspend(day(10))
    await settle()
    expect(await states(within)).toEqual(['CF'])
    const letters = (await read(me)).filter(({ kind }) => kind === 'SUSPENDED')
    expect(letters[0]!.contents).toMatch(/They stay as they are|그대로 유지/)
  })

  it('shows bookings of others to managers only', async () => {
    const path = { memberIdx: me.memberIdx, days: 3 }
    expect((await holder.club.ask(contract.myPenalty.foresee, path, friend)).status).toBe(403)
    expect((await holder.club.ask(contract.conduct.foresee, path, me)).status).toBe(403)
    const other = await holder.club.manager({ rights: { '920000': 'R', '920100': 'CRUD' } })
    expect((await holder.club.ask(contract.conduct.foresee, path, other)).status).toBe(403)
    const members = await holder.club.manager({ rights: { '950000': 'R', '950100': 'R' } })
    expect((await holder.club.ask(contract.conduct.foresee, path, members)).status).toBe(200)
    expect((await holder.club.ask(contract.conduct.foresee, { memberIdx: me.memberIdx }, office)).status).toBe(400)
  })
})
