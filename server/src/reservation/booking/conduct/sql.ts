import type { Sql } from '../../../platform/database.ts'
import type { PenaltyTable } from '../../../platform/tables.ts'
import type { ConductRecord } from './rules.ts'

/** Serialises what changes a member's penalties; also of an account that is not in use. */
export async function lockAnyMember(sql: Sql, memberIdx: number): Promise<boolean> {
  const [row] = await sql`select from member where member_idx = ${memberIdx} for no key update`
  return row !== undefined
}

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

/** @returns the number of the penalty, if there was one */
export async function waiveOf(sql: Sql, bookingIdx: number, code: string): Promise<number | undefined> {
  const [row] = await sql<{ penaltyIdx: number }[]>`
    update penalty set state = 'WAIVED', version = version + 1
    where booking_idx = ${bookingIdx} and code = ${code} and state <> 'WAIVED' returning penalty_idx`
  return row?.penaltyIdx
}

export type PenaltyRow = Omit<PenaltyTable, 'xact' | 'translated'> & { ruleText: string }

const PENALTY = (sql: Sql, lang: string) => sql`
  penalty_idx, member_idx, code, state, from_date, until_date, reason, version, money, currency, due_date,
    days_if_unpaid, booking_idx, play_date, counts_until, coalesce(
      (select coalesce(c.labels ->> ${lang}, c.key_name) from code c where c.group_id = '501' and c.key = penalty.code),
      code) as rule_text`

/** @param lang of the rules' names */
export async function ofBooking(sql: Sql, bookingIdx: number, lang: string): Promise<PenaltyRow[]> {
  return sql<PenaltyRow[]>`
    select ${PENALTY(sql, lang)} from penalty where booking_idx = ${bookingIdx} order by code`
}

/** @param lang of the rule's name */
export async function lockPenalty(sql: Sql, penaltyIdx: number, lang: string): Promise<PenaltyRow | undefined> {
  const [row] = await sql<PenaltyRow[]>`
    select ${PENALTY(sql, lang)}
    from penalty where penalty_idx = ${penaltyIdx} for update`
  return row
}

export async function decided(
  sql: Sql,
  {
    penaltyIdx,
    state,
    fromDate,
    untilDate,
    dueDate,
  }: Pick<PenaltyRow, 'penaltyIdx' | 'state' | 'fromDate' | 'untilDate' | 'dueDate'>,
): Promise<number> {
  const [row] = await sql<{ version: number }[]>`
    update penalty set state = ${state}, from_date = ${fromDate}, until_date = ${untilDate}, due_date = ${dueDate},
      version = version + 1
    where penalty_idx = ${penaltyIdx} returning version`
  return row!.version
}

/** To whom a decision without a booking is told. */
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
