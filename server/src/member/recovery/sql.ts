import type { Sql } from '../../platform/database.ts'
import type { MemberTable } from '../../platform/tables.ts'

/** Limits emails to an address to one in ten minutes. */
export async function claimIdMail(sql: Sql, email: string): Promise<boolean> {
  const [row] = await sql`
    insert into id_mail as m (email, at) values (lower(${email}), club_now())
    on conflict (email) do update set at = excluded.at where m.at <= club_now() - interval '10 minutes'
    returning email`
  return row !== undefined
}

export async function accounts(sql: Sql, name: string, email: string, identity: Buffer | null = null) {
  return sql<Pick<MemberTable, 'memberIdx' | 'id' | 'email' | 'lang' | 'name' | 'createdAt'>[]>`
    select member_idx, id, email, lang, name_in(lang, name, other_name) as name, created_at from member
    where lower(email) = lower(${email}) and lower(${name}) in (lower(name), lower(other_name)) and state in ('ACTIVE', 'DORMANT', 'PENDING')
      and (${identity}::bytea is null or identity_hash = ${identity})
    order by created_at`
}

export async function askLater(sql: Sql, memberIdx: number, days: number): Promise<Temporal.Instant> {
  const [row] = await sql<{ passwordAskAt: Temporal.Instant }[]>`
    update member set password_ask_at = club_now() + make_interval(days => ${days}) where member_idx = ${memberIdx}
    returning password_ask_at`
  return row!.passwordAskAt
}

type Standing = Pick<MemberTable, 'id' | 'name' | 'email' | 'lang' | 'state' | 'undoUntil'> & {
  /** A rejected application or a blocked account: the member cannot restore it. */
  isForGood: boolean
}

export async function lockStanding(sql: Sql, memberIdx: number): Promise<Standing> {
  const [row] = await sql<Standing[]>`
    select id, name_in(lang, name, other_name) as name, email, lang, state, undo_until,
      state_before is not distinct from 'PENDING' or block_reason is not null as is_for_good
    from member where member_idx = ${memberIdx} for no key update`
  return row!
}

export async function isBeforeNow(sql: Sql, at: Temporal.Instant): Promise<boolean> {
  const [row] = await sql<{ isPast: boolean }[]>`select ${at}::timestamptz <= club_now() as is_past`
  return row!.isPast
}
