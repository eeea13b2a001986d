import type { MemberState } from '@clubhouse/contract/member/manage'
import type { Sql } from '../../platform/database.ts'
import type { Translated } from '../../platform/said-in.ts'
import type { MemberTable } from '../../platform/tables.ts'
import type { Waived } from '../../reservation/booking/conduct/rules.ts'

export type Managed = Pick<
  MemberTable,
  | 'memberIdx'
  | 'id'
  | 'name'
  | 'email'
  | 'lang'
  | 'memberType'
  | 'claimedNo'
  | 'stateBefore'
  | 'blockReason'
  | 'version'
> & {
  blockTranslated: Translated
  state: MemberState
  suspendedUntil: string | null
  eraseAt: Temporal.Instant | null
  isRestorable: boolean
}

/** Inputs for the rules. @param lock inside a transaction that will change the member */
export async function managed(sql: Sql, memberIdx: number, lock = false): Promise<Managed | undefined> {
  // Apart: what a statement reads beside the row that it waits for, such as a suspension, is of before the wait.
  if (lock) await sql`select from member where member_idx = ${memberIdx} for no key update`
  const [row] = await sql<Managed[]>`
    select m.member_idx, m.id, name_in(m.lang, m.name, m.other_name) as name, m.email, m.lang, m.member_type, m.state, m.state_before, m.block_reason, m.block_translated, m.version,
      case when m.member_no is null then m.claimed_no end as claimed_no,
      (select until from suspension(m.member_idx)) as suspended_until,
      case when m.state = 'WITHDRAW_REQUESTED' then m.undo_until end as erase_at,
      m.state = 'WITHDRAW_REQUESTED' and coalesce(m.undo_until > club_now(), false) as is_restorable
    from member m where m.member_idx = ${memberIdx}`
  return row
}

export async function sessions(sql: Sql, memberIdx: number): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*) from session
    where member_idx = ${memberIdx} and ended_at is null and refresh_expires_at > club_now()`
  return row!.count
}

/** The claim is settled: the number becomes the membership number, or is forgotten. */
export async function approve(
  sql: Sql,
  memberIdx: number,
  { memberType, memberNo }: { memberType: string; memberNo: string | null | undefined },
): Promise<void> {
  await sql`
    update member set state = 'ACTIVE', member_type = ${memberType}, member_no = coalesce(member_no, ${memberNo ?? null}),
      claimed_no = null
    where member_idx = ${memberIdx}`
}

export async function hasNo(sql: Sql, memberNo: string): Promise<boolean> {
  const [row] = await sql`select from member where member_no = ${memberNo}`
  return row !== undefined
}

interface Said {
  reason: string
  /** In the languages besides the club's own. */
  words: Translated
}

/** Blocks the account; a trigger ends every session. */
export async function block(sql: Sql, memberIdx: number, { reason, words }: Said): Promise<void> {
  await sql`
    update member set state = 'BLOCKED', state_before = state, block_reason = ${reason},
      block_translated = ${sql.json(words)}, inactive_at = club_now()
    where member_idx = ${memberIdx}`
}

export async function unblock(sql: Sql, memberIdx: number, state: MemberState): Promise<void> {
  await sql`
    update member set state = ${state}, state_before = null, block_reason = null, block_translated = '{}',
      inactive_at = case when ${state} = 'DORMANT' then inactive_at end
    where member_idx = ${memberIdx}`
}

/** Brings a closed account back to its block. */
export async function restoreBlocked(sql: Sql, memberIdx: number): Promise<void> {
  await sql`update member set state = 'BLOCKED', undo_until = null where member_idx = ${memberIdx}`
  await sql`delete from departed where member_idx = ${memberIdx}`
}

/** @returns the new penalty */
export async function suspend(
  sql: Sql,
  memberIdx: number,
  { until, reason, words }: Said & { until: string },
): Promise<number> {
  const [row] = await sql<{ penaltyIdx: number }[]>`
    insert into penalty (member_idx, code, state, from_date, until_date, reason, translated)
    values (${memberIdx}, 'W9', 'ACTIVE', current_club_date(), ${until}, ${reason}, ${sql.json(words)})
    returning penalty_idx`
  return row!.penaltyIdx
}

/** Ends the running suspension and those that follow it. @returns their penalties */
export async function resume(sql: Sql, memberIdx: number): Promise<(Waived & { code: string })[]> {
  return sql`
    update penalty set state = 'WAIVED', interrupted_date = null, version = version + 1
    where member_idx = ${memberIdx} and state in ('ACTIVE', 'APPEALED') and until_date >= current_club_date()
    returning penalty_idx, booking_idx, from_date, until_date, code`
}

export async function nextVersion(sql: Sql, memberIdx: number): Promise<number> {
  const [row] = await sql<{ version: number }[]>`
    update member set version = version + 1 where member_idx = ${memberIdx} returning version`
  return row!.version
}

/** @returns when the next email with a password may be sent, if not now */
export async function resetAgainAt(sql: Sql, memberIdx: number): Promise<Temporal.Instant | undefined> {
  const [row] = await sql<{ at: Temporal.Instant }[]>`
    select at + interval '1 minute' as at from audit
    where noun = 'member' and record_idx = ${memberIdx} and call = 'memberManage.resetPassword'
      and at > club_now() - interval '1 minute'
    order by audit_idx desc limit 1`
  return row?.at
}

export async function phoneVerifiedAt(sql: Sql, memberIdx: number): Promise<Temporal.Instant | null> {
  const [row] = await sql<{ verifiedAt: Temporal.Instant }[]>`
    select verified_at from member_phone where member_idx = ${memberIdx}`
  return row?.verifiedAt ?? null
}
