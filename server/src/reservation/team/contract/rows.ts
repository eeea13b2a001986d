import type { Player } from '@clubhouse/contract/reservation/booking/booking'
import type { DateState } from '@clubhouse/contract/reservation/team/team'
import type { Sql } from '../../../platform/database.ts'
import type { TeamDateTable } from '../../../platform/tables.ts'
import { KEPT_ON_HOLIDAY, ON_HOLIDAY } from '../plan/on-holiday.ts'

export interface DateSlot {
  slotIdx: number
  time: string
  startsAt: string
  /** The club closed it. */
  isShut: boolean
  /** Giving it up costs nothing: it is shut or delayed, or the weather makes it free. */
  isFree: boolean
  courseIdx: number
  courseName: string
  minPlayers: number
  bookingIdx: number | null
  bookingState: string | null
  players: Player[] | null
}

export type DateRow = Pick<
  TeamDateTable,
  'dateIdx' | 'contractIdx' | 'date' | 'teams' | 'missing' | 'movedFrom' | 'isReduced' | 'version'
> & {
  state: DateState
  time: string
  isAccepted: boolean | null
  onHoliday: boolean
  keptOnHoliday: boolean
  /** Of the first tee time, else as planned. */
  startsAt: Temporal.Instant
  slots: DateSlot[]
}

/** Tee times that the date `d` has, kept or booked, in the order of the day. */
const SLOTS = (sql: Sql, lang: string) => sql`
  (select coalesce(json_agg(json_build_object('slotIdx', s.slot_idx, 'time', to_char(s.time, 'HH24:MI'), 'startsAt', s.starts_at, 'isShut', s.is_shut,
      'isFree', s.is_shut or has_waiver(s.date, s.part) or exists (
        select from delay_move m join delay l using (delay_idx)
        where m.slot_idx = s.slot_idx and m.to_time is not null and l.undone_at is null),
      'courseIdx', s.course_idx, 'courseName', coalesce(o.name ->> ${lang}, o.name ->> 'en'), 'minPlayers', s.min_players,
      'bookingIdx', has.booking_idx, 'bookingState', has.state, 'players', (
        select json_agg(json_build_object('no', bp.no, 'kind', bp.kind, 'memberIdx', bp.member_idx, 'phoneNo', bp.phone_no,
          'consent', bp.consent, 'name', coalesce(bp.name, (
            select name_in(${lang}, m.name, m.other_name) from member m where m.member_idx = bp.member_idx))) order by bp.no)
        from booking_player bp where bp.booking_idx = has.booking_idx)) order by s.time, o.order_no, s.slot_idx), '[]')
    from (
      select distinct c.slot_idx, null::bigint as booking_idx, null::text as state from claim c where c.team_date_idx = d.date_idx
      union all
      select b.slot_idx, b.booking_idx, b.state from team_booking t join booking b using (booking_idx) where t.date_idx = d.date_idx and b.active
    ) has join slot s using (slot_idx) join course o using (course_idx))`

const DATE = (sql: Sql, lang: string) => sql`
  d.date_idx, d.contract_idx, d.date, to_char(d.time, 'HH24:MI') as time, d.state, d.teams, d.missing, d.moved_from, d.is_reduced,
  case when d.moved_from is not null then d.accepted_at is not null end as is_accepted, d.version, ${ON_HOLIDAY(sql)} as on_holiday,
  ${KEPT_ON_HOLIDAY(sql)} as kept_on_holiday,
  (d.date + d.time) at time zone (select zone from club) as starts_at, ${SLOTS(sql, lang)} as slots`

export async function dates(sql: Sql, contractIdx: readonly number[], lang: string): Promise<DateRow[]> {
  return sql<DateRow[]>`
    select ${DATE(sql, lang)} from team_date d where d.contract_idx = any(${[...contractIdx]}::bigint[]) order by d.date`
}

/** The dates of all contracts of a season, by day. */
export async function datesOfSeason(
  sql: Sql,
  seasonIdx: number,
  lang: string,
): Promise<(DateRow & { teamName: string })[]> {
  return sql<(DateRow & { teamName: string })[]>`
    select ${DATE(sql, lang)}, f.team_name
    from team_date d join team_contract c using (contract_idx) join team_form f using (form_idx)
    where c.season_idx = ${seasonIdx} order by d.date, d.time, d.contract_idx`
}

export async function date(sql: Sql, dateIdx: number, lang: string): Promise<DateRow | undefined> {
  const [row] = await sql<DateRow[]>`select ${DATE(sql, lang)} from team_date d where d.date_idx = ${dateIdx}`
  return row
}

export async function contractOfDate(sql: Sql, dateIdx: number): Promise<number | undefined> {
  const [row] = await sql<{ contractIdx: number }[]>`select contract_idx from team_date where date_idx = ${dateIdx}`
  return row?.contractIdx
}

export async function setDate(
  sql: Sql,
  dateIdx: number,
  {
    state,
    teams,
    isCounted = false,
    isReduced,
    reason,
  }: {
    state: DateState
    teams?: number
    isCounted?: boolean
    isReduced?: boolean
    reason?: string
  },
): Promise<void> {
  await sql`
    update team_date set state = ${state}, teams = coalesce(${teams ?? null}::smallint, teams), is_counted = ${isCounted},
      missing = least(missing, coalesce(${teams ?? null}::smallint, teams)),
      is_reduced = coalesce(${isReduced ?? null}::boolean, is_reduced), reason = coalesce(${reason ?? null}::text, reason),
      version = version + 1
    where date_idx = ${dateIdx}`
}

export async function accept(sql: Sql, dateIdx: number): Promise<void> {
  await sql`update team_date set accepted_at = club_now(), version = version + 1 where date_idx = ${dateIdx}`
}

/** Turns a tee time that is kept for a date into one that is reserved for a booking of the same transaction. */
export async function reserve(sql: Sql, dateIdx: number, slotIdx: number): Promise<boolean> {
  const rows = await sql`
    update claim set kind = 'BLOCK', team_date_idx = null where slot_idx = ${slotIdx} and team_date_idx = ${dateIdx}
    returning seat`
  return rows.length > 0
}

/** Notes that the officers of the group gave up tee times of a date: neither can take them again for a day. */
export async function noteLeft(sql: Sql, dateIdx: number, slotIdx: readonly number[]): Promise<void> {
  await sql`
    insert into team_left (slot_idx, member_idx)
    select left_slot, p.member_idx
    from team_date d join team_contract c using (contract_idx) join team_person p using (form_idx)
      cross join unnest(${[...slotIdx]}::bigint[]) left_slot
    where d.date_idx = ${dateIdx} and p.office is not null
    on conflict (slot_idx, member_idx) do update set at = excluded.at`
}

export async function addBooking(sql: Sql, dateIdx: number, bookingIdx: number): Promise<void> {
  await sql`insert into team_booking (booking_idx, date_idx) values (${bookingIdx}, ${dateIdx})`
}

export async function endContract(
  sql: Sql,
  contractIdx: number,
  end: {
    state: 'ENDED' | 'TERMINATED'
    code?: 'SKIPS' | 'NO_SHOWS' | 'SEASON'
    reason?: string
    translated?: Record<string, Record<string, string>>
  },
): Promise<void> {
  await sql`
    update team_contract set state = ${end.state}, ended_at = club_now(), end_code = ${end.code ?? null},
      reason = ${end.reason ?? null}, translated = ${sql.json(end.translated ?? {})}, version = version + 1
    where contract_idx = ${contractIdx}`
}

export async function noteOfficers(sql: Sql, contractIdx: number, changes: number): Promise<void> {
  await sql`
    update team_contract set officer_changes = officer_changes + ${changes}, version = version + 1
    where contract_idx = ${contractIdx}`
}
