import type { AddressInfo } from 'node:net'
import { contract } from '@clubhouse/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { TestClub } from '../../../../test/club.ts'
import { allAtOnce, crowd, type Member } from '../../../../test/race/crowd.ts'
import { type Viewer, watchDay } from '../../../../test/race/viewer.ts'
import { jobContext } from '../../../job/context.ts'
import { performTasks } from '../../../job/perform.ts'
import { notify } from '../../../member/inbox/notify.ts'
import { NOTIFY_BOOKING } from '../../booking/booked/notify.ts'
import { bookingJobs } from '../../people/notice/jobs.ts'
import { TELL_DELAY, tellDelay } from './tell.ts'

const holder = TestClub.use()
/** A Tuesday. */
const DATE = '2027-03-16'
const FIRST = '06:30'
const ON_EACH_COURSE = 20
const PLAYERS = 4
const DELAY = 40
const WATCHING = 8

let boss: Awaited<ReturnType<TestClub['manager']>>
let people: Member[]
let viewers: Viewer[]

/** Forty tee times on two courses, each booked by four of 160 members; the seats of the second course are shared. */
beforeAll(async () => {
  const { club } = holder
  boss = await club.manager({ rights: { '940000': 'R', '940200': 'R', '940500': 'CRU' } })
  // Without a place there is no sunset.
  await club.sql`update club set lat = 0, lng = 0`
  await club.setClock('2027-03-02T12:00')
  const slots = [
    ...(await club.day(DATE, { slots: ON_EACH_COURSE, from: FIRST })),
    ...(await club.day(DATE, { slots: ON_EACH_COURSE, from: FIRST, course: '2', mode: 'SHARED' })),
  ]
  people = await crowd(club, slots.length * PLAYERS)
  await allAtOnce(slots, (slotIdx, i) => book(slotIdx, people.slice(i * PLAYERS, (i + 1) * PLAYERS)))
  await perform()
  await club.setClock(`${DATE}T06:00`)
  await club.app.listen({ port: 0, host: '127.0.0.1' })
  const address = `http://127.0.0.1:${(club.app.server.address() as AddressInfo).port}/hp/api`
  viewers = await allAtOnce(people.slice(0, WATCHING), ({ token }) => watchDay(address, DATE, token))
})
afterAll(() => allAtOnce(viewers, (viewer) => viewer.leave()))

async function book(slotIdx: number, four: Member[]): Promise<void> {
  const { club } = holder
  const [me] = four
  const held = await club.hold(me!, slotIdx, { count: PLAYERS })
  const players = four.map(({ memberIdx }, i) => ({ no: i + 1, kind: 'MEMBER' as const, memberIdx }))
  expect((await club.book(me!, slotIdx, held, { players })).body).toMatchObject({ result: true })
}

const channels = { notify, mailWanted: async () => true }
const jobs = [...bookingJobs(channels), tellDelay(channels)]

/** Runs the messages that are due, in two processes at once. */
async function perform(): Promise<void> {
  for (const name of [TELL_DELAY, NOTIFY_BOOKING]) {
    const job = jobs.find((one) => one.name === name)!
    const run = () => performTasks(jobContext(holder.club.platform, name), job)
    while ((await Promise.all([run(), run()])).some(Boolean));
  }
}

const make = async () => {
  const asked = { date: DATE, minutes: DELAY, from: FIRST, reason: 'FROST' as const }
  return (await holder.club.ask(contract.delay.make, asked, boss)).data
}

/** The times of each course, in their order. */
const expectedTimes = (later: number) =>
  Array.from({ length: ON_EACH_COURSE }, (_, i) =>
    Temporal.PlainTime.from(FIRST)
      .add({ minutes: i * 8 + later })
      .toString({ smallestUnit: 'minute' }),
  )

async function timesOnCourses(): Promise<string[][]> {
  const { data } = await holder.club.ask(contract.sheet.forManager, { date: DATE }, boss)
  return [...Map.groupBy(data.slots, ({ courseIdx }) => courseIdx).values()].map((on) => on.map(({ time }) => time))
}

/** Who has which seat and plays in which booking. */
async function seats() {
  const { sql } = holder.club
  const claims = await sql`
    select slot_idx, seat, kind, booking_idx, holder from claim join slot using (slot_idx)
    where date = ${DATE} order by slot_idx, seat`
  const players = await sql`
    select b.booking_idx, b.slot_idx, b.state, b.seats, p.no, p.member_idx from booking b join booking_player p using (booking_idx)
    where b.play_date = ${DATE} order by b.booking_idx, p.no`
  return { claims: [...claims], players: [...players] }
}

/** How many messages and emails each person has of delays. */
async function messages() {
  const rows = await holder.club.sql<{ memberIdx: number; inbox: number; mails: number }[]>`
    select m.member_idx::int, (select count(*)::int from member_message i where i.member_idx = m.member_idx and i.kind = 'BOOKING_DELAYED') as inbox,
      (select count(*)::int from mail where mail.member_idx = m.member_idx and mail.kind = 'BOOKING_DELAYED') as mails
    from member m order by m.member_idx`
  return rows.filter(({ inbox, mails }) => inbox + mails > 0)
}

/** The transactions that wrote the tee times, the bookings and the last delay as they are now. */
async function transactions(): Promise<string[]> {
  const rows = await holder.club.sql<{ xact: string }[]>`
    select distinct xmin::text as xact from (
      select xmin from slot where date = ${DATE} union all select xmin from booking where play_date = ${DATE}
      union all (select xmin from delay order by delay_idx desc limit 1)) written`
  return rows.map(({ xact }) => xact)
}

it('a delay that is undone leaves a morning of 160 people as it was, and sends nothing', async () => {
  const { club } = holder
  const before = await seats()
  expect(before.players).toHaveLength(people.length)
  // An exclusive tee time has one claim, a shared one a claim for each player.
  expect(before.claims).toHaveLength(ON_EACH_COURSE + ON_EACH_COURSE * PLAYERS)
  const { delayIdx, moved } = await make()
  expect(moved).toBe(2 * ON_EACH_COURSE)
  await club.moveClock(59)
  await perform()
  const undone = await club.ask(contract.delay.undo, { delayIdx }, boss)
  expect(undone.data).toEqual({ moved: 2 * ON_EACH_COURSE })
  expect(await timesOnCourses()).toEqual([expectedTimes(0), expectedTimes(0)])
  expect(await transactions()).toHaveLength(1)
  await club.moveClock(120)
  await perform()
  expect(await messages()).toEqual([])
  expect(await seats()).toEqual(before)
})

it('one press moves a morning of 40 tee times with 160 people, and everyone gets one message', async () => {
  const { club } = holder
  const before = await seats()
  expect(await make()).toMatchObject({ moved: 2 * ON_EACH_COURSE, toNotify: people.length })
  expect(await timesOnCourses()).toEqual([expectedTimes(DELAY), expectedTimes(DELAY)])
  expect(await transactions()).toHaveLength(1)
  expect(await seats()).toEqual(before)
  const slots = [...new Set(before.claims.map(({ slotIdx }) => slotIdx as number))]
  const seenBy = (viewer: Viewer) => slots.map((slotIdx) => viewer.latest(slotIdx)?.time)
  const shown = [...expectedTimes(DELAY), ...expectedTimes(DELAY)]
  await expect.poll(() => viewers.map(seenBy)).toEqual(viewers.map(() => shown))
  await perform()
  expect(await messages()).toEqual([])
  await club.moveClock(61)
  await perform()
  const everyone = people.map(({ memberIdx }) => memberIdx).sort((a, b) => a - b)
  expect(await messages()).toEqual(everyone.map((memberIdx) => ({ memberIdx, inbox: 1, mails: 1 })))
  await club.moveClock(600)
  await perform()
  expect(await messages()).toHaveLength(people.length)
  expect(await seats()).toEqual(before)
})
