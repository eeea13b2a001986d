import { contract } from '@clubhouse/contract'
import type { InputOf } from '@clubhouse/contract/call'
import type { TeamDate } from '@clubhouse/contract/reservation/team/team'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TestClub } from '../../../../test/club.ts'
import { freeing } from '../../../../test/freeing.ts'
import { jobContext } from '../../../job/context.ts'
import { mailWanted } from '../../../member/inbox/mail-choice.ts'
import { notify } from '../../../member/inbox/notify.ts'
import { OFFER_STANDBY } from '../../standby/freed/release.ts'
import { teamJobs } from '../job.ts'

const holder = TestClub.use()
const { team, teamSeason, teamManage, dayManage, slotManage } = contract
const [tend] = teamJobs({ notify, mailWanted })
type Member = Awaited<ReturnType<TestClub['member']>>

let boss: Awaited<ReturnType<TestClub['manager']>>
let year = 2027
let me: Member
let other: Member
/** The second Saturday of May, on which the group plays at 07:00 with two tee times. */
let day: string
let contractIdx: number
let formIdx: number

const saturday = (month: number) => {
  const first = Temporal.PlainDate.from({ year, month, day: 1 })
  return first.add({ days: ((6 - first.dayOfWeek + 7) % 7) + 7 }).toString()
}
const at = (daysBefore: number, time = '12:00', date = day) =>
  holder.club.setClock(`${Temporal.PlainDate.from(date).subtract({ days: daysBefore })}T${time}`)
const instant = (local: string) =>
  Temporal.PlainDateTime.from(local).toZonedDateTime('Asia/Seoul').toInstant().toString()

beforeAll(async () => {
  const rights = { '940000': 'R', '940800': 'CRU', '940200': 'CRUD' }
  boss = await holder.club.manager({ rights })
})

/** A group that plays from May to August, approved in November; the day of May is made, with four tee times from 06:52. */
beforeEach(async () => {
  const { club } = holder
  year++
  day = saturday(5)
  await club.setClock(`${year - 1}-10-05T12:00`)
  me = await club.member()
  other = await club.member()
  await club.knows(me, [other])
  const limits = {
    ...{ teamsMin: 1, teamsMax: 3, singleMin: 1, singleMax: 5, rosterMin: 4, rosterMax: 12 },
    ...{ wishes: 3, perHour: 3 },
  }
  const season = {
    ...{ year, limits, openAt: instant(`${year - 1}-10-01T09:00`), closeAt: instant(`${year - 1}-10-20T17:00`) },
    decideBy: instant(`${year - 1}-11-30T18:00`),
  }
  const { seasonIdx } = (await club.ask(teamSeason.create, season, boss)).data
  const form = await club.ask(
    team.save,
    {
      ...{ seasonIdx, state: 'SUBMITTED', teamName: 'Pine Friends', cycle: 'M1', teams: 2 },
      wishes: [{ weekType: '2', weekday: '6', hour: '07' }],
      ...{ presidentIdx: me.memberIdx, secretaryIdx: other.memberIdx },
      roster: Array.from({ length: 8 }, (_, i) => ({ name: `Guest ${i}` })),
      skipMonths: [1, 2, 3, 4, 9, 10, 11, 12],
    },
    me,
  )
  formIdx = form.data.formIdx
  await club.day(day, { slots: 4, from: '06:52', dayClass: 'WEEKEND' })
  await club.setClock(`${year - 1}-11-05T12:00`)
  const decided = await club.ask(teamManage.decide, { formIdx, version: 1, state: 'APPROVED', reason: 'Welcome' }, boss)
  contractIdx = decided.data.contractIdx!
})

const mine = async (as = me) =>
  (await holder.club.ask(team.contracts, { memberIdx: as.memberIdx }, as)).data.find(
    (one) => one.contractIdx === contractIdx,
  )!
const dateOn = async (date = day) => (await mine()).dates.find((one) => one.date === date)!
type Change = Partial<Omit<InputOf<typeof team.changeDate>, 'dateIdx'>>
const change = async (changes: Change, as = me, date = day) => {
  const { dateIdx, version } = await dateOn(date)
  return holder.club.ask(team.changeDate, { dateIdx, version, ...changes }, as)
}
const guests = (from: number, count: number) =>
  Array.from({ length: count }, (_, i) => ({
    ...{ no: i + 1, kind: 'GUEST' as const, name: `Guest ${from + i}`, phoneNo: `010555${from + i}000`, consent: true },
  }))
const member = (no: number, { memberIdx }: Member) => ({ no, kind: 'MEMBER' as const, memberIdx })
const pairings = ({ slotIdx: [a, b] }: TeamDate) => [
  { slotIdx: a!, players: [member(1, me), ...guests(0, 3).map((one) => ({ ...one, no: one.no + 1 }))] },
  { slotIdx: b!, players: [member(1, other), ...guests(3, 2).map((one) => ({ ...one, no: one.no + 1 }))] },
]
const pair = async (as = me, date = day) => change({ action: 'PAIR', pairings: pairings(await dateOn(date)) }, as, date)
const statesOf = async (date = day) =>
  (
    await holder.club.sql<{ time: string; kind: string | null }[]>`
    select to_char(s.time, 'HH24:MI') as time, c.kind from slot s left join claim c using (slot_idx)
    where s.date = ${date} order by s.time`
  ).map(({ time, kind }) => [time, kind])
const run = () => tend!.run(jobContext(holder.club.platform, 'test'))
const mailsTo = (who: Member, kind: string) => holder.club.sql<{ text: string }[]>`
  select text from mail where to_email = ${`${who.id}@example.com`} and kind = ${kind} order by mail_idx`
const setPolicy = async (values: object) => {
  const { sql, platform } = holder.club
  await sql`
    insert into rule_setting (name, "values") values ('team', ${sql.json({ ...values })})
    on conflict (name) do update set "values" = excluded."values"`
  platform.cache.invalidate('rule')
}
const penalties = (who: Member) => holder.club.sql<{ code: string; days: number | null; money: number | null }[]>`
  select code, until_date - from_date + 1 as days, money from penalty where member_idx = ${who.memberIdx} order by penalty_idx`

describe('the tee times of a group', () => {
  it('are those of its hour on a day that is made already', async () => {
    const date = await dateOn()
    expect(date).toMatchObject({ state: 'SCHEDULED', missing: 0, slots: [{ time: '07:00' }, { time: '07:08' }] })
    expect(await statesOf()).toEqual([
      ['06:52', null],
      ['07:00', 'TEAM'],
      ['07:08', 'TEAM'],
      ['07:16', null],
    ])
  })

  it('are kept when a day is made, and the nearest when its template changes', async () => {
    const { club } = holder
    const june = saturday(6)
    const [course] = await club.sql<{ courseIdx: number }[]>`select course_idx from course where code = '1'`
    const template = async (from: string, to: string) => {
      const [row] = await club.sql<{ templateIdx: number }[]>`
        insert into template (name, day_types) values (${`${june} ${from}`}, '{}') returning template_idx`
      await club.sql`
        insert into template_part (template_idx, part, first_time, last_time, min_players, holes, fcfs_share, house_share)
        values (${row!.templateIdx}, '1', ${from}, ${to}, 4, '9', 50, 50)`
      await club.sql`
        insert into template_route (template_idx, part, course_idx) values (${row!.templateIdx}, '1', ${course!.courseIdx})`
      return row!.templateIdx
    }
    const make = async (templateIdx: number) =>
      club.ask(dayManage.generate, { from: june, to: june, templateIdx, replace: true }, boss)
    expect((await make(await template('07:00', '07:24'))).result).toBe(true)
    expect(await dateOn(june)).toMatchObject({ missing: 0, slots: [{ time: '07:00' }, { time: '07:08' }] })
    // The group comes out of the first-come share, before the club's.
    const [house] = await club.sql<{ count: number }[]>`
      select count(*)::int from claim c join slot s using (slot_idx) where s.date = ${june} and c.kind = 'HOUSE'`
    expect(house!.count).toBe(2)
    // Members do not see a draft, so its changes are no message.
    const said = async () => (await mailsTo(other, 'TEAM_DATE')).map(({ text }) => text)
    expect((await make(await template('07:00', '07:32'))).result).toBe(true)
    expect((await make(await template('08:30', '08:46'))).result).toBe(true)
    expect(await dateOn(june)).toMatchObject({ missing: 0, slots: [{ time: '08:30' }, { time: '08:38' }] })
    expect(await said()).toEqual([])
    await club.ask(dayManage.publish, { dates: [june] }, boss)
    const later = await template('08:38', '08:54')
    expect((await make(later)).result).toBe(true)
    expect(await said()).toEqual([expect.stringContaining('other tee times on')])
    expect((await said())[0]).toContain(': 08:38 Lake, 08:46 Lake.')
    expect((await make(later)).result).toBe(true)
    expect(await said()).toHaveLength(1)
    expect((await make(await template('08:30', '08:30'))).result).toBe(true)
    expect(await dateOn(june)).toMatchObject({ missing: 1, slots: [{ time: '08:30' }] })
    expect((await said())[1]).toContain(': 08:30 Lake.')
  })

  it('may be freed by managers, and given anew', async () => {
    const { dateIdx, slotIdx } = await dateOn()
    await at(20)
    await holder.club.ask(slotManage.unblock, { slotIdx: [slotIdx[0]!], reason: 'Free', release: 'OPEN' }, boss)
    const { version } = await dateOn()
    expect((await dateOn()).slotIdx).toEqual([slotIdx[1]])
    const all = (
      await holder.club.sql<{ slotIdx: number }[]>`select slot_idx from slot where date = ${day} order by time`
    ).map((one) => one.slotIdx)
    const kept = { slotIdx: [all[0]!], kind: 'BLOCK' as const, reason: 'Aeration' }
    expect((await holder.club.ask(slotManage.block, kept, boss)).result).toBe(true)
    const teeTimes = (as: { token: string } | null = boss, of = dateIdx) =>
      holder.club.ask(teamManage.teeTimes, { dateIdx: of }, as)
    expect((await teeTimes()).data).toMatchObject([
      { slotIdx: all[1], time: '07:00', isOwn: false },
      { slotIdx: all[2], time: '07:08', isOwn: true },
      { slotIdx: all[3], time: '07:16', isOwn: false },
    ])
    expect((await teeTimes(boss, 999_999)).status).toBe(404)
    for (const who of [null, me, await holder.club.manager({ rights: { '940000': 'R', '940800': 'CU' } })])
      expect([401, 403]).toContain((await teeTimes(who)).status)
    const give = (chosen: number[], of = version) =>
      holder.club.ask(teamManage.changeDate, { dateIdx, version: of, slotIdx: chosen, reason: 'Given' }, boss)
    expect((await give([all[0]!, all[1]!])).code).toBe('TAKEN')
    expect((await give([all[2]!, all[3]!])).data).toMatchObject({ slotIdx: [all[2], all[3]], missing: 0 })
    const said = (await mailsTo(me, 'TEAM_DATE')).at(-1)!.text
    expect(said).toMatch(/other tee times on .+: 07:08 .+, 07:16 /)
    expect(said).not.toContain('accept')
    expect((await give([all[2]!, all[3]!])).code).toBe('CHANGED_MEANWHILE')
    expect((await give([999_999], version + 1)).status).toBe(400)
  })
})

describe('naming the players of a date', () => {
  beforeEach(() => at(10))

  it('makes bookings of type T of the officer, whom it leaves free to book', async () => {
    const { data } = await pair()
    expect(data).toMatchObject({ state: 'CONFIRMED', pairings: [{ players: [{ name: me.name }, {}, {}, {}] }, {}] })
    const rows = await holder.club.sql`
      select b.type, b.state, b.member_idx, jsonb_path_query_first(b.price, '$.rows[*] ? (@.key == "GREEN").qty') as qty
      from team_booking t join booking b using (booking_idx) join team_date d using (date_idx)
      where d.contract_idx = ${contractIdx} order by b.booking_no`
    expect([...rows]).toMatchObject([
      { type: 'T', state: 'CF', memberIdx: me.memberIdx, qty: 4 },
      // A group of three pays for four.
      { type: 'T', state: 'CF', memberIdx: me.memberIdx, qty: 4 },
    ])
    expect((await statesOf()).map(([, kind]) => kind)).toEqual([null, 'BOOKING', 'BOOKING', null])
  })

  it('changes them until half an hour before', async () => {
    await pair()
    const [first] = pairings(await dateOn())
    await at(0, '06:29')
    const players = [first!.players[0]!, { no: 2, kind: 'TBD' as const }, { no: 3, kind: 'TBD' as const }]
    const changed = await change({ action: 'PAIR', pairings: [{ slotIdx: first!.slotIdx, players }] }, other)
    expect(changed.data).toMatchObject({ state: 'CONFIRMED', pairings: [{ players: [{}, { kind: 'TBD' }, {}] }, {}] })
    await at(0, '06:31')
    expect((await pair()).fail).toMatchObject({ code: 'PAST_DEADLINE', msgVar: { rule: 'team-pairing' } })
    await at(0, '07:30')
    expect((await pair()).code).toBe('WRONG_STATE')
  })

  it('swaps two players between tee times in one call, all or nothing', async () => {
    await pair()
    const [a, b] = pairings(await dateOn()) as [ReturnType<typeof pairings>[0], ReturnType<typeof pairings>[0]]
    const swapped = [
      { ...a, players: [b.players[0]!, ...a.players.slice(1)] },
      { ...b, players: [a.players[0]!, ...b.players.slice(1)] },
    ]
    const { data } = await change({ action: 'PAIR', pairings: swapped })
    expect(data.pairings.map(({ players }) => players[0]!.name)).toEqual([other.name, me.name])
    const noted = await holder.club.sql<{ before: { players: unknown[] } }[]>`
      select a.before from audit a join team_booking t on t.booking_idx = a.record_idx join team_date d using (date_idx)
      where a.noun = 'booking' and d.contract_idx = ${contractIdx} and a.before -> 'players' is not null order by a.audit_idx`
    expect(noted.map(({ before }) => before.players.length)).toEqual([4, 3])
    // A member who plays elsewhere refuses both.
    const third = await holder.club.member()
    await holder.club.knows(me, [third])
    const { version, roster } = await mine()
    const wider = { contractIdx, version, roster: [...roster, { memberIdx: third.memberIdx }] }
    expect((await holder.club.ask(team.changeContract, wider, me)).result).toBe(true)
    const [slot] = await holder.club.sql<{ slotIdx: number }[]>`
      select slot_idx from slot s where s.date = ${day} and not exists (select from claim c where c.slot_idx = s.slot_idx) limit 1`
    const booked = await holder.club.book(third, slot!.slotIdx, await holder.club.hold(third, slot!.slotIdx))
    expect(booked.result).toBe(true)
    const refused = await change({
      action: 'PAIR',
      pairings: [a, { ...b, players: [...b.players.slice(0, 2), member(3, third)] }],
    })
    expect(refused.fail).toMatchObject({ code: 'PLAYER_ALREADY_BOOKED', msgVar: { which: 3, name: third.name } })
    expect((await dateOn()).pairings.map(({ players }) => players[0]!.name)).toEqual([other.name, me.name])
  })

  it('is refused with too few, with strangers, without an officer, or twice', async () => {
    const date = await dateOn()
    const [a, b] = pairings(date) as [ReturnType<typeof pairings>[0], ReturnType<typeof pairings>[0]]
    const asked = (players: typeof a.players, slotIdx = a.slotIdx) =>
      change({ action: 'PAIR', pairings: [{ slotIdx, players }] })
    expect((await asked(a.players.slice(0, 2))).fail).toMatchObject({ code: 'ROSTER_SIZE', msgVar: { min: 3, max: 4 } })
    const stranger = await holder.club.member()
    expect((await asked([...a.players.slice(0, 3), member(4, stranger)])).status).toBe(400)
    expect((await asked(a.players, 999_999)).status).toBe(400)
    expect((await change({ action: 'PAIR' })).status).toBe(400)
    const unknown = [
      { slotIdx: a.slotIdx, players: guests(0, 3) },
      { slotIdx: b.slotIdx, players: guests(3, 3) },
    ]
    expect((await change({ action: 'PAIR', pairings: unknown })).fail.msgDetail).toBe('pairings')
    const twice = { slotIdx: b.slotIdx, players: [member(1, me), ...b.players.slice(1)] }
    expect((await change({ action: 'PAIR', pairings: [a, twice] })).fail).toMatchObject({
      code: 'PLAYER_ALREADY_BOOKED',
      msgVar: { which: 1, name: me.name },
    })
  })

  it('needs as many players on a tee time as the club says', async () => {
    const [a] = pairings(await dateOn())
    const asked = (count: number) =>
      change({ action: 'PAIR', pairings: [{ slotIdx: a!.slotIdx, players: a!.players.slice(0, count) }] })
    await setPolicy({ playersLeast: 4 })
    expect((await asked(3)).fail).toMatchObject({ code: 'ROSTER_SIZE', msgVar: { min: 4, max: 4 } })
    await setPolicy({ playersLeast: 2 })
    expect(await mine()).toMatchObject({ playersLeast: 2 })
    expect((await asked(1)).fail).toMatchObject({ code: 'ROSTER_SIZE', msgVar: { min: 2, max: 4 } })
    expect((await asked(2)).data).toMatchObject({ pairings: [{ players: [{ name: me.name }, {}] }] })
    await setPolicy({})
  })

  it('makes bookings that only the date changes', async () => {
    await pair()
    const [row] = await holder.club.sql<{ bookingIdx: number; version: number }[]>`
      select booking_idx, version from booking where type = 'T' and member_idx = ${me.memberIdx} and play_date = ${day} limit 1`
    const players = [member(1, me), ...guests(0, 3).map((one, i) => ({ ...one, no: i + 2 }))]
    const { booking, change: changes } = contract
    const [free] = await holder.club.day(saturday(9), { slots: 1, dayClass: 'WEEKEND' })
    const answers = [
      await holder.club.ask(booking.cancel, { ...row!, reason: 'other', accept: true }, me),
      await holder.club.ask(changes.changePlayers, { ...row!, players }, me),
      await holder.club.ask(changes.transfer, { ...row!, memberIdx: other.memberIdx }, me),
      await holder.club.ask(changes.move, { ...row!, slotIdx: free!, total: 0, termsIdx: 1 }, me),
    ]
    for (const { fail } of answers) expect(fail).toMatchObject({ code: 'WRONG_STATE', msgVar: { state: 'TEAM' } })
    const { may, undoUntil } = (await holder.club.ask(changes.read, { bookingIdx: row!.bookingIdx }, me)).data
    expect(undoUntil).toBeUndefined()
    expect(may).toEqual({ places: false, names: false, move: false, transfer: false, cancel: false })
    expect(await dateOn()).toMatchObject({ state: 'CONFIRMED', teams: 2 })
  })

  it('is done once, however many send it together', async () => {
    const answers = await Promise.all([pair(), pair(other)])
    expect(answers.map(({ code }) => code).sort()).toEqual(['CHANGED_MEANWHILE', undefined])
  })

  it('is for officers who are not suspended', async () => {
    const { dateIdx, version } = await dateOn()
    const stranger = await holder.club.member()
    const asked = (who: Member) => holder.club.ask(team.changeDate, { dateIdx, version, action: 'SKIP' }, who)
    expect((await asked(stranger)).status).toBe(404)
    await holder.club.sql`
      insert into penalty (member_idx, code, state, from_date, until_date)
      values (${me.memberIdx}, 'W4', 'ACTIVE', current_club_date(), current_club_date() + 30)`
    expect((await asked(me)).code).toBe('SUSPENDED')
    const roster = (await mine(other)).roster.slice(0, 4)
    const renamed = { contractIdx, version: 1, roster }
    expect((await holder.club.ask(team.changeContract, renamed, me)).code).toBe('SUSPENDED')
  })

  it('is missed: the officers are asked once, and the tee times stay those of the group', async () => {
    await at(1, '16:59')
    await run()
    expect(await mailsTo(me, 'TEAM_DATE')).toHaveLength(0)
    await at(1, '17:01')
    await run()
    await run()
    expect(await mailsTo(me, 'TEAM_DATE')).toHaveLength(1)
    expect(await mailsTo(other, 'TEAM_DATE')).toHaveLength(1)
    expect((await statesOf()).map(([, kind]) => kind)).toEqual([null, 'TEAM', 'TEAM', null])
  })
})

describe('a date is given up', () => {
  it('as a skip until fifteen days before at 14:00, twice a season', async () => {
    await at(15, '14:01')
    expect((await change({ action: 'SKIP' })).fail).toMatchObject({
      code: 'PAST_DEADLINE',
      msgVar: { rule: 'team-skip' },
    })
    await at(15, '13:59')
    expect((await change({ action: 'SKIP' })).data).toMatchObject({ state: 'SKIPPED', slotIdx: [] })
    expect((await change({ action: 'SKIP' })).code).toBe('WRONG_STATE')
    expect((await change({ action: 'SKIP' }, other, saturday(6))).result).toBe(true)
    expect((await change({ action: 'SKIP' }, me, saturday(7))).fail).toMatchObject({
      code: 'SKIP_LIMIT',
      msgVar: { used: 2, max: 2 },
    })
    expect(await mine()).toMatchObject({ skipsUsed: 2, skipsMax: 2 })
  })

  it('once too often ends the contract, if the officer agrees', async () => {
    await at(20)
    await change({ action: 'SKIP' }, me, saturday(6))
    await change({ action: 'SKIP' }, me, saturday(7))
    expect((await change({ action: 'CANCEL' })).code).toBe('SKIP_LIMIT')
    const last = () => change({ action: 'CANCEL', accept: true })
    expect((await freeing(holder.club, last)).data).toMatchObject({ state: 'SKIPPED' })
    expect(await mine()).toMatchObject({ state: 'ENDED', skipsUsed: 3 })
    expect((await dateOn(saturday(8))).state).toBe('CLUB_CANCELLED')
    expect(await mailsTo(other, 'TEAM_ENDED')).toHaveLength(1)
    expect((await change({ action: 'SKIP' }, me, saturday(8))).code).toBe('WRONG_STATE')
    // What it had is freed for others at a random minute.
    expect((await statesOf()).map(([, kind]) => kind)).toEqual([null, 'BLOCK', 'BLOCK', null])
  })

  it('as a whole until fourteen days before at 17:00, which is a skip', async () => {
    await at(14, '17:01')
    expect((await change({ action: 'CANCEL' })).fail).toMatchObject({
      ...{ code: 'PAST_DEADLINE', msgVar: { rule: 'team-cancel', code: 'W1' } },
    })
    await at(14, '16:59')
    expect((await change({ action: 'CANCEL' })).data).toMatchObject({ state: 'SKIPPED', slotIdx: [] })
    expect(await mine()).toMatchObject({ state: 'ACTIVE', skipsUsed: 1 })
    expect(await penalties(me)).toHaveLength(0)
  })

  it('by one tee time, free of charge until seven days before', async () => {
    await at(7, '16:59')
    expect((await change({ action: 'REDUCE', teams: 3 })).status).toBe(400)
    const reduced = await freeing(holder.club, () => change({ action: 'REDUCE', teams: 1 }))
    expect(reduced.data).toMatchObject({
      state: 'REDUCED',
      teams: 1,
      slots: [{ time: '07:00' }],
    })
    expect((await change({ action: 'REDUCE' })).code).toBe('WRONG_STATE')
    expect(await penalties(me)).toHaveLength(0)
  })

  it('by one tee time too late, for money of the officer who decides', async () => {
    await at(10)
    await pair()
    await at(6)
    const asked = await change({ action: 'REDUCE', teams: 1 })
    expect(asked.fail).toMatchObject({ code: 'PAST_DEADLINE', msgVar: { rule: 'team-reduce', code: 'W2', days: 90 } })
    const { money } = asked.fail.msgVar
    const done = await change({ action: 'REDUCE', teams: 1, accept: true, choice: 'MONEY' }, other)
    expect(done.data).toMatchObject({ state: 'CONFIRMED', teams: 1 })
    expect([...(await penalties(other))]).toEqual([{ code: 'W2', days: null, money }])
    expect(await penalties(me)).toHaveLength(0)
  })

  it('as a whole too late, for days of both officers who accepted their office', async () => {
    await at(10)
    await pair(other)
    const asked = await change({ action: 'CANCEL' })
    expect(asked.fail).toMatchObject({ code: 'PAST_DEADLINE', msgVar: { rule: 'team-cancel', code: 'W1', days: 90 } })
    const cancelled = await freeing(holder.club, () => change({ action: 'CANCEL', accept: true }))
    expect(cancelled.data).toMatchObject({
      state: 'CANCELLED_LATE',
      slotIdx: [],
    })
    expect([...(await penalties(me))]).toMatchObject([{ code: 'W1', days: 90, money: asked.fail.msgVar.money }])
    expect([...(await penalties(other))]).toMatchObject([{ code: 'W1', days: 90, money: null }])
    expect((await mailsTo(other, 'TEAM_DATE')).at(-1)!.text).toContain('this suspends both officers from booking')
    expect(await mailsTo(me, 'TEAM_DATE')).toHaveLength(0)
    const rows = await holder.club.sql`
      select b.state from team_booking t join booking b using (booking_idx) join team_date d using (date_idx) where d.contract_idx = ${contractIdx}`
    expect([...rows].map(({ state }) => state)).toEqual(['CL', 'CL'])
  })

  it('too late costs the shares and days that the club has set', async () => {
    const asked = async (daysBefore: number) => {
      await at(daysBefore)
      return (await change({ action: 'CANCEL' })).fail.msgVar
    }
    const { money: tenth } = await asked(10)
    await setPolicy({
      earlyDays: 11,
      earlyPercent: 5,
      lateDays: 9,
      latePercent: 40,
      latestPercent: 0,
      suspendedDays: 30,
    })
    expect(await asked(11)).toMatchObject({ code: 'W1', days: 30, money: Number(tenth) / 2 })
    expect(await asked(9)).toMatchObject({ code: 'W2', days: 30, money: Number(tenth) * 4 })
    expect(await asked(8)).toMatchObject({ code: 'W3', days: 30, money: null })
    expect((await change({ action: 'CANCEL', accept: true, choice: 'MONEY' })).status).toBe(400)
    expect((await change({ action: 'CANCEL', accept: true })).data).toMatchObject({ state: 'CANCELLED_LATE' })
    expect([...(await penalties(me))]).toEqual([{ code: 'W3', days: 30, money: null }])
    await setPolicy({})
  })

  it('too late costs an officer nothing who never acted for the group', async () => {
    await at(10)
    await pair()
    expect((await change({ action: 'CANCEL', accept: true })).data).toMatchObject({ state: 'CANCELLED_LATE' })
    expect([...(await penalties(me))]).toMatchObject([{ code: 'W1', days: 90 }])
    expect(await penalties(other)).toHaveLength(0)
    const said = (await mailsTo(other, 'TEAM_DATE')).map(({ text }) => text)
    expect(said).toEqual([
      expect.stringContaining('The other officer of the group “Pine Friends” has given up the date'),
    ])
  })
})

describe('a date that the club moved', () => {
  const move = async (date: string) => {
    const { dateIdx, version } = await dateOn()
    return holder.club.ask(teamManage.changeDate, { dateIdx, version, date, reason: 'Tournament' }, boss)
  }
  let next: string
  beforeEach(async () => {
    next = Temporal.PlainDate.from(day).add({ days: 7 }).toString()
    await at(20)
    await holder.club.day(next, { slots: 2, from: '07:00', dayClass: 'WEEKEND' })
  })

  it('has tee times there, and waits for an officer to accept it', async () => {
    expect((await move(saturday(6))).status).toBe(400)
    expect((await move(`${year - 1}-12-01`)).status).toBe(400)
    expect((await move(next)).data).toMatchObject({
      date: next,
      movedFrom: day,
      isAccepted: false,
      slots: [{ time: '07:00' }, {}],
    })
    expect((await statesOf()).map(([, kind]) => kind)).toEqual([null, null, null, null])
    expect((await mailsTo(me, 'TEAM_DATE')).at(-1)!.text).toContain('Tournament')
    expect((await change({}, me, next)).status).toBe(400)
    expect((await change({ accept: true }, me, next)).data).toMatchObject({ isAccepted: true })
    expect((await change({ accept: true }, me, next)).code).toBe('WRONG_STATE')
  })

  it('is skipped without costing a skip', async () => {
    await move(next)
    await at(3, '12:00', next)
    expect((await change({ action: 'SKIP' }, me, next)).data).toMatchObject({ state: 'SKIPPED' })
    // Four dates at 80 per cent: none can be missed, and this one is none.
    expect(await mine()).toMatchObject({ skipsUsed: 0, playedShare: null, playedLeast: 80, missesLeft: 0 })
  })

  it('is not moved with its players, and can be cancelled', async () => {
    await at(10)
    await pair()
    expect((await move(next)).code).toBe('WRONG_STATE')
    const { dateIdx, version, slotIdx } = await dateOn()
    const change = { dateIdx, version, reason: 'Tournament' }
    expect((await holder.club.ask(teamManage.changeDate, { ...change, slotIdx }, boss)).code).toBe('WRONG_STATE')
    expect((await holder.club.ask(teamManage.changeDate, change, boss)).status).toBe(400)
    const off = await holder.club.ask(teamManage.changeDate, { ...change, state: 'CLUB_CANCELLED' }, boss)
    expect(off.data).toMatchObject({ state: 'CLUB_CANCELLED', slotIdx: [] })
    expect(await mine()).toMatchObject({ skipsUsed: 0 })
    expect((await holder.club.ask(teamManage.changeDate, { ...change, dateIdx: 999_999 }, boss)).status).toBe(404)
  })
})

describe('a contract', () => {
  const ask = (changes: object, version: number, as = me) =>
    holder.club.ask(team.changeContract, { contractIdx, version, ...changes }, as)
  const answer = (said: 'ACCEPT' | 'DECLINE', version: number, as: Member) =>
    holder.club.ask(team.answerOffice, { contractIdx, version, answer: said }, as)
  const entries = (call: string) => holder.club.sql`
    select from audit where noun = 'team-contract' and record_idx = ${contractIdx} and call = ${call}`
  const offered = async (as: Member) =>
    (await holder.club.ask(team.places, { memberIdx: as.memberIdx }, as)).data.find(
      (one) => one.contractIdx === contractIdx,
    )
  const friend = async () => {
    const third = await holder.club.member()
    await holder.club.knows(me, [third])
    await holder.club.knows(other, [third])
    return third
  }

  it('changes its roster and hands over an office to who accepts it, twice', async () => {
    const third = await friend()
    const now = await mine()
    expect((await ask({ secretaryIdx: me.memberIdx }, 1)).status).toBe(400)
    expect((await ask({ roster: now.roster.slice(0, 3) }, 1)).fail).toMatchObject({
      code: 'ROSTER_SIZE',
      msgVar: { min: 4, max: 12 },
    })
    const wider = await ask(
      { roster: [...now.roster, { memberIdx: third.memberIdx }], secretaryIdx: third.memberIdx },
      1,
    )
    const asked = { secretaryIdx: other.memberIdx, secretaryOfferedTo: third.memberIdx, officerChanges: 0, version: 2 }
    expect(wider.data).toMatchObject(asked)
    expect(wider.data.roster).toHaveLength(11)
    expect((await ask({}, 1)).code).toBe('CHANGED_MEANWHILE')
    expect((await answer('ACCEPT', 2, third)).data).toEqual({ office: 'SECRETARY', answer: 'ACCEPT' })
    const after = await mine()
    expect(after).toMatchObject({ secretaryIdx: third.memberIdx, secretaryOfferedTo: null, officerChanges: 1 })
    // Who handed over stays on the roster.
    expect(after.roster.map(({ memberIdx }) => memberIdx)).toContain(other.memberIdx)
    expect((await ask({}, 3, other)).status).toBe(404)
    expect((await ask({ secretaryIdx: other.memberIdx }, 3)).result).toBe(true)
    expect((await answer('ACCEPT', 4, other)).result).toBe(true)
    expect(await mine()).toMatchObject({ officerChanges: 2 })
    expect((await ask({ secretaryIdx: third.memberIdx }, 5)).fail).toMatchObject({
      code: 'OFFICER_LIMIT',
      msgVar: { max: 2 },
    })
    await holder.club.sql`update member set member_type = '20' where member_idx = ${third.memberIdx}`
    await holder.club.sql.begin(async (sql) => {
      await sql`update team_contract set officer_changes = 0 where contract_idx = ${contractIdx}`
      await sql`insert into audit (call, noun, record_idx, after) values ('test', 'team-contract', ${contractIdx}, '{}')`
    })
    expect((await ask({ secretaryIdx: third.memberIdx }, 5)).code).toBe('TYPE_NOT_ALLOWED')
  })

  it('makes no one president who has not accepted, and notifies who is asked and who has the office', async () => {
    const third = await friend()
    expect((await ask({ presidentIdx: third.memberIdx }, 1, other)).data).toMatchObject({ presidentIdx: me.memberIdx })
    expect(await offered(third)).toMatchObject({ offered: 'PRESIDENT', version: 2, president: me.name })
    const said = (await mailsTo(third, 'TEAM_PLACE')).map(({ text }) => text)
    expect(said).toEqual([expect.stringContaining(`Asked by: ${other.name}. In office now: ${me.name}.`)])
    expect((await mailsTo(me, 'TEAM_PLACE')).at(-1)!.text).toContain(`Another member was asked`)
    expect(await mailsTo(other, 'TEAM_PLACE')).toHaveLength(0)
    const [inbox] = await holder.club.sql`
      select kind from member_message where member_idx = ${third.memberIdx} and kind = 'TEAM_PLACE'`
    expect(inbox).toBeDefined()
    // What the officers decide meanwhile costs the member nothing.
    await at(6)
    await change({ action: 'CANCEL', accept: true, choice: 'MONEY' }, other)
    expect(await penalties(third)).toHaveLength(0)
    expect(await penalties(me)).toHaveLength(0)
    expect([...(await penalties(other))]).toMatchObject([{ code: 'W2', days: null }])
    expect((await answer('DECLINE', 2, third)).data).toEqual({ office: 'PRESIDENT', answer: 'DECLINE' })
    expect(await entries('team.answerOffice')).toHaveLength(1)
    expect(await offered(third)).toMatchObject({ offered: null, version: 3 })
    for (const who of [me, other])
      expect((await mailsTo(who, 'TEAM_PLACE')).at(-1)!.text).toContain(`has declined an office`)
    expect(await mine()).toMatchObject({ presidentIdx: me.memberIdx, presidentOfferedTo: null, officerChanges: 0 })
    await ask({ presidentIdx: third.memberIdx }, 3, other)
    expect((await answer('ACCEPT', 4, third)).result).toBe(true)
    for (const who of [me, other, third])
      expect((await mailsTo(who, 'TEAM_PLACE')).at(-1)!.text).toContain(`Before: ${me.name}. Now: ${third.name}.`)
    expect(await mine(third)).toMatchObject({ presidentIdx: third.memberIdx, secretaryIdx: other.memberIdx })
  })

  it('keeps an offer while its people change, until the officers take it back', async () => {
    const third = await friend()
    await ask({ presidentIdx: third.memberIdx }, 1)
    const { roster } = await mine()
    const fewer = roster.filter(({ name }) => name !== 'Guest 7')
    expect((await ask({ roster: fewer }, 2)).data).toMatchObject({ presidentOfferedTo: third.memberIdx })
    // Asking the same member again sends the question once.
    await ask({ presidentIdx: third.memberIdx }, 3)
    expect(await mailsTo(third, 'TEAM_PLACE')).toHaveLength(1)
    expect((await ask({ presidentIdx: me.memberIdx }, 4)).data).toMatchObject({ presidentOfferedTo: null })
    expect((await answer('ACCEPT', 5, third)).status).toBe(404)
    await ask({ presidentIdx: third.memberIdx }, 5)
    const without = fewer.filter(({ memberIdx }) => memberIdx !== third.memberIdx)
    expect((await ask({ roster: without }, 6)).data).toMatchObject({ presidentOfferedTo: null })
    expect((await answer('ACCEPT', 7, third)).status).toBe(404)
  })

  it('loses who leaves its roster, with the offer, and the officers read it anew', async () => {
    const third = await friend()
    const { roster } = (await ask({ secretaryIdx: third.memberIdx }, 1)).data
    const left = await holder.club.ask(team.leave, { formIdx }, third)
    expect(left.data).toEqual({ rosterSize: roster.length - 1 })
    expect(await mine()).toMatchObject({ secretaryOfferedTo: null, version: 3 })
    expect(await entries('team.leave')).toHaveLength(1)
    expect((await answer('ACCEPT', 3, third)).status).toBe(404)
    expect((await ask({ roster }, 2)).code).toBe('CHANGED_MEANWHILE')
    expect((await holder.club.ask(team.leave, { formIdx }, me)).status).toBe(404)
  })

  it('refuses an answer that is old, not the member’s, or of who may hold no office', async () => {
    const third = await friend()
    await ask({ secretaryIdx: third.memberIdx }, 1)
    expect((await answer('ACCEPT', 1, third)).fail).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      msgVar: { version: 2 },
    })
    for (const who of [me, other, await holder.club.member()]) expect((await answer('ACCEPT', 2, who)).status).toBe(404)
    const asVisitor = { contractIdx, version: 2, answer: 'ACCEPT' as const }
    expect((await holder.club.ask(team.answerOffice, asVisitor, null)).status).toBe(401)
    expect((await holder.club.ask(team.answerOffice, asVisitor, boss)).status).toBe(403)
    expect((await holder.club.ask(team.answerOffice, { ...asVisitor, contractIdx: 999_999 }, third)).status).toBe(404)
    await holder.club.sql`update member set member_type = '20' where member_idx = ${third.memberIdx}`
    expect((await answer('ACCEPT', 2, third)).code).toBe('TYPE_NOT_ALLOWED')
    await holder.club.sql`update member set member_type = '10' where member_idx = ${third.memberIdx}`
    await setPolicy({ officerChanges: 0 })
    expect((await answer('ACCEPT', 2, third)).code).toBe('OFFICER_LIMIT')
    await setPolicy({})
    await holder.club.sql`
      insert into penalty (member_idx, code, state, from_date, until_date)
      values (${third.memberIdx}, 'W4', 'ACTIVE', current_club_date(), current_club_date() + 30)`
    expect((await answer('ACCEPT', 2, third)).code).toBe('SUSPENDED')
    await holder.club.ask(teamManage.end, { contractIdx, version: 2, state: 'TERMINATED', reason: 'Unpaid' }, boss)
    expect((await answer('DECLINE', 3, third)).code).toBe('WRONG_STATE')
  })

  it('ends by a manager: its tee times are released', async () => {
    await at(10)
    await pair()
    const { version } = await mine()
    const end = { contractIdx, version, state: 'TERMINATED' as const, reason: 'Unpaid' }
    expect((await holder.club.ask(teamManage.end, { ...end, version: version + 1 }, boss)).code).toBe(
      'CHANGED_MEANWHILE',
    )
    expect((await holder.club.ask(teamManage.end, { ...end, contractIdx: 999_999 }, boss)).status).toBe(404)
    expect((await holder.club.ask(teamManage.end, end, boss)).data).toEqual({ released: 2 })
    expect(await mine()).toMatchObject({ state: 'TERMINATED', reason: 'Unpaid' })
    expect((await statesOf()).map(([, kind]) => kind)).toEqual([null, null, null, null])
    const read = await holder.club.ask(teamManage.contract, { contractIdx }, boss)
    expect(read.data).toMatchObject({ state: 'TERMINATED', dates: [{}, {}, {}, {}] })
    expect((await holder.club.ask(teamManage.contract, { contractIdx: 999_999 }, boss)).status).toBe(404)
    const history = await holder.club.ask(teamManage.contractHistory, { recordIdx: contractIdx }, boss)
    expect(history.data.list.length).toBeGreaterThan(1)
  })

  it('ends while a date is played: what no one is named for is released, and the rest is played', async () => {
    await at(10)
    await change({ action: 'PAIR', pairings: pairings(await dateOn()).slice(0, 1) })
    await at(0, '07:04')
    const { version } = await mine()
    const end = { contractIdx, version, state: 'TERMINATED' as const, reason: 'Unpaid' }
    expect((await holder.club.ask(teamManage.end, end, boss)).data).toEqual({ released: 1 })
    expect((await statesOf()).slice(1, 3)).toEqual([
      ['07:00', 'BOOKING'],
      ['07:08', null],
    ])
    expect(await dateOn()).toMatchObject({ slots: [{ time: '07:00' }] })
  })

  /** The day after a date whose bookings came to a state. */
  const after = async (state: string, date = day) => {
    await at(10, '12:00', date)
    await pair(me, date)
    const { dateIdx } = await dateOn(date)
    await holder.club.sql.begin(async (sql) => {
      await sql`
        update booking b set state = ${state}, version = version + 1 from team_booking t
        where t.booking_idx = b.booking_idx and t.date_idx = ${dateIdx}`
      await sql`
        insert into audit (call, noun, record_idx, after)
        select 'test', 'booking', booking_idx, '{}' from team_booking where date_idx = ${dateIdx}`
    })
    await at(-1, '12:00', date)
  }
  /** Free, after a job has asked the members who stand by. */
  const isReleased = async (date: string) => {
    expect(await dateOn(date)).toMatchObject({ state: 'CLUB_CANCELLED', slotIdx: [] })
    expect((await statesOf(date)).map(([, kind]) => kind)).toEqual([null, null, null, null])
    const tasks = await holder.club.sql`select data from job_task where name = ${OFFER_STANDBY}`
    expect([...tasks]).toContainEqual({ data: { date } })
  }
  /** Makes the day of a date, with tee times for the group. */
  const makeDay = async (date: string) => {
    const [, first, second] = await holder.club.day(date, { slots: 4, from: '06:52', dayClass: 'WEEKEND' })
    const { dateIdx, version } = await dateOn(date)
    const given = { dateIdx, version, slotIdx: [first!, second!], reason: 'Made late' }
    expect((await holder.club.ask(teamManage.changeDate, given, boss)).result).toBe(true)
  }

  it('knows which dates were played, missed or given by the club to no one', async () => {
    await at(-1)
    await run()
    expect(await dateOn()).toMatchObject({ state: 'SKIPPED' })
    expect(await mine()).toMatchObject({ skipsUsed: 1, state: 'ACTIVE' })
    await at(-1, '12:00', saturday(6))
    await run()
    expect(await dateOn(saturday(6))).toMatchObject({ state: 'CLUB_CANCELLED' })
    await holder.club.setClock(`${year + 1}-01-02T12:00`)
    await run()
    expect(await mine()).toMatchObject({ state: 'ENDED' })
    expect(await mailsTo(me, 'TEAM_ENDED')).toHaveLength(0)
  })

  it('ends after two dates on which no one came, and its tee times to come are released', async () => {
    const [june, july] = [saturday(6), saturday(7)]
    await makeDay(june)
    await makeDay(july)
    await after('NS')
    await run()
    expect(await mine()).toMatchObject({ state: 'ACTIVE', noShows: 1, noShowsMax: 2, skipsUsed: 0 })
    expect(await mailsTo(me, 'TEAM_ENDED')).toHaveLength(0)
    await after('NS', june)
    await holder.club.sql`delete from job_task`
    await run()
    expect(await mine()).toMatchObject({ state: 'ENDED', noShows: 2, skipsUsed: 0 })
    expect(await mailsTo(me, 'TEAM_ENDED')).toHaveLength(1)
    await isReleased(july)
  })

  it('ends after as many dates on which no one came as the club says', async () => {
    await setPolicy({ noShowsMost: 1 })
    await after('NS')
    await run()
    expect(await mine()).toMatchObject({ state: 'ENDED', noShows: 1, noShowsMax: 1 })
    await setPolicy({})
  })

  it('ends with the third skip, also where no players were named', async () => {
    await change({ action: 'SKIP' }, me, saturday(6))
    await at(20)
    expect(await mine()).toMatchObject({ state: 'ACTIVE', skipsUsed: 1, skipsMax: 2 })
    await at(-1)
    await run()
    expect(await dateOn()).toMatchObject({ state: 'SKIPPED' })
    expect(await mine()).toMatchObject({ state: 'ACTIVE', skipsUsed: 2 })
    await makeDay(saturday(7))
    await makeDay(saturday(8))
    await at(-1, '12:00', saturday(7))
    await holder.club.sql`delete from job_task`
    await run()
    expect(await mine()).toMatchObject({ state: 'ENDED', skipsUsed: 3, noShows: 0 })
    expect((await mailsTo(other, 'TEAM_ENDED')).at(-1)!.text).toContain('skipped')
    await isReleased(saturday(8))
  })

  it('goes on after a date that was played', async () => {
    await after('PL')
    await run()
    expect(await dateOn()).toMatchObject({ state: 'PLAYED' })
    const list = (await holder.club.ask(teamManage.contracts, { state: 'ACTIVE' }, boss)).data.list
    expect(list.find((one) => one.contractIdx === contractIdx)).toMatchObject({ playedShare: 100 })
    expect(await mine()).toMatchObject({ playedShare: 100, missesLeft: 0 })
  })

  it('counts a skip against the share of dates that the club asks for', async () => {
    await after('PL')
    await run()
    await at(20, '12:00', saturday(6))
    await change({ action: 'SKIP' }, me, saturday(6))
    expect(await mine()).toMatchObject({ playedShare: 50, missesLeft: -1 })
    await setPolicy({ playedLeast: 50 })
    const { data } = await holder.club.ask(teamManage.contract, { contractIdx }, boss)
    expect(data).toMatchObject({ playedShare: 50, playedLeast: 50, missesLeft: 1 })
    await setPolicy({})
  })

  it('counts a date on which no one came as missed', async () => {
    await after('NS')
    await run()
    expect(await mine()).toMatchObject({ playedShare: 0, missesLeft: -1, skipsUsed: 0 })
  })

  it('counts no date that the club cancelled', async () => {
    const { dateIdx, version } = await dateOn()
    const off = { dateIdx, version, state: 'CLUB_CANCELLED' as const, reason: 'Tournament' }
    await holder.club.ask(teamManage.changeDate, off, boss)
    expect(await mine()).toMatchObject({ playedShare: null, missesLeft: 0 })
  })

  it('is read by managers beside the next application of its officers, under any name', async () => {
    await after('PL')
    await run()
    await at(20, '12:00', saturday(6))
    await change({ action: 'SKIP' }, me, saturday(6))
    await holder.club.setClock(`${year}-10-05T12:00`)
    const next = {
      ...{ year: year + 1, openAt: instant(`${year}-10-01T09:00`), closeAt: instant(`${year}-10-20T17:00`) },
      decideBy: instant(`${year}-11-30T18:00`),
    }
    year++
    const { seasonIdx } = (await holder.club.ask(teamSeason.create, next, boss)).data
    const again = {
      ...{ seasonIdx, state: 'SUBMITTED' as const, teamName: 'Oak Friends', cycle: 'M1', teams: 3 },
      wishes: [{ weekType: '2', weekday: '6', hour: '07' }],
      ...{ presidentIdx: other.memberIdx, secretaryIdx: me.memberIdx },
      roster: Array.from({ length: 10 }, (_, i) => ({ name: `Guest ${i}` })),
    }
    const saved = await holder.club.ask(team.save, again, me)
    const last = { contractIdx, teamName: 'Pine Friends', year: year - 1, playedShare: 50 }
    const read = await holder.club.ask(teamManage.form, { formIdx: saved.data.formIdx }, boss)
    expect(read.data).toMatchObject({ score: { last }, playedLeast: 80 })
    const { list } = (await holder.club.ask(teamManage.forms, { seasonIdx }, boss)).data
    expect(list).toMatchObject([{ score: { last } }])
    // The first application of these officers has none.
    expect((await holder.club.ask(teamManage.form, { formIdx }, boss)).data.score.last).toBeNull()
  })
})
