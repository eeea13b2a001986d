import type { Sql } from '../../platform/database.ts'

export interface Merged {
  memberIdx: number
  at: Temporal.Instant
  /** The other account ended in this one, or this one in the other. */
  isKept: boolean
}

export async function mergesOf(sql: Sql, memberIdx: number): Promise<Merged[]> {
  return sql<Merged[]>`
    select case when kept_idx = ${memberIdx} then gone_idx else kept_idx end as member_idx, at, kept_idx = ${memberIdx} as is_kept
    from member_merge where kept_idx = ${memberIdx} or gone_idx = ${memberIdx} order by merge_idx desc`
}
