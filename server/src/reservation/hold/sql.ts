import type { Sql } from '../../platform/database.ts'

export interface HoldRow {
  seats: number[]
  expiresAt: Temporal.Instant
  /** The end it would have, while it is shortened because every tab was closed. */
  fullUntil: Temporal.Instant | null
  extended: number
  now: Temporal.Instant
}

/**
 * Seats that are free, expired or the member's own; the caller rolls back a partial claim. Source: domain, section 2.
 */
export async function takeSeats(
  sql: Sql,
  slotIdx: number,
  seats: number[],
  holder: number,
  seconds: number,
): Promise<HoldRow | undefined> {
  const rows = await sql<{ seat: number; expiresAt: Temporal.Instant; now: Temporal.Instant }[]>`
    insert into claim (slot_idx, seat, kind, holder, expires_at)
    select s.slot_idx, seat, 'HOLD', ${holder}, club_now() + make_interval(secs => ${seconds})
    from (select slot_idx, mode from slot where slot_idx = ${slotIdx} for key share) s, unnest(${seats}::smallint[]) seat
    where (s.mode = 'EXCLUSIVE') = (seat = 0) order by seat
    on conflict (slot_idx, seat) do update
      set kind = 'HOLD', holder = excluded.holder, expires_at = excluded.expires_at, extended = 0, full_until = null, booking_idx = null, reason = null, translated = '{}'
      where claim.kind = 'HOLD' and (claim.expires_at < club_now() or claim.holder = excluded.holder)
    returning seat, expires_at, club_now() as now`
  const [first] = rows
  return first && rows.length === seats.length ? { ...first, seats, extended: 0, fullUntil: null } : undefined
}

export async function myHold(sql: Sql, slotIdx: number, holder: number): Promise<HoldRow | undefined> {
  const [row] = await sql<HoldRow[]>`
    select array_agg(seat order by seat) as seats, min(expires_at) as expires_at, min(full_until) as full_until, min(extended) as extended, club_now() as now
    from claim where slot_idx = ${slotIdx} and holder = ${holder} and kind = 'HOLD' having count(*) > 0`
  return row
}

export async function extendHold(sql: Sql, slotIdx: number, holder: number, seconds: number): Promise<boolean> {
  const rows = await sql`
    update claim set expires_at = coalesce(full_until, expires_at) + make_interval(secs => ${seconds}), full_until = null, extended = extended + 1
    where slot_idx = ${slotIdx} and holder = ${holder} and kind = 'HOLD' and expires_at >= club_now() returning seat`
  return rows.length > 0
}

/** Releases a member's running holds, on one tee time or on all; expired holds stay as a record. */
export async function giveBack(sql: Sql, holder: number, slotIdx?: number): Promise<number[]> {
  const rows = await sql<{ slotIdx: number }[]>`
    delete from claim where holder = ${holder} and kind = 'HOLD' and expires_at >= club_now()
      ${slotIdx === undefined ? sql`` : sql`and slot_idx = ${slotIdx}`} returning slot_idx`
  return [...new Set(rows.map((row) => row.slotIdx))]
}

/** Turns the hold into the booking if it still runs. Source: domain, section 2. */
export async function confirmHold(sql: Sql, slotIdx: number, holder: number, bookingIdx: number): Promise<number> {
  const rows = await sql`
    update claim set kind = 'BOOKING', booking_idx = ${bookingIdx}, expires_at = null, full_until = null
    where slot_idx = ${slotIdx} and holder = ${holder} and kind = 'HOLD' and expires_at >= club_now() returning seat`
  return rows.length
}
