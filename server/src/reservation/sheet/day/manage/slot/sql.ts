import type { Sql } from '../../../../../platform/database.ts'
import type { Translated } from '../../../../../platform/said-in.ts'
import type { SlotTable } from '../../../../../platform/tables.ts'
import {
  type ClaimRow,
  type DayRow,
  EACH_SEAT,
  IN_SHUT_PART,
  ON_SHUT_COURSE,
  type SlotRow,
} from '../../../slot/rows.ts'
import { OF_SHARE, TAKES } from '../../../slot/running.ts'

export type LockedSlot = Pick<
  SlotTable,
  'slotIdx' | 'date' | 'part' | 'time' | 'startsAt' | 'courseIdx' | 'turnCourseIdx' | 'holes'
> &
  Pick<SlotTable, 'minPlayers' | 'capacity' | 'w05' | 'version'> & { mode: SlotRow['mode']; dayState: DayRow['state'] }

/** Prevents other claims until the transaction ends. */
export async function lockTeeTimes(sql: Sql, slotIdx: number[]): Promise<LockedSlot[]> {
  return sql<LockedSlot[]>`
    select s.slot_idx, s.date, s.part, s.time, s.starts_at, s.course_idx, s.turn_course_idx, s.holes, s.mode,
      s.min_players, s.capacity, s.w05, s.version, d.state as day_state
    from slot s join sheet_day d using (date) where s.slot_idx = any(${slotIdx}::bigint[]) and not s.is_dropped
    order by s.slot_idx for no key update of s`
}

/** The parts of days that tee times belong to, in one order for everyone who locks them. */
export async function partsOf(sql: Sql, slotIdx: number[]): Promise<Pick<SlotTable, 'date' | 'part'>[]> {
  return sql<Pick<SlotTable, 'date' | 'part'>[]>`
    select distinct date, part from slot where slot_idx = any(${slotIdx}::bigint[]) order by date, part`
}

/** Claims that take a seat of these tee times, except those of a share: holds last, the first to end first. */
export async function takenBy(sql: Sql, slotIdx: number[]): Promise<Pick<ClaimRow, 'kind' | 'expiresAt'>[]> {
  return sql<Pick<ClaimRow, 'kind' | 'expiresAt'>[]>`
    select c.kind, c.expires_at from claim c
    where c.slot_idx = any(${slotIdx}::bigint[]) and not ${OF_SHARE(sql)} and ${TAKES(sql)} order by c.expires_at`
}

interface Kept {
  kind: string
  reason: string
  translated: Translated
  until: Temporal.Instant | null
}

/** In place of claims that take no seat, or that a share keeps. */
export async function claim(sql: Sql, slotIdx: number[], { kind, reason, translated, until }: Kept): Promise<void> {
  await sql`delete from claim c where c.slot_idx = any(${slotIdx}::bigint[]) and (${OF_SHARE(sql)} or not ${TAKES(sql)})`
  await sql`
    insert into claim (slot_idx, seat, kind, reason, translated, frees_at)
    select s.slot_idx, seat, ${kind}, ${reason}, ${sql.json(translated)}, ${until}
    from slot s ${EACH_SEAT(sql)}
    where s.slot_idx = any(${slotIdx}::bigint[]) order by s.slot_idx, seat`
}

/** Freed seats go their own way, past standby. @returns the tee times that it freed, with what they were kept for */
export async function free(sql: Sql, slotIdx: number[]): Promise<Map<number, string>> {
  const rows = await sql<{ slotIdx: number; kind: string }[]>`
    delete from claim c where c.slot_idx = any(${slotIdx}::bigint[]) and c.kind in ('BLOCK', 'HOUSE', 'TEAM') and c.freed_at is null
      and ${TAKES(sql)}
    returning c.slot_idx, c.kind`
  return new Map(rows.map(({ slotIdx, kind }) => [slotIdx, kind]))
}

/**
 * Removes claims that are over, which shows it to those who look at the sheet. One that is being taken just now stays with its taker.
 * @returns tee times whose block is over, without freed seats, which have been offered already
 */
export async function forgetOver(sql: Sql): Promise<number[]> {
  const rows = await sql<{ slotIdx: number }[]>`
    with over as (
      select slot_idx, seat from claim where frees_at <= club_now() order by slot_idx, seat for update skip locked),
    gone as (
      delete from claim c using over where c.slot_idx = over.slot_idx and c.seat = over.seat returning c.slot_idx, c.freed_at)
    select distinct slot_idx from gone where freed_at is null order by slot_idx`
  return rows.map(({ slotIdx }) => slotIdx)
}

export interface OfDay {
  slotIdx: number
  courseIdx: number
  turnCourseIdx: number | null
  part: string
  time: string
  holes: string
  mode: SlotRow['mode']
  minPlayers: number
  capacity: number
  w05: string
}

/** The tee times of a day by time. */
export async function ofDay(sql: Sql, date: string): Promise<OfDay[]> {
  return sql<OfDay[]>`
    select slot_idx, course_idx, turn_course_idx, part, to_char(time, 'HH24:MI') as time, holes, mode, min_players, capacity, w05
    from slot where date = ${date} and not is_dropped order by time, slot_idx`
}

/** Claims of a tee time, also those of the club's share: with another mode or number of seats they would not fit. */
export async function claims(sql: Sql, slotIdx: number): Promise<number> {
  await sql`delete from claim c where c.slot_idx = ${slotIdx} and not ${TAKES(sql)}`
  const [row] = await sql<{ count: number }[]>`select count(*) from claim where slot_idx = ${slotIdx}`
  return row!.count
}

export async function update(sql: Sql, slot: OfDay): Promise<number> {
  const [row] = await sql<{ version: number }[]>`
    update slot set mode = ${slot.mode}, min_players = ${slot.minPlayers}, capacity = ${slot.capacity}, w05 = ${slot.w05},
      holes = ${slot.holes}, turn_course_idx = ${slot.turnCourseIdx}, version = version + 1
    where slot_idx = ${slot.slotIdx} returning version`
  return row!.version
}

export async function add(sql: Sql, date: string, slot: Omit<OfDay, 'slotIdx'>, zone: string): Promise<number> {
  const [row] = await sql<{ slotIdx: number }[]>`
    insert into slot (date, course_idx, turn_course_idx, part, time, starts_at, holes, mode, min_players, capacity, w05, is_shut)
    select s.date, s.course_idx, ${slot.turnCourseIdx}::bigint, s.part, s.time, (s.date + s.time) at time zone ${zone},
      ${slot.holes}, ${slot.mode}, ${slot.minPlayers}, ${slot.capacity}, ${slot.w05}, ${IN_SHUT_PART(sql)} or ${ON_SHUT_COURSE(sql)}
    from (select ${date}::date as date, ${slot.courseIdx}::bigint as course_idx, ${slot.part}::text as part, ${slot.time}::time as time) s
    returning slot_idx`
  return row!.slotIdx
}

export async function courseNames(sql: Sql, lang: string): Promise<Map<number, string>> {
  const rows = await sql<{ courseIdx: number; name: string }[]>`
    select course_idx, coalesce(name ->> ${lang}, name ->> 'en', code) as name from course where is_use`
  return new Map(rows.map(({ courseIdx, name }) => [courseIdx, name]))
}
