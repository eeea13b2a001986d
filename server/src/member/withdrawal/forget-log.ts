import type { Sql } from '../../platform/database.ts'
import { forgotten } from './forgotten-rules.ts'

interface Entry {
  auditIdx: number
  before: unknown
  after: unknown
}

/** Erases what identifies a person from the audit log. Who changed what, when and by which call stays. */
export async function forgetInLog(sql: Sql, memberIdx: number): Promise<void> {
  const entries = await sql<Entry[]>`
    select audit_idx, before, after from audit
    where noun = 'member' and record_idx = ${memberIdx}
      or noun = 'penalty' and record_idx in (select penalty_idx from penalty where member_idx = ${memberIdx})`
  const left = entries.map(({ auditIdx, before, after }) => {
    return { auditIdx, before: forgotten(before), after: forgotten(after) }
  })
  await sql`select set_config('clubhouse.erasing', 'on', true)`
  await sql`
    update audit a set before = l.before, after = l.after, reason = null
    from jsonb_to_recordset(${sql.json(left as never)}) as l("auditIdx" bigint, before jsonb, after jsonb)
    where a.audit_idx = l."auditIdx"`
  await sql`update audit set ip = null where member_idx = ${memberIdx} and ip is not null`
  await sql`select set_config('clubhouse.erasing', '', true)`
}
