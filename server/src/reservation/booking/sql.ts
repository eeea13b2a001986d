import type { ParsedInputOf } from '@clubhouse/contract/call'
import { type BookedPlayer, mine, type Player } from '@clubhouse/contract/reservation/booking'
import type { Price } from '@clubhouse/contract/reservation/price'
import type { DayClass } from '@clubhouse/contract/reservation/sheet'
import type { Sql } from '../../platform/database.ts'
import { pageOf } from '../../platform/list.ts'
import type { BookingTable, SlotTable } from '../../platform/tables.ts'
import { CLAIM_RESERVED, CONFIRM } from '../hold/sql.ts'
import type { Standing } from '../penalty/rules.ts'
import { STANDING } from '../penalty/sql.ts'
import { answersFor, type GuestKeys, type GuestsBooker, guestKeys } from './guest-keys.ts'

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
  | 'memo'
  | 'type'
  | 'termsIdx'
  | 'namesDueAt'
  | 'freeCancelUntil'
  | 'setAside'
> & {
  price: Price
  /** By the booker; else the seats are reserved. */
  isHeld: boolean
}

/**
 * The booking, its players and its claims in one statement. A booking's number is that of its tee time; later bookings of
 * the same tee time append their record number. @returns who is in, and how many seats were claimed
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
        cart, caddie, memo, type, price, terms_idx, names_due_at, free_cancel_until, set_aside)
      overriding system value
      select idx, ${b.bookingNo} || case when ${b.seats.includes(0)} and not exists (select from booking where slot_idx = ${b.slotIdx}) then '' else '-' || idx end,
        ${b.slotIdx}, ${b.seats}::smallint[], ${b.memberIdx}::bigint, ${b.playDate}, ${b.part}, ${b.dayClass},
        (select min(n) from generate_series(1, 99) n where not exists (
          select from booking where member_idx = ${b.memberIdx}::bigint and play_date = ${b.playDate} and active and booker_no = n)),
        ${b.holes},
        ${b.cart}, ${b.caddie}, ${b.memo}, ${b.type}, ${sql.json(b.price as never)}, ${b.termsIdx}, ${b.namesDueAt}, ${b.freeCancelUntil},
        ${b.setAside}::text[]
      from number returning booking_idx),
    entered as (${PLAYERS(sql, bookingIdx, players, answersFor(b.memberIdx, players), { date: b.playDate, part: b.part })}),
    confirmed as (${b.isHeld ? CONFIRM(sql, b.slotIdx, b.memberIdx!, bookingIdx) : CLAIM_RESERVED(sql, b, b.memberIdx, bookingIdx)})
    select booking_idx, array(select no from entered) as entered, (select count(*) from confirmed) as confirmed from added`
  const [, [row]] = await Promise.all([lockPlayers(sql, players), added])
  return { ...row!, entered: new Set(row!.entered) }
}

/**
 * Bookings that name the same members wait for each other here, in one order, so that one that also takes players off
 * cannot deadlock with another.
 */
export async function lockPlayers(sql: Sql, players: Pick<Player, 'memberIdx'>[]): Promise<void> {
  const numbers = players.flatMap(({ memberIdx }) => memberIdx ?? [])
  if (numbers.length < 2) return
  await sql`
    select pg_advisory_xact_lock(hashtextextended('player ' || idx, 0))
    from (select distinct idx from unnest(${numbers}::bigint[]) idx order by idx) player`
}

/** Inserts players in the order of their numbers, so that two bookings cannot deadlock. */
function PLAYERS(
  sql: Sql,
  bookingIdx: number | ReturnType<Sql>,
  players: Player[],
  booker: GuestsBooker,
  { date, part }: { date: string; part: string },
) {
  const rows = players.map((p) => ({
    no: p.no,
    kind: p.kind,
    memberIdx: p.kind === 'MEMBER' ? (p.memberIdx ?? null) : null,
    name: p.kind === 'GUEST' ? (p.name ?? null) : null,
    phoneNo: p.kind === 'GUEST' ? (p.phoneNo ?? null) : null,
    consent: p.consent ?? null,
    ...(p.kind === 'GUEST' && guestKeys(booker, p)),
  }))
  return sql<{ no: number }[]>`
    insert into booking_player (booking_idx, no, kind, member_idx, name, phone_no, consent, guest_key, guest_name, play_date, part)
    select ${bookingIdx}, r.no, r.kind, r."memberIdx", r.name, r."phoneNo", r.consent, r."guestKey", r."guestName", ${date}::date, ${part}
    from jsonb_to_recordset(${sql.json(rows as never)}) as r(no smallint, kind text, "memberIdx" bigint, name text,
      "phoneNo" text, consent boolean, "guestKey" text, "guestName" text)
    order by r."memberIdx" nulls last, r.no
    on conflict do nothing returning no`
}

/** @returns who is in */
export async function addPlayers(
  sql: Sql,
  bookingIdx: number,
  players: Player[],
  booker: GuestsBooker,
  day: { date: string; part: string },
): Promise<Set<number>> {
  // One round trip: what the caller sends beside it comes after both.
  const [, entered] = await Promise.all([lockPlayers(sql, players), PLAYERS(sql, bookingIdx, players, booker, day)])
  return new Set(entered.map(({ no }) => no))
}

export interface GuestUse {
  month: number
  year: number
  /** Already plays in the same part of the same day. */
  isThere: boolean
}

/** Serialises bookings with the same guest, so that the guest's limits hold across members. @param keys see keysToLock */
export async function lockGuests(sql: Sql, keys: string[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended(key, 0))
    from (select distinct key from unnest(${keys}::text[]) key order by key) guest`
}

/**
 * How often these guests play in the month and year of the day, and the member's guests on that day.
 * @param changing a booking that does not count @returns a use for each guest, in their order
 */
export async function guestUse(
  sql: Sql,
  memberIdx: number | null,
  { date, part }: { date: string; part?: string },
  guests: readonly GuestKeys[],
  changing: number | null = null,
): Promise<{ today: number; uses: GuestUse[] }> {
  const played = sql`
    p.active and p.booking_idx is distinct from ${changing}::bigint and p.play_date between date_trunc('year', ${date}::date)::date
      and (date_trunc('year', ${date}::date) + interval '1 year - 1 day')::date`
  const [uses, [today]] = await Promise.all([
    sql<GuestUse[]>`
      select count(*) filter (where b.member_idx is not null and date_trunc('month', p.play_date) = date_trunc('month', ${date}::date)) as month,
        count(*) filter (where b.member_idx is not null) as year,
        coalesce(bool_or(p.play_date = ${date}::date and p.part = ${part ?? null}), false) as is_there
      from jsonb_to_recordset(${sql.json(guests.map((keys, at) => ({ ...keys, at })) as never)})
          as g(at int, "guestKey" text, "guestName" text)
        left join lateral (
          select p.booking_idx, p.no, p.play_date, p.part from booking_player p
          where ${played} and p.guest_key in (g."guestKey", g."guestName")
          union
          select p.booking_idx, p.no, p.play_date, p.part from booking_player p
          where ${played} and g."guestKey" = g."guestName" and p.guest_name = g."guestName") p on true
        left join booking b on b.booking_idx = p.booking_idx
      group by g.at order by g.at`,
    sql<{ count: number }[]>`
      select count(*) as count from booking_player bp join booking b using (booking_idx)
      where b.member_idx = ${memberIdx}::bigint and b.play_date = ${date} and b.active and bp.kind = 'GUEST' and bp.active
        and b.booking_idx is distinct from ${changing}::bigint`,
  ])
  return { today: today!.count, uses: [...uses] }
}

export async function memberNames(sql: Sql, lang: string, memberIdx: number[]): Promise<Map<number, string>> {
  const rows = await sql<{ memberIdx: number; name: string }[]>`
    select member_idx, name_in(${lang}, name, other_name) as name from member where member_idx = any(${memberIdx}) and state = 'ACTIVE'`
  return new Map(rows.map((row) => [row.memberIdx, row.name]))
}

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
> &
  Pick<SlotTable, 'date' | 'time' | 'startsAt' | 'courseIdx'> & {
    dayClass: DayClass
    courseName: string
    /** Without a number a guest, who is the first player. */
    booker: { memberIdx: number | null; name: string }
    /** By the weather: a cancellation has no consequences. */
    isWaived: boolean
    players: BookedPlayer[]
    price: Price
  }

/** The name of the member who booked `b`, or of the guest. */
export const BOOKER = (sql: Sql, lang: string) => sql`
  coalesce((select name_in(${lang}, m.name, m.other_name) from member m where m.member_idx = b.member_idx),
    (select g.name from booking_player g where g.booking_idx = b.booking_idx and g.no = 1), '')`

/** Names by subquery: for one page of bookings that is cheaper than any join. */
export const BOOKING = (sql: Sql, lang: string) => sql<BookingRow[]>`
  b.booking_idx, b.booking_no, b.state, b.type, b.slot_idx, s.date, b.day_class, s.time, s.starts_at, s.course_idx,
    (select coalesce(c.name ->> ${lang}, c.name ->> 'en') from course c where c.course_idx = s.course_idx) as course_name,
    b.part, b.holes, b.seats, b.cart, b.caddie, b.price, b.coupon_idx, b.memo, b.names_due_at, b.free_cancel_until,
    b.version, b.created_at, b.set_aside, has_waiver(b.play_date, b.part) as is_waived,
    json_build_object('memberIdx', b.member_idx, 'name', ${BOOKER(sql, lang)}) as booker,
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

export interface Cancellation {
  at: Temporal.Instant
  state: 'CX' | 'CL' | 'CC'
  code: string | null
  reason: string
  text: string | null
}

export async function cancelBooking(
  sql: Sql,
  bookingIdx: number,
  { at, state, code, reason, text }: Cancellation,
): Promise<void> {
  await Promise.all([
    sql`update booking set state = ${state}, cancelled_at = ${at}, cancel_reason = ${reason}, cancel_text = ${text},
      cancel_code = ${code}, version = version + 1 where booking_idx = ${bookingIdx}`,
    sql`update booking_player set active = false where booking_idx = ${bookingIdx}`,
    sql`delete from claim where booking_idx = ${bookingIdx}`,
  ])
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

/** The names of those who play along, in both forms. */
const OTHERS = (sql: Sql) => sql`
  (select string_agg(concat_ws(' ', m.name, m.other_name, bp.name), ', ') from booking_player bp left join member m using (member_idx)
    where bp.booking_idx = mine.booking_idx and bp.member_idx is distinct from mine.member_idx)`

/** Of the member; the same in every row. */
type Counts = Pick<Standing, 'cancels' | 'hadW7'>

/** One page of a member's bookings. @returns upcoming ones with what decides about their cancellation */
export function bookingsOf(sql: Sql, filter: ParsedInputOf<typeof mine>, lang: string) {
  const { memberIdx, when, state, from, to } = filter
  const startsAt = sql`(select s.starts_at from booking b join slot s using (slot_idx) where b.booking_idx = mine.booking_idx)`
  const today = sql`(mine.play_date = now.today and ${startsAt} <= now.at)`
  return pageOf(sql, mine, filter, {
    select: sql<(BookingRow & { standing: Counts | null })[]>`${BOOKING(sql, lang)},
      ${when === 'upcoming' ? STANDING(sql, memberIdx) : sql`null`} as standing`,
    from: sql`(select club_now() as at, current_club_date() as today offset 0) now, booking_player mine`,
    each: sql`mine`,
    join: sql`left join booking b using (booking_idx) left join slot s using (slot_idx)`,
    where: [
      sql`mine.member_idx = ${memberIdx}`,
      when === 'upcoming'
        ? sql`mine.active and mine.play_date >= now.today and not ${today}`
        : sql`(mine.play_date < now.today or not mine.active or ${today})`,
      state && sql`exists (select from booking b where b.booking_idx = mine.booking_idx and b.state = ${state})`,
      from && sql`mine.play_date >= ${from}`,
      to && sql`mine.play_date <= ${to}`,
    ],
    keyword: [OTHERS(sql)],
    sorts: { date: { by: sql`mine.play_date`, nulls: 'asIndexed' } },
    tie: [startsAt, sql`mine.booking_idx`],
  })
}
