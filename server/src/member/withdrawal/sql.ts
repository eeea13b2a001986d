import type { Sql } from '../../platform/database.ts'

/** Locks the member if the account can still be closed; concurrent bookings wait for the same lock. */
export async function lockActive(
  sql: Sql,
  memberIdx: number,
): Promise<{ id: string; name: string; email: string; lang: string } | undefined> {
  const [row] = await sql<{ id: string; name: string; email: string; lang: string }[]>`
    select id, name_in(lang, name, other_name) as name, email, lang from member where member_idx = ${memberIdx} and state = 'ACTIVE' for no key update`
  return row
}

export async function words(sql: Sql, memberIdx: number, codes: readonly string[]): Promise<Record<string, string>> {
  const rows = await sql<{ code: string; msg: string }[]>`
    select distinct on (m.code) m.code, coalesce(c.msg, m.msg) as msg
    from message m left join club_message c using (lang, category, code)
    where m.category = 'member' and m.code = any (${[...codes]})
      and m.lang in ('en', (select lang from member where member_idx = ${memberIdx}))
    order by m.code, m.lang = 'en'`
  return Object.fromEntries(rows.map(({ code, msg }) => [code, msg]))
}

export async function unknownReasons(sql: Sql, reasons: readonly string[]): Promise<string[]> {
  const rows = await sql<{ reason: string }[]>`
    select reason from unnest(${[...reasons]}::text[]) reason
    where not exists (select from code where group_id = 'Z82' and key = reason and is_use
      and coalesce("group", 'withdraw') in ('withdraw', ''))`
  return rows.map(({ reason }) => reason)
}

export async function addReason(
  sql: Sql,
  memberIdx: number,
  reasons: readonly string[],
  text: string | null,
): Promise<number> {
  const [row] = await sql<{ reasonIdx: number }[]>`
    insert into withdrawal_reason (member_idx, reasons, text) values (${memberIdx}, ${[...reasons]}, ${text})
    returning reason_idx`
  return row!.reasonIdx
}

export async function hasReason(sql: Sql, reasonIdx: number, memberIdx: number): Promise<boolean> {
  const [row] = await sql`
    select from withdrawal_reason where reason_idx = ${reasonIdx} and member_idx = ${memberIdx}`
  return row !== undefined
}

/** How long an account can be restored, or a rejected application is kept for its email. */
export type Until = { days: number } | { hours: number }

export interface Closed {
  withdrawnAt: Temporal.Instant
  undoUntil: Temporal.Instant
}

/** Counts the save that closed the account. */
export async function countSave(sql: Sql, memberIdx: number): Promise<void> {
  await sql`update member set version = version + 1 where member_idx = ${memberIdx}`
}

/** Closes the account; a trigger ends every session. After an application nobody has to wait before the next one. */
export async function close(sql: Sql, memberIdx: number, until: Until): Promise<Closed> {
  const { days, hours } = { days: 0, hours: 0, ...until }
  const [row] = await sql<(Closed & { isApplication: boolean })[]>`
    update member set state = 'WITHDRAW_REQUESTED', state_before = case when state = 'PENDING' then state else state_before end,
      inactive_at = club_now(), undo_until = club_now() + make_interval(days => ${days}, hours => ${hours})
    where member_idx = ${memberIdx}
    returning inactive_at as withdrawn_at, undo_until, state_before is not distinct from 'PENDING' and block_reason is null as is_application`
  const { isApplication, ...closed } = row!
  if (isApplication) return closed
  await sql`
    insert into departed (member_idx, identity_hash, left_at)
    select member_idx, coalesce(identity_hash, identity_hash(email)), inactive_at from member where member_idx = ${memberIdx}
    on conflict (member_idx) do update set identity_hash = excluded.identity_hash, left_at = excluded.left_at`
  return closed
}
