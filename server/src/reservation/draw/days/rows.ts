import type { Draw } from '@clubhouse/contract/reservation/draw/draw'
import type { Sql } from '../../../platform/database.ts'

/** A draw as the calendar shows it on one of its dates. */
export interface DrawDay {
  date: string
  drawIdx: number
  state: Draw['state']
  /** Empty for every type. */
  memberTypes: string[]
}

/** Draws of these days that have opened, the last one to open first. Revoked and failed ones gave their tee times back. */
export async function drawDays(sql: Sql, from: string, to: string): Promise<DrawDay[]> {
  return sql<DrawDay[]>`
    select day as date, d.draw_idx, d.state, d.member_types from draw d cross join unnest(d.play_dates) as day
    where d.state in ('OPEN', 'CLOSED', 'DRAWN', 'PUBLISHED', 'SETTLED') and day between ${from} and ${to}
    order by d.open_at desc, d.draw_idx desc`
}

/** Dates for which the member is in an entry of a draw whose tee times are not released yet. */
export async function myDrawDates(sql: Sql, memberIdx: number, from: string, to: string): Promise<string[]> {
  const rows = await sql<{ playDate: string }[]>`
    select distinct p.play_date from draw_party p join draw d using (draw_idx)
    where p.member_idx = ${memberIdx} and p.active and p.play_date between ${from} and ${to}
      and d.state in ('OPEN', 'CLOSED', 'DRAWN', 'PUBLISHED')`
  return rows.map(({ playDate }) => playDate)
}

/** Whether the member is in an entry for a date: at most one. */
export async function entriesOn(sql: Sql, memberIdx: number, date: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*) as count from draw_party p join draw d using (draw_idx)
    where p.member_idx = ${memberIdx} and p.active and p.play_date = ${date}::date
      and d.state in ('OPEN', 'CLOSED', 'DRAWN', 'PUBLISHED', 'SETTLED')`
  return row!.count
}

export interface DrawAhead {
  entryIdx: number
  playDate: string
  title: string
  drawIdx: number
  closeAt: Temporal.Instant
  publishAt: Temporal.Instant
  state: string
  version: number
}

/** Entries that the member is in, of draws whose result is not published. */
export async function entriesAhead(sql: Sql, memberIdx: number, lang: string): Promise<DrawAhead[]> {
  return sql<DrawAhead[]>`
    select e.entry_idx, e.play_date, own_words_in(${lang}, d.translated, 'title', d.title) as title, e.draw_idx, d.close_at,
      d.publish_at, e.state, e.version
    from draw_party p join draw_entry e using (entry_idx) join draw d on d.draw_idx = e.draw_idx
    where p.member_idx = ${memberIdx} and p.active and e.state in ('SUBMITTED', 'FROZEN')
      and d.state in ('OPEN', 'CLOSED', 'DRAWN') and e.play_date >= current_club_date()
    order by e.play_date, e.entry_idx`
}
