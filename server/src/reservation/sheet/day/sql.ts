import type { BookingOnSheet } from '@clubhouse/contract/reservation/sheet/sheet'
import { SHARES_FIRST, type Shares } from '@clubhouse/contract/reservation/sheet/template'
import type { Sql } from '../../../platform/database.ts'
import type { InLanguages } from '../../../platform/said-in.ts'
import { BOOKER_PHONE } from '../../booking/booked/rows.ts'
import { type ClaimRow, type DayRow, SHARES } from '../slot/rows.ts'
import { TAKES } from '../slot/running.ts'

/** One day, with the instant at which a manager opened it to members. */
export type KnownDay = DayRow & { openedAt: Temporal.Instant | null }

export async function day(sql: Sql, date: string): Promise<KnownDay | undefined> {
  const [row] = await sql<KnownDay[]>`
    select date, day_type, day_class, state, reason, translated, opened_at from sheet_day where date = ${date}`
  return row
}

/**
 * What a viewer knows an event by: its moment, in microseconds. Its number starts again at 1 when a crash or a failover
 * empties the table, so that another event could have it. Decision 153.
 */
const EVENT_ID = (sql: Sql) => sql`(extract(epoch from ${NEAR(sql)}) * 1000000)::bigint`
/** A clock that was years off has left a moment that is no number of microseconds. */
const NEAR = (sql: Sql) => sql`greatest(timestamptz 'epoch', least(at, clock_timestamp() + interval '1 day'))`
const MOMENT = (sql: Sql, eventId: number) => sql`(timestamptz 'epoch' + ${eventId}::bigint * interval '1 microsecond')`

/** Where a new stream resumes; 0 while there is no event. */
export async function lastEvent(sql: Sql): Promise<number> {
  const [row] = await sql<{ last: number }[]>`select ${EVENT_ID(sql)} as last from sheet_event order by at desc limit 1`
  return row?.last ?? 0
}

export interface CalendarRow extends DayRow {
  holiday: InLanguages | null
  /**
   * Of the tee times to come of each part and course: those that are free, that are suspended, and all others; and the places
   * of these, without what the club keeps.
   */
  parts: { part: string; courseIdx: number; free: number; shut: number; open: number; places: number; taken: number }[]
}

/** Of tee times `s`: to come, not suspended, and for others than staff. */
const SOLD = (sql: Sql) => sql`s.starts_at > (select club_now()) and s.w05 <> 'S' and not s.is_shut`

/** Days with their free tee times by part: expired holds are free, past starts are not. */
export async function calendar(sql: Sql, from: string, to: string): Promise<CalendarRow[]> {
  return sql<CalendarRow[]>`
    with day_slot as materialized (
      select slot_idx, date, part, course_idx, starts_at, w05, is_shut, capacity, case mode when 'SHARED' then capacity else 1 end as places
      from slot where date between ${from} and ${to} and not is_dropped),
    -- Tee times of these days were made together, so their claims lie side by side: one stretch of the key is read.
    taken as (
      -- What was freed and waits for its minute is shown as taken, and is nothing that the club keeps.
      select c.slot_idx, count(*) as places,
        count(*) filter (where c.kind = 'HOUSE' or c.kind = 'BLOCK' and c.freed_at is null) as kept from claim c
      where c.slot_idx between (select min(slot_idx) from day_slot) and (select max(slot_idx) from day_slot)
        and ${TAKES(sql, sql`c`, sql`(select club_now())`)} group by c.slot_idx),
    part as (
      select s.date, s.part, s.course_idx,
        count(*) filter (where s.starts_at > (select club_now()) and s.is_shut) as shut,
        count(*) filter (where s.starts_at > (select club_now()) and not s.is_shut) as open,
        count(*) filter (where s.starts_at > (select club_now()) and s.w05 <> 'S' and not s.is_shut and coalesce(t.places, 0) < s.places) as free,
        -- An exclusive tee time has one claim for all of its places.
        sum(s.capacity * (s.places - coalesce(t.kept, 0)) / s.places) filter (where ${SOLD(sql)}) as places,
        sum(s.capacity * (t.places - t.kept) / s.places) filter (where ${SOLD(sql)}) as taken
      from day_slot s left join taken t using (slot_idx) group by s.date, s.part, s.course_idx),
    day as materialized (
      select date, jsonb_agg(jsonb_build_object('part', part, 'courseIdx', course_idx, 'free', free, 'shut', shut, 'open', open,
        'places', coalesce(places, 0), 'taken', coalesce(taken, 0)) order by part, course_idx) as parts
      from part group by date)
    select d.date, d.day_type, d.day_class, d.state, d.reason, d.translated, h.name as holiday, coalesce(day.parts, '[]') as parts
    from sheet_day d left join holiday h using (date) left join day using (date)
    where d.date between ${from} and ${to} and d.state <> 'DRAFT' order by d.date`
}

export interface EventRow {
  eventIdx: number
  eventId: number
  date: string
  slotIdx: number | null
}

/** The latest events, enough to include one that commits late. */
export async function latestEvents(sql: Sql): Promise<EventRow[]> {
  return sql<EventRow[]>`
    select event_idx, ${EVENT_ID(sql)} as event_id, date, slot_idx from sheet_event
    where event_idx > (select max(event_idx) - 500 from sheet_event) order by event_idx`
}

/** Streams do not resume from events older than ten minutes, except from the latest one. */
export async function forgetEvents(sql: Sql): Promise<void> {
  await sql`
    delete from sheet_event where at < clock_timestamp() - interval '1 hour' and at < (select max(at) from sheet_event)`
}

/**
 * Tee times of a day that changed after the given event, and whether the day did; undefined when it is not stored: it
 * is too old, or the database has crashed since.
 */
export async function eventsSince(
  sql: Sql,
  eventId: number,
  date: string,
): Promise<{ slotIdx: number[]; isDayChanged: boolean } | undefined> {
  const moment = MOMENT(sql, eventId)
  // Events may commit out of order, so those of the 10 s before are repeated, which is harmless.
  const since = sql`sheet_event where date = ${date} and at > ${moment} - interval '10 seconds'`
  const [row] = await sql<{ known: boolean; slotIdx: number[]; isDayChanged: boolean }[]>`
    select exists (select from sheet_event where at = ${moment})
        and (${moment} > clock_timestamp() - interval '10 minutes'
          or not exists (select from sheet_event where at > ${moment})) as known,
      array(select distinct slot_idx from ${since} and slot_idx is not null) as slot_idx,
      exists (select from ${since} and slot_idx is null) as is_day_changed`
  return row?.known ? { slotIdx: row.slotIdx, isDayChanged: row.isDayChanged } : undefined
}

interface OfficeDay {
  version: number
  openedAt: Temporal.Instant | null
  templateIdx: number | null
  parts: { part: string; total: number; used: number; shares: Shares; suspended: string | null }[]
  shutCourses: { courseIdx: number; part: string; reason: string }[]
  teeTimes: { slotIdx: number; version: number; w05: string }[]
}

/** What only managers see of a day. `used` by the club is what counts for its share. */
export async function officeDay(sql: Sql, lang: string, date: string): Promise<OfficeDay | undefined> {
  const [row] = await sql<OfficeDay[]>`
    with part as (
      select s.part, count(*) as total, count(*) filter (where exists (
        select from claim c left join booking b on b.booking_idx = c.booking_idx
        where c.slot_idx = s.slot_idx and not c.by_share and ${TAKES(sql)} and (c.kind = 'HOUSE' or b.type = 'H'))) as used
      from slot s where s.date = ${date} and not s.is_dropped group by s.part)
    select d.version, d.opened_at, d.template_idx,
      coalesce((select jsonb_agg(jsonb_build_object('part', t.part, 'total', t.total, 'used', t.used,
          'suspended', own_words_in(${lang}, p.translated, 'reason', p.reason),
          'shares', case when p.part is null then ${sql.json(SHARES_FIRST)} else ${SHARES(sql)} end) order by t.part)
        from part t left join sheet_part p on p.date = d.date and p.part = t.part), '[]') as parts,
      coalesce((select jsonb_agg(jsonb_build_object('courseIdx', o.course_idx, 'part', o.part,
          'reason', own_words_in(${lang}, o.translated, 'reason', o.reason)) order by c.order_no, o.course_idx, o.part)
        from shut_course o join course c using (course_idx) where o.date = d.date), '[]') as shut_courses,
      coalesce((select jsonb_agg(jsonb_build_object('slotIdx', s.slot_idx, 'version', s.version, 'w05', s.w05))
        from slot s where s.date = d.date and not s.is_dropped), '[]') as tee_times
    from sheet_day d where d.date = ${date}`
  return row
}

export async function holders(sql: Sql, lang: string, date: string) {
  return sql<
    {
      slotIdx: number
      seat: number
      kind: ClaimRow['kind']
      bookingIdx: number | null
      guests: string[]
      who: string
      searchText: string
      reason: string | null
      expiresAt: Temporal.Instant | null
      byShare: boolean
    }[]
  >`
    select c.slot_idx, c.seat, c.kind, c.booking_idx, own_words_in(${lang}, c.translated, 'reason', c.reason) as reason,
      coalesce(c.expires_at, c.frees_at) as expires_at, c.by_share,
      coalesce((select string_agg(coalesce(name_in(${lang}, pm.name, pm.other_name), bp.name, '-'), ', ' order by bp.no)
        from booking_player bp left join member pm on pm.member_idx = bp.member_idx where bp.booking_idx = c.booking_idx),
        name_in(${lang}, h.name, h.other_name), '') as who,
      coalesce((select string_agg(concat_ws(', ', pm.name, pm.other_name, bp.name), ', ')
        from booking_player bp left join member pm on pm.member_idx = bp.member_idx where bp.booking_idx = c.booking_idx),
        concat_ws(', ', h.name, h.other_name)) as search_text,
      array(select bp.name from booking_player bp where bp.booking_idx = c.booking_idx and bp.kind = 'GUEST' order by bp.no) as guests
    from claim c join slot s using (slot_idx) left join member h on h.member_idx = c.holder
    where s.date = ${date} and not s.is_dropped and ${TAKES(sql, sql`c`)}
    order by s.time, c.slot_idx, c.seat`
}

/** The bookings of a day, with personal data. */
export async function bookings(sql: Sql, date: string): Promise<BookingOnSheet[]> {
  return sql`
    select b.booking_idx, b.booking_no, b.cart, b.caddie, coalesce(b.memo, '') as memo, ${BOOKER_PHONE(sql)} as phone_no,
      coalesce(ci.cart_no, '') as cart_no, coalesce(ci.caddie_no, '') as caddie_no, coalesce(ci.note, '') as note,
      array(select number from booking_player bp join member pm using (member_idx), unnest(array[pm.member_no, pm.id]) number
        where bp.booking_idx = b.booking_idx and number is not null) as player_nos
    from booking b left join check_in ci using (booking_idx)
    where b.booking_idx in (select c.booking_idx from claim c join slot s using (slot_idx)
      where s.date = ${date} and not s.is_dropped and ${TAKES(sql, sql`c`)})
    order by b.booking_idx`
}
