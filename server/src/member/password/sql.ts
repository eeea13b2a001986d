import type { Sql } from '../../platform/database.ts'
import type { Whose } from './rows.ts'

export async function clubName(sql: Sql): Promise<string> {
  const [row] = await sql<{ clubName: string }[]>`select club_name from club`
  return row!.clubName
}

/** The hash of the present password, then those before it. */
export async function lastHashes(sql: Sql, whose: Whose, most: number): Promise<string[]> {
  const present =
    'memberIdx' in whose
      ? sql`select password_hash, 9223372036854775807 as history_idx from member where member_idx = ${whose.memberIdx}`
      : sql`select password_hash, 9223372036854775807 as history_idx from admin where admin_idx = ${whose.adminIdx}`
  const before = 'memberIdx' in whose ? sql`member_idx = ${whose.memberIdx}` : sql`admin_idx = ${whose.adminIdx}`
  const rows = await sql<{ passwordHash: string }[]>`
    select password_hash from (
      ${present} union all select password_hash, history_idx from password_history where ${before}) h
    order by history_idx desc limit ${most}`
  return rows.map((row) => row.passwordHash)
}

export async function setPassword(
  sql: Sql,
  whose: Whose,
  hash: string,
  isTemporary: boolean,
  keep: number | null,
): Promise<void> {
  if ('memberIdx' in whose)
    await sql`
      update member set password_hash = ${hash}, is_temp_password = ${isTemporary}, kept_session = ${keep}
      where member_idx = ${whose.memberIdx}`
  else
    await sql`
      update admin set password_hash = ${hash}, is_temp_password = ${isTemporary} where admin_idx = ${whose.adminIdx}`
}

export async function endSessions(sql: Sql, whose: Whose, keep: number | null): Promise<void> {
  const of = 'memberIdx' in whose ? sql`member_idx = ${whose.memberIdx}` : sql`admin_idx = ${whose.adminIdx}`
  await sql`
    update session set ended_at = club_now(), end_reason = 'password'
    where ${of} and ended_at is null and session_idx is distinct from ${keep}::bigint`
  // Those of logins that ended unused: the trigger of the others has removed theirs.
  if ('memberIdx' in whose)
    await sql`
      delete from push_device where member_idx = ${whose.memberIdx} and session_idx is distinct from ${keep}::bigint`
}
