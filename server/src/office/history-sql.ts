import type { Sql } from '../platform/database.ts'
import type { AuditTable, PostVersionTable } from '../platform/tables.ts'

export type Kept = Readonly<Record<string, unknown>>

export type LogRow = Pick<AuditTable, 'auditIdx' | 'at' | 'call' | 'reason' | 'adminIdx' | 'memberIdx'> & {
  before: unknown
  after: unknown
  managerName: string | null
  memberName: string | null
  version: PostVersionTable['version'] | null
  post: Kept | null
  postBefore: Kept | null
}

export type UnloggedRow = Pick<LogRow, 'at' | 'post'> & { version: number }

/** Versions of a post that no row of the log tells of: those that were there when versions began to be kept. */
export async function unlogged(sql: Sql, noun: string, recordIdx: number): Promise<UnloggedRow[]> {
  return sql<UnloggedRow[]>`
    select v.at, v.version, v.post from post_version v
    where v.noun = ${noun} and v.idx = ${recordIdx} and not exists (
      select from audit a where a.noun = v.noun and a.record_idx = v.idx and a.xact = v.xact)
    order by v.version desc`
}

/** What was done to a record, the newest first; that it was read is none of it. @param before older than this row */
export async function changesOf(
  sql: Sql,
  noun: string,
  { recordIdx, before, size, lang }: { recordIdx: number; before?: number; size: number; lang: string },
): Promise<LogRow[]> {
  return sql<LogRow[]>`
    select a.audit_idx, a.at, a.call, a.reason, a.admin_idx, a.member_idx, a.before, a.after,
      name_in(${lang}, by_manager.name, by_manager.other_name) as manager_name,
      name_in(${lang}, by_member.name, by_member.other_name) as member_name, v.version, v.post, p.post as post_before
    from audit a
    left join admin by_manager on by_manager.admin_idx = a.admin_idx
    left join member by_member on by_member.member_idx = a.member_idx
    left join post_version v on v.noun = a.noun and v.idx = a.record_idx and v.xact = a.xact
    left join post_version p on p.noun = v.noun and p.idx = v.idx and p.version = v.version - 1
    where a.noun = ${noun} and a.record_idx = ${recordIdx} and a.after is distinct from '"read"'
      ${before === undefined ? sql`` : sql`and a.audit_idx < ${before}`}
    order by a.audit_idx desc limit ${size}`
}
