import type { Draw } from '@clubhouse/contract/reservation/draw/draw'
import type { Sql } from '../../platform/database.ts'
import { DRAW, type DrawRow, drawOf, RUNS } from './rows.ts'

/** Draws by a part of their title in any language of the club, the latest first. */
export async function findDraws(sql: Sql, lang: string, keyword: string, most: number) {
  const rows = await sql<{ idx: number; title: string; day: string }[]>`
    select d.draw_idx as idx, own_words_in(${lang}, d.translated, 'title', d.title) as title, d.play_dates[1]::text as day
    from draw d
    where position(lower(${keyword}) in lower(d.title)) > 0
      or exists (select from jsonb_each(d.translated) w where position(lower(${keyword}) in lower(w.value ->> 'title')) > 0)
    order by d.close_at desc, d.draw_idx desc limit ${most}`
  return [...rows]
}

/** Draws that are under way, and those that open within two weeks, by the next to close. */
export async function drawsUnderWay(sql: Sql, lang: string): Promise<Draw[]> {
  const rows = await sql<DrawRow[]>`
    select ${DRAW(sql, lang)} from draw d
    where ${RUNS(sql)}
      or (d.state = 'PLANNED' and d.open_at < club_now() + interval '14 days')
    order by d.close_at, d.draw_idx limit 10`
  return rows.map(drawOf)
}

/** How many draws run, with their entries and tee times. */
export async function drawDemand(sql: Sql): Promise<{ draws: number; entries: number; slots: number }> {
  const [row] = await sql<{ draws: number; entries: number; slots: number }[]>`
    select count(*)::int as draws, coalesce(sum(r.entry_count), 0)::int as entries, coalesce(sum(r.slot_count), 0)::int as slots
    from (select ${DRAW(sql, 'en')} from draw d where ${RUNS(sql)}) r`
  return row!
}
