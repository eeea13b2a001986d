import type { Context, Identity } from './context.ts'
import type { Transaction } from './write.ts'

export interface AuditEntry {
  noun: string
  recordIdx: number
  before?: unknown
  after?: unknown
  reason?: string
}

/** What an entry says of its request. A login names the person who begins a session. */
type Auditing = Pick<Context, 'sql' | 'ip' | 'callName' | 'requestId'> &
  Partial<Pick<Transaction, 'sendUnread'>> & { who: Pick<Identity, 'memberIdx' | 'adminIdx'> | null }

/** In a change the entry is sent without waiting; a change whose entry fails is not committed. */
export async function audit(ctx: Auditing, entry: AuditEntry): Promise<void> {
  const { sql, who, ip, callName, requestId } = ctx
  const added = sql`
    insert into audit (member_idx, admin_idx, ip, call, request_id, noun, record_idx, before, after, reason)
    values (${who?.memberIdx ?? null}, ${who?.adminIdx ?? null}, ${ip}, ${callName}, ${requestId},
      ${entry.noun}, ${entry.recordIdx}, ${sql.json(entry.before ?? null)},
      ${sql.json(entry.after ?? null)}, ${entry.reason ?? null})`
  if (ctx.sendUnread) ctx.sendUnread(added)
  else await added
}
