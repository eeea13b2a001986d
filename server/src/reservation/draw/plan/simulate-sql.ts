import type { DrawSlot } from '@clubhouse/draw/bundle'
import type { Sql } from '../../../platform/database.ts'
import type { Weights } from '../rows.ts'
import type { PastEntry } from './simulate-rules.ts'

interface Row {
  drawIdx: number
  closeAt: Temporal.Instant
  publishedAt: Temporal.Instant
  weights: Weights
  slots: DrawSlot[]
  entries: PastEntry[]
}

/** Published draws of which a day of play lies between two dates, the oldest first, as they were frozen. */
export async function pastDraws(sql: Sql, from: string, to: string): Promise<Row[]> {
  return sql<Row[]>`
    select d.draw_idx, d.close_at, d.published_at, d.weights, b.frozen -> 'slots' as slots,
      coalesce((
        select jsonb_agg(jsonb_build_object('pseudonym', e.pseudonym, 'playDate', e.play_date, 'wishes', e.wishes,
          'anyTime', e.any_time, 'partySize', e.party_size, 'party', (
            select coalesce(jsonb_agg(jsonb_build_object('memberIdx', p.member_idx, 'memberType', m.member_type) order by p.no), '[]')
            from draw_party p join member m using (member_idx) where p.entry_idx = e.entry_idx and p.active)) order by e.pseudonym)
        from draw_entry e
        where e.draw_idx = d.draw_idx and e.state not in ('SUBMITTED', 'WITHDRAWN', 'INELIGIBLE')), '[]') as entries
    from draw d join draw_bundle b using (draw_idx)
    where d.published_at is not null and exists (
      select from unnest(d.play_dates) date where date between ${from}::date and ${to}::date)
    order by d.close_at, d.draw_idx`
}
