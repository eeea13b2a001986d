import type { Player } from '@clubhouse/contract/reservation/booking/booking'
import type { Price } from '@clubhouse/contract/reservation/price'
import type { Sql } from '../../../platform/database.ts'
import type { BookingTable } from '../../../platform/tables.ts'
import { CLAIM_RESERVED, CONFIRM } from '../../hold/rows.ts'
import { RESERVE } from '../../rules/coupon/rows.ts'
import { answersFor } from '../players/guest-keys.ts'
import { lockPlayers, PLAYERS } from '../players/rows.ts'

export type NewBooking = Pick<
  BookingTable,
  | 'bookingNo'
  | 'slotIdx'
  | 'seats'
  | 'memberIdx'
  | 'playDate'
  | 'part'
  | 'dayClass'
  | 'holes'
  | 'cart'
  | 'caddie'
  | 'couponIdx'
  | 'memo'
  | 'type'
  | 'termsIdx'
  | 'namesDueAt'
  | 'freeCancelUntil'
  | 'setAside'
  | 'outsideQuota'
> & {
  price: Price
  /** By the booker; else the seats are reserved. */
  isHeld: boolean
}

/**
 * The booking, its players, its claims and its coupon in one statement. A booking's number is that of its tee time; later bookings of
 * the same tee time, or of one that a delay moved there, append their record number. @returns who is in, and how many seats were claimed
 */
export async function addBooking(
  sql: Sql,
  b: NewBooking,
  players: Player[],
): Promise<{ bookingIdx: number; entered: Set<number>; confirmed: number }> {
  const bookingIdx: ReturnType<Sql> = sql`(select booking_idx from added)`
  const added = sql<{ bookingIdx: number; entered: number[]; confirmed: number }[]>`
    with number as (select nextval('booking_booking_idx_seq') as idx),
    added as (
      insert into booking (booking_idx, booking_no, slot_idx, seats, member_idx, play_date, part, day_class, booker_no, holes,
        cart, caddie, coupon_idx, memo, type, price, terms_idx, names_due_at, free_cancel_until, set_aside,
        outside_quota)
      overriding system value
      select idx, ${b.bookingNo} || case when ${b.seats.includes(0)} and not exists (select from booking where slot_idx = ${b.slotIdx} or booking_no = ${b.bookingNo}) then '' else '-' || idx end,
        ${b.slotIdx}, ${b.seats}::smallint[], ${b.memberIdx}::bigint, ${b.playDate}, ${b.part}, ${b.dayClass},
        (select min(n) from generate_series(1, 99) n where not exists (
          select from booking where member_idx = ${b.memberIdx}::bigint and play_date = ${b.playDate} and active and booker_no = n)),
        ${b.holes},
        ${b.cart}, ${b.caddie}, ${b.couponIdx}::bigint, ${b.memo}, ${b.type}, ${sql.json(b.price)}, ${b.termsIdx}, ${b.namesDueAt}, ${b.freeCancelUntil},
        ${b.setAside}::text[], ${b.outsideQuota}
      from number returning booking_idx),
    entered as (${PLAYERS(sql, bookingIdx, players, answersFor(b.memberIdx, players), { date: b.playDate, part: b.part })}),
    confirmed as (${b.isHeld ? CONFIRM(sql, b.slotIdx, b.memberIdx!, bookingIdx) : CLAIM_RESERVED(sql, b, b.memberIdx, bookingIdx)})
    ${b.couponIdx === null ? sql`` : sql`, reserved as (${RESERVE(sql, b.couponIdx, bookingIdx)})`}
    select booking_idx, array(select no from entered) as entered, (select count(*) from confirmed) as confirmed from added`
  const [, [row]] = await Promise.all([lockPlayers(sql, players), added])
  return { ...row!, entered: new Set(row!.entered) }
}
