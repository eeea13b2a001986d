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

export interface Counts {
  ahead: number
  asCompanion: number
}

/** Upcoming tee times: the member's own, and those of others the member plays in. */
export async function counts(sql: Sql, memberIdx: number): Promise<Counts> {
  const [row] = await sql<Counts[]>`
    select count(*) filter (where b.member_idx = ${memberIdx}) as ahead,
      count(*) filter (where b.member_idx is distinct from ${memberIdx}) as as_companion
    from booking b join slot s using (slot_idx)
    where b.state = 'CF' and s.starts_at > club_now() and b.booking_idx in (
      select booking_idx from booking where member_idx = ${memberIdx} and play_date >= current_club_date()
      union
      select booking_idx from booking_player
      where member_idx = ${memberIdx} and active and play_date >= current_club_date())`
  return row!
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

/** Closes the account; a trigger ends every session. */
export async function leave(
  sql: Sql,
  memberIdx: number,
  undoDays: number,
): Promise<{ withdrawnAt: Temporal.Instant; undoUntil: Temporal.Instant }> {
  const [row] = await sql<{ withdrawnAt: Temporal.Instant; undoUntil: Temporal.Instant }[]>`
    update member set state = 'WITHDRAW_REQUESTED', inactive_at = club_now(),
      undo_until = club_now() + make_interval(days => ${undoDays}), version = version + 1
    where member_idx = ${memberIdx} returning inactive_at as withdrawn_at, undo_until`
  await sql`
    insert into departed (member_idx, identity_hash, left_at)
    select member_idx, coalesce(identity_hash, identity_hash(email)), inactive_at from member where member_idx = ${memberIdx}
    on conflict (member_idx) do update set identity_hash = excluded.identity_hash, left_at = excluded.left_at`
  return row!
}
