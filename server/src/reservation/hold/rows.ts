import type { Sql } from '../../platform/database.ts'
import { FACTS, type MemberFacts } from '../member-facts.ts'
import { SHUT, SLOT, type SlotColumns, type SlotRow, slotOf } from '../sheet/slot/rows.ts'
import { HOLDS, RUNS, TAKES } from '../sheet/slot/running.ts'

/** A tee time and the member's facts about it. @param moving see FACTS @returns no tee time of a day in draft */
export async function factsAt(
  sql: Sql,
  slotIdx: number,
  memberIdx: number,
  moving?: number,
): Promise<{ slot?: SlotRow; facts: MemberFacts }> {
  const [row] = await sql<(MemberFacts & SlotColumns)[]>`
    select ${FACTS(sql, moving)}, ${SLOT(sql)}
    from member m left join (slot s join sheet_day d on d.date = s.date and d.state <> 'DRAFT')
        on s.slot_idx = ${slotIdx} ${SHUT(sql)}
      cross join lateral (select s.date) day
    where m.member_idx = ${memberIdx}`
  return { slot: row!.slotIdx === null ? undefined : slotOf(row!), facts: row! }
}

/** What a claim loses that is taken again. */
export const NOT_FREED = (sql: Sql) =>
  sql`offer_idx = null, freed_at = null, frees_at = null, frees_soon = false, by_share = false, reason = null, translated = '{}'`

/** Turns the hold into the booking if it still runs. Source: docs/rules.md, Claims. */
export const CONFIRM = (sql: Sql, slotIdx: number, holder: number, bookingIdx: number | ReturnType<Sql>) => sql`
  update claim set kind = 'BOOKING', booking_idx = ${bookingIdx}, expires_at = null, full_until = null, moves_booking_idx = null,
    ${NOT_FREED(sql)}
  where slot_idx = ${slotIdx} and holder = ${holder} and kind = 'HOLD'
    and (offer_idx is not null and expires_at >= club_now() or ${RUNS(sql, sql`expires_at`)}) returning seat`

export interface Place {
  slotIdx: number
  seats: number[]
}

/**
 * The seats of a tee time that are to be claimed, in their order: `s.slot_idx` and `seat`. The lock waits for a suspension, and
 * then finds the tee time shut.
 */
export const SEATS_OF = (sql: Sql, { slotIdx, seats }: Place) => sql`
  (select slot_idx, mode from slot where slot_idx = ${slotIdx} and not is_shut for share) s, unnest(${seats}::smallint[]) seat
  where (s.mode = 'EXCLUSIVE') = (seat = 0) order by seat`

/**
 * Takes seats for a booking of the same transaction without a hold, as the desk does: free, expired or held by the booker.
 * It comes before the booking, whose number is that of a tee time that no other booking can have. @param holder none for a guest
 */
export async function reserveSeats(sql: Sql, place: Place, holder: number | null): Promise<boolean> {
  const rows = await sql`
    insert into claim (slot_idx, seat, kind) select s.slot_idx, seat, 'BLOCK' from ${SEATS_OF(sql, place)}
    on conflict (slot_idx, seat) do update
      set kind = 'BLOCK', holder = null, expires_at = null, extended = 0, full_until = null, booking_idx = null,
        moves_booking_idx = null, ${NOT_FREED(sql)}
      where not ${TAKES(sql, sql`claim`)} or ${HOLDS(sql, sql`claim`)} and claim.holder = ${holder}::bigint
    returning seat`
  return rows.length === place.seats.length
}

/** Turns reserved seats into the booking. */
export const CLAIM_RESERVED = (
  sql: Sql,
  { slotIdx, seats }: Place,
  holder: number | null,
  bookingIdx: number | ReturnType<Sql>,
) => sql`
  update claim set kind = 'BOOKING', holder = ${holder}::bigint, booking_idx = ${bookingIdx}, ${NOT_FREED(sql)}
  where slot_idx = ${slotIdx} and seat = any (${seats}::smallint[]) and kind = 'BLOCK' returning seat`

/** @returns the number of seats */
export async function claimReserved(
  sql: Sql,
  place: Place,
  holder: number | null,
  bookingIdx: number,
): Promise<number> {
  return (await CLAIM_RESERVED(sql, place, holder, bookingIdx)).length
}

/** @returns the number of seats */
export async function confirmHold(sql: Sql, slotIdx: number, holder: number, bookingIdx: number): Promise<number> {
  return (await CONFIRM(sql, slotIdx, holder, bookingIdx)).length
}

/** Whether the member has a running hold, without a lock. */
export async function hasHold(sql: Sql, memberIdx: number): Promise<boolean> {
  const [row] = await sql`
    select from claim where holder = ${memberIdx} and ${HOLDS(sql, sql`claim`)} limit 1`
  return row !== undefined
}
