import type { Sql } from '../../platform/database.ts'
import { HOLDS, TAKES } from '../sheet/slot/running.ts'
import { NOT_FREED, SEATS_OF } from './rows.ts'

export interface HoldRow {
  seats: number[]
  expiresAt: Temporal.Instant
  /** The end it would have, while it is shortened because every tab was closed. */
  fullUntil: Temporal.Instant | null
  extended: number
  /** The booking that is to move here; null for a new one. */
  movesBookingIdx: number | null
  /** It is an offer to a member who stands by. */
  offerIdx: number | null
  now: Temporal.Instant
}

/**
 * Seats that are free, expired or the member's own; the caller rolls back a partial claim. Source: docs/rules.md, Claims.
 * Decision 002.
 * @param moves the member's own booking that is to move here; another's is not remembered
 */
export async function takeSeats(
  sql: Sql,
  slotIdx: number,
  seats: number[],
  holder: number,
  seconds: number,
  moves?: number,
): Promise<HoldRow | undefined> {
  const rows = await sql<Pick<HoldRow, 'expiresAt' | 'movesBookingIdx' | 'now'>[]>`
    insert into claim (slot_idx, seat, kind, holder, expires_at, moves_booking_idx)
    select s.slot_idx, seat, 'HOLD', ${holder}, club_now() + make_interval(secs => ${seconds}), ${OWN(sql, holder, moves)}
    from ${SEATS_OF(sql, { slotIdx, seats })}
    on conflict (slot_idx, seat) do update
      set kind = 'HOLD', holder = excluded.holder, expires_at = excluded.expires_at, extended = 0, full_until = null, booking_idx = null, moves_booking_idx = excluded.moves_booking_idx, ${NOT_FREED(sql)}
      where not ${TAKES(sql, sql`claim`)} or ${HOLDS(sql, sql`claim`)} and claim.holder = excluded.holder
    returning expires_at, moves_booking_idx, club_now() as now`
  const [first] = rows
  return first && rows.length === seats.length
    ? { ...first, seats, extended: 0, fullUntil: null, offerIdx: null }
    : undefined
}

const OWN = (sql: Sql, memberIdx: number, bookingIdx?: number) =>
  bookingIdx === undefined
    ? sql`null::bigint`
    : sql`(select booking_idx from booking where booking_idx = ${bookingIdx} and member_idx = ${memberIdx} and active)`

/** A running hold is continued for another purpose: for a move that it was not for. @returns the booking to move */
export async function holdForMove(sql: Sql, slotIdx: number, holder: number, moves: number): Promise<number | null> {
  const [row] = await sql<{ movesBookingIdx: number | null }[]>`
    update claim set moves_booking_idx = ${OWN(sql, holder, moves)}
    where slot_idx = ${slotIdx} and holder = ${holder} and ${HOLDS(sql, sql`claim`)}
    returning moves_booking_idx`
  return row?.movesBookingIdx ?? null
}

export async function extendHold(
  sql: Sql,
  slotIdx: number,
  holder: number,
  seconds: number,
): Promise<Omit<HoldRow, 'seats'> | undefined> {
  const [row] = await sql<Omit<HoldRow, 'seats'>[]>`
    update claim set expires_at = coalesce(full_until, expires_at) + make_interval(secs => ${seconds}), full_until = null, extended = extended + 1
    where slot_idx = ${slotIdx} and holder = ${holder} and ${HOLDS(sql, sql`claim`)}
    returning expires_at, full_until, extended, moves_booking_idx, offer_idx, club_now() as now`
  return row
}

/** Releases a member's running holds, on one tee time or on all; expired holds stay as a record. */
export async function giveBack(sql: Sql, holder: number, slotIdx?: number): Promise<number[]> {
  const rows = await sql<{ slotIdx: number }[]>`
    delete from claim where holder = ${holder} and ${HOLDS(sql, sql`claim`)}
      ${slotIdx === undefined ? sql`` : sql`and slot_idx = ${slotIdx}`} returning slot_idx`
  return [...new Set(rows.map((row) => row.slotIdx))]
}

/** Notes that a member released a tee time, and forgets what no longer decides anything. */
export async function noteRelease(sql: Sql, memberIdx: number, slotIdx: number): Promise<void> {
  await sql`
    with over as (delete from hold_release where member_idx = ${memberIdx} and date < current_club_date() - 1)
    insert into hold_release (member_idx, slot_idx, is_first)
    select ${memberIdx}, ${slotIdx}, not exists (
      select from hold_release where member_idx = ${memberIdx} and date = current_club_date())
    on conflict (member_idx, slot_idx) do update set at = excluded.at, date = excluded.date, is_first = excluded.is_first`
}

export interface Round {
  courseIdx: number
  /** HH:MM of the club. */
  time: string
  /** Who booked it, unless it was the member. */
  bookedBy: string | null
}

/** The round that the member plays in the part of the day of a tee time. @param moving a booking that does not count */
export async function roundInPart(
  sql: Sql,
  memberIdx: number,
  { date, part }: { date: string; part: string },
  lang: string,
  moving?: number,
): Promise<Round | undefined> {
  const [row] = await sql<Round[]>`
    select s.course_idx, s.time, case when b.member_idx is distinct from ${memberIdx}::bigint then coalesce(
        (select name_in(${lang}, m.name, m.other_name) from member m where m.member_idx = b.member_idx),
        (select g.name from booking_player g where g.booking_idx = b.booking_idx and g.no = 1)) end as booked_by
    from booking_player bp join booking b using (booking_idx) join slot s on s.slot_idx = b.slot_idx
    where bp.member_idx = ${memberIdx} and bp.play_date = ${date} and bp.part = ${part} and bp.active
      and bp.booking_idx is distinct from ${moving ?? null}::bigint
    order by s.starts_at limit 1`
  return row
}
