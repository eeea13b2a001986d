import { contract } from '@clubhouse/contract'
import type { Player } from '@clubhouse/contract/reservation/booking/booking'
import { expect, it } from 'vitest'
import { TestClub } from '../../test/club.ts'
import { listedDraw } from '../../test/listed-draw.ts'

const holder = TestClub.use()

const EVERYTHING = {
  '940000': 'R',
  '940900': 'R',
  '950000': 'R',
  '950100': 'R',
  '960000': 'R',
  '960500': 'R',
  '960700': 'R',
}
const waiting = async (rights: Record<string, string>) => {
  const { data } = await holder.club.ask(contract.attention.waiting, {}, await holder.club.manager({ rights }))
  return Object.fromEntries(data.map(({ kind, count }) => [kind, count]))
}

it('counts what waits, by rights, and leaves out what is clear', async () => {
  await holder.club.sql`delete from mail`
  await holder.club.sql`update job set last_error = null, next_at = null`
  expect(await waiting(EVERYTHING)).toEqual({})

  for (const no of [1, 2]) await holder.club.member({ state: 'PENDING', name: `Waiting ${no}` })
  await holder.club.sql`
    insert into mail (kind, to_email, lang, subject, text, html, state, useful_until, bounced_at)
    select 'WELCOME', 'a@example.com', 'en', 's', 't', 'h', 'FAILED', club_now(), at
    from unnest(array[null, null, null, club_now()]) at`
  await holder.club.sql`insert into job (name, schedule, last_error) values ('broken', '', 'no') on conflict do nothing`
  await holder.club.sql`
    insert into penalty (member_idx, code, state, from_date, until_date)
    select min(member_idx), 'W8', 'PROPOSED', current_club_date(), current_club_date() from member`
  await holder.club.sql`
    insert into penalty (member_idx, code, state, from_date, until_date, money, currency, due_date)
    select min(member_idx), 'W1', s.state, current_club_date() - 31, null, 1000, 'KRW', current_club_date() - s.days
    from member, (values ('ACTIVE', 1), ('ACTIVE', 0), ('CLEARED', 1), ('WAIVED', 1)) s (state, days) group by s.state, s.days`
  const others = { MEMBER_PENDING: 2, MAIL_FAILED: 3, MAIL_BOUNCED: 1, JOB_FAILED: 1 }
  expect(await waiting(EVERYTHING)).toEqual({ ...others, PENALTY_PROPOSED: 1, PENALTY_OVERDUE: 1 })
  expect(await waiting({ '950000': 'R', '950100': 'R' })).toEqual({ MEMBER_PENDING: 2 })
  expect(await waiting({ '950100': 'R' })).toEqual({})
  expect(await waiting({ '960000': 'R', '960700': 'R' })).toEqual({ JOB_FAILED: 1 })
})

it('counts enquiries that are not assigned, and those that are overdue', async () => {
  const INQUIRIES = { '950000': 'R', '950200': 'R' }
  const { club } = holder
  await club.setClock('2027-02-01T12:00')
  expect(await waiting(INQUIRIES)).toEqual({})
  const { memberIdx } = await club.member()
  await club.sql`
    insert into inquiry (member_idx, type, title, contents, state)
    select ${memberIdx}, 'QUESTION', 'Lockers', '', state from unnest(array['RECEIVED', 'ASSIGNED', 'CLOSED']) state`
  expect(await waiting(INQUIRIES)).toEqual({ INQUIRY_NEW: 1 })
  await club.setClock('2027-02-03T12:00')
  expect(await waiting(INQUIRIES)).toEqual({ INQUIRY_NEW: 1, INQUIRY_FIRST_OVERDUE: 1 })
  await club.setClock('2027-02-08T12:00')
  expect(await waiting(INQUIRIES)).toEqual({ INQUIRY_NEW: 1, INQUIRY_FIRST_OVERDUE: 1, INQUIRY_OVERDUE: 1 })
  expect(await waiting({ '950000': 'R', '950100': 'R' })).toEqual({ MEMBER_PENDING: 2 })
})

it('counts applications of groups once they are closed, and groups whose day has too few tee times', async () => {
  const GROUPS = { '940000': 'R', '940800': 'R' }
  const { club } = holder
  await club.setClock('2027-10-10T12:00')
  const [one, two] = [await club.member(), await club.member()]
  const [form] = await club.sql<{ formIdx: number }[]>`
    with s as (
      insert into team_season (year, open_at, close_at, decide_by, limits)
      values (2028, '2027-10-01', '2027-10-20', '2027-11-30', '{"perHour": 9}') returning season_idx),
    f as (
      insert into team_form (season_idx, state, team_name, cycle, wishes, teams, submitted_at)
      select season_idx, 'SUBMITTED', 'Pines', 'M1', '[{"weekType": "1", "weekday": "6", "hour": "07"}]', 3, club_now() from s
      returning form_idx, season_idx),
    p as (
      insert into team_person (form_idx, no, member_idx, office, season_idx, active)
      select form_idx, o.no, o.member_idx, o.office, season_idx, true
      from f, (values (1, ${one.memberIdx}::bigint, 'PRESIDENT'), (2, ${two.memberIdx}::bigint, 'SECRETARY')) o(no, member_idx, office))
    insert into audit (call, ip, noun, record_idx) select 'test', '', 'team-form', form_idx from f returning record_idx as form_idx`
  expect(await waiting(GROUPS)).toEqual({})
  await club.setClock('2027-10-20T12:00')
  expect(await waiting(GROUPS)).toEqual({ TEAM_FORMS: 1 })
  const boss = await club.manager({ rights: GROUPS })
  const overdue = async () =>
    (await club.ask(contract.teamManage.forms, { overdue: true }, boss)).data.list.map(({ teamName }) => teamName)
  expect(await overdue()).toEqual([])
  await club.setClock('2027-11-30T12:00')
  expect(await waiting(GROUPS)).toEqual({ TEAM_FORMS: 1, TEAM_OVERDUE: 1 })
  await club.sql`
    with f as (update team_form set state = 'UNDER_REVIEW' where form_idx = ${form!.formIdx} returning form_idx)
    insert into audit (call, ip, noun, record_idx) select 'test', '', 'team-form', form_idx from f`
  expect(await waiting(GROUPS)).toEqual({ TEAM_OVERDUE: 1 })
  expect(await overdue()).toEqual(['Pines'])
  await club.sql`
    with f as (
      update team_form set state = 'APPROVED', approved_wish = 0, reason = 'Yes' where form_idx = ${form!.formIdx}
      returning form_idx, season_idx),
    c as (
      insert into team_contract (form_idx, season_idx, week_type, weekday, hour, weeks, months, teams)
      select form_idx, season_idx, '1', 6, 7, '{1}', '{1}', 3 from f returning contract_idx),
    d as (
      insert into team_date (contract_idx, date, time, teams, missing) select contract_idx, '2028-01-08', '07:00', 3, 1 from c)
    insert into audit (call, ip, noun, record_idx)
    select 'test', '', 'team-form', form_idx from f union all select 'test', '', 'team-contract', contract_idx from c`
  expect(await waiting(GROUPS)).toEqual({ TEAM_MISSING: 1 })
  await club.sql`insert into holiday (date, name, day_type) values ('2028-01-08', '{"en": "Club day"}', 'HO')`
  expect(await waiting(GROUPS)).toEqual({ TEAM_MISSING: 1, TEAM_HOLIDAY: 1 })
  expect(await waiting({ '940000': 'R' })).toEqual({})
})

it('counts draws that failed until they would be played, and draws due that have no numbers', async () => {
  const DRAWS = { '940000': 'R', '940700': 'R' }
  const { club } = holder
  await club.setClock('2027-03-06T13:00')
  expect(await waiting(DRAWS)).toEqual({})
  await listedDraw(club, { title: 'Failed', date: '2027-03-06', state: 'FAILED' })
  await listedDraw(club, { title: 'Failed before', date: '2027-03-05', state: 'FAILED' })
  await listedDraw(club, { title: 'Due', date: '2027-03-13', state: 'CLOSED', mode: 'numbers' })
  await listedDraw(club, { title: 'Not due', date: '2027-03-14', state: 'CLOSED', mode: 'numbers' })
  await listedDraw(club, { title: 'Due by a job', date: '2027-03-13', state: 'CLOSED' })
  expect(await waiting(DRAWS)).toEqual({ DRAW_FAILED: 1, DRAW_NUMBERS: 1 })
  expect(await waiting({ '940000': 'R' })).toEqual({})
})

it('counts upcoming bookings whose players were not named in time, as their list shows them', async () => {
  const DESK = { '940000': 'R', '940400': 'R' }
  const { club } = holder
  const date = '2027-06-10'
  const office = await club.manager({ rights: DESK })
  const listed = async () => {
    const { data } = await club.ask(contract.bookingList.list, { namesOverdue: true, coming: true }, office)
    return data.list.map(({ bookingNo }) => bookingNo)
  }
  await club.setClock('2027-06-01T12:00')
  const slots = await club.day(date, { slots: 5 })
  const [one, named, cancelled, arrived, late] = slots as [number, number, number, number, number]
  const party = await Promise.all([1, 2, 3, 4].map(() => club.member()))
  const players = party.map(({ memberIdx }, i): Player => ({ no: i + 1, kind: 'MEMBER', memberIdx }))
  const book = async (slotIdx: number, more = {}, as?: (typeof party)[number]) => {
    const booker = as ?? (await club.member())
    return (await club.book(booker, slotIdx, await club.hold(booker, slotIdx), more)).data
  }
  const { bookingNo } = await book(one)
  await book(named, { players }, party[0]!)
  const gone = await book(cancelled)
  const here = await book(arrived)
  await club.sql`
    with changed as (
      update booking set state = case booking_idx when ${gone.bookingIdx} then 'CX' else 'CI' end, version = version + 1
      where booking_idx in (${gone.bookingIdx}, ${here.bookingIdx}) returning booking_idx),
    off as (update booking_player set active = false where booking_idx = ${gone.bookingIdx}),
    given as (delete from claim where booking_idx = ${gone.bookingIdx}),
    came as (insert into check_in (booking_idx, state, checked_in_at) values (${here.bookingIdx}, 'CHECKED_IN', club_now()))
    insert into audit (call, ip, noun, record_idx) select 'test', '', 'booking', booking_idx from changed`
  await club.setClock('2027-06-08T16:59')
  expect(await waiting(DESK)).toEqual({})
  expect(await listed()).toEqual([])
  await club.setClock('2027-06-08T17:01')
  // Its players can be named until the round, because its deadline was over.
  await book(late)
  expect(await waiting(DESK)).toEqual({ NAMES_OVERDUE: 1 })
  expect(await listed()).toEqual([bookingNo])
  expect(await waiting({ '940000': 'R' })).toEqual({})
  await club.setClock(`${date}T06:59`)
  expect(await waiting(DESK)).toEqual({ NAMES_OVERDUE: 1 })
  await club.setClock(`${date}T07:00`)
  expect(await waiting(DESK)).toEqual({})
  expect(await listed()).toEqual([])
})
