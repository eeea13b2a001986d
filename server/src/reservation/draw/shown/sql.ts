import type { DrawSlot, Ruleset } from '@clubhouse/draw/bundle'
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

/** Who has a tee time of a published draw, as it was drawn. */
export interface Holder {
  playDate: string
  pseudonym: string
  place: number
  slotIdx: number
  partySize: number
}

export interface Drawn {
  drawIdx: number
  slots: DrawSlot[]
  holders: Holder[]
}

/** The tee times of draws and who got them. The bundle itself, with every entry and its wishes, is not read. */
export async function drawn(sql: Sql, drawIdx: readonly number[]): Promise<Drawn[]> {
  if (drawIdx.length === 0) return []
  return sql<Drawn[]>`
    select b.draw_idx, b.slots, (
      select coalesce(jsonb_agg(jsonb_build_object('playDate', e.play_date, 'pseudonym', e.pseudonym, 'place', e.place,
          'slotIdx', e.slot_idx, 'partySize', e.party_size) order by e.place), '[]')
      from draw_entry e where e.draw_idx = b.draw_idx and e.slot_idx is not null) as holders
    from draw_bundle b where b.draw_idx = any (${[...drawIdx]}::bigint[])`
}

export async function courseNames(sql: Sql, lang: string): Promise<Map<number, string>> {
  const rows = await sql<{ courseIdx: number; name: string }[]>`
    select course_idx, coalesce(name ->> ${lang}, name ->> 'en', code) as name from course`
  return new Map(rows.map(({ courseIdx, name }) => [courseIdx, name]))
}
