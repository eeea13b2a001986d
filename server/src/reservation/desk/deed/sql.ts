import type { CheckInState } from '@clubhouse/contract/reservation/desk/check-in'
import type { Phones } from '../../../person/phones.ts'
import { isGuestMeant, membersMeant } from '../../../person/rows.ts'
import type { Sql } from '../../../platform/database.ts'
import type { BookingTable, MemberTable, PenaltyTable } from '../../../platform/tables.ts'
import { PAID, type PaidRow } from '../../booking/booked/paid.ts'
import type { MemberFacts } from '../../member-facts.ts'
import { NUMBERED } from '../../numbered.ts'
import { IS_PAID } from '../../rules/penalty/rows.ts'

/** Serialises changes of the member's limits, as the member's own do. @returns false without such a member */
export async function lockBooker(sql: Sql, memberIdx: number, state?: 'ACTIVE'): Promise<boolean> {
  const [row] = await sql`
    select from member where member_idx = ${memberIdx} ${state ? sql`and state = ${state}` : sql``} for no key update`
  return row !== undefined
}

type GuestCounts = Pick<MemberFacts, 'now' | 'bookingsThatDay' | 'bookingsThatMonth'>

/** How often a guest has booked a tee time of the day and of its month. @param phone see phoneDigits */
export async function guestCounts(sql: Sql, phone: string, date: string | null): Promise<GuestCounts> {
  const [row] = await sql<GuestCounts[]>`
    select club_now() as now, count(*) filter (where b.play_date = ${date}::date) as bookings_that_day,
      jsonb_build_object('WEEKDAY', count(*) filter (where b.day_class = 'WEEKDAY' and not b.outside_quota),
        'WEEKEND', count(*) filter (where b.day_class = 'WEEKEND' and not b.outside_quota)) as bookings_that_month
    from booking_player p join booking b using (booking_idx)
    where p.guest_key = ${phone} and p.active and p.no = 1 and b.member_idx is null
      and date_trunc('month', p.play_date) = date_trunc('month', ${date}::date)`
  return row!
}

type PersonRow = Pick<MemberTable, 'memberIdx' | 'memberType' | 'memberNo' | 'phoneNo'>

/** The members in a booking, by number. */
export async function peopleOf(sql: Sql, bookingIdx: number): Promise<Map<number, Omit<PersonRow, 'memberIdx'>>> {
  const rows = await sql<PersonRow[]>`
    select m.member_idx, m.member_type, m.member_no, m.phone_no
    from booking_player bp join member m using (member_idx) where bp.booking_idx = ${bookingIdx}`
  return new Map(rows.map(({ memberIdx, ...person }) => [memberIdx, person]))
}

export async function cancelReason(
  sql: Sql,
  bookingIdx: number,
): Promise<Pick<BookingTable, 'cancelReason' | 'cancelText'>> {
  const [row] = await sql<Pick<BookingTable, 'cancelReason' | 'cancelText'>[]>`
    select cancel_reason, cancel_text from booking where booking_idx = ${bookingIdx}`
  return row!
}

type PenaltyRow = Pick<
  PenaltyTable,
  'penaltyIdx' | 'code' | 'state' | 'reason' | 'money' | 'bookingIdx' | 'playDate' | 'version'
> & { from: string; until: string | null; currency: string; ruleText: string; paid: boolean }

/** @param lang of the texts */
export async function penaltiesOf(sql: Sql, bookingIdx: number, lang: string): Promise<PenaltyRow[]> {
  return sql<PenaltyRow[]>`
    select p.penalty_idx, p.code, p.state, p.from_date as "from", p.until_date as until, p.money,
      coalesce(p.currency, (select currency from club)) as currency, p.booking_idx, p.play_date,
      own_words_in(${lang}, p.translated, 'reason', p.reason) as reason, p.version, ${IS_PAID(sql)} as paid,
      coalesce(c.labels ->> ${lang}, c.key_name, p.code) as rule_text
    from penalty p left join code c on c.group_id = '501' and c.key = p.code
    where p.booking_idx = ${bookingIdx} order by p.penalty_idx`
}

/** What the desk recorded as paid. */
export async function paidFor(sql: Sql, bookingIdx: number, lang: string): Promise<PaidRow | undefined> {
  const [row] = await sql<PaidRow[]>`
    select ${PAID(sql, lang)} from booking_payment pay where pay.booking_idx = ${bookingIdx}`
  return row
}

/** What the members were told, the latest first. */
export async function told(sql: Sql, bookingIdx: number, lang: string) {
  return sql<{ kind: string; name: string; at: Temporal.Instant }[]>`
    select n.kind, name_in(${lang}, m.name, m.other_name) as name, n.at
    from booking_notice n join member m using (member_idx)
    where n.booking_idx = ${bookingIdx} order by n.at desc, n.version desc, m.member_idx`
}

type FoundMember = Pick<MemberTable, 'memberIdx' | 'memberNo' | 'memberType'> & { name: string }

const MOST = 10

/** Active members by what managers find members by, where the index finds the candidates, or by number. */
export async function findMembers(
  sql: Sql,
  lang: string,
  { keyword, memberIdx }: { keyword?: string; memberIdx?: number },
  phones: Phones,
): Promise<FoundMember[]> {
  return sql<FoundMember[]>`
    select m.member_idx, name_in(${lang}, m.name, m.other_name) as name, m.member_no, m.member_type
    from member m
    where m.state = 'ACTIVE' ${memberIdx ? sql`and m.member_idx = ${memberIdx}` : sql``}
      ${keyword ? sql`and m.member_idx in (${membersMeant(sql, keyword, phones)})` : sql``}
    order by name, m.member_idx limit ${MOST}`
}

/** What the front desk has recorded of a booking that may be late. */
export async function lateOf(
  sql: Sql,
  bookingIdx: number,
): Promise<{ recorded: CheckInState | null; lateMovedAt: Temporal.Instant | null }> {
  const [row] = await sql<{ recorded: CheckInState; lateMovedAt: Temporal.Instant | null }[]>`
    select state as recorded, late_moved_at from check_in where booking_idx = ${bookingIdx}`
  return row ?? { recorded: null, lateMovedAt: null }
}

export async function noteLateMove(sql: Sql, bookingIdx: number): Promise<void> {
  await sql`
    insert into check_in (booking_idx, late_moved_at) values (${bookingIdx}, club_now())
    on conflict (booking_idx) do update set late_moved_at = excluded.late_moved_at`
}

interface FoundBooking {
  bookingIdx: number
  bookingNo: string
  slotIdx: number
  date: string
  time: string
  courseName: string
  who: string
}

export async function found(
  sql: Sql,
  lang: string,
  { keyword, phones, most }: { keyword: string; phones: Phones; most: number },
): Promise<FoundBooking[]> {
  return sql<FoundBooking[]>`
    select b.booking_idx, b.booking_no, b.slot_idx, s.date, s.time,
      (select coalesce(c.name ->> ${lang}, c.name ->> 'en') from course c where c.course_idx = s.course_idx) as course_name,
      (select string_agg(coalesce(name_in(${lang}, m.name, m.other_name), bp.name), ', ' order by bp.no)
        from booking_player bp left join member m using (member_idx)
        where bp.booking_idx = b.booking_idx and bp.kind <> 'TBD') as who
    from booking b join slot s using (slot_idx)
    where b.booking_idx in (
      ${NUMBERED(sql, keyword)}
      union select booking_idx from booking_player
        where active and play_date >= current_club_date() and member_idx in (${membersMeant(sql, keyword, phones)})
      union select booking_idx from booking_player
        where active and play_date >= current_club_date() and ${isGuestMeant(sql, keyword, phones)})
    order by s.starts_at, b.booking_idx limit ${most}`
}
