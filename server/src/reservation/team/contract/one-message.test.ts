import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TestClub } from '../../../../test/club.ts'
import { type MailServer, openMailServer } from '../../../../test/mail-server.ts'
import { jobContext } from '../../../job/context.ts'
import { performTasks } from '../../../job/perform.ts'
import { sendMail } from '../../../mail/deliver.ts'
import { mailWanted } from '../../../member/inbox/mail-choice.ts'
import { notify } from '../../../member/inbox/notify.ts'
import { openPost } from '../../../platform/post.ts'
import { NOTIFY_BOOKING } from '../../booking/booked/notify.ts'
import { bookingJobs } from '../../people/notice/jobs.ts'
import { TELL_DELAY, tellDelay } from '../../sheet/delay/tell.ts'
import { teamJobs } from '../job.ts'

const holder = TestClub.use()
const { dayManage, delay, slotManage, team, teamManage, teamSeason, waiver } = contract
type Member = Awaited<ReturnType<TestClub['member']>>

const channels = { notify, mailWanted }
const jobs = [sendMail, tellDelay(channels), ...bookingJobs(channels)]
const [tend] = teamJobs(channels)
let server: MailServer
let seen = 0
let boss: Awaited<ReturnType<TestClub['manager']>>
let year = 2027
/** The officers, and a member who plays. */
let me: Member
let other: Member
let player: Member
/** The second Saturdays of May and June, on which the group plays with two tee times. */
let may: string
let june: string
/** The second Saturday of July, whose two tee times are of two parts and without players. */
let july: string
let contractIdx: number

beforeAll(async () => {
  server = await openMailServer()
  const { club } = holder
  club.platform.post = openPost({ ...club.platform.config, smtpUrl: server.url, publicUrl: 'https://club.example' })
  boss = await club.manager({
    rights: { '940000': 'R', '940200': 'CRUD', '940400': 'RU', '940500': 'CRU', '940800': 'CRU' },
  })
})
afterAll(() => server.close())

const saturday = (month: number) => {
  const first = Temporal.PlainDate.from({ year, month, day: 1 })
  return first.add({ days: ((6 - first.dayOfWeek + 7) % 7) + 7 }).toString()
}
const at = (daysBefore: number, date = may, time = '12:00') =>
  holder.club.setClock(`${Temporal.PlainDate.from(date).subtract({ days: daysBefore })}T${time}`)

/** A group that plays from May to August, with the players of May and June named, which everyone has read. */
beforeEach(async () => {
  const { club } = holder
  year++
  ;[may, june, july] = [saturday(5), saturday(6), saturday(7)]
  await club.setClock(`${year - 1}-10-05T12:00`)
  me = await club.member({ name: 'Ji-woo Seo' })
  other = await club.member({ name: 'Min-jun Kim', otherName: '김민준', lang: 'ko' })
  player = await club.member({ name: 'Ha-eun Choi' })
  await club.knows(me, [other, player])
  await club.knows(other, [player])
  const limits = {
    ...{ teamsMin: 1, teamsMax: 3, singleMin: 1, singleMax: 5, rosterMin: 3, rosterMax: 12 },
    ...{ wishes: 3, perHour: 3 },
  }
  const season = {
    ...{ year, limits, openAt: `${year - 1}-10-01T00:00:00Z`, closeAt: `${year - 1}-10-20T00:00:00Z` },
    decideBy: `${year - 1}-11-30T00:00:00Z`,
  }
  const { seasonIdx } = (await club.ask(teamSeason.create, season, boss)).data
  const form = {
    ...{ seasonIdx, state: 'SUBMITTED' as const, teamName: 'Pine Friends', cycle: 'M1', teams: 2 },
    ...{ presidentIdx: me.memberIdx, secretaryIdx: other.memberIdx, skipMonths: [1, 2, 3, 4, 9, 10, 11, 12] },
    wishes: [{ weekType: '2', weekday: '6', hour: '07' }],
    roster: [{ memberIdx: player.memberIdx }, ...GUESTS.map((name) => ({ name }))],
  }
  const { formIdx } = (await club.ask(team.save, form, me)).data
  for (const day of [may, june]) await club.day(day, { slots: 2, dayClass: 'WEEKEND' })
  await club.day(july, { slots: 1, dayClass: 'WEEKEND' })
  await club.day(july, { slots: 1, from: '07:08', part: '2' })
  await club.setClock(`${year - 1}-11-05T12:00`)
  const decided = await club.ask(teamManage.decide, { formIdx, version: 1, state: 'APPROVED', reason: 'Welcome' }, boss)
  contractIdx = decided.data.contractIdx!
  await at(20)
  for (const day of [may, june]) expect((await pair(day)).result).toBe(true)
  await deliver()
  await club.sql`update member_message set read_at = club_now()`
})

const GUESTS = ['Guest 1', 'Guest 2', 'Guest 3', 'Guest 4']
const member = (no: number, { memberIdx }: Member) => ({ no, kind: 'MEMBER' as const, memberIdx })
const guest = (no: number, name: string) => ({
  no,
  kind: 'GUEST' as const,
  name,
  phoneNo: '01055501234',
  consent: true,
})

const contractFor = async (as: Member) =>
  (await holder.club.ask(team.contracts, { memberIdx: as.memberIdx }, as)).data.find(
    (one) => one.contractIdx === contractIdx,
  )!
const dateOn = async (date: string, as = me) => (await contractFor(as)).dates.find((one) => one.date === date)!
const change = async (date: string, changes: Partial<InputOf<typeof team.changeDate>>, as = me) => {
  const { dateIdx, version } = await dateOn(date, as)
  return holder.club.ask(team.changeDate, { dateIdx, version, ...changes }, as)
}

/** The president books both: plays in the first with the member, and the secretary in the second. */
async function pair(date: string) {
  const [first, second] = (await dateOn(date)).slotIdx as [number, number]
  const pairings = [
    { slotIdx: first, players: [member(1, me), member(2, player), guest(3, 'Guest 1')] },
    { slotIdx: second, players: [member(1, other), guest(2, 'Guest 2'), guest(3, 'Guest 3')] },
  ]
  return change(date, { action: 'PAIR', pairings })
}

interface Told {
  kind: string
  text: string
  /** Of its calendar files: the method in the header of the part and in the file, and what it is about. */
  files: string[][]
}

async function deliver() {
  for (const name of [TELL_DELAY, NOTIFY_BOOKING, 'send-mail'])
    while (await performTasks(jobContext(holder.club.platform, name), jobs.find((job) => job.name === name)!));
  const arrived = server.received.slice(seen)
  seen = server.received.length
  return arrived
}

/** The emails that each person got since the last call; as many messages stand on the site. */
async function told(): Promise<Record<'me' | 'other' | 'player', Told[]>> {
  const { sql } = holder.club
  const arrived = await deliver()
  const of = async ({ id, memberIdx }: Member) => {
    const mails = arrived.filter(({ to }) => to.includes(`${id}@example.com`))
    const kinds = await sql<{ kind: string; subject: string }[]>`
      select kind, subject from mail where member_idx = ${memberIdx} order by mail_idx desc limit ${mails.length}`
    const unread =
      await sql`update member_message set read_at = club_now() where member_idx = ${memberIdx} and read_at is null`
    expect(unread.count).toBe(mails.length)
    return mails.map(({ mail }) => ({
      kind: kinds.find(({ subject }) => subject === mail.subject)!.kind,
      text: mail.text!,
      files: mail.attachments
        .filter(({ mimeType }) => mimeType === 'text/calendar')
        .map(({ content, method }) => [String(method), ...fieldsOf(Buffer.from(content as Uint8Array).toString())])
        .toSorted(([, , a], [, , b]) => (a! < b! ? -1 : 1)),
    }))
  }
  return { me: await of(me), other: await of(other), player: await of(player) }
}

const fieldsOf = (file: string) =>
  ['METHOD', 'UID', 'SEQUENCE'].map((name) => new RegExp(`^${name}:(.*)$`, 'm').exec(file)![1]!.trim())

/** The bookings of a date, by tee time. */
const bookings = (date: string) => holder.club.sql<{ bookingIdx: number; version: number }[]>`
  select b.booking_idx, b.version from booking b join team_booking using (booking_idx) where b.play_date = ${date} order by b.booking_idx`
/** The files that clear a calendar of these bookings. */
const cleared = (of: readonly { bookingIdx: number; version: number }[]) =>
  of.map(({ bookingIdx, version }) => [
    ...['CANCEL', 'CANCEL', `booking-${bookingIdx}.GC001@clubhouse`],
    String(version + 1),
  ])

async function waive(when: { date: string; part?: string }) {
  const why = { kind: 'WIND' as const, measured: '15 m/s', reason: 'Storm' }
  expect((await holder.club.ask(waiver.waive, { ...when, ...why }, boss)).result).toBe(true)
}

it('a date that the club cancels is one message for each person, which clears the calendar', async () => {
  const [first, second] = await bookings(may)
  const { dateIdx, version } = await dateOn(may)
  const off = { dateIdx, version, state: 'CLUB_CANCELLED' as const, reason: 'Tournament' }
  expect((await holder.club.ask(teamManage.changeDate, off, boss)).result).toBe(true)
  expect(await told()).toEqual({
    me: [{ kind: 'TEAM_DATE', text: expect.stringContaining('Tournament'), files: cleared([first!, second!]) }],
    other: [
      { kind: 'TEAM_DATE', text: expect.stringContaining('단체 라운드가 취소되었습니다'), files: cleared([second!]) },
    ],
    player: [{ kind: 'BOOKING_CANCELLED', text: expect.stringContaining('Tournament'), files: cleared([first!]) }],
  })
})

it('bad weather that makes the tee times of a date free to cancel is one message for who booked them', async () => {
  await waive({ date: may })
  const { me: mine, ...others } = await told()
  expect(mine).toEqual([{ kind: 'BOOKING_WAIVED', text: expect.stringContaining('07:00'), files: [] }])
  expect(mine[0]!.text).toMatch(/Also waived, each until its time: .*07:08/)
  expect(others).toEqual({ other: [], player: [] })
})

it('a waiver of a part and then of its day name each tee time once', async () => {
  expect((await pair(july)).result).toBe(true)
  await deliver()
  await holder.club.sql`update member_message set read_at = club_now()`
  await waive({ date: july, part: '1' })
  const [first] = (await told()).me
  expect(first).toMatchObject({ kind: 'BOOKING_WAIVED', text: expect.stringContaining('07:00') })
  expect(first!.text).not.toContain('Also waived')
  await waive({ date: july })
  const { me: second } = await told()
  expect(second).toEqual([{ kind: 'BOOKING_WAIVED', text: expect.stringContaining('07:08'), files: [] }])
  expect(second[0]!.text).not.toContain('Also waived')
})

it('a contract that the club ends is one message for each person, however many dates it had', async () => {
  const [inMay, inJune] = [await bookings(may), await bookings(june)]
  const end = { contractIdx, version: (await contractFor(me)).version, state: 'TERMINATED' as const, reason: 'Unpaid' }
  expect((await holder.club.ask(teamManage.end, end, boss)).data).toEqual({ released: 6 })
  const { me: mine, other: theirs, player: ofPlayer } = await told()
  expect(mine).toEqual([
    { kind: 'TEAM_ENDED', text: expect.stringContaining('Unpaid'), files: cleared([...inMay, ...inJune]) },
  ])
  expect(theirs).toEqual([
    { kind: 'TEAM_ENDED', text: expect.stringContaining('Unpaid'), files: cleared([inMay[1]!, inJune[1]!]) },
  ])
  expect(ofPlayer).toEqual([
    { kind: 'BOOKING_CANCELLED', text: expect.anything(), files: cleared([inMay[0]!, inJune[0]!]) },
  ])
  expect(ofPlayer[0]!.text).toMatch(/Unpaid[\s\S]* {4}Also cancelled: Sat \d+ Jun, 07:00, /)
})

it('a date that an officer cancels in time is one message for each person, which says who did it', async () => {
  const [first, second] = await bookings(may)
  expect((await change(may, { action: 'CANCEL' }, other)).data).toMatchObject({ state: 'SKIPPED' })
  const { me: mine, other: theirs, player: ofPlayer } = await told()
  expect(mine).toEqual([
    {
      ...{ kind: 'TEAM_DATE', files: cleared([first!, second!]) },
      text: expect.stringContaining('The other officer of the group “Pine Friends” has given up the date'),
    },
  ])
  expect(theirs).toEqual([
    { kind: 'BOOKING_CANCELLED', text: expect.stringContaining('취소하셨습니다'), files: cleared([second!]) },
  ])
  expect(ofPlayer).toEqual([
    {
      ...{ kind: 'BOOKING_CANCELLED', files: cleared([first!]) },
      text: expect.stringContaining('Min-jun Kim has cancelled this tee time'),
    },
  ])
})

it('a date that an officer cancels is one message for that officer, though it had several tee times', async () => {
  const both = await bookings(may)
  expect((await change(may, { action: 'SKIP' })).data).toMatchObject({ state: 'SKIPPED' })
  const { me: mine, other: theirs } = await told()
  expect(mine).toEqual([{ kind: 'BOOKING_CANCELLED', text: expect.anything(), files: cleared(both) }])
  expect(mine[0]!.text).toMatch(/You cancelled this tee time\.[\s\S]* {4}Also cancelled: .*, 07:08, /)
  expect(theirs).toEqual([
    { kind: 'TEAM_DATE', text: expect.stringContaining('다른 임원이'), files: cleared([both[1]!]) },
  ])
})

it('a date given up too late is one message for the other officer, whom it suspends', async () => {
  const [first, second] = await bookings(may)
  await at(6)
  expect((await change(may, { action: 'CANCEL', accept: true }, other)).result).toBe(true)
  const { me: mine, player: ofPlayer } = await told()
  const text = expect.stringContaining('this suspends both officers')
  expect(mine).toEqual([{ kind: 'TEAM_DATE', text, files: cleared([first!, second!]) }])
  expect(ofPlayer).toHaveLength(1)
})

it('one tee time fewer is one message for those who play in it, and for the other officer', async () => {
  const [, second] = await bookings(may)
  expect((await change(may, { action: 'REDUCE', teams: 1 })).result).toBe(true)
  expect(await told()).toEqual({
    me: [{ kind: 'BOOKING_CANCELLED', text: expect.anything(), files: cleared([second!]) }],
    other: [{ kind: 'TEAM_DATE', text: expect.stringContaining('티타임 하나를'), files: cleared([second!]) }],
    player: [],
  })
})

it('one skip too many is one message for each person, about the end of the contract', async () => {
  const all = [...(await bookings(may)), ...(await bookings(june))]
  await change(saturday(7), { action: 'SKIP' })
  await change(saturday(8), { action: 'SKIP' })
  await told()
  expect((await change(may, { action: 'CANCEL', accept: true })).result).toBe(true)
  const { me: mine, other: theirs, player: ofPlayer } = await told()
  expect(mine).toEqual([{ kind: 'TEAM_ENDED', text: expect.anything(), files: cleared(all) }])
  expect(theirs).toEqual([{ kind: 'TEAM_ENDED', text: expect.anything(), files: cleared([all[1]!, all[3]!]) }])
  expect(ofPlayer).toEqual([{ kind: 'BOOKING_CANCELLED', text: expect.anything(), files: cleared([all[0]!, all[2]!]) }])
})

it('a contract that the rules end is one message for each person', async () => {
  const inJune = await bookings(june)
  await holder.club.sql.begin(async (sql) => {
    await sql`update booking set state = 'NS', version = version + 1 where play_date = ${may} and type = 'T'`
    await sql`
      insert into audit (call, noun, record_idx, after)
      select 'test', 'booking', booking_idx, '{}' from booking where play_date = ${may} and type = 'T'`
    await sql`
      insert into rule_setting (name, "values") values ('team', '{"noShowsMost": 1}')
      on conflict (name) do update set "values" = excluded."values"`
  })
  await at(-1)
  await tend!.run(jobContext(holder.club.platform, 'test'))
  await holder.club.sql`delete from rule_setting where name = 'team'`
  holder.club.platform.cache.invalidate('rule')
  const { me: mine, other: theirs, player: ofPlayer } = await told()
  expect(mine).toEqual([{ kind: 'TEAM_ENDED', text: expect.stringContaining('no-shows'), files: cleared(inJune) }])
  expect(theirs).toEqual([{ kind: 'TEAM_ENDED', text: expect.anything(), files: cleared([inJune[1]!]) }])
  expect(ofPlayer).toEqual([
    { kind: 'BOOKING_CANCELLED', text: expect.stringContaining('The club had to'), files: cleared([inJune[0]!]) },
  ])
})

it('a day that the club shuts is one message for who booked several of its tee times', async () => {
  const [first, second] = await bookings(may)
  const { version } = (await holder.club.ask(dayManage.suspendCheck, { date: may }, boss)).data
  const shut = { date: may, version, reason: 'Snow on the greens', cancelBookings: true }
  expect((await holder.club.ask(dayManage.suspend, shut, boss)).data).toEqual({ cancelled: 2, notified: 3 })
  const text = expect.stringContaining('Snow on the greens')
  expect(await told()).toEqual({
    me: [{ kind: 'BOOKING_CANCELLED', text, files: cleared([first!, second!]) }],
    other: [{ kind: 'BOOKING_CANCELLED', text, files: cleared([second!]) }],
    player: [{ kind: 'BOOKING_CANCELLED', text, files: cleared([first!]) }],
  })
})

it('who booked the tee times and is no officer any more gets one message about all of them', async () => {
  const both = await bookings(may)
  const { version } = await contractFor(me)
  await holder.club.ask(team.changeContract, { contractIdx, version, presidentIdx: player.memberIdx }, me)
  const accept = { contractIdx, version: version + 1, answer: 'ACCEPT' as const }
  expect((await holder.club.ask(team.answerOffice, accept, player)).result).toBe(true)
  await told()
  const { dateIdx, version: ofDate } = await dateOn(may, player)
  const off = { dateIdx, version: ofDate, state: 'CLUB_CANCELLED' as const, reason: 'Tournament' }
  expect((await holder.club.ask(teamManage.changeDate, off, boss)).result).toBe(true)
  const { me: mine, player: president } = await told()
  expect(mine).toEqual([{ kind: 'BOOKING_CANCELLED', text: expect.anything(), files: cleared(both) }])
  expect(mine[0]!.text).toMatch(/ {4}Also cancelled: .*, 07:08, /)
  expect(president).toEqual([{ kind: 'TEAM_DATE', text: expect.anything(), files: cleared([both[0]!]) }])
})

it('a date that is cancelled before its people read of it leaves nothing to be told twice', async () => {
  const { dateIdx, version, slotIdx } = await dateOn(may)
  const players = [member(1, me), member(2, player), guest(3, 'Guest 4')]
  await change(may, { action: 'PAIR', pairings: [{ slotIdx: slotIdx[0]!, players }] })
  const off = { dateIdx, version: version + 1, state: 'CLUB_CANCELLED' as const, reason: 'Tournament' }
  expect((await holder.club.ask(teamManage.changeDate, off, boss)).result).toBe(true)
  const { me: mine, other: theirs, player: ofPlayer } = await told()
  expect([mine, theirs, ofPlayer].map((all) => all.map(({ kind }) => kind))).toEqual([
    ['TEAM_DATE'],
    ['TEAM_DATE'],
    ['BOOKING_CANCELLED'],
  ])
})

describe('tee times without players', () => {
  const check = async (part?: string) =>
    (await holder.club.ask(dayManage.suspendCheck, { date: july, part }, boss)).data
  const shut = async (more: Partial<InputOf<typeof dayManage.suspend>> = {}) => {
    const { version } = await check(more.part)
    const all = { date: july, version, reason: 'Snow on the greens', cancelBookings: true, ...more }
    const translated = { ko: { reason: '그린에 쌓인 눈' } }
    return (await holder.club.ask(dayManage.suspend, { ...all, translated }, boss)).data
  }
  const open = async (part?: string) => {
    const { version } = (await holder.club.ask(dayManage.suspendCheck, { date: july }, boss)).data
    const again = { date: july, part, version, reason: 'It melted' }
    expect((await holder.club.ask(dayManage.reopen, again, boss)).result).toBe(true)
  }
  const tendAt = async (daysBefore: number, time?: string) => {
    await at(daysBefore, july, time)
    await tend!.run(jobContext(holder.club.platform, 'test'))
  }
  /** The first has the president and the member, the second no players. */
  const pairFirst = async () => {
    const [first] = (await dateOn(july)).slotIdx as [number]
    const players = [member(1, me), member(2, player), guest(3, 'Guest 1')]
    expect((await change(july, { action: 'PAIR', pairings: [{ slotIdx: first, players }] })).result).toBe(true)
    await deliver()
    await holder.club.sql`update member_message set read_at = club_now()`
    return bookings(july)
  }
  const letter = (text: string) => [{ kind: 'TEAM_DATE', text: expect.stringContaining(text), files: [] }]

  it('of a day that the club shuts are a message to both officers, and again when they are open', async () => {
    await at(5, july)
    expect(await check()).toMatchObject({
      groups: [{ teamName: 'Pine Friends', teeTimes: 2 }],
      bookings: [],
      notified: 2,
    })
    expect(await shut()).toEqual({ cancelled: 0, notified: 2 })
    const { me: mine, other: theirs, player: ofPlayer } = await told()
    expect(mine).toEqual(letter('07:00 Lake, 07:08 Lake. The group does not play then. It costs nothing'))
    expect(mine[0]!.text).toContain('Snow on the greens')
    expect(theirs).toEqual(letter('건너뛴 것으로 세지 않습니다'))
    expect(theirs[0]!.text).toContain('그린에 쌓인 눈')
    expect(ofPlayer).toEqual([])
    await open()
    expect(await told()).toEqual({
      me: letter('are open again: 07:00 Lake, 07:08 Lake.'),
      other: letter('다시 이용하실 수 있습니다'),
      player: [],
    })
  })

  it('of parts that are shut and opened one by one are a message each time, about that part alone', async () => {
    await at(5, july)
    await shut({ part: '1' })
    expect((await told()).me).toEqual(letter(': 07:00 Lake. The group does not play then.'))
    await shut({ part: '2' })
    expect((await told()).me).toEqual(letter(': 07:08 Lake. The group does not play then.'))
    await open('1')
    expect((await told()).me).toEqual(letter('are open again: 07:00 Lake.'))
    await open('2')
    expect(await told()).toEqual({
      me: letter('are open again: 07:08 Lake.'),
      other: letter('07:08 레이크'),
      player: [],
    })
    await shut({ part: '1' })
    await shut({ part: '2', cancelBookings: false })
    await told()
    await open('2')
    expect(await told()).toEqual({ me: [], other: [], player: [] })
    await open('1')
    expect((await told()).me).toEqual(letter('are open again: 07:00 Lake.'))
  })

  it('of a day of which a part was shut before and is open again are a message about what is open', async () => {
    await at(5, july)
    await shut({ part: '1' })
    await shut({ part: '2' })
    await open('2')
    await told()
    await shut()
    const { me: mine } = await told()
    expect(mine).toHaveLength(1)
    expect(mine[0]!.text).toContain('07:08 Lake')
  })

  it('of a day that is shut without a word to its bookings are no message, nor when they are open', async () => {
    await at(5, july)
    expect(await shut({ cancelBookings: false })).toEqual({ cancelled: 0, notified: 0 })
    expect((await holder.club.ask(dayManage.reopenCheck, { date: july }, boss)).data).toMatchObject({
      groups: [{ teamName: 'Pine Friends', teeTimes: 2 }],
      bookings: [],
      free: 0,
    })
    await open()
    expect(await told()).toEqual({ me: [], other: [], player: [] })
  })

  it('are one message with the bookings of the same group that the club cancels', async () => {
    await at(5, july)
    const [first] = await pairFirst()
    expect(await shut()).toEqual({ cancelled: 1, notified: 3 })
    expect(await told()).toEqual({
      me: [{ kind: 'TEAM_DATE', text: expect.stringContaining('07:08 Lake.'), files: cleared([first!]) }],
      other: letter('건너뛴 것으로 세지 않습니다'),
      player: [{ kind: 'BOOKING_CANCELLED', text: expect.stringContaining('Snow'), files: cleared([first!]) }],
    })
  })

  it('that are shut are neither named nor given up nor asked for, and count as no skip', async () => {
    await at(5, july)
    await shut({ part: '1' })
    await shut({ part: '2' })
    await told()
    const { slotIdx, slots } = await dateOn(july)
    expect(slots.map(({ isShut }) => isShut)).toEqual([true, true])
    const pairings = [{ slotIdx: slotIdx[0]!, players: [member(1, me), member(2, player), guest(3, 'Guest 1')] }]
    const all = [{ action: 'PAIR' as const, pairings }, { action: 'SKIP' as const }, { action: 'REDUCE' as const }]
    for (const deed of [...all, { action: 'CANCEL' as const, accept: true }])
      expect((await change(july, deed)).fail).toMatchObject({ msgCode: 'common.WRONG_STATE' })
    await tendAt(1, '18:00')
    expect(await told()).toEqual({ me: [], other: [], player: [] })
    await tendAt(-1)
    expect(await dateOn(july)).toMatchObject({ state: 'CLUB_CANCELLED' })
    expect(await contractFor(me)).toMatchObject({ skipsUsed: 0 })
  })

  it('that are shut cost nothing where another of the date is given up too late', async () => {
    await at(5, july)
    const cost = async () => (await change(july, { action: 'CANCEL' })).fail!.msgVar!.money as number
    const both = await cost()
    await shut({ part: '1' })
    expect(await cost()).toBe(both / 2)
    expect(both).toBeGreaterThan(0)
  })

  const late = (more: Partial<InputOf<typeof delay.make>> = {}) =>
    holder.club.ask(
      delay.make,
      { date: july, minutes: 40, from: '07:00', until: 'DAY', reason: 'FOG', message: 'Fog on Hill', ...more },
      boss,
    )

  it('of a day that is delayed are a message to the officers who read of no booking, once it stands', async () => {
    await at(0, july, '06:00')
    expect((await late()).result).toBe(true)
    expect(await told()).toEqual({ me: [], other: [], player: [] })
    await holder.club.moveClock(61)
    expect(await told()).toEqual({
      me: letter('Its tee times are now: 07:40 Lake, 07:48 Lake.'),
      other: letter('변경된 티타임: 07:40 레이크, 07:48 레이크.'),
      player: [],
    })
  })

  it('are no second message to an officer whose booking is delayed', async () => {
    await at(1, july, '10:00')
    await pairFirst()
    await at(0, july, '06:00')
    await late()
    await holder.club.moveClock(61)
    const { me: mine, other: theirs, player: ofPlayer } = await told()
    expect(mine.map(({ kind }) => kind)).toEqual(['BOOKING_DELAYED'])
    expect(theirs).toEqual(letter('변경된 티타임: 07:40 레이크, 07:48 레이크.'))
    expect(ofPlayer.map(({ kind }) => kind)).toEqual(['BOOKING_DELAYED'])
  })

  it('of a delayed day are given up free of charge, and as no date that was missed', async () => {
    await at(0, july, '06:00')
    await late()
    await holder.club.moveClock(61)
    await told()
    const before = await contractFor(me)
    expect((await change(july, { action: 'CANCEL' })).data).toMatchObject({ state: 'CLUB_CANCELLED' })
    await tendAt(-1)
    const after = await contractFor(me)
    expect(after).toMatchObject({ skipsUsed: 0, missesLeft: before.missesLeft })
    expect(await holder.club.sql`select from penalty where member_idx = ${me.memberIdx}`).toHaveLength(0)
  })

  it('of which only one was delayed are given up late, at the price of the other', async () => {
    await at(0, july, '06:00')
    const cost = async () => (await change(july, { action: 'CANCEL' })).fail!.msgVar!.money as number
    const both = await cost()
    expect((await late({ from: '07:08', until: 'PART' })).result).toBe(true)
    expect(await cost()).toBe(both / 2)
    expect((await change(july, { action: 'CANCEL', accept: true })).data).toMatchObject({ state: 'CANCELLED_LATE' })
  })

  it('that a manager gives or takes are named in each officer’s language', async () => {
    await at(5, july)
    const { dateIdx, version, slotIdx } = await dateOn(july)
    const fewer = { dateIdx, version, slotIdx: [slotIdx[1]!], reason: 'Repairs' }
    expect((await holder.club.ask(teamManage.changeDate, fewer, boss)).result).toBe(true)
    const { me: mine, other: theirs } = await told()
    expect(mine[0]!.text).toContain('07:08 Lake')
    expect(theirs[0]!.text).toContain('07:08 레이크')
    expect(theirs[0]!.text).not.toContain('Lake')
  })

  it('of a delay that is undone are no message', async () => {
    await at(0, july, '06:00')
    const { delayIdx } = (await late()).data
    expect((await holder.club.ask(delay.undo, { delayIdx }, boss)).result).toBe(true)
    await holder.club.moveClock(61)
    expect(await told()).toEqual({ me: [], other: [], player: [] })
  })

  it('for which a delay leaves no time are missing by no fault of the group', async () => {
    await at(0, july, '06:00')
    const [first] = (await dateOn(july)).slotIdx as [number]
    const cannot = [{ slotIdx: first, cancel: true as const }]
    expect((await late({ minutes: 8, until: 'PART', cannot })).result).toBe(true)
    await holder.club.moveClock(61)
    expect((await told()).me).toEqual(letter('other tee times on'))
    expect(await dateOn(july)).toMatchObject({ missing: 1, slots: [{ time: '07:08' }] })
  })

  const free = async (slotIdx: readonly number[]) =>
    holder.club.ask(slotManage.unblock, { slotIdx: [...slotIdx], reason: 'Needed' }, boss)

  it('that the club frees before their players are due are a message to the officers, and missing', async () => {
    await at(5, july)
    const [first, second] = (await dateOn(july)).slotIdx as [number, number]
    expect((await free([first])).data).toMatchObject({ freed: 1 })
    const { me: mine, other: theirs } = await told()
    expect(mine).toEqual(letter('other tee times on Sat'))
    expect(mine[0]!.text).toContain(': 07:08 Lake.')
    expect(theirs).toEqual(letter('변경된 티타임: 07:08 레이크.'))
    expect(await dateOn(july)).toMatchObject({ missing: 1, slotIdx: [second] })
    await free([second])
    expect((await told()).me).toEqual(letter('The club has cancelled the date'))
    expect(await dateOn(july)).toMatchObject({ missing: 2, slotIdx: [] })
    await tendAt(-1)
    expect(await dateOn(july)).toMatchObject({ state: 'CLUB_CANCELLED' })
  })

  it('that the club frees after their players were due are a message too, and a skip of the group', async () => {
    await at(1, july, '18:00')
    await free((await dateOn(july)).slotIdx)
    expect((await told()).me).toEqual(letter('The club has cancelled the date'))
    expect(await dateOn(july)).toMatchObject({ missing: 0, slotIdx: [] })
    await tendAt(-1)
    expect(await dateOn(july)).toMatchObject({ state: 'SKIPPED' })
    expect(await contractFor(me)).toMatchObject({ skipsUsed: 1 })
  })
})
