import type { NamedIn } from '@clubhouse/contract/reservation/draw/draw'
import type { DrawSlot } from '@clubhouse/draw/bundle'
import type { Sql } from '../../../platform/database.ts'
import { type DrawRow, draw, ENTRY, type EntryRow } from '../rows.ts'

/**
 * Keeps a draw from its next step until the end of the transaction, while others enter it beside this one: whoever comes
 * after the close finds it closed.
 */
export async function lockOpen(
  sql: Sql,
  drawIdx: number,
  lang: string,
): Promise<{ row: DrawRow; now: Temporal.Instant } | undefined> {
  const [locked] = await sql<{ now: Temporal.Instant }[]>`
    select club_now() as now from draw where draw_idx = ${drawIdx} for share`
  if (!locked) return undefined
  return { row: (await draw(sql, drawIdx, lang))!, now: locked.now }
}

export async function entry(sql: Sql, entryIdx: number, lang: string): Promise<EntryRow | undefined> {
  const [row] = await sql<EntryRow[]>`
    select ${ENTRY(sql, lang)} from draw_entry e join draw d using (draw_idx) where e.entry_idx = ${entryIdx}`
  return row
}

/** The member's own entries in a draw, by date; at most one of a date is not withdrawn. */
export async function ownEntries(sql: Sql, drawIdx: number, memberIdx: number, lang: string): Promise<EntryRow[]> {
  return sql<EntryRow[]>`
    select ${ENTRY(sql, lang)} from draw_entry e join draw d using (draw_idx)
    where e.draw_idx = ${drawIdx} and e.member_idx = ${memberIdx} and e.state <> 'WITHDRAWN'
    order by e.play_date, e.entry_idx`
}

type NamedRow = Omit<NamedIn, 'closeAt'> & { closeAt: Temporal.Instant }

/** Entries of others that name the member, who did not decline. @param drawIdx of one draw; without it, of all that are open */
export async function namedIn(sql: Sql, memberIdx: number, lang: string, drawIdx?: number): Promise<NamedIn[]> {
  const rows = await sql<NamedRow[]>`
    select e.entry_idx, e.play_date, name_in(${lang}, m.name, m.other_name) as by, p.consent, d.close_at
    from draw_party p join draw_entry e using (entry_idx) join draw d on d.draw_idx = e.draw_idx
      join member m on m.member_idx = e.member_idx
    where p.member_idx = ${memberIdx} and p.active and p.no > 1
      and ${drawIdx === undefined ? sql`d.state = 'OPEN' and d.close_at > club_now()` : sql`p.draw_idx = ${drawIdx}`}
    order by e.play_date, e.entry_idx`
  return rows.map((row) => ({ ...row, closeAt: row.closeAt.toString() }))
}

/** A tee time of a draw, and what decides whether a member may play in it. */
export type DrawTeeTime = DrawSlot & { part: string; dayClass: 'WEEKDAY' | 'WEEKEND' }

/** Tee times that the draw has not lost. */
export async function teeTimes(sql: Sql, drawIdx: number): Promise<DrawTeeTime[]> {
  return sql<DrawTeeTime[]>`
    select s.slot_idx, s.date, s.time, s.course_idx, s.mode, s.capacity, s.min_players, s.part, day.day_class
    from draw_slot d join slot s using (slot_idx) join sheet_day day on day.date = s.date
    where d.draw_idx = ${drawIdx} and d.lost_at is null order by s.date, s.time, s.slot_idx`
}
