import type { Context } from '../../../platform/context.ts'

export interface AuditedDay {
  date: string
  /** Null for a new day. */
  before: object | null
  /** Null for one that is deleted. */
  after: object | null
}

/** One audit row per changed day, in one statement; a day's record number is its date as yyyyMMdd. */
export async function auditDays(
  { sql, who, ip, callName, requestId }: Context,
  days: AuditedDay[],
  reason?: string,
): Promise<void> {
  if (days.length === 0) return
  await sql`
    insert into audit (member_idx, admin_idx, ip, call, request_id, noun, record_idx, before, after, reason)
    select ${who?.memberIdx ?? null}::bigint, ${who?.adminIdx ?? null}::bigint, ${ip}::text, ${callName}::text,
      ${requestId}::text, 'sheet-day', to_char(r.date, 'YYYYMMDD')::bigint, r.before, r.after, ${reason ?? null}::text
    from jsonb_to_recordset(${sql.json(days)}) as r(date date, before jsonb, after jsonb) order by r.date`
}
