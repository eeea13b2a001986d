import type { Fragment } from 'postgres'
import type { Sql } from '../../../platform/database.ts'
import type { Translated } from '../../../platform/said-in.ts'
import type { PenaltyTable } from '../../../platform/tables.ts'
import { COUNTS, OTHER_IS_PAID, OWED, RULE_TEXT } from '../../rules/penalty/rows.ts'
import type { OneOfTwo } from '../../rules/penalty/rules.ts'
import type { ConductRecord, Waived } from './rules.ts'

/** @returns no member for a booking of a guest, and nothing without the booking */
export async function bookerOf(sql: Sql, bookingIdx: number): Promise<{ memberIdx: number | null } | undefined> {
  const [row] = await sql<{ memberIdx: number | null }[]>`
    select member_idx from booking where booking_idx = ${bookingIdx}`
  return row
}

export async function penalised(sql: Sql, penaltyIdx: number): Promise<number | undefined> {
  const [row] = await sql<{ memberIdx: number }[]>`select member_idx from penalty where penalty_idx = ${penaltyIdx}`
  return row?.memberIdx
}

/** @param code of the penalties that count @param besides a booking whose own do not */
export async function record(
  sql: Sql,
  memberIdx: number,
  code: string,
  besides: number | null = null,
): Promise<ConductRecord> {
  const [row] = await sql<ConductRecord[]>`
    select count(*) as before, coalesce(bool_or(state = 'CLEARED'), false) as has_paid from penalty
    where member_idx = ${memberIdx} and code = ${code} and state <> 'WAIVED'
      and (booking_idx is null or booking_idx is distinct from ${besides}::bigint) and counts_until > current_club_date()`
  return row!
}

/** Whether the booking already has a penalty of the code. */
export async function hasPenalty(sql: Sql, bookingIdx: number, code: string): Promise<boolean> {
  const [row] = await sql`
    select from penalty where booking_idx = ${bookingIdx} and code = ${code} and state <> 'WAIVED'`
  return row !== undefined
}

/** @param state NS, or CF or PL when a no-show is undone */
export async function setState(sql: Sql, bookingIdx: number, state: 'NS' | 'CF' | 'PL'): Promise<void> {
  await sql`update booking set state = ${state}, version = version + 1 where booking_idx = ${bookingIdx}`
}

/** Bookings that someone else changes at this moment are left for the next run. @returns those that are played now */
export async function play(
  sql: Sql,
  { hours }: { hours: number },
  atOnce: number,
): Promise<{ bookingIdx: number; before: string }[]> {
  return sql<{ bookingIdx: number; before: string }[]>`
    with due as (
      select b.booking_idx, b.state from booking b join slot s using (slot_idx)
      where b.state in ('CF', 'CI') and b.play_date <= current_club_date()
        and s.starts_at <= club_now() - make_interval(hours => ${hours})
      order by b.play_date, b.booking_idx limit ${atOnce} for no key update of b skip locked)
    update booking b set state = 'PL', version = version + 1 from due
    where b.booking_idx = due.booking_idx returning b.booking_idx, due.state as before`
}

/**
 * Bookings of members that should have begun, without any decision. Not those of a club that does not check players in, of
 * which every round would be here, nor tee times that the club has suspended. Half an hour after a late one it is tomorrow.
 * A group that the front desk has seen is here, also before it checks in.
 * Groups that were checked in are found by their days, because years of check-ins have no index of their time.
 * @param checksIn days within which a group was checked in, if the club does that
 */
export async function missing(
  sql: Sql,
  { minutes }: { minutes: number },
  { days }: { days: number },
): Promise<{ bookingIdx: number; memberIdx: number }[]> {
  return sql<{ bookingIdx: number; memberIdx: number }[]>`
    select b.booking_idx, b.member_idx from booking b join slot s using (slot_idx)
    where b.state = 'CF' and not s.is_shut and b.member_idx is not null
      and b.play_date between current_club_date() - 1 and current_club_date()
      and s.starts_at <= club_now() - make_interval(mins => ${minutes}) and not has_waiver(b.play_date, b.part)
      and exists (
        select from booking r join check_in c using (booking_idx)
        where r.play_date between current_club_date() - ${days}::int - 1 and current_club_date()
          and c.checked_in_at > club_now() - make_interval(days => ${days}))
      and not exists (select from penalty p where p.booking_idx = b.booking_idx and p.code = 'W4')
      and not exists (select from check_in c where c.booking_idx = b.booking_idx and c.state <> 'EXPECTED')
    order by s.starts_at, b.booking_idx`
}

/** Proposed no-shows of bookings that arrived or were cancelled since, or that can no longer be recorded. */
export async function outdatedNoShows(
  sql: Sql,
  { days }: { days: number },
): Promise<{ penaltyIdx: number; memberIdx: number }[]> {
  return sql<{ penaltyIdx: number; memberIdx: number }[]>`
    select p.penalty_idx, p.member_idx from penalty p join booking b using (booking_idx) join slot s using (slot_idx)
    where p.state = 'PROPOSED' and p.code = 'W4'
      and (b.state not in ('CF', 'PL')
        or exists (select from check_in c where c.booking_idx = b.booking_idx and c.state <> 'EXPECTED')
        or s.starts_at < club_now() - make_interval(hours => 24 * ${days}::int))
    order by p.penalty_idx`
}

/** @returns false where a manager has just decided it */
export async function withdraw(sql: Sql, penaltyIdx: number): Promise<boolean> {
  const { count } = await sql`
    update penalty set state = 'WAIVED', version = version + 1 where penalty_idx = ${penaltyIdx} and state = 'PROPOSED'`
  return count > 0
}

/** Whether a penalty of the code was ever given for the booking, also one that was waived. */
export async function hadPenalty(sql: Sql, bookingIdx: number, code: string): Promise<boolean> {
  const [row] = await sql`select from penalty where booking_idx = ${bookingIdx} and code = ${code}`
  return row !== undefined
}

/** @returns the penalty as it was, with its state, if there was one */
export async function waiveOf(
  sql: Sql,
  bookingIdx: number,
  code: string,
): Promise<(Waived & { was: string }) | undefined> {
  const [row] = await sql<(Waived & { was: string })[]>`
    with found as (
      select penalty_idx, state as was from penalty
      where booking_idx = ${bookingIdx} and code = ${code} and state <> 'WAIVED' for no key update)
    update penalty p set state = 'WAIVED', was_paid = was = 'CLEARED', interrupted_date = null, version = version + 1
    from found where p.penalty_idx = found.penalty_idx
    returning p.penalty_idx, p.booking_idx, p.from_date, p.until_date, found.was`
  return row
}

/**
 * Waives the W7 of the months in which these bookings were cancelled, where what still counts no longer leads to it.
 * @returns them as they were
 */
export async function waiveOften(
  sql: Sql,
  memberIdx: number,
  bookingIdx: readonly number[],
  cancelsMax: number,
): Promise<(Waived & { wasPaid: boolean })[]> {
  const month = (booking: Fragment) =>
    sql`date_trunc('month', ${booking}.cancelled_at at time zone (select zone from club))`
  return sql<(Waived & { wasPaid: boolean })[]>`
    update penalty p set state = 'WAIVED', was_paid = p.state = 'CLEARED', interrupted_date = null, version = p.version + 1
    from booking o
    where o.booking_idx = p.booking_idx and p.member_idx = ${memberIdx} and p.code = 'W7'
      and p.state in ('PROPOSED', 'ACTIVE', 'APPEALED', 'CLEARED')
      and exists (select from booking g where g.booking_idx = any (${[...bookingIdx]}::bigint[])
        and ${month(sql`g`)} = ${month(sql`o`)})
      and (select count(*) from booking b where b.member_idx = ${memberIdx} and ${COUNTS(sql)}
        and ${month(sql`b`)} = ${month(sql`o`)}) < ${cancelsMax}
    returning p.penalty_idx, p.booking_idx, p.from_date, p.until_date, p.was_paid`
}

/** A no-show `p` with money, while another one that was paid counts. */
const IS_SECOND = (sql: Sql) => sql`
  (p.code = 'W4' and p.state in ('PROPOSED', 'ACTIVE', 'APPEALED') and p.money is not null and p.until_date is not null
    and p.counts_until > current_club_date() and ${OTHER_IS_PAID(sql)})`

/** Members with money that `endMoney` has not ended. */
export async function membersWhoPaidOne(sql: Sql): Promise<number[]> {
  const rows = await sql<{ memberIdx: number }[]>`select distinct p.member_idx from penalty p where ${IS_SECOND(sql)}`
  return rows.map(({ memberIdx }) => memberIdx)
}

/**
 * Ends the money that lifts the member's other no-shows (W4) once one of them was paid, while both count: they are days only.
 * Money without days stays, in place of which there would be nothing. @returns them, with the money that was
 */
export async function endMoney(sql: Sql, memberIdx: number) {
  return sql<{ penaltyIdx: number; bookingIdx: number | null; money: number; isTold: boolean }[]>`
    with ended as (
      select penalty_idx, money from penalty p where member_idx = ${memberIdx} and ${IS_SECOND(sql)}
      order by penalty_idx for no key update)
    update penalty p set money = null, currency = null, due_date = null, days_if_unpaid = null, unpaid_booking_idx = null,
      version = p.version + 1
    from ended where p.penalty_idx = ended.penalty_idx
    returning p.penalty_idx, p.booking_idx, ended.money,
      p.state = 'ACTIVE' and p.until_date >= current_club_date() as is_told`
}

/** Suspensions that were, run or are to follow, by their first days; those that an appeal interrupts have no place. */
export async function suspensions(sql: Sql, memberIdx: number) {
  return sql<Omit<OneOfTwo, 'isOther'>[]>`
    select penalty_idx, booking_idx, from_date as "from", until_date as until, coalesce(since_date, from_date) as since,
      state <> 'CLEARED' as moves, code = 'W9' as is_chosen,
      from_date < current_club_date() and exists (select from inquiry q where q.penalty_idx = penalty.penalty_idx) as stays
    from penalty
    where member_idx = ${memberIdx} and state in ('ACTIVE', 'APPEALED', 'CLEARED') and until_date is not null
      and interrupted_date is null
    order by from_date, penalty_idx`
}

/**
 * Keeps the day on which it would have begun alone, so that it begins earlier again where one before it is waived.
 * @param isChanged whether this transaction has raised its version already
 */
export async function moveSuspension(
  sql: Sql,
  penaltyIdx: number,
  { from, until }: Days,
  isChanged = false,
): Promise<void> {
  await sql`
    update penalty set since_date = coalesce(since_date, from_date), from_date = ${from}, until_date = ${until},
      version = version + ${isChanged ? 0 : 1}
    where penalty_idx = ${penaltyIdx}`
}

export type PenaltyRow = Omit<PenaltyTable, 'xact' | 'translated' | 'inForceAt'> & {
  translated: Translated
  ruleText: string
}
export type LockedPenalty = PenaltyRow & { appealedAt: Temporal.Instant | null }

const PENALTY = (sql: Sql, lang: string) => sql`
  p.penalty_idx, p.member_idx, p.code, p.state, p.from_date, p.until_date, p.reason, p.translated, p.version, p.money, p.currency,
    p.due_date, p.days_if_unpaid, p.unpaid_booking_idx, p.booking_idx, p.play_date, p.counts_until, p.since_date, p.interrupted_date,
    p.waived_for, p.was_paid, ${RULE_TEXT(sql, lang)} as rule_text`

/** @param lang of the rules' names */
export async function ofBooking(sql: Sql, bookingIdx: number, lang: string): Promise<PenaltyRow[]> {
  return sql<PenaltyRow[]>`
    select ${PENALTY(sql, lang)} from penalty p where p.booking_idx = ${bookingIdx} order by p.code`
}

/** @param lang of the rule's name */
export const penalty = (sql: Sql, penaltyIdx: number, lang: string) => onePenalty(sql, penaltyIdx, lang, sql``)

/** @param lang of the rule's name */
export const lockPenalty = (sql: Sql, penaltyIdx: number, lang: string) =>
  onePenalty(sql, penaltyIdx, lang, sql`for update of p`)

async function onePenalty(
  sql: Sql,
  penaltyIdx: number,
  lang: string,
  lock: Fragment,
): Promise<LockedPenalty | undefined> {
  const [row] = await sql<LockedPenalty[]>`
    select ${PENALTY(sql, lang)},
      (select q.created_at from inquiry q where q.penalty_idx = p.penalty_idx and q.type = 'APPEAL') as appealed_at
    from penalty p where p.penalty_idx = ${penaltyIdx} ${lock}`
  return row
}

type Decided = Pick<
  PenaltyRow,
  | 'penaltyIdx'
  | 'state'
  | 'fromDate'
  | 'untilDate'
  | 'dueDate'
  | 'sinceDate'
  | 'unpaidBookingIdx'
  | 'interruptedDate'
  | 'waivedFor'
  | 'wasPaid'
>

export async function decided(sql: Sql, p: Decided): Promise<number> {
  const [row] = await sql<{ version: number }[]>`
    update penalty set state = ${p.state}, from_date = ${p.fromDate}, until_date = ${p.untilDate}, due_date = ${p.dueDate},
      since_date = ${p.sinceDate}, unpaid_booking_idx = ${p.unpaidBookingIdx}, interrupted_date = ${p.interruptedDate}, waived_for = ${p.waivedFor},
      was_paid = ${p.wasPaid}, version = version + 1
    where penalty_idx = ${p.penaltyIdx} returning version`
  return row!.version
}

/** The member whom a decision without a booking concerns. */
export async function recipient(sql: Sql, memberIdx: number) {
  const [row] = await sql<{ memberIdx: number; name: string; email: string; lang: string }[]>`
    select member_idx, name_in(lang, name, other_name) as name, email, lang from member
    where member_idx = ${memberIdx} and state in ('ACTIVE', 'DORMANT')`
  return row
}

/** Money in place of a suspension that was to be paid before today. */
export async function unpaid(sql: Sql): Promise<{ penaltyIdx: number; memberIdx: number }[]> {
  return sql<{ penaltyIdx: number; memberIdx: number }[]>`
    select penalty_idx, member_idx from penalty
    where state = 'ACTIVE' and until_date is null and money is not null and due_date < current_club_date()
      and days_if_unpaid is not null
    order by due_date, penalty_idx`
}

/** What members owe and no check-in has made due yet, in the order in which the suspensions would follow one another. */
export async function owedBy(sql: Sql, memberIdx: readonly number[]): Promise<{ penaltyIdx: number }[]> {
  return sql<{ penaltyIdx: number }[]>`
    select p.penalty_idx from penalty p
    where p.member_idx = any (${[...memberIdx]}::bigint[]) and ${OWED(sql)} and p.unpaid_booking_idx is null
    order by p.due_date, p.penalty_idx`
}

/**
 * Makes money that a check-in made due what it was before, where the suspension in its place is neither paid, waived nor
 * appealed. @returns the suspensions as they were
 */
export async function oweAgain(
  sql: Sql,
  bookingIdx: number,
  memberIdx: readonly number[],
): Promise<(Waived & { memberIdx: number })[]> {
  return sql<(Waived & { memberIdx: number })[]>`
    with began as (
      select penalty_idx, from_date, until_date from penalty
      where unpaid_booking_idx = ${bookingIdx} and member_idx = any (${[...memberIdx]}::bigint[]) and state = 'ACTIVE'
      for update)
    update penalty p set unpaid_booking_idx = null, until_date = null, version = p.version + 1,
      from_date = (p.in_force_at at time zone (select zone from club))::date,
      since_date = (p.in_force_at at time zone (select zone from club))::date
    from began where p.penalty_idx = began.penalty_idx
    returning p.penalty_idx, p.member_idx, p.booking_idx, began.from_date, began.until_date`
}

export interface Days {
  from: string
  until: string
}

/** The days of a suspension of the member that runs or is to follow, unless an appeal interrupts it. */
export async function runs(sql: Sql, penaltyIdx: number, memberIdx: number): Promise<Days | undefined> {
  const [row] = await sql<Days[]>`
    select from_date as "from", until_date as until from penalty
    where penalty_idx = ${penaltyIdx} and member_idx = ${memberIdx} and state in ('ACTIVE', 'APPEALED')
      and interrupted_date is null and until_date >= current_club_date()`
  return row
}

export async function lockBookingsOf(sql: Sql, memberIdx: number): Promise<void> {
  await sql`
    select from booking where member_idx = ${memberIdx} and state = 'CF' and play_date >= current_club_date()
    order by booking_idx for no key update`
}

interface EndingBooking {
  bookingIdx: number
  slotIdx: number
  date: string
  time: string
  startsAt: Temporal.Instant
  course: string
}

/**
 * Bookings to come that a suspension of these days cancels: those that the member made, but no dates of a group, nor a round
 * whose people have come. What a delay took out of its day is cancelled by the delay.
 * @param lang of the courses @param besides a booking that is over by then
 */
export async function bookingsWithin(
  sql: Sql,
  memberIdx: number,
  { from, until }: Days,
  lang: string,
  besides: number | null = null,
): Promise<EndingBooking[]> {
  return sql<EndingBooking[]>`
    select b.booking_idx, s.slot_idx, s.date, s.time, s.starts_at, coalesce(c.name ->> ${lang}, c.name ->> 'en') as course
    from booking b join slot s using (slot_idx) join course c using (course_idx)
    where b.member_idx = ${memberIdx} and b.state = 'CF' and b.type <> 'T' and b.play_date between ${from} and ${until}
      and b.booking_idx is distinct from ${besides}::bigint and s.starts_at > club_now() and not s.is_dropped
      and not exists (select from check_in k where k.booking_idx = b.booking_idx and k.state <> 'EXPECTED')
    order by s.starts_at, b.booking_idx`
}
