import type { ParsedInputOf } from '@clubhouse/contract/call'
import type { TeamPattern } from '@clubhouse/contract/reservation/team/team'
import * as calls from '@clubhouse/contract/reservation/team/team-manage'
import { phonesFor } from '../../../person/phones.ts'
import type { Context } from '../../../platform/context.ts'
import type { Sql } from '../../../platform/database.ts'
import { pageOf } from '../../../platform/list.ts'
import { TAKES } from '../../sheet/slot/running.ts'
import { ON_HOLIDAY } from '../plan/on-holiday.ts'
import type { PlannedDate } from '../plan/plan-rules.ts'
import type { DateCounts } from '../plan/played-rules.ts'
import { CONTRACT, COUNTS, type ContractRow, FORM, type FormRow, formsMeant } from '../rows.ts'
import { OVERDUE } from '../waiting.ts'

interface OfManagers {
  president: { memberIdx: number; name: string }
  secretary: { memberIdx: number; name: string }
  rosterSize: number
}

const PERSON = (sql: Sql, office: string, lang: string) => sql`
  (select json_build_object('memberIdx', m.member_idx, 'name', name_in(${lang}, m.name, m.other_name))
    from team_person p join member m using (member_idx) where p.form_idx = f.form_idx and p.office = ${office})`

const OF_MANAGERS = (sql: Sql, lang: string) => sql`
  ${PERSON(sql, 'PRESIDENT', lang)} as president, ${PERSON(sql, 'SECRETARY', lang)} as secretary,
  (select count(*)::int from team_person p where p.form_idx = f.form_idx) as roster_size`

/** Of the twelve months before the applications closed. Source: docs/rules.md, Groups. */
const SCORE = (sql: Sql) => sql`
  (select json_build_object(
      'rounds', (select count(*) from booking_player x join booking b using (booking_idx)
        where x.member_idx = any (who.members) and b.state = 'PL' and ${IN_TIME(sql, sql`x`)}),
      'lateCancels', (select count(*) from booking b where b.member_idx = any (who.members) and b.state in ('CL', 'NS') and ${IN_TIME(sql, sql`b`)}),
      'memberShare', round(100.0 * cardinality(who.members) / who.people)::int, 'last', ${LAST(sql)})
    from (select array_remove(array_agg(p.member_idx), null) as members, count(*) as people
      from team_person p where p.form_idx = f.form_idx) who)`

/** The contract that an officer of the form `f` had in the latest season before. */
const LAST = (sql: Sql) => sql`
  (select json_build_object('contractIdx', l.contract_idx, 'teamName', w.team_name, 'year', y.year, 'counts', ${COUNTS(sql, sql`l.contract_idx`)})
    from team_person me join team_person was on was.member_idx = me.member_idx and was.office is not null
      join team_contract l on l.form_idx = was.form_idx join team_form w on w.form_idx = l.form_idx
      join team_season y on y.season_idx = l.season_idx
    where me.form_idx = f.form_idx and me.office is not null and y.year < s.year
    order by y.year desc, me.office, l.contract_idx limit 1)`

const IN_TIME = (sql: Sql, played: ReturnType<Sql>) => sql`
  ${played}.play_date between (s.close_at - interval '12 months')::date and s.close_at::date`

/** Forms `o` that still want, or have, a time of the form `f`. */
const RIVALS = (sql: Sql) => sql`
  o.season_idx = f.season_idx and o.form_idx <> f.form_idx and o.state in ('SUBMITTED', 'UNDER_REVIEW', 'WAITLISTED', 'APPROVED')`

const CONFLICTS = (sql: Sql) => sql`
  (select count(*)::int from team_form o where ${RIVALS(sql)}
    and exists (select from jsonb_array_elements(f.wishes) w where o.wishes @> jsonb_build_array(w)))`

type Last = NonNullable<calls.TeamScore['last']>

/** A score with the dates of the last contract in place of their share. */
export type ScoreRow = Omit<calls.TeamScore, 'last'> & {
  last: (Omit<Last, 'playedShare'> & { counts: DateCounts }) | null
}

type Listed = Omit<FormRow, 'roster'> & OfManagers & { score: ScoreRow; conflicts: number }

export const forms = (
  sql: Sql,
  { seasonIdx, state, overdue, keyword, ...page }: ParsedInputOf<typeof calls.forms>,
  { lang, who }: Pick<Context, 'lang' | 'who'>,
) =>
  pageOf(sql, calls.forms, page, {
    select: sql<
      Listed[]
    >`${FORM(sql, lang)}, ${OF_MANAGERS(sql, lang)}, ${SCORE(sql)} as score, ${CONFLICTS(sql)} as conflicts`,
    from: sql`team_form f`,
    each: sql`f`,
    join: sql`left join team_season s on s.season_idx = f.season_idx`,
    where: [
      seasonIdx && sql`f.season_idx = ${seasonIdx}`,
      state && sql`f.state = ${state}`,
      overdue && OVERDUE(sql),
      keyword && sql`f.form_idx in (${formsMeant(sql, keyword, phonesFor(who))})`,
    ],
    keyword: [],
    sorts: {
      submittedAt: sql`f.submitted_at`,
      teamName: sql`f.team_name`,
      state: sql`array_position(array['SUBMITTED', 'UNDER_REVIEW', 'WAITLISTED', 'APPROVED', 'REJECTED', 'DRAFT', 'WITHDRAWN'], f.state)`,
    },
    tie: [sql`f.form_idx`],
  })

export async function ofManagers(
  sql: Sql,
  formIdx: number,
  lang: string,
): Promise<Pick<Listed, 'president' | 'secretary' | 'score'>> {
  const [row] = await sql<Pick<Listed, 'president' | 'secretary' | 'score'>[]>`
    select ${PERSON(sql, 'PRESIDENT', lang)} as president, ${PERSON(sql, 'SECRETARY', lang)} as secretary, ${SCORE(sql)} as score
    from team_form f join team_season s using (season_idx) where f.form_idx = ${formIdx}`
  return row!
}

interface Conflict {
  formIdx: number
  teamName: string
  state: FormRow['state']
  wish: number
  teams: number
}

export async function conflicts(sql: Sql, formIdx: number): Promise<Conflict[]> {
  return sql<Conflict[]>`
    select o.form_idx, o.team_name, o.state, (w.no - 1)::int as wish, o.teams
    from team_form f cross join lateral jsonb_array_elements(f.wishes) with ordinality w(wish, no)
      join team_form o on ${RIVALS(sql)} and o.wishes @> jsonb_build_array(w.wish)
    where f.form_idx = ${formIdx} order by w.no, o.form_idx`
}

interface Place {
  seasonIdx: number
  weekday: number
  hour: number
  weeks: readonly number[]
  months: readonly number[]
}

/** The most tee times that contracts have in one week of these, and the names of their groups. */
export async function used(
  sql: Sql,
  { seasonIdx, weekday, hour, weeks, months }: Place,
): Promise<{ teams: number; names: string }> {
  const [row] = await sql<{ teams: number; names: string }[]>`
    with here as (
      select c.*, f.team_name from team_contract c join team_form f using (form_idx)
      where c.season_idx = ${seasonIdx} and c.state = 'ACTIVE' and c.weekday = ${weekday} and c.hour = ${hour}
        and c.weeks && ${[...weeks]}::smallint[] and c.months && ${[...months]}::smallint[])
    select coalesce(max(teams), 0)::int as teams, coalesce((select string_agg(team_name, ', ' order by contract_idx) from here), '') as names
    from (
      select sum(h.teams) as teams from here h cross join unnest(h.weeks) w cross join unnest(h.months) m
      where w = any (${[...weeks]}::smallint[]) and m = any (${[...months]}::smallint[]) group by w, m) total`
  return row!
}

/** Holidays, closed days, and days whose hour other groups have used up, from a day to another. */
export async function closedDates(
  sql: Sql,
  from: string,
  to: string,
  { hour, teams, perHour }: { hour: number; teams: number; perHour: number },
): Promise<Set<string>> {
  const rows = await sql<{ date: string }[]>`
    select date from holiday where date between ${from} and ${to} and day_type = 'HO'
    union
    select date from sheet_day where date between ${from} and ${to} and state = 'SUSPENDED'
    union
    select d.date from team_date d join team_contract c using (contract_idx)
    where d.date between ${from} and ${to} and d.state in ('SCHEDULED', 'CONFIRMED', 'REDUCED') and c.state = 'ACTIVE'
      and c.hour = ${hour}
    group by d.date having sum(d.teams) + ${teams} > ${perHour}`
  return new Set(rows.map(({ date }) => date))
}

export async function setState(
  sql: Sql,
  formIdx: number,
  d: { state: string; wish: number | null; reason: string; translated: Record<string, Record<string, string>> },
): Promise<void> {
  await sql`
    update team_form set state = ${d.state}, approved_wish = ${d.wish}, reason = ${d.reason},
      translated = ${sql.json(d.translated)}, version = version + 1
    where form_idx = ${formIdx}`
}

export async function addContract(
  sql: Sql,
  { formIdx, seasonIdx, teams }: Pick<FormRow, 'formIdx' | 'seasonIdx' | 'teams'>,
  { weekType, weekday, hour }: TeamPattern,
  { weeks, months }: Pick<Place, 'weeks' | 'months'>,
  { dates, lostDates }: { dates: readonly PlannedDate[]; lostDates: readonly string[] },
): Promise<number> {
  const [row] = await sql<{ contractIdx: number }[]>`
    insert into team_contract (form_idx, season_idx, week_type, weekday, hour, weeks, months, teams, lost_dates)
    values (${formIdx}, ${seasonIdx}, ${weekType}, ${Number(weekday)}, ${Number(hour)}, ${[...weeks]}::smallint[],
      ${[...months]}::smallint[], ${teams}, ${[...lostDates]}::date[])
    returning contract_idx`
  await sql`
    insert into team_date (contract_idx, date, time, teams, moved_from)
    select ${row!.contractIdx}, r.date, make_time(${Number(hour)}, 0, 0), ${teams}, r."movedFrom"
    from jsonb_to_recordset(${sql.json(dates)}) as r(date date, "movedFrom" date) order by r.date`
  return row!.contractIdx
}

/** Whether a date of the contract `c` is on a holiday. */
const HAS_HOLIDAY = (sql: Sql) => sql`
  (c.state = 'ACTIVE' and exists (select from team_date d where d.contract_idx = c.contract_idx and ${ON_HOLIDAY(sql)}))`

type ListedContract = ContractRow & OfManagers & { dates: number }

export const contracts = (
  sql: Sql,
  { seasonIdx, state, onHoliday, keyword, ...page }: ParsedInputOf<typeof calls.contracts>,
  { lang, who }: Pick<Context, 'lang' | 'who'>,
) =>
  pageOf(sql, calls.contracts, page, {
    select: sql<ListedContract[]>`${CONTRACT(sql, lang)}, ${OF_MANAGERS(sql, lang)},
      (select count(*)::int from team_date d where d.contract_idx = c.contract_idx) as dates`,
    from: sql`team_contract c`,
    each: sql`c`,
    join: sql`left join team_form f on f.form_idx = c.form_idx left join team_season s on s.season_idx = c.season_idx`,
    where: [
      seasonIdx && sql`c.season_idx = ${seasonIdx}`,
      state && sql`c.state = ${state}`,
      onHoliday !== undefined && sql`${HAS_HOLIDAY(sql)} = ${onHoliday}`,
      keyword && sql`c.form_idx in (${formsMeant(sql, keyword, phonesFor(who))})`,
    ],
    keyword: [],
    sorts: {
      teamName: sql`(select n.team_name from team_form n where n.form_idx = c.form_idx)`,
      state: sql`array_position(array['ACTIVE', 'ENDED', 'TERMINATED'], c.state)`,
      year: sql`(select n.year from team_season n where n.season_idx = c.season_idx)`,
    },
    tie: [sql`c.contract_idx`],
  })

export async function moveDate(sql: Sql, dateIdx: number, date: string): Promise<void> {
  await sql`
    update team_date set moved_from = case when moved_from = ${date}::date then null else coalesce(moved_from, date) end,
      date = ${date}, accepted_at = null, missing = 0, asked_at = null, holiday_kept_at = null,
      told_holiday_at = (select club_now() from holiday h where h.date = ${date}::date and h.day_type = 'HO' limit 1),
      version = version + 1
    where date_idx = ${dateIdx}`
}

export async function keepOnHoliday(sql: Sql, dateIdx: number): Promise<void> {
  await sql`update team_date set holiday_kept_at = club_now(), version = version + 1 where date_idx = ${dateIdx}`
}

const GIVABLE = (sql: Sql) => sql`
  not s.is_dropped and not s.is_shut and s.mode = 'EXCLUSIVE' and s.starts_at > club_now() and y.state in ('DRAFT', 'PUBLISHED')`

interface Givable {
  slotIdx: number
  time: string
  courseName: string
  isOwn: boolean
}

/** Tee times of its day that a date has or can have, in the order of the day. */
export async function teeTimes(sql: Sql, dateIdx: number, lang: string): Promise<Givable[]> {
  return sql<Givable[]>`
    select s.slot_idx, to_char(s.time, 'HH24:MI') as time, coalesce(o.name ->> ${lang}, o.name ->> 'en') as course_name, own.is as is_own
    from team_date d join sheet_day y using (date) join slot s on s.date = d.date join course o using (course_idx)
      cross join lateral (
        select exists (select from claim c where c.slot_idx = s.slot_idx and c.team_date_idx = d.date_idx) as is) own
    where d.date_idx = ${dateIdx} and ${GIVABLE(sql)}
      and (own.is or not exists (select from claim c where c.slot_idx = s.slot_idx and ${TAKES(sql)}))
    order by s.time, o.order_no, s.slot_idx`
}

/** How many of these are tee times of the day that a group can have. */
export async function countSlots(sql: Sql, date: string, slotIdx: readonly number[]): Promise<number> {
  const rows = await sql`
    select from slot s join sheet_day y using (date)
    where s.slot_idx = any(${[...slotIdx]}::bigint[]) and s.date = ${date} and ${GIVABLE(sql)}
    order by s.slot_idx for update of s`
  return rows.length
}

export async function touchDate(sql: Sql, dateIdx: number, missing: number): Promise<void> {
  await sql`update team_date set missing = ${missing}, version = version + 1 where date_idx = ${dateIdx}`
}

/** Whether the group plays on the day already, or did. */
export async function hasDate(sql: Sql, contractIdx: number, date: string): Promise<boolean> {
  const [row] = await sql`select from team_date where contract_idx = ${contractIdx} and date = ${date}`
  return row !== undefined
}
