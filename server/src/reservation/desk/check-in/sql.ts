import type { Price } from '@clubhouse/contract/reservation/price'
import type { Phones } from '../../../person/phones.ts'
import { isGuestMeant, membersMeant } from '../../../person/rows.ts'
import type { Sql } from '../../../platform/database.ts'
import type { CheckInPlayerTable, CheckInTable } from '../../../platform/tables.ts'
import { PAID, type PaidRow } from '../../booking/booked/paid.ts'
import { BOOKER_PHONE, BOOKING, type BookingRow } from '../../booking/booked/rows.ts'
import { NUMBERED } from '../../numbered.ts'
import { OWED } from '../../rules/penalty/rows.ts'
import { OF_DATE } from './officer-sql.ts'
import type { OfDate, Recorded } from './rules.ts'

export type Mark = Omit<CheckInPlayerTable, 'bookingIdx'>

interface Owed {
  memberIdx: number
  penaltyIdx: number
  no: number
  code: string
  money: number
  currency: string
  days: number | null
}

export type ArrivalRow = BookingRow &
  PaidRow & {
    mode: 'EXCLUSIVE' | 'SHARED'
    minPlayers: number
    capacity: number
    /** None for a guest who booked. */
    memberType: string | null
    phoneTail: string
    owed: Owed[]
    recorded: Recorded | null
    priceBefore: Price | null
    marks: Mark[]
    words: { no: number; words: string }[]
    /** None where it is no group’s. */
    ofDate: OfDate | null
  } & {
    [C in 'lateMovedAt' | 'holesPlayed' | 'changedAt' | 'cartNo' | 'caddieNo' | 'note']: CheckInTable[C] | null
  } & {
    by: string | null
  }

const ARRIVALS = (sql: Sql, lang: string, which: ReturnType<Sql>) => sql<ArrivalRow[]>`
  select ${BOOKING(sql, lang)}, s.mode, s.min_players, s.capacity, m.member_type,
    right(regexp_replace(${BOOKER_PHONE(sql)}, '\\D', '', 'g'), 4) as phone_tail,
    coalesce((select json_agg(json_build_object('penaltyIdx', p.penalty_idx, 'memberIdx', p.member_idx, 'no', x.no, 'code', p.code,
        'money', p.money, 'currency', p.currency, 'days', p.days_if_unpaid) order by x.no, p.due_date, p.penalty_idx)
      from booking_player x join penalty p on p.member_idx = x.member_idx and ${OWED(sql)}
      where x.booking_idx = b.booking_idx), '[]') as owed,
    c.state as recorded, c.price_before, c.late_moved_at, c.holes_played, c.changed_at, c.cart_no, c.caddie_no, c.note,
    (select name_in(${lang}, a.name, a.other_name) from admin a where a.admin_idx = c.changed_by) as by,
    coalesce((select json_agg(json_build_object('no', x.no, 'present', x.present, 'identified', x.identified,
        'lockerNo', x.locker_no, 'feeKey', x.fee_key, 'rental', x.rental) order by x.no)
      from check_in_player x where x.booking_idx = b.booking_idx), '[]') as marks,
    (select json_agg(json_build_object('no', bp.no, 'words', concat_ws(' ', pm.name, pm.other_name, bp.name)) order by bp.no)
      from booking_player bp left join member pm on pm.member_idx = bp.member_idx where bp.booking_idx = b.booking_idx) as words,
    ${OF_DATE(sql)} as of_date, ${PAID(sql, lang)}
  from booking b join slot s using (slot_idx) left join member m on m.member_idx = b.member_idx
    left join check_in c on c.booking_idx = b.booking_idx
    left join booking_payment pay on pay.booking_idx = b.booking_idx
  where ${which}
  order by s.starts_at, s.course_idx, b.booking_idx`

/** The groups of a day that are to play, play, played or stayed away. */
export async function ofDay(sql: Sql, lang: string, date: string): Promise<ArrivalRow[]> {
  return ARRIVALS(sql, lang, sql`b.play_date = ${date} and b.active`)
}

export async function one(sql: Sql, lang: string, bookingIdx: number): Promise<ArrivalRow | undefined> {
  const [row] = await ARRIVALS(sql, lang, sql`b.booking_idx = ${bookingIdx}`)
  return row
}

/** Groups by a player, or by the beginning of the booking number. */
export async function found(
  sql: Sql,
  lang: string,
  { date, keyword, phones }: { date: string; keyword: string; phones: Phones },
): Promise<ArrivalRow[]> {
  return ARRIVALS(
    sql,
    lang,
    sql`b.play_date = ${date} and b.active and b.booking_idx in (
      ${NUMBERED(sql, keyword)}
      union select booking_idx from booking_player
        where play_date = ${date} and member_idx in (${membersMeant(sql, keyword, phones)})
      union select booking_idx from booking_player where play_date = ${date} and ${isGuestMeant(sql, keyword, phones)})`,
  )
}

/** Of those that the member plays today, the one that is next or on the course; else the last. */
export async function ofMemberToday(sql: Sql, lang: string, memberIdx: number): Promise<ArrivalRow | undefined> {
  const rows = await ARRIVALS(
    sql,
    lang,
    sql`b.play_date = current_club_date() and b.active and exists (
      select from booking_player bp where bp.booking_idx = b.booking_idx and bp.member_idx = ${memberIdx})`,
  )
  return rows.find(({ state }) => state === 'CF' || state === 'CI') ?? rows.at(-1)
}

/** The member's next booking, as booker or companion, besides one that is shown already. */
export async function nextOf(
  sql: Sql,
  lang: string,
  memberIdx: number,
  besides: number | undefined,
): Promise<BookingRow | undefined> {
  const [row] = await sql<BookingRow[]>`
    select ${BOOKING(sql, lang)} from booking b join slot s using (slot_idx)
    where b.play_date >= current_club_date() and s.starts_at > club_now() and b.state = 'CF'
      and b.booking_idx is distinct from ${besides ?? null}::bigint and exists (
        select from booking_player bp where bp.booking_idx = b.booking_idx and bp.member_idx = ${memberIdx})
    order by s.starts_at, b.booking_idx limit 1`
  return row
}

/** Before the booking, as everything that changes the penalties of its members; in the order of their numbers. */
export async function lockMembers(sql: Sql, memberIdx: readonly number[]): Promise<void> {
  await sql`
    select from member where member_idx = any (${[...memberIdx]}::bigint[]) order by member_idx for no key update`
}

interface Change {
  bookingIdx: number
  bookingState: 'CF' | 'CI' | 'PL'
  price: Price
  recorded: Recorded
  given: Given
  at: Temporal.Instant
  adminIdx: number | null
}

/** What the desk gave the group, and its note. */
export type Given = Pick<CheckInTable, 'cartNo' | 'caddieNo' | 'note'>

const AT: Readonly<Partial<Record<Recorded, string>>> = {
  ARRIVED: 'arrived_at',
  CHECKED_IN: 'checked_in_at',
  TEED_OFF: 'teed_off_at',
  FINISHED: 'finished_at',
}

/** The first time of each step is kept; the sheet hears of it by the version of the booking. */
export async function record(sql: Sql, { bookingIdx, bookingState, price, recorded, given, at, adminIdx }: Change) {
  const step = AT[recorded]
  await sql`
    update booking set state = ${bookingState}, price = ${sql.json(price)}, version = version + 1
    where booking_idx = ${bookingIdx}`
  await sql`
    insert into check_in (booking_idx, state, cart_no, caddie_no, note, changed_by)
    values (${bookingIdx}, ${recorded}, ${given.cartNo}, ${given.caddieNo}, ${given.note}, ${adminIdx})
    on conflict (booking_idx) do update set state = excluded.state, cart_no = excluded.cart_no,
      caddie_no = excluded.caddie_no, note = excluded.note, changed_by = excluded.changed_by, changed_at = club_now()`
  if (step)
    await sql`
      update check_in set ${sql(step)} = least(${sql(step)}, ${at}::timestamptz) where booking_idx = ${bookingIdx}`
}

export async function setMarks(sql: Sql, bookingIdx: number, marks: readonly Mark[]): Promise<void> {
  await sql`delete from check_in_player where booking_idx = ${bookingIdx}`
  await sql`
    insert into check_in_player (booking_idx, no, present, identified, locker_no, fee_key, rental)
    select ${bookingIdx}, r.no, r.present, r.identified, r."lockerNo", r."feeKey", r.rental
    from jsonb_to_recordset(${sql.json(marks)}) as r(no smallint, present boolean, identified boolean,
      "lockerNo" text, "feeKey" text, rental boolean)`
}

/** The price of before is that of the first time, so that it can be settled again. */
export async function settle(
  sql: Sql,
  {
    bookingIdx,
    price,
    before,
    holesPlayed,
    adminIdx,
  }: Pick<Change, 'bookingIdx' | 'price' | 'adminIdx'> & { before: Price; holesPlayed: number },
): Promise<void> {
  await sql`update booking set price = ${sql.json(price)}, version = version + 1 where booking_idx = ${bookingIdx}`
  await sql`
    insert into check_in (booking_idx, state, holes_played, price_before, changed_by)
    values (${bookingIdx}, 'FINISHED', ${holesPlayed}, ${sql.json(before)}, ${adminIdx})
    on conflict (booking_idx) do update set holes_played = excluded.holes_played, changed_by = excluded.changed_by,
      changed_at = club_now(),
      price_before = coalesce(check_in.price_before, excluded.price_before)`
}
