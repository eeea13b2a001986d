import type { Sql } from '../../platform/database.ts'
import type { PenaltyTable } from '../../platform/tables.ts'
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

/** @param code of the penalties that count */
export async function record(sql: Sql, memberIdx: number, code: string): Promise<ConductRecord> {
  const [row] = await sql<ConductRecord[]>`
    select count(*) as before, coalesce(bool_or(state = 'CLEARED'), false) as has_paid from penalty
    where member_idx = ${memberIdx} and code = ${code} and state <> 'WAIVED'
      and counts_until > current_club_date()`
  return row!
}

/** Whether the booking already has a penalty of the code. */
export async function hasPenalty(sql: Sql, bookingIdx: number, code: string): Promise<boolean> {
  const [row] = await sql`
    select from penalty where booking_idx = ${bookingIdx} and code = ${code} and state <> 'WAIVED'`
  return row !== undefined
}

/** @param state NS, or CF when a no-show is undone */
export async function setState(sql: Sql, bookingIdx: number, state: 'NS' | 'CF'): Promise<void> {
  await sql`update booking set state = ${state}, version = version + 1 where booking_idx = ${bookingIdx}`
}

/** @returns the number of the penalty, if there was one */
export async function waiveOf(sql: Sql, bookingIdx: number, code: string): Promise<number | undefined> {
  const [row] = await sql<{ penaltyIdx: number }[]>`
    update penalty set state = 'WAIVED', version = version + 1
    where booking_idx = ${bookingIdx} and code = ${code} and state <> 'WAIVED' returning penalty_idx`
  return row?.penaltyIdx
}

export type PenaltyRow = Omit<PenaltyTable, 'xact' | 'translated'> & { ruleText: string }

/** @param lang of the rule's name */
export async function lockPenalty(sql: Sql, penaltyIdx: number, lang: string): Promise<PenaltyRow | undefined> {
  const [row] = await sql<PenaltyRow[]>`
    select penalty_idx, member_idx, code, state, from_date, until_date, reason, version, money, currency, booking_idx,
      play_date, counts_until, coalesce(
        (select coalesce(c.labels ->> ${lang}, c.key_name) from code c where c.group_id = '501' and c.key = penalty.code),
        code) as rule_text
    from penalty where penalty_idx = ${penaltyIdx} for update`
  return row
}

export async function decided(
  sql: Sql,
  { penaltyIdx, state, fromDate, untilDate }: Pick<PenaltyRow, 'penaltyIdx' | 'state' | 'fromDate' | 'untilDate'>,
): Promise<number> {
  const [row] = await sql<{ version: number }[]>`
    update penalty set state = ${state}, from_date = ${fromDate}, until_date = ${untilDate}, version = version + 1
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
