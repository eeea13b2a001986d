import type { BookedPlayer } from '@clubhouse/contract/reservation/booking/booking'
import type { DayClass } from '@clubhouse/contract/reservation/day'
import type { Price } from '@clubhouse/contract/reservation/price'
import type { Sql } from '../../../platform/database.ts'
import type { BookingTable, SlotTable } from '../../../platform/tables.ts'
import { RELEASE_UNTIL } from '../../draw/win/rows.ts'

export type BookingRow = Pick<
  BookingTable,
  | 'bookingIdx'
  | 'bookingNo'
  | 'state'
  | 'type'
  | 'slotIdx'
  | 'part'
  | 'holes'
  | 'seats'
  | 'cart'
  | 'caddie'
  | 'couponIdx'
  | 'memo'
  | 'namesDueAt'
  | 'freeCancelUntil'
  | 'version'
  | 'createdAt'
  | 'setAside'
  | 'termsIdx'
> &
  Pick<SlotTable, 'date' | 'time' | 'startsAt' | 'courseIdx' | 'isDropped'> & {
    dayClass: DayClass
    courseName: string
    /** Without a number a guest, who is the first player. */
    booker: { memberIdx: number | null; name: string }
    /** The companion to whom it is offered. */
    offeredTo: number | null
    /** Of the coupon in it; null where it was returned, or has none. */
    couponState: string | null
    /** Its member undid it soon after booking. */
    undone: boolean
    /** By the weather, or because the club closed it: a cancellation has no consequences. */
    isWaived: boolean
    /** Of the win of a draw: until then it can be given back, which is no cancellation. */
    releaseUntil: Temporal.Instant | null
    /** The club moved it: until the new time a cancellation has no consequences either. */
    delayedFrom: string | null
    players: BookedPlayer[]
    price: Price
  }

/** The name of the member who booked `b`, or of the guest. */
export const BOOKER = (sql: Sql, lang: string) => sql`
  coalesce((select name_in(${lang}, m.name, m.other_name) from member m where m.member_idx = b.member_idx),
    (select g.name from booking_player g where g.booking_idx = b.booking_idx and g.no = 1), '')`

/** The phone number of the member who booked `b`, or the one that the guest gave; empty without one. */
export const BOOKER_PHONE = (sql: Sql) => sql`
  coalesce((select m.phone_no from member m where m.member_idx = b.member_idx),
    (select g.phone_no from booking_player g where g.booking_idx = b.booking_idx and g.no = 1), '')`

/** The price that was agreed, with the coupon named in the reader's language. */
const PRICE = (sql: Sql, lang: string) => sql`
  case when b.coupon_idx is null or b.price ->> 'coupon' is null then b.price
    else jsonb_set(b.price, '{coupon,name}', (
      select to_jsonb(coalesce(k.name ->> ${lang}, k.name ->> (select lang from club))) from coupon k where k.coupon_idx = b.coupon_idx))
  end`

/** Names by subquery: for one page of bookings that is cheaper than any join. */
export const BOOKING = (sql: Sql, lang: string) => sql<BookingRow[]>`
  b.booking_idx, b.booking_no, b.state, b.type, b.slot_idx, s.date, b.day_class, s.time, s.starts_at, s.course_idx, s.is_dropped,
    (select coalesce(c.name ->> ${lang}, c.name ->> 'en') from course c where c.course_idx = s.course_idx) as course_name,
    b.part, b.holes, b.seats, b.cart, b.caddie, ${PRICE(sql, lang)} as price, b.coupon_idx,
    (select k.state from coupon k where k.coupon_idx = b.coupon_idx and k.booking_idx = b.booking_idx) as coupon_state, b.memo, b.names_due_at, b.free_cancel_until,
    b.version, b.created_at, b.set_aside, b.terms_idx, b.is_undone as undone, (s.is_shut or has_waiver(b.play_date, b.part)) as is_waived,
    ${RELEASE_UNTIL(sql)} as release_until,
    delayed_from(b.booking_idx, b.slot_idx) as delayed_from,
    json_build_object('memberIdx', b.member_idx, 'name', ${BOOKER(sql, lang)}) as booker,
    (select o.member_idx from booking_player o where o.booking_idx = b.booking_idx and o.offered_at is not null) as offered_to,
    (select json_agg(json_build_object('no', bp.no, 'kind', bp.kind, 'memberIdx', bp.member_idx,
        'name', coalesce((select name_in(${lang}, pm.name, pm.other_name) from member pm where pm.member_idx = bp.member_idx), bp.name),
        'phoneNo', bp.phone_no, 'consent', bp.consent, 'answer', case
          when bp.member_idx is not null and bp.member_idx is distinct from b.member_idx then coalesce((select a.answer from player_answer a
            where a.booking_idx = bp.booking_idx and a.member_idx = bp.member_idx), 'OPEN')
          when bp.kind = 'TBD' then (select a.answer from player_answer a
            where a.booking_idx = bp.booking_idx and a.no = bp.no limit 1) end) order by bp.no)
      from booking_player bp where bp.booking_idx = b.booking_idx) as players`

export async function booking(sql: Sql, bookingIdx: number, lang: string): Promise<BookingRow | undefined> {
  const [row] = await sql<BookingRow[]>`
    select ${BOOKING(sql, lang)} from booking b join slot s using (slot_idx) where b.booking_idx = ${bookingIdx}`
  return row
}

/** These bookings, those of one booker together. */
export async function byBooker(sql: Sql, bookings: readonly number[]): Promise<number[][]> {
  const rows = await sql<{ own: number[] }[]>`
    select array_agg(booking_idx order by play_date, booking_idx) as own from booking
    where booking_idx = any(${[...bookings]}::bigint[])
    group by coalesce(member_idx, -booking_idx) order by min(booking_idx)`
  return rows.map(({ own }) => own)
}

export async function memberNames(sql: Sql, lang: string, memberIdx: number[]): Promise<Map<number, string>> {
  const rows = await sql<{ memberIdx: number; name: string }[]>`
    select member_idx, name_in(${lang}, name, other_name) as name from member where member_idx = any(${memberIdx}) and state = 'ACTIVE'`
  return new Map(rows.map((row) => [row.memberIdx, row.name]))
}

/** The booking that this transaction has added: sent behind that statement, before its number is known. */
export async function addedBooking(sql: Sql, lang: string): Promise<BookingRow> {
  const [row] = await sql<BookingRow[]>`
    select ${BOOKING(sql, lang)} from booking b join slot s using (slot_idx)
    where b.booking_idx = (select currval('booking_booking_idx_seq'))`
  return row!
}

export async function lockOwnBooking(sql: Sql, bookingIdx: number, memberIdx: number): Promise<boolean> {
  const [row] = await sql`
    select from booking where booking_idx = ${bookingIdx} and member_idx = ${memberIdx} for update`
  return row !== undefined
}

/** States of bookings in a language, by code. */
export async function stateNames(sql: Sql, lang: string): Promise<Map<string, string>> {
  const rows = await sql<{ key: string; name: string }[]>`
    select key, coalesce(labels ->> ${lang}, key_name) as name from code where group_id = '509'`
  return new Map(rows.map(({ key, name }) => [key, name]))
}

export async function lockBooking(sql: Sql, bookingIdx: number): Promise<void> {
  await sql`select from booking where booking_idx = ${bookingIdx} for update`
}
