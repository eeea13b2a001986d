import type { OFFICES } from '@clubhouse/contract/reservation/team/place'
import type { DRAW_STEPS, TeamForm, TeamLimits, TeamPattern } from '@clubhouse/contract/reservation/team/team'
import type { Fragment } from 'postgres'
import type { Phones } from '../../person/phones.ts'
import { membersMeant } from '../../person/rows.ts'
import type { Sql } from '../../platform/database.ts'
import type { TeamContractTable, TeamFormTable, TeamSeasonTable } from '../../platform/tables.ts'
import type { DateCounts } from './plan/played-rules.ts'

/** The state of a season by the clock. @param season the table or its alias */
export const SEASON_STATE = (sql: Sql, season: ReturnType<Sql>) => sql`
  case when club_now() < ${season}.open_at then 'PLANNED' when club_now() < ${season}.close_at then 'OPEN'
    when club_now() < ${season}.decide_by then 'DECIDING' else 'DECIDED' end`

/** Where the draw of a season stands. @param season the table or its alias */
export const DRAW_STEP = (sql: Sql, season: ReturnType<Sql>) => sql`
  coalesce((select case when g.revoked_at is not null then 'REVOKED' when g.published_at is not null then 'PUBLISHED'
      when g.drawn_at is not null then 'DRAWN' else 'FROZEN' end
    from team_draw g where g.season_idx = ${season}.season_idx order by g.draw_idx desc limit 1), 'NONE')`

export type SeasonRow = Pick<
  TeamSeasonTable,
  'seasonIdx' | 'year' | 'openAt' | 'closeAt' | 'decideBy' | 'drawAt' | 'seedName'
> & {
  mode: 'MANUAL' | 'DRAW'
  seedMode: 'beacon' | 'numbers' | null
  /** The club’s day of the public draw: that on which the season is drawn, where it is after that of the close. */
  seedDate: string | null
  drawStep: (typeof DRAW_STEPS)[number]
  limits: TeamLimits
  now: Temporal.Instant
}

/** @param seasonIdx 0 for the one that is open, or else the next */
export async function season(sql: Sql, seasonIdx: number): Promise<SeasonRow | undefined> {
  const [row] = await sql<SeasonRow[]>`
    select season_idx, year, open_at, close_at, decide_by, limits, mode, draw_at, seed_mode, seed_name,
      case when seed_mode = 'numbers' and (draw_at at time zone c.zone)::date > (close_at at time zone c.zone)::date
        then (draw_at at time zone c.zone)::date end as seed_date,
      ${DRAW_STEP(sql, sql`team_season`)} as draw_step, club_now() as now from team_season, (select zone from club) c
    where case when ${seasonIdx}::bigint = 0 then close_at > club_now() else season_idx = ${seasonIdx} end
    order by close_at limit 1`
  return row
}

/** Applications and approvals of a season follow one another. */
export async function lockSeason(sql: Sql, seasonIdx: number): Promise<void> {
  await sql`select from team_season where season_idx = ${seasonIdx} for update`
}

export type FormRow = Pick<
  TeamFormTable,
  | 'formIdx'
  | 'seasonIdx'
  | 'teamName'
  | 'cycle'
  | 'teams'
  | 'skipMonths'
  | 'memo'
  | 'approvedWish'
  | 'submittedAt'
  | 'place'
  | 'version'
> &
  Pick<TeamForm, 'state' | 'presidentIdx' | 'secretaryIdx' | 'reason' | 'roster'> & {
    year: number
    wishes: TeamPattern[]
    contractIdx: number | null
    translated: Record<string, { reason?: string }>
  }

/** The roster of the form `f`, the officers first. */
export const ROSTER = (sql: Sql, lang: string) => sql`
  (select json_agg(json_build_object('memberIdx', p.member_idx,
      'name', coalesce(p.name, (select name_in(${lang}, m.name, m.other_name) from member m where m.member_idx = p.member_idx)))
      order by p.no)
    from team_person p where p.form_idx = f.form_idx)`

export const OFFICER = (sql: Sql, office: Office) => sql`
  (select p.member_idx from team_person p where p.form_idx = f.form_idx and p.office = ${office})`

/** Who is asked to take over an office of the form `f`. */
const HEIR = (sql: Sql, office: Office) => sql`
  (select p.member_idx from team_person p where p.form_idx = f.form_idx and p.offered = ${office})`

/** Columns of the form `f` with its season `s`, without its roster. */
export const FORM = (sql: Sql, lang: string) => sql`
  f.form_idx, f.season_idx, s.year, f.state, f.team_name, f.cycle, f.wishes, f.teams, f.skip_months, f.memo,
  own_words_in(${lang}, f.translated, 'reason', f.reason) as reason, f.translated, f.approved_wish, f.submitted_at, f.place, f.version,
  ${OFFICER(sql, 'PRESIDENT')} as president_idx, ${OFFICER(sql, 'SECRETARY')} as secretary_idx,
  (select c.contract_idx from team_contract c where c.form_idx = f.form_idx) as contract_idx`

/** The numbers of the forms that are meant by what was typed: by a part of the group’s name, or by an officer. */
export const formsMeant = (sql: Sql, typed: string, phones: Phones) => sql`
  select n.form_idx from team_form n where position(lower(${typed}) in lower(n.team_name)) > 0
    or exists (select from team_person p where p.form_idx = n.form_idx and p.office is not null
      and p.member_idx in (${membersMeant(sql, typed, phones)}))`

export async function form(sql: Sql, formIdx: number, lang: string): Promise<FormRow | undefined> {
  const [row] = await sql<FormRow[]>`
    select ${FORM(sql, lang)}, ${ROSTER(sql, lang)} as roster from team_form f join team_season s using (season_idx)
    where f.form_idx = ${formIdx}`
  return row
}

/** Forms of which the member is an officer, the newest first. @param seasonIdx 0 for all */
export async function formsOf(sql: Sql, memberIdx: number, seasonIdx: number, lang: string): Promise<FormRow[]> {
  return sql<FormRow[]>`
    select ${FORM(sql, lang)}, ${ROSTER(sql, lang)} as roster
    from team_person me join team_form f using (form_idx) join team_season s on s.season_idx = f.season_idx
    where me.member_idx = ${memberIdx} and me.office is not null and (${seasonIdx}::bigint = 0 or f.season_idx = ${seasonIdx})
    order by f.form_idx desc`
}

/** Locks a form after its season. @returns its season, which never changes */
export async function lockForm(sql: Sql, formIdx: number): Promise<number | undefined> {
  const [row] = await sql<{ seasonIdx: number }[]>`select season_idx from team_form where form_idx = ${formIdx}`
  if (!row) return undefined
  await lockSeason(sql, row.seasonIdx)
  await sql`select from team_form where form_idx = ${formIdx} for update`
  return row.seasonIdx
}

export type Office = (typeof OFFICES)[number]

export interface Listed {
  no: number
  memberIdx: number | null
  name: string | null
  office: Office | null
  /** The office that the member is asked to take over. */
  offered?: Office
}

/**
 * Replaces a roster. Officers who accepted an office before still have. @param me the officer who accepts one now, if any
 * @returns those who are in; who is in another group of the season is not
 */
export async function putPeople(
  sql: Sql,
  { formIdx, seasonIdx, active }: { formIdx: number; seasonIdx: number; active: boolean },
  people: readonly Listed[],
  me?: number,
): Promise<Set<number>> {
  const before = await sql<{ memberIdx: number }[]>`
    select member_idx from team_person where form_idx = ${formIdx} and has_accepted`
  const accepted = [...before.map(({ memberIdx }) => memberIdx), ...(me === undefined ? [] : [me])]
  await sql`delete from team_person where form_idx = ${formIdx}`
  const rows = await sql<{ no: number }[]>`
    insert into team_person (form_idx, no, member_idx, name, office, offered, season_idx, active, has_accepted)
    select ${formIdx}, r.no, r."memberIdx", r.name, r.office, r.offered, ${seasonIdx}, ${active},
      r.office is not null and r."memberIdx" = any(${accepted}::bigint[])
    from jsonb_to_recordset(${sql.json(people)}) as r(no smallint, "memberIdx" bigint, name text, office text, offered text)
    order by r."memberIdx" nulls last, r.no
    on conflict (season_idx, member_idx) where active and member_idx is not null do nothing returning no`
  return new Set(rows.map(({ no }) => no))
}

export async function setActive(sql: Sql, formIdx: number, active: boolean): Promise<void> {
  await sql`update team_person set active = ${active} where form_idx = ${formIdx} and active <> ${active}`
}

/** Who does something in an office has accepted it. */
export async function acceptOffice(sql: Sql, formIdx: number, memberIdx: number): Promise<void> {
  await sql`
    update team_person set has_accepted = true
    where form_idx = ${formIdx} and member_idx = ${memberIdx} and office is not null and not has_accepted`
}

/** The officers of a form who accepted their office. */
export async function acceptedOfficers(sql: Sql, formIdx: number): Promise<number[]> {
  const rows = await sql<{ memberIdx: number }[]>`
    select member_idx from team_person where form_idx = ${formIdx} and has_accepted`
  return rows.map(({ memberIdx }) => memberIdx)
}

export type ContractRow = Pick<
  TeamContractTable,
  | 'contractIdx'
  | 'formIdx'
  | 'seasonIdx'
  | 'weekType'
  | 'weekday'
  | 'hour'
  | 'teams'
  | 'officerChanges'
  | 'version'
  | 'endCode'
  | 'lostDates'
> & {
  state: 'ACTIVE' | 'ENDED' | 'TERMINATED'
  year: number
  teamName: string
  cycle: string
  reason: string | null
  translated: Record<string, { reason?: string }>
  presidentIdx: number
  secretaryIdx: number
  presidentOfferedTo: number | null
  secretaryOfferedTo: number | null
  skipsUsed: number
  noShows: number
  counts: DateCounts
}

/** Dates on which no one of a group came: a tee time was a no-show, and none was played. */
const NO_SHOWS = (sql: Sql) => sql`
  (select count(*)::int from (
    select t.date_idx from team_date d join team_booking t using (date_idx) join booking b using (booking_idx)
    where d.contract_idx = c.contract_idx and b.active
    group by t.date_idx having bool_and(b.state = 'NS')) absent)`

/** A date `d` that the club moved, and that the officers gave up in place of accepting it. */
const GIVEN_BACK = (sql: Sql) =>
  sql`(d.state = 'SKIPPED' and not d.is_counted and d.moved_from is not null and d.accepted_at is null)`

/** Whether the group gave up the date `d`, or did not come. */
const MISSED = (sql: Sql) => sql`(d.state in ('SKIPPED', 'CANCELLED_LATE') and not ${GIVEN_BACK(sql)})`

/** Of the dates of a contract. @param contractIdx an expression */
export const COUNTS = (sql: Sql, contractIdx: Fragment) => sql`
  (select json_build_object('played', count(*) filter (where d.state = 'PLAYED'), 'missed', count(*) filter (where ${MISSED(sql)}),
      'all', count(*) filter (where d.state <> 'CLUB_CANCELLED' and not ${GIVEN_BACK(sql)}))
    from team_date d where d.contract_idx = ${contractIdx})`

/** Columns of the contract `c` with its form `f` and its season `s`. */
export const CONTRACT = (sql: Sql, lang: string) => sql`
  c.contract_idx, c.form_idx, c.season_idx, s.year, f.team_name, c.state, f.cycle, c.week_type, c.weekday, c.hour, c.teams,
  c.officer_changes, c.version, c.end_code, c.lost_dates, own_words_in(${lang}, c.translated, 'reason', c.reason) as reason, c.translated,
  ${OFFICER(sql, 'PRESIDENT')} as president_idx, ${OFFICER(sql, 'SECRETARY')} as secretary_idx,
  ${HEIR(sql, 'PRESIDENT')} as president_offered_to, ${HEIR(sql, 'SECRETARY')} as secretary_offered_to,
  (select count(*)::int from team_date d where d.contract_idx = c.contract_idx and d.is_counted) as skips_used,
  ${NO_SHOWS(sql)} as no_shows, ${COUNTS(sql, sql`c.contract_idx`)} as counts`

export const OF_CONTRACT = (sql: Sql) =>
  sql`team_contract c join team_form f using (form_idx) join team_season s on s.season_idx = c.season_idx`

export async function contract(
  sql: Sql,
  contractIdx: number,
  lang: string,
): Promise<(ContractRow & { roster: FormRow['roster'] }) | undefined> {
  const [row] = await sql<(ContractRow & { roster: FormRow['roster'] })[]>`
    select ${CONTRACT(sql, lang)}, ${ROSTER(sql, lang)} as roster from ${OF_CONTRACT(sql)} where c.contract_idx = ${contractIdx}`
  return row
}

export async function contractsOf(
  sql: Sql,
  memberIdx: number,
  lang: string,
): Promise<(ContractRow & { roster: FormRow['roster'] })[]> {
  return sql<(ContractRow & { roster: FormRow['roster'] })[]>`
    select ${CONTRACT(sql, lang)}, ${ROSTER(sql, lang)} as roster from ${OF_CONTRACT(sql)}
    where exists (select from team_person p where p.form_idx = f.form_idx and p.member_idx = ${memberIdx} and p.office is not null)
    order by s.year desc, c.contract_idx desc`
}

/** Locks a contract and its dates after its season. */
export async function lockContract(sql: Sql, contractIdx: number): Promise<boolean> {
  const [row] = await sql<{ seasonIdx: number }[]>`
    select season_idx from team_contract where contract_idx = ${contractIdx}`
  if (!row) return false
  await lockSeason(sql, row.seasonIdx)
  await sql`select from team_contract where contract_idx = ${contractIdx} for update`
  await sql`select from team_date where contract_idx = ${contractIdx} order by date_idx for update`
  return true
}
