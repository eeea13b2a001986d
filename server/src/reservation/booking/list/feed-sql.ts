import type { Sql } from '../../../platform/database.ts'

export async function since(sql: Sql, memberIdx: number): Promise<Temporal.Instant | null> {
  const [row] = await sql<{ createdAt: Temporal.Instant }[]>`
    select created_at from calendar_feed where member_idx = ${memberIdx}`
  return row?.createdAt ?? null
}

/** In place of an earlier one. */
export async function keep(sql: Sql, memberIdx: number, tokenHash: Buffer): Promise<void> {
  await sql`
    insert into calendar_feed (member_idx, token_hash) values (${memberIdx}, ${tokenHash})
    on conflict (member_idx) do update set token_hash = excluded.token_hash, created_at = excluded.created_at`
}

/** @returns whether there was one */
export async function remove(sql: Sql, memberIdx: number): Promise<boolean> {
  const { count } = await sql`delete from calendar_feed where member_idx = ${memberIdx}`
  return count > 0
}

/** Whose feed it is, and the language of the club’s letters to that member; nobody whose account is not active. */
export async function ownerOf(sql: Sql, tokenHash: Buffer): Promise<{ memberIdx: number; lang: string } | undefined> {
  const [row] = await sql<{ memberIdx: number; lang: string }[]>`
    select m.member_idx, m.lang from calendar_feed f join member m using (member_idx)
    where f.token_hash = ${tokenHash} and m.state = 'ACTIVE'`
  return row
}
