import { contract } from '@clubhouse/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TestClub } from '../../../../test/club.ts'
import { type MailServer, openMailServer } from '../../../../test/mail-server.ts'
import { jobContext } from '../../../job/context.ts'
import { performTasks } from '../../../job/perform.ts'
import { sendMail } from '../../../mail/deliver.ts'
import { notify } from '../../../member/inbox/notify.ts'
import { openPost } from '../../../platform/post.ts'
import { NOTIFY_BOOKING } from '../../booking/booked/notify.ts'
import { bookingJobs } from '../../people/notice/jobs.ts'
import { TELL_DELAY, tellDelay } from './tell.ts'

const holder = TestClub.use()
const { delay, booking, bookingManage, checkIn, sheet, slotManage, dayManage, change } = contract
type Member = Awaited<ReturnType<TestClub['member']>>
let boss: Awaited<ReturnType<TestClub['manager']>>
let server: MailServer
let seen = 0
let week = 0
/** A Tuesday; the clock shows 06:00 of it. */
let date: string

beforeAll(async () => {
  server = await openMailServer()
  const { config } = holder.club.platform
  holder.club.platform.post = openPost({ ...config, smtpUrl: server.url, publicUrl: 'https://club.example' })
  boss = await holder.club.manager({
    rights: { '940000': 'R', '940200': 'CRUD', '940400': 'CRUD', '940500': 'CRU' },
  })
  // Without a place there is no sunset.
  await holder.club.sql`update club set lat = 0, lng = 0`
})
afterAll(() => server.close())
beforeEach(async () => {
  date = Temporal.PlainDate.from('2027-03-02').add({ weeks: week++ }).toString()
  await at('06:00', 14)
  await holder.club.sql`delete from job_task`
})

const at = (time: string, daysBefore = 0) =>
  holder.club.setClock(`${Temporal.PlainDate.from(date).subtract({ days: daysBefore })}T${time}`)

const channels = { notify, mailWanted: async () => true }
const jobs = [sendMail, ...bookingJobs(channels), tellDelay(channels)]
const perform = (name: string) =>
  performTasks(jobContext(holder.club.platform, name), jobs.find((job) => job.name === name)!)

/** Runs the tasks that are due, each name in two processes at once. @returns who got which subject */
async function settle() {
  for (const name of [TELL_DELAY, NOTIFY_BOOKING, 'send-mail'])
    while ((await Promise.all([perform(name), perform(name)])).some(Boolean));
  const arrived = server.received.slice(seen)
  seen = server.received.length
  return arrived.map(({ to, mail }) => ({ to: to[0]!, subject: mail.subject ?? '', text: mail.text ?? '', mail }))
}

/** A member with a booking of four; the messages about it have been sent. */
async function booked(slotIdx: number, { with: others = [] as Member[], lang = 'en' } = {}) {
  const { club } = holder
  const me = await club.member({ lang })
  const players = others.map(({ memberIdx }, i) => ({ no: i + 2, kind: 'MEMBER' as const, memberIdx }))
  const rest = [2, 3, 4].slice(players.length).map((no) => ({ no, kind: 'TBD' as const }))
  const made = await club.book(me, slotIdx, await club.hold(me, slotIdx), {
    players: [{ no: 1, kind: 'MEMBER', memberIdx: me.memberIdx }, ...players, ...rest],
  })
  expect(made.result).toBe(true)
  return { me, bookingIdx: made.data.bookingIdx, slotIdx }
}

const asked = (more: object = {}) => ({ date, minutes: 40, from: '07:00', reason: 'FROST' as const, ...more })
const make = (more: object = {}, as = boss, headers?: Record<string, string>) =>
  holder.club.ask(delay.make, asked(more), as, headers)
const undo = (delayIdx: number) => holder.club.ask(delay.undo, { delayIdx }, boss)
const preview = (more: object = {}) =>
  holder.club.ask(delay.preview, { date, minutes: 40, from: '07:00', ...more }, boss)
const insertedAt = (time: string, more: object = {}) => {
  const start = { date, courseIdx: 1, time, holes: '9' as const, mode: 'EXCLUSIVE' as const, capacity: 4 }
  return holder.club.ask(slotManage.insert, { ...start, ...more, reason: 'Squeeze' }, boss)
}
const timesOf = async (as: Member) =>
  (await holder.club.ask(sheet.forMember, { memberIdx: as.memberIdx, date }, as)).data.slots.map(({ time }) => time)
const shownTo = async (as: Member) =>
  (await holder.club.ask(booking.mine, { memberIdx: as.memberIdx }, as)).data.list[0]!

describe('a delay', () => {
  it('moves every tee time from the time on, and everyone is told once after a minute', async () => {
    const { club } = holder
    const [first, second] = (await club.day(date, { slots: 3, from: '06:52' })) as [number, number, number]
    const friend = await club.member({ lang: 'ko' })
    const one = await booked(first)
    const two = await booked(second, { with: [friend] })
    await settle()
    const { data: plan } = await preview()
    expect(plan).toMatchObject({
      moved: [
        { slotIdx: second, from: '07:00', to: '07:40', bookingIdx: two.bookingIdx, players: 4, who: two.me.name },
        { from: '07:08', to: '07:48', players: 0 },
      ],
      cannot: [],
      toNotify: 2,
      version: 1,
    })
    const { data } = await make({
      message: 'The greens are white.',
      translated: { ko: { message: '그린에 서리가 내렸습니다.' } },
    })
    expect(data).toMatchObject({ moved: 2, toNotify: 2 })
    expect(Date.parse(data.undoUntil) - club.now()).toBeGreaterThan(55_000)
    expect(await timesOf(one.me)).toEqual(['06:52', '07:40', '07:48'])
    expect(await shownTo(two.me)).toMatchObject({ time: '07:40', delayedFrom: '07:00', version: 2 })
    expect(await shownTo(one.me)).toMatchObject({ time: '06:52', version: 1 })
    expect((await shownTo(one.me)).delayedFrom ?? null).toBeNull()
    expect(await settle()).toEqual([])
    await club.moveClock(61)
    const mails = await settle()
    expect(mails.map(({ to }) => to).sort()).toEqual([`${two.me.id}@example.com`, `${friend.id}@example.com`].sort())
    const mine = mails.find(({ to }) => to.startsWith(`${two.me.id}@`))!
    expect(mine.subject).toContain('now 07:40 instead of 07:00')
    expect(mine.text).toContain('because of frost')
    expect(mine.text).toContain('The greens are white.')
    const theirs = mails.find(({ to }) => to.startsWith(`${friend.id}@`))!
    expect(theirs.text).toContain('그린에 서리가 내렸습니다.')
    const calendar = mine.mail.attachments.find(({ mimeType }) => mimeType === 'text/calendar')!
    const file = Buffer.from(calendar.content as Uint8Array).toString()
    expect(file).toContain('SEQUENCE:2')
    expect(file).toContain(
      `DTSTART:${Temporal.PlainDate.from(date).subtract({ days: 1 }).toString().replaceAll('-', '')}T224000Z`,
    )
    expect(await settle()).toEqual([])
  })

  it('is said to who booked without playing, once, with a calendar file for each tee time', async () => {
    const { club } = holder
    const [first, second] = (await club.day(date, { slots: 2 })) as [number, number]
    const [one, two] = [await booked(first), await booked(second)]
    const officer = await club.member()
    // As for a group, whose officer books all of its tee times.
    await club.sql`
      update booking set member_idx = ${officer.memberIdx}, type = 'T', booker_no = case booking_idx when ${one.bookingIdx} then 1 else 2 end
      where booking_idx in (${one.bookingIdx}, ${two.bookingIdx})`
    await settle()
    expect((await preview()).data.toNotify).toBe(3)
    expect((await make()).data).toMatchObject({ moved: 2, toNotify: 3 })
    await club.moveClock(61)
    const mails = await settle()
    expect(mails.map(({ to }) => to).toSorted()).toEqual(
      [one.me, two.me, officer].map(({ id }) => `${id}@example.com`).toSorted(),
    )
    const { mail, text } = mails.find(({ to }) => to.startsWith(`${officer.id}@`))!
    expect(text).toContain('07:48')
    const files = mail.attachments.filter(({ mimeType }) => mimeType === 'text/calendar')
    const starts = files.map(
      ({ content }) => /DTSTART:\w+T(\d{4})/.exec(Buffer.from(content as Uint8Array).toString())?.[1],
    )
    expect(starts).toEqual(['2240', '2248'])
  })

  it('names the history, and later dates follow the new time', async () => {
    const { club } = holder
    const [slot] = (await club.day(date, { slots: 1 })) as [number]
    const { bookingIdx, me } = await booked(slot)
    await make()
    const { data } = await club.ask(change.read, { bookingIdx }, me)
    expect(data.history[0]).toMatchObject({ version: 2, what: 'Delayed by the club from 07:00 to 07:40' })
    await at('05:30')
    const early = await club.ask(checkIn.arrivals, { date }, boss)
    expect(early.data[0]).toMatchObject({ time: '07:40' })
    expect(early.data[0]!.opensAt).toBe(`${Temporal.PlainDate.from(date).subtract({ days: 1 })}T20:40:00Z`)
  })

  it('moves holds and keeps their end; a hold is confirmed at the new time', async () => {
    const { club } = holder
    const [slot] = (await club.day(date, { slots: 1 })) as [number]
    const me = await club.member()
    const held = await club.hold(me, slot)
    await make()
    const [claim] = await club.sql<
      { expiresAt: Temporal.Instant }[]
    >`select expires_at from claim where slot_idx = ${slot}`
    expect(claim!.expiresAt.epochMilliseconds).toBe(Date.parse(held.data.expiresAt))
    expect((await club.book(me, slot, held)).data).toMatchObject({ time: '07:40' })
    expect((await shownTo(me)).delayedFrom ?? null).toBeNull()
  })

  it('gives every booking of a tee time that took its place a number of its own', async () => {
    const { club } = holder
    const [first, second] = (await club.day(date, { slots: 2 })) as [number, number]
    const late = await booked(second)
    await make({ minutes: 8 })
    const early = await booked(first)
    expect((await shownTo(early.me)).time).toBe('07:08')
    expect((await shownTo(early.me)).bookingNo).not.toBe((await shownTo(late.me)).bookingNo)
  })

  it('leaves groups that have teed off', async () => {
    const { club } = holder
    const [first, second] = (await club.day(date, { slots: 2 })) as [number, number]
    const out = await booked(first)
    const next = await booked(second)
    await at('06:40')
    const players = [
      { no: 1, present: true },
      { no: 2, present: true },
      { no: 3, present: true },
      { no: 4, present: true },
    ]
    const here = await club.ask(
      checkIn.mark,
      { bookingIdx: out.bookingIdx, version: 1, state: 'CHECKED_IN', players },
      boss,
    )
    const { version } = here.data.checkIn
    await club.ask(checkIn.mark, { bookingIdx: out.bookingIdx, version, state: 'TEED_OFF', players }, boss)
    expect((await make()).data).toMatchObject({ moved: 1, toNotify: 1 })
    expect(await timesOf(next.me)).toEqual(['07:00', '07:48'])
  })

  it('lets whoever was moved cancel until the new time, without a penalty and uncounted', async () => {
    const { club } = holder
    const [slot] = (await club.day(date, { slots: 1 })) as [number]
    const { me, bookingIdx } = await booked(slot)
    await at('06:30')
    expect((await shownTo(me)).ifCancelledNow).toMatchObject({ code: 'W3' })
    await make()
    const now = await shownTo(me)
    expect(now.ifCancelledNow ?? null).toBeNull()
    expect(Date.parse(now.freeCancelUntil)).toBe(
      Temporal.PlainDateTime.from(`${date}T07:40`).toZonedDateTime('Asia/Seoul').epochMilliseconds,
    )
    await at('07:30')
    const answer = await club.ask(booking.cancel, { bookingIdx, version: 2, reason: 'weather' }, me)
    expect(answer.data).toMatchObject({ state: 'CX' })
    const standing = await club.ask(contract.profile.penalties, { memberIdx: me.memberIdx }, me)
    expect(standing.data).toMatchObject({ cancelsThisMonth: 0, active: [] })
  })
})

describe('what cannot be moved', () => {
  /** Part 1 at 07:00 and 07:08; part 2 begins at 07:44. */
  async function tight() {
    const { club } = holder
    const [first, second] = (await club.day(date, { slots: 2 })) as [number, number]
    await club.day(date, { slots: 1, from: '07:44', part: '2' })
    return { first, second }
  }

  it('is listed first and decided: another time', async () => {
    const { first, second } = await tight()
    const one = await booked(first)
    const two = await booked(second)
    await settle()
    expect((await preview()).data.cannot).toMatchObject([
      { slotIdx: first, from: '07:00', reason: 'NEXT_PART', isTaken: true, who: one.me.name },
      { slotIdx: second, from: '07:08', reason: 'NEXT_PART', isTaken: true, who: two.me.name },
    ])
    expect((await make()).fail).toMatchObject({ code: 'CHANGED_MEANWHILE', msgVar: { version: 1 } })
    const wrong = await make({
      cannot: [
        { slotIdx: first, to: '07:30' },
        { slotIdx: second, to: '07:40' },
      ],
    })
    expect(wrong.fail).toMatchObject({ code: 'OVERLAP' })
    const right = await make({
      cannot: [
        { slotIdx: first, to: '07:30' },
        { slotIdx: second, to: '08:00' },
      ],
    })
    expect(right.data).toMatchObject({ moved: 2, toNotify: 2 })
    expect(await timesOf(one.me)).toEqual(['07:30', '07:44', '08:00'])
  })

  it('or its cancellation for the club, which waits until the delay cannot be undone', async () => {
    const { club } = holder
    const { first, second } = await tight()
    const one = await booked(first)
    await settle()
    const { data } = await make({
      cannot: [{ slotIdx: first, cancel: true }],
      message: 'Too late for the second part.',
    })
    // The free tee time is taken out of the day as well.
    expect(data).toMatchObject({ moved: 0, toNotify: 1 })
    const other = await club.member()
    expect(await timesOf(other)).toEqual(['07:44'])
    expect((await club.hold(other, second)).code).toBe('DAY_CLOSED')
    expect((await shownTo(one.me)).state).toBe('CF')
    await club.moveClock(61)
    const [mail, ...more] = await settle()
    expect(more).toEqual([])
    expect(mail!.text).toContain('The club had to cancel this tee time.')
    expect(mail!.text).toContain('Too late for the second part.')
    expect((await club.ask(bookingManage.one, { bookingIdx: one.bookingIdx }, boss)).data.state).toBe('CC')
    expect((await club.ask(delay.list, { date }, boss)).data).toMatchObject([
      { moved: 0, cancelled: 1, reason: 'FROST' },
    ])
    const [left] = await club.sql`select count(*)::int as claims from claim where slot_idx = ${first}`
    expect(left).toEqual({ claims: 0 })
  })

  it('is what would start at the very time of a group that teed off before it', async () => {
    const { club } = holder
    const [first, second] = (await club.day(date, { slots: 2 })) as [number, number]
    const one = await booked(first)
    const out = await booked(second)
    await at('06:50')
    const players = [1, 2, 3, 4].map((no) => ({ no, present: true }))
    for (const [version, state] of [
      [1, 'CHECKED_IN'],
      [2, 'TEED_OFF'],
    ] as const)
      await club.ask(checkIn.mark, { bookingIdx: out.bookingIdx, version, state, players }, boss)
    expect((await preview({ minutes: 8 })).data.cannot).toMatchObject([{ slotIdx: first, isTaken: true }])
    const refused = await make({ minutes: 8, cannot: [{ slotIdx: first, to: '07:08' }] })
    expect(refused.fail).toMatchObject({ code: 'OVERLAP' })
    expect((await make({ minutes: 8, cannot: [{ slotIdx: first, to: '07:09' }] })).data).toMatchObject({ moved: 1 })
    expect(await timesOf(one.me)).toEqual(['07:08', '07:09'])
  })

  it('but not that of a group that has checked in', async () => {
    const { club } = holder
    const { first } = await tight()
    const { bookingIdx } = await booked(first)
    await at('06:30')
    const players = [1, 2, 3, 4].map((no) => ({ no, present: true }))
    await club.ask(checkIn.mark, { bookingIdx, version: 1, state: 'CHECKED_IN', players }, boss)
    const refused = await make({ cannot: [{ slotIdx: first, cancel: true }] })
    expect(refused.fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'CI' } })
    expect((await make({ cannot: [{ slotIdx: first, to: '07:36' }] })).data).toMatchObject({ moved: 1 })
  })

  it('and comes back with the undo', async () => {
    const { first } = await tight()
    const { me } = await booked(first)
    await settle()
    const { data } = await make({ cannot: [{ slotIdx: first, cancel: true }] })
    expect((await undo(data.delayIdx)).data).toEqual({ moved: 0 })
    expect(await timesOf(me)).toEqual(['07:00', '07:08', '07:44'])
    await holder.club.moveClock(61)
    expect(await settle()).toEqual([])
    expect((await shownTo(me)).state).toBe('CF')
  })

  it('is what would end in the dark', async () => {
    await holder.club.sql`update club set lat = 37.57, lng = 126.98`
    await holder.club.day(date, { slots: 1, from: '13:40' })
    // 18 holes take 4 h 30, and the sun sets between 18:27 and 19:30 in these weeks.
    expect((await preview({ from: '13:00', minutes: 120 })).data.cannot).toMatchObject([
      { reason: 'SUNSET', isTaken: false },
    ])
    await holder.club.sql`update club set lat = 0, lng = 0`
  })
})

describe('undoing', () => {
  it('moves everything back and tells nobody', async () => {
    const { club } = holder
    const [slot] = (await club.day(date, { slots: 1 })) as [number]
    const { me } = await booked(slot)
    await settle()
    const before = await shownTo(me)
    const { data } = await make()
    expect((await undo(data.delayIdx)).data).toEqual({ moved: 1 })
    const after = await shownTo(me)
    expect(after).toMatchObject({ time: '07:00', version: 3, freeCancelUntil: before.freeCancelUntil })
    expect(after.delayedFrom ?? null).toBeNull()
    expect((await undo(data.delayIdx)).fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'UNDONE' } })
    await club.moveClock(61)
    expect(await settle()).toEqual([])
  })

  it('tells who booked in between where the tee time is', async () => {
    const { club } = holder
    const [slot] = (await club.day(date, { slots: 1 })) as [number]
    const { data } = await make()
    const { me } = await booked(slot)
    await settle()
    await undo(data.delayIdx)
    await club.moveClock(61)
    const [mail] = await settle()
    expect(mail!.to).toBe(`${me.id}@example.com`)
    expect(mail!.subject).toContain('now 07:00 instead of 07:40')
  })

  it('is refused after a minute, and where the day has changed', async () => {
    const { club } = holder
    await club.day(date, { slots: 1 })
    const late = (await make()).data
    await club.moveClock(61)
    expect((await undo(late.delayIdx)).fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'OVER' } })
    const taken = (await make({ from: '07:40', minutes: 20 })).data
    await insertedAt('07:40')
    expect((await undo(taken.delayIdx)).fail).toMatchObject({ code: 'OVERLAP', msgVar: { with: '07:40' } })
    await insertedAt('09:00')
    const near = (await make({ from: '09:00', minutes: 20 })).data
    await insertedAt('09:05')
    expect((await undo(near.delayIdx)).fail).toMatchObject({ code: 'OVERLAP', msgVar: { with: '09:05' } })
    const moved = (await make({ from: '07:00', minutes: 10, until: 'DAY' })).data
    await club.sql`update slot set time = '09:00' where date = ${date} and time = '08:10'`
    expect((await undo(moved.delayIdx)).fail.code).toBe('CHANGED_MEANWHILE')
  })

  it('is refused where a group would turn to what was put there since, and not where one waits for the turn', async () => {
    const { club } = holder
    await club.day(date, { slots: 1, from: '07:00', turn: '2' })
    await club.day(date, { slots: 1, from: '08:24', course: '2', turn: '1' })
    const waits = (await make({ from: '08:00', minutes: 50 })).data
    // The first group turns at 09:15 by the sheet, with this delay at 10:05, and with the next one at 10:15.
    const second = (await make({ from: '09:00', minutes: 10 })).data
    expect(second.moved).toBe(1)
    expect((await undo(second.delayIdx)).data).toEqual({ moved: 1 })
    expect((await undo(waits.delayIdx)).data).toEqual({ moved: 1 })
    const { delayIdx } = (await make({ minutes: 40 })).data
    const put = await insertedAt('09:15', { courseIdx: 2 })
    expect(put.result).toBe(true)
    expect((await undo(delayIdx)).fail).toMatchObject({ code: 'OVERLAP', msgVar: { with: '09:15' } })
  })

  it('adds a second delay, and undoes only the last; both make one message', async () => {
    const { club } = holder
    const [slot] = (await club.day(date, { slots: 1 })) as [number]
    const { me } = await booked(slot)
    await settle()
    const one = (await make({ minutes: 30 })).data
    await club.moveClock(30)
    const two = (await make({ from: '07:30', minutes: 20 })).data
    expect((await shownTo(me)).time).toBe('07:50')
    expect((await undo(one.delayIdx)).fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'NOT_LAST' } })
    await club.moveClock(31)
    expect(await settle()).toEqual([])
    expect((await undo(two.delayIdx)).data).toEqual({ moved: 1 })
    expect((await shownTo(me)).time).toBe('07:30')
    const three = (await make({ from: '07:30', minutes: 15 })).data
    await club.moveClock(61)
    const mails = await settle()
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('now 07:45 instead of 07:00')])
    expect((await club.ask(delay.list, { date }, boss)).data.map(({ delayIdx }) => delayIdx)).toEqual([
      three.delayIdx,
      two.delayIdx,
      one.delayIdx,
    ])
  })
})

describe('a delay is refused', () => {
  it('for a day that is no published one, and with an old version', async () => {
    const { club } = holder
    expect((await make()).status).toBe(404)
    expect((await preview()).status).toBe(404)
    await club.day(date, { state: 'DRAFT' })
    expect((await make()).fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'DRAFT' } })
    await club.ask(dayManage.publish, { dates: [date] }, boss)
    expect((await make({ version: 0 })).fail.code).toBe('CHANGED_MEANWHILE')
    expect((await make({ from: '23:00' })).fail.msgDetail).toBe('from')
    expect((await make({ translated: { fr: { message: 'Gel' } } })).fail.msgDetail).toBe('translated.fr')
    await at('12:00', -1)
    expect((await make()).fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'CLOSED' } })
  })

  it('to visitors, members and managers without the right', async () => {
    const { club } = holder
    const [slot] = (await club.day(date, { slots: 1 })) as [number]
    const member = await club.member()
    const reader = await club.manager({ rights: { '940000': 'R', '940500': 'R', '940200': 'CRUD' } })
    const other = await club.manager({ rights: { '940000': 'R', '940200': 'CRUD' } })
    const input = asked()
    expect((await club.ask(delay.make, input)).status).toBe(401)
    expect((await club.ask(delay.make, input, member)).status).toBe(403)
    for (const who of [reader, other]) {
      expect((await club.ask(delay.preview, input, who)).status).toBe(403)
      expect((await club.ask(delay.make, input, who)).status).toBe(403)
      expect((await club.ask(delay.undo, { delayIdx: 1 }, who)).status).toBe(403)
    }
    expect((await club.ask(delay.list, { date }, reader)).data).toEqual([])
    expect((await club.ask(delay.list, { date }, other)).status).toBe(403)
    expect((await undo(999_999)).status).toBe(404)
    expect(slot).toBeGreaterThan(0)
  })

  it('and sent twice moves once', async () => {
    const { club } = holder
    await club.day(date, { slots: 1 })
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const [one, two] = await Promise.all([make({}, boss, headers), make({}, boss, headers)])
    expect(two.data).toEqual(one.data)
    expect(await timesOf(await club.member())).toEqual(['07:40'])
    expect((await make({ minutes: 50 }, boss, headers)).fail.code).toBe('KEY_REUSED')
  })
})
