import type { Context } from './context.ts'
import type { Transaction } from './write.ts'

export interface AuditEntry {
  noun: string
  recordIdx: number
  before?: unknown
  after?: unknown
  reason?: string
}

/** In a change the entry is sent without waiting; a change whose entry fails is not committed. */
export async function audit(ctx: Context & Partial<Pick<Transaction, 'sendUnread'>>, entry: AuditEntry): Promise<void> {
  const { sql, who, ip, callName, requestId } = ctx
  const added = sql`
    insert into audit (member_idx, admin_idx, ip, call, request_id, noun, record_idx, before, after, reason)
    values (${who?.memberIdx ?? null}, ${who?.adminIdx ?? null}, ${ip}, ${callName}, ${requestId},
      ${entry.noun}, ${entry.recordIdx}, ${sql.json(entry.before ?? null)},
      ${sql.json(entry.after ?? null)}, ${entry.reason ?? null})`
  if (ctx.sendUnread) ctx.sendUnread(added)
  else await added
}
