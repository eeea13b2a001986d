import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import { beforeAll, describe, expect, it } from 'vitest'
import { TestClub } from '../../test/club.ts'
import { listedDraw } from '../../test/listed-draw.ts'
import { jobContext } from '../job/context.ts'
import { finishRounds } from '../reservation/booking/conduct/finish-rounds.ts'
import { keepDayFill } from './keep-fill.ts'

const holder = TestClub.use()
type Query = InputOf<typeof contract.bookingList.list>
type Member = Awaited<ReturnType<TestClub['member']>>
type Manager = Awaited<ReturnType<TestClub['manager']>>

const PLAYED = '2027-03-10'
let boss: Manager
let slots: number[]

const read = async (period: number, as = boss, lang = 'en') =>
  (await holder.club.ask(contract.dashboard.read, { period }, as, { 'accept-language': lang })).data

async function booked(by: Member, slotIdx: number): Promise<{ bookingIdx: number; version: number }> {
  const answer = await holder.club.book(by, slotIdx, await holder.club.hold(by, slotIdx))
  expect([answer.status, answer.code]).toEqual([200, undefined])
  return answer.data
}

const stayedAway = ({ bookingIdx, version }: { bookingIdx: number; version: number }) =>
  holder.club.ask(contract.conduct.noShow, { bookingIdx, version, isNoShow: true, reason: 'seen at the desk' }, boss)

/** February: one booking. 5 March: three, of which one is cancelled in time and one late. 10 March: the day of play. */
beforeAll(async () => {
  const { club } = holder
  const [early, played, gone, late] = await Promise.all([1, 2, 3, 4].map(() => club.member()))
  boss = await club.manager({ isSSAdmin: true })
  await club.setClock('2027-02-24T12:00')
  const first = await club.day(PLAYED, { slots: 4 })
  slots = [...first, ...(await club.day(PLAYED, { slots: 2, course: '2', part: '2', from: '12:00' }))]
  const early1 = await booked(early!, slots[0]!)
  await club.setClock('2027-03-05T12:00')
  await booked(played!, slots[1]!)
  const cancel = (as: Member, { bookingIdx, version }: { bookingIdx: number; version: number }) =>
    club.ask(contract.booking.cancel, { bookingIdx, version, reason: 'weather', accept: true }, as)
  expect((await cancel(gone!, await booked(gone!, slots[2]!))).data.state).toBe('CX')
  const late1 = await booked(late!, slots[4]!)
  await club.sql`
    insert into claim (slot_idx, seat, kind, reason) values (${slots[3]!}, 0, 'BLOCK', 'Frost'), (${slots[5]!}, 0, 'HOUSE', '')`
  await club.setClock('2027-03-09T20:00')
  expect((await cancel(late!, late1)).data.state).toBe('CL')
  await club.ask(contract.dashboard.increment, { clubCode: 'GC001' }, null, { 'user-agent': 'one' })
  await club.setClock('2027-03-11T10:00')
  expect((await stayedAway(early1)).data.state).toBe('NS')
  await finishRounds.run(jobContext(club.platform, finishRounds.name))
  await club.sql`update member set created_at = '2027-02-28T15:00:00Z' where member_idx = ${early!.memberIdx}`
  await club.sql`update member set created_at = '2027-02-28T14:59:59Z' where member_idx = ${played!.memberIdx}`
  await club.sql`
    insert into member (id, password_hash, name, email, member_type, state, inactive_at, created_at)
    select 'left' || n, '', '', '', '10', case n when 1 then 'WITHDRAW_REQUESTED' else 'WITHDRAWN' end,
      '2027-03-02T00:00:00Z', '2020-01-01T00:00:00Z' from generate_series(1, 2) n`
})

it('lists the periods in the language of the manager', async () => {
  const named = async (lang: string) =>
    (await holder.club.ask(contract.dashboard.periods, {}, boss, { 'accept-language': lang })).data
  expect((await named('en'))[2]).toEqual({
    period: 2,
    key: '2',
    name: 'This month',
    from: '2027-03-01',
    to: '2027-03-11',
  })
  expect((await named('ko')).map(({ name }) => name)).toEqual(['오늘', '이번 주', '이번 달', '지난달', '올해'])
})

it('reads today unless a period is named, and no other period', async () => {
  expect((await holder.club.ask(contract.dashboard.read, {}, boss)).data).toMatchObject({
    period: 0,
    from: '2027-03-11',
    to: '2027-03-11',
  })
  for (const period of ['5', '-1', 'x', '1.5'])
    expect((await holder.club.send(contract.dashboard.read, { period }, boss)).status, period).toBe(400)
})

describe('the numbers of a month', () => {
  it('are counted by the day of the event, in the zone of the club', async () => {
    const parts = [
      { part: '1', taken: 2, total: 3 },
      { part: '2', taken: 1, total: 2 },
    ]
    expect(await read(2)).toMatchObject({
      views: { total: 1, byDay: [{ date: '2027-03-09', views: 1 }] },
      members: { pending: 0, joined: 1, left: 2 },
      bookings: {
        made: 3,
        cancelled: 2,
        late: 1,
        noShow: 1,
        played: 1,
        byDay: [
          { date: '2027-03-05', made: 3, cancelled: 1, noShow: 0 },
          { date: '2027-03-09', made: 0, cancelled: 1, noShow: 0 },
          { date: PLAYED, made: 0, cancelled: 0, noShow: 1 },
        ],
      },
      leadTime: {
        averageDays: 5,
        bands: [{ count: 0 }, { count: 0 }, { from: 4, to: 7, count: 3 }, { count: 0 }, { count: 0 }],
      },
      occupancy: [{ date: PLAYED, taken: 3, total: 5, parts }],
      byPart: parts,
      ledger: { total: 6, member: 2, draw: 0, team: 0, house: 1, blocked: 1, nonMember: 0, open: 2 },
    })
  })

  it('equal the lists behind them', async () => {
    const { from, to, bookings, members, leadTime } = await read(2)
    const list = async (query: Query) => (await holder.club.ask(contract.bookingList.list, query, boss)).data.total
    expect({
      made: await list({ madeFrom: from, madeTo: to }),
      cancelled: await list({ cancelledFrom: from, cancelledTo: to }),
      late: await list({ cancelledFrom: from, cancelledTo: to, state: 'CL' }),
      noShow: await list({ from, to, state: 'NS' }),
      played: await list({ from, to, state: 'PL' }),
    }).toEqual((({ byDay: _, ...counts }) => counts)(bookings!))
    for (const band of leadTime!.bands) {
      const leadTo = band.to ?? undefined
      expect(await list({ madeFrom: from, madeTo: to, leadFrom: band.from, leadTo })).toBe(band.count)
    }
    expect(
      (await holder.club.ask(contract.memberManage.list, { joinedFrom: from, joinedTo: to }, boss)).data.total,
    ).toBe(members!.joined)
    expect((await holder.club.ask(contract.memberManage.list, { leftFrom: from, leftTo: to }, boss)).data.total).toBe(
      members!.left,
    )
    expect((await holder.club.ask(contract.memberManage.list, { state: 'ACTIVE' }, boss)).data.total).toBe(
      members!.active,
    )
  })

  it('are the sum of their days, of a part and of a course too', async () => {
    const { from, to, bookings, members, views, byPart, byCourse } = await read(2)
    const summed = async (more: { part?: string; courseIdx?: number } = {}) => {
      const { list } = (await holder.club.ask(contract.dashboard.byDay, { from, to, size: 100, ...more }, boss)).data
      const fields = ['views', 'joined', 'made', 'cancelled', 'late', 'noShow', 'played', 'taken', 'total'] as const
      const sum = (field: (typeof fields)[number]) => list.reduce((all, row) => all + row[field]!, 0)
      return Object.fromEntries(fields.map((field) => [field, sum(field)]))
    }
    const { byDay: _, ...counts } = bookings!
    expect(await summed()).toEqual({ views: views.total, joined: members!.joined, ...counts, taken: 3, total: 5 })
    for (const { part, taken, total: all } of byPart!)
      expect(await summed({ part })).toMatchObject({ taken, total: all })
    expect(byCourse).toHaveLength(2)
    for (const { courseIdx, taken, total: all } of byCourse!)
      expect(await summed({ courseIdx })).toMatchObject({ taken, total: all })
  })

  it('equal the ledger of the day’s sheet', async () => {
    const { ledger } = (await holder.club.ask(contract.sheet.forManager, { date: PLAYED }, boss)).data
    expect((await read(2)).ledger).toEqual(ledger)
  })

  it('stand beside the month before and the year before', async () => {
    const { before, yearBefore } = await read(2)
    expect(before).toMatchObject({
      from: '2027-02-01',
      to: '2027-02-11',
      bookings: { made: 0 },
      fill: { taken: 0, total: 0 },
    })
    expect(yearBefore).toMatchObject({ from: '2026-03-01', to: '2026-03-11', leadDays: null, views: 0 })
    await holder.club.setClock('2027-04-11T10:00')
    const later = (await read(2)).before
    await holder.club.setClock('2027-03-11T10:00')
    expect(later).toMatchObject({
      from: '2027-03-01',
      to: '2027-03-11',
      views: 1,
      joined: 1,
      left: 2,
      leadDays: 5,
      bookings: { made: 3, cancelled: 2, late: 1, noShow: 1, played: 1 },
      fill: { taken: 3, total: 5 },
    })
  })

  it('are compared up to the same hour while the period runs, and with whole days where there are fewer', async () => {
    const counts = async (at: string, period = 2) => {
      await holder.club.setClock(at)
      const { before } = await read(period)
      const { made, cancelled, noShow } = before.bookings!
      return [before.isByHour, made, cancelled, noShow]
    }
    // Made on 5 March at noon, cancelled then and on the 9th at 20:00.
    expect(await counts('2027-04-05T11:59')).toEqual([true, 0, 0, 0])
    expect(await counts('2027-04-05T12:01')).toEqual([true, 3, 1, 0])
    expect(await counts('2027-04-09T19:59')).toEqual([true, 3, 1, 0])
    expect(await counts('2027-04-09T20:01')).toEqual([true, 3, 2, 0])
    const [teeTime] = await holder.club.sql<{ time: string }[]>`
      select to_char(min(s.time), 'HH24:MI') as time from booking join slot s using (slot_idx) where state = 'NS'`
    expect(await counts(`2027-04-10T${teeTime!.time}`)).toEqual([true, 3, 2, 1])
    expect(await counts('2027-04-10T00:30')).toEqual([true, 3, 2, 0])
    expect(await counts('2027-03-06T11:00', 0)).toEqual([true, 0, 0, 0])
    // 31 days of May have 30 of April before them, all whole; so is the month before last.
    expect((await counts('2027-05-31T00:30'))[0]).toBe(false)
    expect(await counts('2027-05-02T00:30', 3)).toEqual([false, 3, 2, 1])
    await holder.club.setClock('2027-03-11T10:00')
  })

  it('have a trend of 30 days at least, also on the first day of a month, and of no more than a longer period', async () => {
    await holder.club.setClock('2027-04-01T10:00')
    const { trend, bookings } = await read(2)
    expect([trend.from, trend.to]).toEqual(['2027-03-03', '2027-04-01'])
    expect(trend.bookings!.map(({ date, noShow }) => [date, noShow])).toEqual([
      ['2027-03-05', 0],
      ['2027-03-09', 0],
      [PLAYED, 1],
    ])
    expect(trend.fill).toEqual([{ date: PLAYED, taken: 3, total: 5 }])
    expect(bookings!.byDay).toEqual([])
    expect((await read(4)).trend).toMatchObject({ from: '2027-01-01', to: '2027-04-01' })
    await holder.club.setClock('2027-03-11T10:00')
  })

  it('show the fill of the same days a year earlier, and nothing where the club had none', async () => {
    expect((await read(2)).occupancyYearBefore).toEqual([])
    await holder.club.setClock('2028-03-10T10:00')
    expect((await read(2)).occupancyYearBefore).toEqual([{ date: PLAYED, taken: 3, total: 5 }])
    await holder.club.setClock('2027-03-11T10:00')
  })

  it('show the fill of the next 14 days, without drafts', async () => {
    await holder.club.day('2027-03-12', { slots: 2 })
    await holder.club.day('2027-03-25', { slots: 1 })
    await holder.club.day('2027-03-26', { slots: 1 })
    await holder.club.day('2027-03-13', { slots: 1, state: 'DRAFT' })
    expect((await read(0)).ahead).toEqual([
      { date: '2027-03-12', taken: 0, total: 2 },
      { date: '2027-03-25', taken: 0, total: 1 },
    ])
  })
})

describe('a manager without a menu', () => {
  const rights = (...codes: string[]) =>
    Object.fromEntries(['900000', '940000', '950000', '960000', ...codes].map((code) => [code, 'R']))

  it.each([
    [[], []],
    [['950100'], ['members']],
    [['940400'], ['bookings', 'leadTime']],
    [['940200'], ['ahead', 'byCourse', 'byPart', 'ledger', 'occupancy', 'occupancyYearBefore']],
  ])('with %j reads %j beside the views', async (codes, blocks) => {
    const data = await read(2, await holder.club.manager({ rights: rights(...codes) }))
    const ALWAYS = ['before', 'from', 'period', 'to', 'todo', 'trend', 'views', 'yearBefore']
    expect(Object.keys(data).sort()).toEqual([...ALWAYS, ...blocks].sort())
    const own = { '950100': ['joined', 'left'], '940400': ['bookings', 'leadDays'], '940200': ['fill'] } as const
    const compared = codes.flatMap((code) => own[code as keyof typeof own])
    expect(Object.keys(data.before).sort()).toEqual(['from', 'isByHour', 'to', 'views', ...compared].sort())
  })

  it('has only the columns of the days that it may read', async () => {
    const columns = async (...codes: string[]) => {
      const as = await holder.club.manager({ rights: rights(...codes) })
      return Object.keys((await holder.club.ask(contract.dashboard.byDay, {}, as)).data.list[0]!).sort()
    }
    expect(await columns()).toEqual(['date', 'views'])
    expect(await columns('950100')).toEqual(['date', 'joined', 'views'])
    expect(await columns('940200')).toEqual(['date', 'fillRate', 'taken', 'total', 'views'])
    expect(await columns('940400')).toEqual(['cancelled', 'date', 'late', 'made', 'noShow', 'played', 'views'])
  })

  it('is shown what waits for it only', async () => {
    const { club } = holder
    await club.member({ state: 'PENDING' })
    await club.sql`
      insert into mail (kind, to_email, lang, subject, text, html, state, next_at, useful_until, bounced_at)
      select 'WELCOME', 'a@example.com', 'en', '', '', '', 'FAILED', club_now(), club_now(), case when n = 1 then club_now() end
      from generate_series(1, 3) n`
    const todo = async (...codes: string[]) => (await read(0, await club.manager({ rights: rights(...codes) }))).todo
    const people = { code: 'MEMBER_PENDING', count: 1, path: '/ishm/member/list?state=PENDING' }
    const mails = [
      { code: 'MAIL_FAILED', count: 2, path: '/ishm/system/outbox?state=FAILED&isBounced=false' },
      { code: 'MAIL_BOUNCED', count: 1, path: '/ishm/system/outbox?state=FAILED&isBounced=true' },
    ]
    expect([await todo(), await todo('950100'), await todo('960500')]).toEqual([[], [people], mails])
    await club.sql`insert into job (name, schedule, next_at) values ('tidy-mail', '* * * * *', club_now() - interval '1 hour')`
    expect(await todo('960700')).toEqual([{ code: 'JOB_FAILED', count: 1, path: '/ishm/system/job' }])
    const { data } = await club.ask(contract.job.list, {}, boss)
    expect(data.filter(({ overdue }) => overdue)).toHaveLength(1)
    const { total: failed } = (await club.ask(contract.mail.list, { state: 'FAILED', isBounced: false }, boss)).data
    expect(failed).toBe(2)
  })
})

describe('the days of the dashboard', () => {
  it('are the last 30 unless they are named, and not more than ten years', async () => {
    const list = async (query: InputOf<typeof contract.dashboard.byDay>) =>
      await holder.club.ask(contract.dashboard.byDay, { size: 100, sort: 'date', ...query }, boss)
    const { data } = await list({})
    expect([data.total, data.list[0]!.date, data.list.at(-1)!.date]).toEqual([30, '2027-02-10', '2027-03-11'])
    expect((await list({ from: '2027-03-20' })).data.total).toBe(1)
    expect((await list({ to: '2027-03-01' })).data.list[0]!.date).toBe('2027-01-31')
    expect((await list({ from: '2027-03-02', to: '2027-03-01' })).data.total).toBe(0)
    expect((await list({ from: '2010-01-01' })).fail.msgDetail).toBe('from')
  })
})

describe('days that are over', () => {
  const kept = async () => {
    const rows = await holder.club.sql<{ date: string }[]>`select distinct date from day_fill order by date`
    return rows.map(({ date }) => date)
  }
  const differs = () => holder.club.sql`
    (select * from day_fill except select * from count_fill(array(select date from sheet_day)))
    union all
    (select c.* from count_fill(array(select distinct date from day_fill)) c except select * from day_fill)`
  const keep = async () => keepDayFill.run(jobContext(holder.club.platform, 'keep-day-fill'))

  beforeAll(() => holder.club.setClock('2027-03-12T10:00'))

  it('are counted once, when they are over for more than a day, with the same numbers', async () => {
    const [before, list] = [await read(2), await holder.club.ask(contract.dashboard.byDay, {}, boss)]
    await holder.club.setClock('2027-03-11T23:59')
    await keep()
    expect(await kept()).toEqual([])
    await holder.club.setClock('2027-03-12T10:00')
    await keep()
    await keep()
    expect(await kept()).toEqual([PLAYED])
    expect(await read(2)).toEqual(before)
    expect((await holder.club.ask(contract.dashboard.byDay, {}, boss)).body).toEqual(list.body)
  })

  it.each([
    ['a tee time is given up', () => holder.club.sql`delete from claim where slot_idx = ${slots[5]!}`],
    [
      'a tee time is blocked',
      () => holder.club.sql`
      insert into claim (slot_idx, seat, kind, reason) values (${slots[5]!}, 0, 'BLOCK', 'Frost')`,
    ],
    ['a reason changes', () => holder.club.sql`update claim set kind = 'TEAM' where slot_idx = ${slots[3]!}`],
    ['a tee time is added', () => holder.club.day(PLAYED, { slots: 1, from: '15:00' })],
    [
      'a tee time moves to another part',
      () => holder.club.sql`update slot set part = '3' where slot_idx = ${slots[2]!}`,
    ],
    ['a tee time is removed', () => holder.club.sql`delete from slot where date = ${PLAYED} and time = '15:00'`],
    [
      'a member becomes a web member',
      () => holder.club.sql`
      update member set member_type = '20' where member_idx = (select min(member_idx) from booking where state = 'PL')`,
    ],
  ])('are counted again when %s', async (_, change) => {
    await keep()
    const before = await read(2)
    await change()
    expect(await kept()).toEqual([])
    const live = await read(2)
    expect(live).not.toEqual(before)
    await keep()
    expect(await kept()).toEqual([PLAYED])
    expect(await read(2)).toEqual(live)
    expect([...(await differs())]).toEqual([])
  })

  it('are not counted beside a change that is under way', async () => {
    await holder.club.sql`delete from day_fill`
    const { promise: isChanged, resolve } = Promise.withResolvers<void>()
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
    const change = holder.club.sql.begin(async (tx) => {
      await tx`delete from claim where slot_idx = ${slots[3]!}`
      resolve()
      await mayEnd
    })
    await isChanged
    const counted = keep()
    await holder.club.untilWaiting()
    end()
    await Promise.all([change, counted])
    expect(await kept()).toEqual([PLAYED])
    expect([...(await differs())]).toEqual([])
  })
})

it('shows the draws under way and about to open, and how many stand by, to those who may read them', async () => {
  const { club } = holder
  await listedDraw(club, { title: 'Closed', date: '2027-03-20', state: 'CLOSED' })
  await listedDraw(club, { title: 'Open', date: '2027-03-19', state: 'OPEN' })
  await listedDraw(club, { title: 'Soon', date: '2027-04-03', state: 'PLANNED' })
  await listedDraw(club, { title: 'Later', date: '2027-04-04', state: 'PLANNED' })
  await listedDraw(club, { title: 'Failed', date: '2027-03-20', state: 'FAILED' })
  const { draws, waiting } = await read(0)
  expect(draws!.map(({ title }) => title)).toEqual(['Open', 'Closed', 'Soon'])
  expect(waiting).toBe(0)
  const desk = await club.manager({ rights: { '900000': 'R', '940000': 'R', '940600': 'R' } })
  const theirs = await read(0, desk)
  expect([theirs.draws, theirs.waiting]).toEqual([undefined, 0])
})

it('counts enquiries that are open and overdue, whatever the period, for those who may read them', async () => {
  const { club } = holder
  const { memberIdx } = await club.member()
  await club.sql`
    insert into inquiry (member_idx, type, title, contents, state, created_at)
    values (${memberIdx}, 'QUESTION', 'Lockers', '', 'RECEIVED', club_now() - interval '20 days'),
      (${memberIdx}, 'QUESTION', 'Shoes', '', 'RECEIVED', club_now()), (${memberIdx}, 'PRAISE', 'Greens', '', 'CLOSED', club_now())`
  const { inquiries, todo } = await read(0)
  expect(inquiries).toEqual({ open: 2, firstOverdue: 1, overdue: 0 })
  const path = '/ishm/member/inquiry?overdue=true&dueFor=FIRST_ANSWER'
  expect(todo).toContainEqual({ code: 'INQUIRY_FIRST_OVERDUE', count: 1, path })
  const desk = await club.manager({ rights: { '900000': 'R', '940000': 'R', '940600': 'R' } })
  expect((await read(0, desk)).inquiries).toBeUndefined()
})

it('lists the applications of groups that wait for a decision, for those who may read them', async () => {
  const { club } = holder
  const [me, other] = [await club.member(), await club.member()]
  await club.knows(me, [other])
  const limits = {
    teamsMin: 1,
    teamsMax: 3,
    singleMin: 1,
    singleMax: 3,
    rosterMin: 2,
    rosterMax: 12,
    wishes: 3,
    perHour: 6,
  }
  const [season] = await club.sql<{ seasonIdx: number }[]>`
    insert into team_season (year, open_at, close_at, decide_by, limits)
    values (2098, club_now(), club_now() + interval '1 day', club_now() + interval '2 days', ${club.sql.json(limits)})
    returning season_idx`
  const form = {
    ...{ ...season!, state: 'SUBMITTED' as const, teamName: 'Pine Friends', cycle: 'M1', teams: 2 },
    ...{ presidentIdx: me.memberIdx, secretaryIdx: other.memberIdx },
    wishes: [{ weekType: '2', weekday: '6', hour: '07' }],
  }
  expect((await club.ask(contract.team.save, form, me)).result).toBe(true)
  expect((await read(0)).todo.map(({ code }) => code)).not.toContain('TEAM_FORMS')
  await club.sql`update team_season set close_at = club_now() where season_idx = ${season!.seasonIdx}`
  const waits = { code: 'TEAM_FORMS', count: 1, path: '/ishm/reservation/teams?state=SUBMITTED' }
  expect((await read(0)).todo).toContainEqual(waits)
  const desk = await club.manager({ rights: { '900000': 'R', '940000': 'R', '940600': 'R' } })
  expect((await read(0, desk)).todo).not.toContainEqual(waits)
})

it('counts standby, draw demand, enquiries and rounds as their lists do, for those who may read them', async () => {
  const { club } = holder
  const [slot] = await club.day('2027-03-20', { slots: 1, w05: 'D' })
  const members = await Promise.all(['W', 'W', 'O', 'C'].map(() => club.member()))
  for (const [i, state] of ['W', 'W', 'O', 'C'].entries())
    await club.sql`
      insert into standby_entry (member_idx, date, hours, party_size, notice_hours, auto, state)
      values (${members[i]!.memberIdx}, '2027-03-20', '{07}', 4, 12, false, ${state})`
  const [running] = await club.sql<{ drawIdx: number }[]>`select draw_idx from draw where state = 'OPEN'`
  await club.sql`insert into draw_slot (draw_idx, slot_idx) values (${running!.drawIdx}, ${slot!})`
  for (const { memberIdx } of members)
    await club.sql`
      insert into draw_entry (draw_idx, member_idx, play_date, pseudonym, wishes, any_time, party_size, standby_if_lost,
        terms_idx, entry_hash)
      select ${running!.drawIdx}, ${memberIdx}, '2027-03-19', md5(${memberIdx}::text), '[{}]', true, 4, false, min(terms_idx),
        encode(sha256(convert_to(${memberIdx}::text, 'UTF8')), 'hex')
      from terms`
  const { waiting, offers, drawDemand, inquiries, bookings, from, to } = await read(4)
  const totals = async (state: string) => (await club.ask(contract.standbyManage.list, { state }, boss)).data.total
  expect([waiting, offers]).toEqual([await totals('W'), await totals('O')])
  expect([waiting, offers]).toEqual([2, 1])

  const draws = (await club.ask(contract.drawManage.list, { isRunning: true, size: 100 }, boss)).data
  const sum = (field: 'entryCount' | 'slotCount') => draws.list.reduce((total, one) => total + one[field], 0)
  expect(drawDemand).toEqual({ draws: draws.total, entries: sum('entryCount'), slots: sum('slotCount') })
  expect([draws.total, sum('entryCount')]).toEqual([2, 4])
  const rest = (await club.ask(contract.drawManage.list, { isRunning: false }, boss)).data
  expect(rest.list.map(({ title }) => title).sort()).toEqual(['Failed', 'Later', 'Soon'])

  const enquiries = async (query: InputOf<typeof contract.inquiryManage.list>) =>
    (await club.ask(contract.inquiryManage.list, query, boss)).data.total
  expect(inquiries).toEqual({
    open: await enquiries({ open: true }),
    firstOverdue: await enquiries({ overdue: true, dueFor: 'FIRST_ANSWER' }),
    overdue: await enquiries({ overdue: true, dueFor: 'ANSWER' }),
  })
  expect(await enquiries({ open: false })).toBe((await enquiries({})) - inquiries!.open)

  const rounds = await club.ask(contract.bookingList.list, { from, to, state: 'PL' }, boss)
  expect([bookings!.played, bookings!.played]).toEqual([rounds.data.total, 1])

  const desk = await club.manager({ rights: { '900000': 'R', '940000': 'R', '940600': 'R' } })
  const theirs = await read(0, desk)
  expect([theirs.waiting, theirs.offers]).toEqual([2, 1])
  expect([theirs.drawDemand, theirs.inquiries, theirs.bookings]).toEqual([undefined, undefined, undefined])
  const committee = await club.manager({ rights: { '900000': 'R', '940000': 'R', '940700': 'R' } })
  const others = await read(0, committee)
  expect([others.waiting, others.offers, others.drawDemand!.entries]).toEqual([undefined, undefined, 4])
  // Only counted here: no offer or draw made them.
  await club.sql`delete from standby_entry`
  await club.sql`delete from draw_entry`
  await club.sql`delete from draw_slot`
  await club.sql`delete from claim where slot_idx = ${slot!}`
})
