import { randomUUID } from 'node:crypto'
import { contract } from '@clubhouse/contract'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PASSWORD, TestClub } from '../../../../test/club.ts'
import { freeing } from '../../../../test/freeing.ts'
import { countAllCancellations } from '../../../../test/undo-rule.ts'
import { jobContext } from '../../../job/context.ts'
import { performTasks } from '../../../job/perform.ts'
import { notify } from '../../../member/inbox/notify.ts'
import { tellDelay } from '../../sheet/delay/tell.ts'
import { standbyJobs } from '../offer/job.ts'
import { OFFER_STANDBY } from './release.ts'

const holder = TestClub.use()
type Member = Awaited<ReturnType<TestClub['member']>>
const { booking, bookingManage, change, dayManage, standby, withdrawal } = contract
const [onFreed] = standbyJobs({ notify })
const toldDelay = tellDelay({ notify, mailWanted: async () => true })
let boss: Awaited<ReturnType<TestClub['manager']>>
let week = 0
/** A Tuesday; the clock shows noon two weeks before. */
let date: string
/** Stands by for 7 o’clock. */
let waits: Member

beforeAll(async () => {
  boss = await holder.club.manager({ isSSAdmin: true })
  await countAllCancellations(holder.club)
  await holder.club.sql`update club set lat = 0, lng = 0`
})
beforeEach(async () => {
  date = Temporal.PlainDate.from('2027-03-02')
    .add({ weeks: 6 * week++ })
    .toString()
  await at(14)
  waits = await holder.club.member()
})

const at = (daysBefore: number, time = '12:00') =>
  holder.club.setClock(`${Temporal.PlainDate.from(date).subtract({ days: daysBefore })}T${time}`)
const perform = async (job = onFreed!) => {
  while (await performTasks(jobContext(holder.club.platform, job.name), job));
}
const standBy = async (as = waits) =>
  (await holder.club.ask(standby.standBy, { date, hours: ['07'], partySize: 4, auto: false }, as)).data

const players = (as: Member, count = 4) => [
  { no: 1, kind: 'MEMBER' as const, memberIdx: as.memberIdx },
  ...Array.from({ length: count - 1 }, (_, i) => ({ no: i + 2, kind: 'TBD' as const })),
]

async function booked({ from = '07:00', mode = 'EXCLUSIVE', day = date, me = undefined as Member | undefined } = {}) {
  const { club } = holder
  const [slotIdx] = (await club.day(day, { slots: 1, from, mode })) as [number]
  const member = me ?? (await club.member())
  const held = await club.hold(member, slotIdx, mode === 'SHARED' ? { count: 4 } : {})
  const { bookingIdx } = (await club.book(member, slotIdx, held, { players: players(member) })).data
  return { me: member, slotIdx, bookingIdx }
}
type Booked = Awaited<ReturnType<typeof booked>>

const cancel = ({ me, bookingIdx }: Booked, headers?: Record<string, string>) =>
  holder.club.ask(booking.cancel, { bookingIdx, version: 1, reason: 'other', accept: true }, me, headers)
const cancelAtDesk = ({ bookingIdx }: Booked, by: 'CLUB' | 'MEMBER') =>
  holder.club.ask(bookingManage.cancel, { bookingIdx, version: 1, by, reason: 'other', penalty: false }, boss)
const done = async (answer: Promise<{ body: unknown }>) => expect((await answer).body).toMatchObject({ result: true })

describe('one transaction frees a tee time and adds the task of its day', () => {
  beforeEach(async () => {
    await holder.club.day(date, { slots: 1, from: '07:40' })
    await standBy()
  })

  it('when its member cancels, with and without a penalty', async () => {
    const [early, late] = [await booked(), await booked({ from: '07:08' })]
    await freeing(holder.club, () => done(cancel(early)))
    await at(2)
    await freeing(holder.club, () => done(cancel(late)))
  })

  it.each(['CLUB', 'MEMBER'] as const)('when the desk cancels (%s)', async (by) => {
    const was = await booked()
    await freeing(holder.club, () => done(cancelAtDesk(was, by)))
  })

  it('when its member moves the booking, and when the desk does', async () => {
    const { club } = holder
    const was = await booked()
    const [second, third] = (await club.day(date, { slots: 2, from: '11:00' })) as [number, number]
    const held = await club.hold(was.me, second, { bookingIdx: was.bookingIdx })
    const { price, termsIdx } = held.data
    const to = { bookingIdx: was.bookingIdx, version: 1, slotIdx: second, total: price.total, termsIdx }
    await freeing(club, () => done(club.ask(change.move, to, was.me)))
    const onward = { bookingIdx: was.bookingIdx, version: 2, slotIdx: third, reason: 'Asked for it' }
    await freeing(club, () => done(club.ask(bookingManage.move, onward, boss)))
  })

  it('when its member gives up a seat, and when the desk does', async () => {
    const { club } = holder
    const { me, bookingIdx } = await booked({ mode: 'SHARED' })
    const three = { bookingIdx, version: 1, players: players(me, 3) }
    await freeing(club, () => done(club.ask(change.changePlayers, three, me)))
    const two = { bookingIdx, version: 2, players: players(me, 2), reason: 'called' }
    await freeing(club, () => done(club.ask(bookingManage.change, two, boss)))
  })
})

describe('one transaction ends an offer and adds the task of its day', () => {
  async function offered() {
    const was = await booked()
    const { waitingIdx } = await standBy()
    await cancel(was)
    await perform()
    const { list } = (await holder.club.ask(standby.mine, { memberIdx: waits.memberIdx }, waits)).data
    return { waitingIdx, slotIdx: was.slotIdx, offerIdx: list.find((one) => one.date === date)!.offer!.offerIdx }
  }
  const leave = ({ waitingIdx }: { waitingIdx: number }) => holder.club.ask(standby.leave, { waitingIdx }, waits)

  it('when its member declines', async () => {
    const { offerIdx } = await offered()
    await freeing(holder.club, () => done(holder.club.ask(standby.answer, { offerIdx, answer: 'DECLINE' }, waits)))
  })

  it('when its member does not answer', async () => {
    await offered()
    await holder.club.moveClock(3601)
    await freeing(holder.club, () => onFreed!.run(jobContext(holder.club.platform, OFFER_STANDBY), { date }))
  })

  it('when its member leaves standby', async () => {
    const offer = await offered()
    await freeing(holder.club, () => done(leave(offer)))
  })

  it.each(['SUSPEND', 'BLOCK'] as const)('when a manager suspends or blocks its member (%s)', async (action) => {
    await offered()
    const until = action === 'SUSPEND' ? date : undefined
    const input = { memberIdx: waits.memberIdx, version: 1, action, until, reason: 'test' }
    await freeing(holder.club, () => done(holder.club.ask(contract.memberManage.setState, input, boss)))
  })

  it('when its member gets a penalty, on both days', async () => {
    await offered()
    const soon = Temporal.PlainDate.from(date).subtract({ days: 12 }).toString()
    const other = await booked({ day: soon, me: waits })
    const tasks = () => holder.club.sql`
      select data ->> 'date' as date from job_task where name = ${OFFER_STANDBY} order by 1`
    await freeing(holder.club, () => done(cancel(other)))
    expect([...(await tasks())]).toEqual([{ date: soon }, { date }])
  })

  it('when its member closes the account', async () => {
    await offered()
    const { club } = holder
    await club.ask(contract.profile.checkPassword, { password: PASSWORD }, waits)
    const { reasonIdx } = (await club.ask(withdrawal.reason, { reasons: ['moved'] }, waits)).data
    await freeing(club, () => done(club.ask(withdrawal.withdraw, { reasonIdx, password: PASSWORD }, waits)))
  })

  it('when its day is suspended; so does reopening the day', async () => {
    const { club } = holder
    await offered()
    await club.day(date, { slots: 1, from: '07:40' })
    const shut = { date, reason: 'Snow', cancelBookings: true }
    await freeing(club, () => done(club.ask(dayManage.suspend, { ...shut, version: 1 }, boss)))
    await freeing(club, () => done(club.ask(dayManage.reopen, { date, reason: 'Thaw', version: 2 }, boss)))
  })

  it('when a delay takes its tee time out of the day', async () => {
    const { club } = holder
    const { slotIdx } = await offered()
    await club.day(date, { slots: 1, from: '07:16', part: '2' })
    const cannot = [{ slotIdx, cancel: true as const }]
    const delayed = { date, minutes: 16, from: '07:00', reason: 'FOG' as const, cannot }
    await done(club.ask(contract.delay.make, delayed, boss))
    await club.moveClock(61)
    await freeing(club, () => perform(toldDelay))
  })
})

it('one transaction adds an entry, or resumes it, and adds the task of its day', async () => {
  await holder.club.day(date)
  const { waitingIdx, version } = await freeing(holder.club, () => standBy())
  const set = (paused: boolean, of: number) =>
    holder.club.ask(standby.change, { waitingIdx, version: of, paused }, waits)
  await done(set(true, version))
  await freeing(holder.club, () => done(set(false, version + 1)))
})

it('a cancellation that is cut before its COMMIT frees nothing and adds no task; sent again by its key it does both', async () => {
  const { club } = holder
  const was = await booked()
  await standBy()
  const left = async () => ({
    claims: [...(await club.sql`select kind, booking_idx, freed_at from claim where slot_idx = ${was.slotIdx}`)],
    tasks: [...(await club.sql`select name from job_task where data ->> 'date' = ${date}`)],
  })
  await club.sql`delete from job_task`
  const before = await left()
  const headers = { 'idempotency-key': randomUUID() }
  const [kept, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  // The answer is kept by the last statement, which waits for another one with the same key.
  const keeping = club.sql.begin(async (own) => {
    await own`
      insert into idempotency (who, key, call, body_hash, answer)
      values (${`m${was.me.memberIdx}`}, ${headers['idempotency-key']}, 'test', '', '{}')`
    kept.resolve()
    await go.promise
    await own`delete from idempotency where call = 'test'`
  })
  await kept.promise
  const cut = cancel(was, headers)
  await club.untilWaiting()
  await club.sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like '%insert into idempotency%'`
  expect((await cut).status).toBe(503)
  go.resolve()
  await keeping
  expect(await left()).toEqual(before)
  const again = await freeing(club, () => cancel(was, headers))
  expect(again.data).toMatchObject({ state: 'CX' })
  expect((await cancel(was, headers)).body).toEqual(again.body)
  expect((await left()).tasks.filter(({ name }) => name === OFFER_STANDBY)).toHaveLength(1)
})
