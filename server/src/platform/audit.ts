import type { Context } from './context.ts'

export interface AuditEntry {
  noun: string
  recordIdx: number
  before?: unknown
  after?: unknown
  reason?: string
}

export async function audit({ sql, who, ip, callName, requestId }: Context, entry: AuditEntry): Promise<void> {
  await sql`
    insert into audit (member_idx, admin_idx, ip, call, request_id, noun, record_idx, before, after, reason)
    values (${who?.memberIdx ?? null}, ${who?.adminIdx ?? null}, ${ip}, ${callName}, ${requestId},
      ${entry.noun}, ${entry.recordIdx}, ${sql.json((entry.before ?? null) as never)},
      ${sql.json((entry.after ?? null) as never)}, ${entry.reason ?? null})`
}
