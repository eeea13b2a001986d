import type { DayClass } from '@clubhouse/contract/reservation/day'
import type { Price } from '@clubhouse/contract/reservation/price'
import type { Sql } from '../../../platform/database.ts'
import type { AuditTable, BookingLeftTable, BookingTable } from '../../../platform/tables.ts'

export async function isIn(sql: Sql, bookingIdx: number, memberIdx: number): Promise<boolean> {
  const [row] = await sql`
    select from booking b where b.booking_idx = ${bookingIdx} and (b.member_idx = ${memberIdx} or exists (
      select from booking_player bp where bp.booking_idx = b.booking_idx and bp.member_idx = ${memberIdx}))`
  return row !== undefined
}

export type AuditedRow = Pick<AuditTable, 'at' | 'memberIdx' | 'reason'> & {
  byName: string | null
  managerName: string | null
  before: unknown
  after: unknown
}

/** What was done to a booking, one row for each version, the first first. */
export async function auditOf(sql: Sql, bookingIdx: number, lang: string): Promise<AuditedRow[]> {
  return sql<AuditedRow[]>`
    select a.at, a.member_idx, name_in(${lang}, m.name, m.other_name) as by_name,
      name_in(${lang}, ad.name, ad.other_name) as manager_name, a.reason, a.before, a.after
    from audit a left join member m on m.member_idx = a.member_idx left join admin ad on ad.admin_idx = a.admin_idx
    where a.noun = 'booking' and a.record_idx = ${bookingIdx} order by a.audit_idx`
}

/** The changes of a booking after a version that someone knows, the first first. */
export async function auditSince(
  sql: Sql,
  bookingIdx: number,
  version: number,
): Promise<Pick<AuditTable, 'before' | 'after'>[]> {
  return sql<Pick<AuditTable, 'before' | 'after'>[]>`
    select a.before, a.after from audit a
    where a.noun = 'booking' and a.record_idx = ${bookingIdx} order by a.audit_idx offset ${version}`
}

type Changes = Pick<BookingTable, 'cart' | 'caddie' | 'holes' | 'memo' | 'seats' | 'termsIdx'> & { price: Price }

export async function changeBooking(sql: Sql, bookingIdx: number, changes: Changes): Promise<void> {
  const { cart, caddie, holes, memo, price, seats, termsIdx } = changes
  await Promise.all([
    sql`
      update booking set cart = ${cart}, caddie = ${caddie}, holes = ${holes}, memo = ${memo}, price = ${sql.json(price)},
        seats = ${seats}::smallint[], terms_idx = ${termsIdx}, version = version + 1
      where booking_idx = ${bookingIdx}`,
    tellSheet(sql, bookingIdx),
  ])
}

/** The sheet shows who plays, and follows changes of claims. */
async function tellSheet(sql: Sql, bookingIdx: number): Promise<void> {
  await sql`update claim set booking_idx = booking_idx where booking_idx = ${bookingIdx}`
}

type NewPlace = Pick<
  BookingTable,
  | 'bookingNo'
  | 'slotIdx'
  | 'seats'
  | 'playDate'
  | 'part'
  | 'holes'
  | 'termsIdx'
  | 'namesDueAt'
  | 'freeCancelUntil'
  | 'outsideQuota'
> & { dayClass: DayClass; price: Price }

/** The number is that of the new tee time, as for a new booking; see addBooking. */
export async function moveBooking(sql: Sql, bookingIdx: number, to: NewPlace): Promise<void> {
  await sql`
    update booking set
      booking_no = ${to.bookingNo} || case when ${to.seats.includes(0)} and not exists (
        select from booking other where (other.slot_idx = ${to.slotIdx} or other.booking_no = ${to.bookingNo})
          and other.booking_idx <> ${bookingIdx})
        then '' else '-' || booking_idx end,
      slot_idx = ${to.slotIdx}, seats = ${to.seats}::smallint[], play_date = ${to.playDate}, part = ${to.part},
      day_class = ${to.dayClass}, holes = ${to.holes}, price = ${sql.json(to.price)}, terms_idx = ${to.termsIdx},
      names_due_at = ${to.namesDueAt}, free_cancel_until = ${to.freeCancelUntil},
      outside_quota = ${to.outsideQuota}, version = version + 1,
      booker_no = (select min(n) from generate_series(1, 99) n where not exists (
        select from booking other where other.member_idx = booking.member_idx and other.play_date = ${to.playDate}
          and other.active and other.booker_no = n and other.booking_idx <> ${bookingIdx}))
    where booking_idx = ${bookingIdx}`
}

/** Ends an earlier offer. @param memberIdx the companion to whom the booking is offered; null: none */
export async function offerTo(sql: Sql, bookingIdx: number, memberIdx: number | null): Promise<void> {
  // An index holds one offer in a booking, also for the moment between two rows.
  await sql`update booking_player set offered_at = null where booking_idx = ${bookingIdx} and offered_at is not null`
  await Promise.all([
    sql`
      update booking_player set offered_at = club_now() where booking_idx = ${bookingIdx} and member_idx = ${memberIdx}`,
    sql`update booking set version = version + 1 where booking_idx = ${bookingIdx}`,
  ])
}

/** @param outsideQuota whether it counts in no limit of the new booker's month either */
export async function handOver(sql: Sql, bookingIdx: number, memberIdx: number, outsideQuota: boolean): Promise<void> {
  await Promise.all([
    sql`
      update booking set member_idx = ${memberIdx}, outside_quota = ${outsideQuota}, version = version + 1,
        booker_no = (select min(n) from generate_series(1, 99) n where not exists (
          select from booking other where other.member_idx = ${memberIdx} and other.play_date = booking.play_date
            and other.active and other.booker_no = n))
      where booking_idx = ${bookingIdx}`,
    sql`update claim set holder = ${memberIdx} where booking_idx = ${bookingIdx}`,
  ])
}

export type Left = Pick<BookingLeftTable, 'bookingIdx' | 'version' | 'memberIdx' | 'slotIdx' | 'playDate'> & {
  how: 'MOVED' | 'HANDED_OVER'
  dayClass: DayClass
}

export async function addLeft(sql: Sql, left: Left): Promise<void> {
  const { bookingIdx, version, how, memberIdx, slotIdx, playDate, dayClass } = left
  await sql`
    insert into booking_left (booking_idx, version, how, member_idx, slot_idx, play_date, day_class)
    values (${bookingIdx}, ${version}, ${how}, ${memberIdx}, ${slotIdx}, ${playDate}, ${dayClass})`
}

/** How many bookings of a month and class of days the member has handed over. */
export async function handedOver(
  sql: Sql,
  memberIdx: number,
  { date, dayClass }: { date: string; dayClass: DayClass },
): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*) from booking_left
    where member_idx = ${memberIdx} and how = 'HANDED_OVER' and day_class = ${dayClass}
      and date_trunc('month', play_date) = date_trunc('month', ${date}::date)`
  return row!.count
}
