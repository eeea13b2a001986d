import type { Context } from '../platform/context.ts'

/** How long a verified password gives access to what asks for it. Source: docs/rules.md, Accounts. */
const MINUTES = 10

export async function hasProvedPassword({ sql, who }: Pick<Context, 'sql' | 'who'>): Promise<boolean> {
  const [row] = await sql`
    select from session where session_idx = ${who?.sessionIdx ?? 0}
      and password_checked_at > club_now() - make_interval(mins => ${MINUTES})`
  return row !== undefined
}

export async function noteProof({ sql, who }: Pick<Context, 'sql' | 'who'>): Promise<Temporal.Instant | undefined> {
  const [row] = await sql<{ until: Temporal.Instant }[]>`
    update session set password_checked_at = club_now() where session_idx = ${who?.sessionIdx ?? 0}
    returning password_checked_at + make_interval(mins => ${MINUTES}) as until`
  return row?.until
}
