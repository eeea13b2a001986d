import type { Sql } from '../platform/database.ts'
import { ip, said } from './digest.ts'

/** A row of the log as it is after erasing. */
export interface Left {
  auditIdx: number
  before: unknown
  after: unknown
}

/** Writes what is left. The digest of what was said takes the place of its salt, so that nobody can guess it. */
export async function forgetSaid(sql: Sql, left: readonly Left[]): Promise<void> {
  await sql`
    update audit_link l set said_digest = sha256(l.said_salt || ${said(sql)}), said_salt = null
    from audit a where a.audit_idx = l.audit_idx and l.said_salt is not null
      and l.audit_idx = any(${left.map(({ auditIdx }) => auditIdx)}::bigint[])`
  await sql`
    update audit a set before = l.before, after = l.after, reason = null
    from jsonb_to_recordset(${sql.json(left)}) as l("auditIdx" bigint, before jsonb, after jsonb)
    where a.audit_idx = l."auditIdx"`
}

/** @returns the rows of the log that had an address of this member */
export async function forgetIps(sql: Sql, memberIdx: number): Promise<number[]> {
  await sql`
    update audit_link l set ip_digest = sha256(l.ip_salt || ${ip(sql)}), ip_salt = null
    from audit a where a.audit_idx = l.audit_idx and a.member_idx = ${memberIdx} and l.ip_salt is not null`
  const rows = await sql<{ auditIdx: number }[]>`
    update audit set ip = null where member_idx = ${memberIdx} and ip is not null returning audit_idx`
  return rows.map(({ auditIdx }) => auditIdx)
}

/** Notes in the log which rows of it were erased, with a digest of what is left; the proof asks for that note. */
export async function note(
  sql: Sql,
  part: 'said' | 'ip',
  rows: readonly number[],
  { call, requestId }: { call: string; requestId: string },
): Promise<void> {
  await sql`
    insert into audit (call, request_id, noun, record_idx, after)
    select ${call}, ${requestId}, 'audit', a.audit_idx, jsonb_build_object('erased', ${part}::text) ||
      ${part === 'said' ? sql`jsonb_build_object('left', encode(sha256(${said(sql)}), 'hex'))` : sql`'{}'::jsonb`}
    from audit a join audit_link l using (audit_idx) where a.audit_idx = any(${[...rows]}::bigint[]) order by a.audit_idx`
}
