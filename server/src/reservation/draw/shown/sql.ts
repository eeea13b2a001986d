import type { Bundle, Ruleset } from '@clubhouse/draw/bundle'
import type { Sql } from '../../../platform/database.ts'
import type { Weights } from '../rows.ts'

export interface DrawRules {
  drawIdx: number
  closeAt: Temporal.Instant
  ruleset: Ruleset
  weights: Weights
  isPublished: boolean
}

export async function drawsOf(sql: Sql, drawIdx: readonly number[]): Promise<DrawRules[]> {
  if (drawIdx.length === 0) return []
  return sql<DrawRules[]>`
    select draw_idx, close_at, ruleset, weights, state in ('PUBLISHED', 'SETTLED') as is_published
    from draw where draw_idx = any (${[...drawIdx]}::bigint[])`
}

/** What a draw was computed from, and what came of it once it was drawn. */
export interface BundleRow {
  drawIdx: number
  frozen: Omit<Bundle, 'seed' | 'result'>
  drawn: Pick<Bundle, 'seed' | 'result'> | null
}

export async function bundles(sql: Sql, drawIdx: readonly number[]): Promise<BundleRow[]> {
  if (drawIdx.length === 0) return []
  return sql<BundleRow[]>`
    select draw_idx, frozen, drawn from draw_bundle where draw_idx = any (${[...drawIdx]}::bigint[])`
}

export async function courseNames(sql: Sql, lang: string): Promise<Map<number, string>> {
  const rows = await sql<{ courseIdx: number; name: string }[]>`
    select course_idx, coalesce(name ->> ${lang}, name ->> 'en', code) as name from course`
  return new Map(rows.map(({ courseIdx, name }) => [courseIdx, name]))
}
