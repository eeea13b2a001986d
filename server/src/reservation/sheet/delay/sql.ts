import type { DelayReason } from '@clubhouse/contract/reservation/sheet/delay'
import type { Sql } from '../../../platform/database.ts'
import type { Translated } from '../../../platform/said-in.ts'
import type { DelayTable } from '../../../platform/tables.ts'
import { type DayRow, IN_SHUT_PART, ON_SHUT_COURSE } from '../slot/rows.ts'
import { RUNS, TAKES } from '../slot/running.ts'
import type { Move, TeeTime } from './rules.ts'

export interface Day {
  date: string
  state: DayRow['state']
  version: number
}

export async function dayOf(sql: Sql, date: string): Promise<Day | undefined> {
  const [row] = await sql<Day[]>`select date, state, version from sheet_day where date = ${date}`
  return row
}

/** Prevents new holds on the day's tee times. */
export async function lockTeeTimes(sql: Sql, date: string): Promise<void> {
  await sql`select from slot where date = ${date} order by slot_idx for no key update`
}

/** Waits for those who are confirming a hold just now, so that their bookings are read with the others. */
export async function awaitConfirming(sql: Sql, date: string): Promise<void> {
  await sql`
    select from claim c where c.kind = 'HOLD' and c.slot_idx in (select slot_idx from slot where date = ${date})
    order by c.slot_idx, c.seat for no key update`
}

/** By the bookings alone: after waiting, a statement reads a row again, and nothing that it joined. */
export async function lockBookings(sql: Sql, date: string): Promise<void> {
  await sql`
    select from booking b where b.play_date = ${date} and b.state in ('CF', 'CI') order by b.booking_idx for update`
}

export interface TeeTimeRow extends TeeTime {
  courseName: string
  bookingIdx: number | null
  who: string | null
  players: number
  isForClub: boolean
  /** Members who play in it. */
  memberIdx: number[]
}

/** The members in bookings `o`: who plays, and who booked, as an officer does for a group without playing in each tee time. */
const PEOPLE = (sql: Sql, which: ReturnType<Sql>) => sql`
  select p.member_idx from booking o join booking_player p using (booking_idx) where ${which} and p.active and p.member_idx is not null
  union select o.member_idx from booking o where ${which} and o.member_idx is not null order by member_idx`

/**
 * The tee times of a day by time, with who has them in the words of a language. Who had begun before a delay, or begins
 * before its time, waits in it.
 * @param without a delay that is going to be undone
 */
export async function teeTimesOf(
  sql: Sql,
  date: string,
  lang: string,
  without: number | null = null,
): Promise<TeeTimeRow[]> {
  return sql<TeeTimeRow[]>`
    select s.slot_idx, s.course_idx, s.turn_course_idx, s.part, to_char(s.time, 'HH24:MI') as time, s.holes,
      coalesce(o.name ->> ${lang}, o.name ->> 'en', o.code) as course_name,
      coalesce(g.is_out, false) as is_out, coalesce(k.is_blocked, false) as is_blocked,
      coalesce(k.is_taken, false) as is_taken, coalesce(k.is_for_club, false) as is_for_club, g.booking_idx, coalesce(g.who, k.who) as who,
      coalesce(g.players, 0) as players, coalesce(g.member_idx, '{}') as member_idx,
      coalesce((
        select jsonb_agg(jsonb_build_object('from', to_char(d.from_time, 'HH24:MI'), 'minutes', d.minutes) order by d.delay_idx)
        from delay d where d.date = s.date and d.undone_at is null and d.delay_idx is distinct from ${without}
          and (s.time < d.from_time or s.starts_at <= d.at)
          and not exists (select from delay_move m where m.delay_idx = d.delay_idx and m.slot_idx = s.slot_idx)), '[]') as waits
    from slot s join course o on o.course_idx = s.course_idx
      left join lateral (
        select min(b.booking_idx) as booking_idx, bool_or(b.state in ('PL', 'NS') or ci.state in ('TEED_OFF', 'FINISHED')) as is_out,
          string_agg(coalesce((select name_in(${lang}, m.name, m.other_name) from member m where m.member_idx = b.member_idx),
            (select p.name from booking_player p where p.booking_idx = b.booking_idx and p.no = 1), ''), ', ' order by b.booking_idx) as who,
          sum((select count(*) from booking_player p where p.booking_idx = b.booking_idx))::int as players,
          array(${PEOPLE(sql, sql`o.slot_idx = s.slot_idx and o.state in ('CF', 'CI')`)}) as member_idx
        from booking b left join check_in ci using (booking_idx) where b.slot_idx = s.slot_idx and b.active) g on true
      left join lateral (
        select bool_or(c.kind = 'BLOCK' and c.freed_at is null) as is_blocked,
          bool_or(c.kind in ('BOOKING', 'HOLD', 'TEAM') or (c.kind = 'HOUSE' and not c.by_share)) as is_taken,
          bool_or(c.kind = 'HOUSE' and c.by_share) as is_for_club,
          min(coalesce(own_words_in(${lang}, c.translated, 'reason', c.reason), name_in(${lang}, h.name, h.other_name))) as who
        from claim c left join member h on h.member_idx = c.holder
        where c.slot_idx = s.slot_idx and ${TAKES(sql)}) k on true
    where s.date = ${date} and not s.is_dropped order by s.time, o.order_no, s.slot_idx`
}

export type NewDelay = Pick<DelayTable, 'date' | 'courseIdx' | 'minutes' | 'fromTime' | 'message' | 'undoUntil'> & {
  until: 'PART' | 'DAY'
  reason: DelayReason
  translated: Translated
}

export async function add(sql: Sql, d: NewDelay): Promise<number> {
  const [row] = await sql<{ delayIdx: number }[]>`
    insert into delay (date, course_idx, minutes, from_time, until, reason, message, translated, undo_until)
    values (${d.date}, ${d.courseIdx}, ${d.minutes}, ${d.fromTime}, ${d.until}, ${d.reason}, ${d.message},
      ${sql.json(d.translated)}, ${d.undoUntil}) returning delay_idx`
  return row!.delayIdx
}

/** A tee time with what decides where its group turns. */
type MoveOfTeeTime = MoveOfDelay & Pick<TeeTime, 'courseIdx' | 'turnCourseIdx' | 'part' | 'holes'>

interface MoveOfDelay {
  slotIdx: number
  from: string
  to: string | null
}

export async function noteMoves(sql: Sql, delayIdx: number, moves: readonly MoveOfDelay[]): Promise<void> {
  await sql`
    insert into delay_move (delay_idx, slot_idx, from_time, to_time)
    select ${delayIdx}, m."slotIdx", m."from", m."to"
    from jsonb_to_recordset(${sql.json([...moves])}) as m("slotIdx" bigint, "from" time, "to" time)`
}

/** Tee times that the delay moved, or took out of the day. */
export async function movesOf(sql: Sql, delayIdx: number): Promise<MoveOfTeeTime[]> {
  return sql<MoveOfTeeTime[]>`
    select m.slot_idx, to_char(m.from_time, 'HH24:MI') as "from", to_char(m.to_time, 'HH24:MI') as "to",
      s.course_idx, s.turn_course_idx, s.part, s.holes
    from delay_move m join slot s using (slot_idx) where m.delay_idx = ${delayIdx} order by m.slot_idx`
}

/** Out of the day first, so that a time is free for the next one whatever the order. */
export async function moveTeeTimes(sql: Sql, moves: readonly Move[], zone: string): Promise<void> {
  await sql`update slot set is_dropped = true where slot_idx = any(${numbersOf(moves)}::bigint[])`
  await sql`
    update slot s set time = m."to", starts_at = (s.date + m."to") at time zone ${zone}, is_dropped = false,
      version = s.version + 1
    from jsonb_to_recordset(${sql.json([...moves])}) as m("slotIdx" bigint, "to" time) where s.slot_idx = m."slotIdx"`
}

/** Nobody can take them, and no sheet shows them. */
export async function dropTeeTimes(sql: Sql, slotIdx: readonly number[]): Promise<void> {
  await sql`
    update slot set is_dropped = true, is_shut = true, version = version + 1 where slot_idx = any(${[...slotIdx]}::bigint[])`
}

/** Back into the day, where their part or course may be suspended. */
export async function takeBack(sql: Sql, slotIdx: readonly number[]): Promise<void> {
  await sql`
    update slot s set is_dropped = false, version = s.version + 1,
      is_shut = ${IN_SHUT_PART(sql)} or ${ON_SHUT_COURSE(sql)}
        or exists (select from sheet_day d where d.date = s.date and d.state = 'SUSPENDED')
    where s.slot_idx = any(${[...slotIdx]}::bigint[])`
}

const numbersOf = (moves: readonly { slotIdx: number }[]) => moves.map(({ slotIdx }) => slotIdx)

export interface MovedBooking {
  bookingIdx: number
  slotIdx: number
}

/** Bookings of these tee times that are still to be played. */
export async function bookingsAt(sql: Sql, slotIdx: readonly number[]): Promise<MovedBooking[]> {
  return sql<MovedBooking[]>`
    select booking_idx, slot_idx from booking
    where slot_idx = any(${[...slotIdx]}::bigint[]) and state in ('CF', 'CI') order by booking_idx`
}

export async function isCheckedIn(sql: Sql, slotIdx: readonly number[]): Promise<boolean> {
  const [row] = await sql<{ is: boolean }[]>`
    select exists (select from booking where slot_idx = any(${[...slotIdx]}::bigint[]) and state = 'CI') as is`
  return row!.is
}

/** Bookings that were not cancelled since, and have not checked in. */
export async function bookedAt(sql: Sql, slotIdx: readonly number[]): Promise<number[]> {
  const rows = await sql<{ bookingIdx: number }[]>`
    select booking_idx from booking where slot_idx = any(${[...slotIdx]}::bigint[]) and state = 'CF' order by booking_idx`
  return rows.map(({ bookingIdx }) => bookingIdx)
}

/** Where these bookings were, and until when they could be cancelled freely; what the delay noted before stays. */
async function noteBookings(sql: Sql, delayIdx: number, moves: readonly Move[], bookingIdx: number[]): Promise<void> {
  await sql`
    insert into delay_booking (delay_idx, booking_idx, slot_idx, from_time, free_cancel_until)
    select ${delayIdx}, b.booking_idx, b.slot_idx, m."from", b.free_cancel_until
    from booking b join jsonb_to_recordset(${sql.json([...moves])}) as m("slotIdx" bigint, "from" time) on m."slotIdx" = b.slot_idx
    where b.booking_idx = any(${bookingIdx}::bigint[])
    on conflict do nothing`
}

/** They may be cancelled freely until their new tee time. */
export async function moveBookings(
  sql: Sql,
  delayIdx: number,
  moves: readonly Move[],
  bookings: readonly MovedBooking[],
): Promise<void> {
  const numbers = bookings.map(({ bookingIdx }) => bookingIdx)
  await noteBookings(sql, delayIdx, moves, numbers)
  await sql`
    update booking b set free_cancel_until = s.starts_at, version = b.version + 1 from slot s
    where s.slot_idx = b.slot_idx and b.booking_idx = any(${numbers}::bigint[])`
}

/**
 * Those that moved with the delay have their end of free cancellation again. One that was made since has a tee time that
 * is earlier than its people were told.
 */
export async function takeBookingsBack(
  sql: Sql,
  delayIdx: number,
  moves: readonly Move[],
  bookings: readonly MovedBooking[],
): Promise<void> {
  const numbers = bookings.map(({ bookingIdx }) => bookingIdx)
  await sql`
    update booking b set version = b.version + 1, free_cancel_until = coalesce((
      select d.free_cancel_until from delay_booking d
      where d.booking_idx = b.booking_idx and d.delay_idx = ${delayIdx} and d.slot_idx = b.slot_idx), b.free_cancel_until)
    where b.booking_idx = any(${numbers}::bigint[])`
  await noteBookings(sql, delayIdx, moves, numbers)
}

export type Kept = Pick<DelayTable, 'undoUntil' | 'undoneAt' | 'toldAt'> & { isLast: boolean }

export async function dateOf(sql: Sql, delayIdx: number): Promise<string | undefined> {
  const [row] = await sql<{ date: string }[]>`select date from delay where delay_idx = ${delayIdx}`
  return row?.date
}

/** Waits while its messages are being written. */
export async function lockDelay(sql: Sql, delayIdx: number): Promise<Kept> {
  const [row] = await sql<Kept[]>`
    select undo_until, undone_at, told_at, not exists (
      select from delay o where o.date = d.date and o.delay_idx > d.delay_idx and o.undone_at is null) as is_last
    from delay d where delay_idx = ${delayIdx} for update`
  return row!
}

/** Whether its tee times are where it moved them. */
export async function isUnchanged(sql: Sql, delayIdx: number): Promise<boolean> {
  const [row] = await sql<{ is: boolean }[]>`
    select not exists (
      select from delay_move m join slot s using (slot_idx) where m.delay_idx = ${delayIdx}
        and (coalesce(m.to_time, m.from_time) <> s.time or (m.to_time is null) <> s.is_dropped)) as is`
  return row!.is
}

/** Tee times of the day that were put there, or changed, since the delay. */
export async function touchedSince(sql: Sql, delayIdx: number): Promise<number[]> {
  const rows = await sql<{ slotIdx: number }[]>`
    select slot_idx from slot s join delay d using (date)
    where d.delay_idx = ${delayIdx} and exists (
      select from audit a where a.noun = 'slot' and a.record_idx = s.slot_idx and a.at >= d.at)`
  return rows.map(({ slotIdx }) => slotIdx)
}

export async function noteUndone(sql: Sql, delayIdx: number): Promise<void> {
  await sql`update delay set undone_at = club_now() where delay_idx = ${delayIdx}`
}

export type ListedDelay = Pick<
  DelayTable,
  'delayIdx' | 'date' | 'minutes' | 'courseIdx' | 'at' | 'undoUntil' | 'undoneAt'
> & {
  from: string
  until: 'PART' | 'DAY'
  reason: DelayReason
  message: string | null
  by: string | null
  moved: number
  cancelled: number
}

export async function listOf(sql: Sql, date: string, lang: string): Promise<ListedDelay[]> {
  return sql<ListedDelay[]>`
    select d.delay_idx, d.date, d.minutes, to_char(d.from_time, 'HH24:MI') as "from", d.until, d.course_idx, d.reason,
      own_words_in(${lang}, d.translated, 'message', d.message) as message, d.at, d.undo_until, d.undone_at,
      (select name_in(${lang}, a.name, a.other_name) from audit l join admin a using (admin_idx)
        where l.noun = 'delay' and l.record_idx = d.delay_idx and l.before is null limit 1) as by,
      (select count(*) from delay_move m where m.delay_idx = d.delay_idx and m.to_time is not null) as moved,
      (select count(*) from delay_move m where m.delay_idx = d.delay_idx and m.to_time is null and exists (
        select from booking b where b.slot_idx = m.slot_idx and b.state in ('CF', 'CC'))) as cancelled
    from delay d where d.date = ${date} order by d.delay_idx desc`
}

export type Untold = Pick<DelayTable, 'delayIdx' | 'undoUntil' | 'undoneAt'> & {
  reason: DelayReason
  message: string | null
  translated: Translated
}

/** The delays of a day whose messages are still to be written, in their order. */
export async function lockUntold(sql: Sql, date: string): Promise<Untold[]> {
  return sql<Untold[]>`
    select delay_idx, undo_until, undone_at, reason, message, translated from delay
    where date = ${date} and told_at is null order by delay_idx for update`
}

export async function noteTold(sql: Sql, delayIdx: readonly number[]): Promise<void> {
  await sql`update delay set told_at = club_now() where delay_idx = any(${[...delayIdx]}::bigint[])`
}

/** Tee times that a delay took out of their day. */
export async function droppedBy(sql: Sql, delayIdx: readonly number[]): Promise<number[]> {
  const rows = await sql<{ slotIdx: number }[]>`
    select slot_idx from delay_move where delay_idx = any(${[...delayIdx]}::bigint[]) and to_time is null order by slot_idx`
  return rows.map(({ slotIdx }) => slotIdx)
}

/** @returns the tee times whose holds it ended */
export async function endHolds(sql: Sql, slotIdx: readonly number[]): Promise<number[]> {
  const rows = await sql<{ slotIdx: number }[]>`
    delete from claim c where c.slot_idx = any(${[...slotIdx]}::bigint[]) and c.kind = 'HOLD' and c.offer_idx is null
      and ${RUNS(sql, sql`c.expires_at`)} returning c.slot_idx`
  return [...new Set(rows.map((row) => row.slotIdx))]
}

/**
 * Ends everything there but bookings: what the club, a group or a draw had, and seats that are freed.
 * @returns the tee times with what they were kept for, without what the club's share kept by itself
 */
export async function endClaims(sql: Sql, slotIdx: readonly number[]): Promise<{ slotIdx: number; kind: string }[]> {
  return sql<{ slotIdx: number; kind: string }[]>`
    with ended as (
      delete from claim where slot_idx = any(${[...slotIdx]}::bigint[]) and kind <> 'BOOKING'
      returning slot_idx, kind, by_share, freed_at)
    select distinct slot_idx, kind from ended where kind <> 'HOLD' and not by_share and freed_at is null order by slot_idx`
}

export interface ToTell {
  bookingIdx: number
  version: number
  delayIdx: number
  from: string
  memberIdx: number[]
}

/** Tee times that are not where they were before the first of these delays. */
export async function movedSlots(sql: Sql, delayIdx: readonly number[]): Promise<number[]> {
  const rows = await sql<{ slotIdx: number }[]>`
    select s.slot_idx
    from (select distinct on (slot_idx) slot_idx, from_time from delay_move
        where delay_idx = any(${[...delayIdx]}::bigint[]) order by slot_idx, delay_idx) first
      join slot s using (slot_idx) where s.time <> first.from_time and not s.is_dropped`
  return rows.map(({ slotIdx }) => slotIdx)
}

/** Bookings that are not where their people know them, by tee time, with the first of these delays that moved them. */
export async function movedBy(sql: Sql, delayIdx: readonly number[]): Promise<ToTell[]> {
  return sql<ToTell[]>`
    select b.booking_idx, b.version, first.delay_idx, to_char(first.from_time, 'HH24:MI') as "from",
      array(${PEOPLE(sql, sql`o.booking_idx = b.booking_idx`)}) as member_idx
    from (select distinct on (booking_idx) booking_idx, slot_idx, delay_idx, from_time from delay_booking
        where delay_idx = any(${[...delayIdx]}::bigint[]) order by booking_idx, delay_idx) first
      join booking b using (booking_idx) join slot s on s.slot_idx = b.slot_idx
    where b.slot_idx = first.slot_idx and b.state in ('CF', 'CI') and s.time <> first.from_time
    order by s.starts_at, b.booking_idx`
}
