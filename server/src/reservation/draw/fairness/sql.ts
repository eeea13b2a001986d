import type { Bundle } from '@clubhouse/draw/bundle'
import type { Sql } from '../../../platform/database.ts'
import type { Placed } from './report-rules.ts'

/** The bundles of the last settled draws of the standing plan. */
export async function lastSettled(
  sql: Sql,
  most: number,
): Promise<{ drawIdx: number; frozen: Pick<Bundle, 'slots' | 'entries'> }[]> {
  return sql<{ drawIdx: number; frozen: Pick<Bundle, 'slots' | 'entries'> }[]>`
    select d.draw_idx, jsonb_build_object('slots', b.frozen -> 'slots', 'entries', b.frozen -> 'entries') as frozen
    from draw d join draw_bundle b using (draw_idx)
    where d.state = 'SETTLED' and d.plan_week is not null order by d.published_at desc, d.draw_idx desc limit ${most}`
}

export interface LastEntry {
  drawIdx: number
  title: string
  playDate: string
  tickets: number
  place: number | null
  pseudonym: string
  wishes: { courseIdx?: number; ideal: string; earliest: string; latest: string }[]
  anyTime: boolean
  partySize: number
}

/** Entries in published draws that the member took part in, the last first. */
export async function lastEntries(sql: Sql, memberIdx: number, lang: string, most: number): Promise<LastEntry[]> {
  return sql<LastEntry[]>`
    select e.draw_idx, own_words_in(${lang}, d.translated, 'title', d.title) as title, e.play_date, e.tickets, e.place,
      e.pseudonym, e.wishes, e.any_time, e.party_size
    from draw_party p join draw_entry e using (entry_idx) join draw d on d.draw_idx = e.draw_idx
    where p.member_idx = ${memberIdx} and p.active and e.tickets is not null and d.state in ('PUBLISHED', 'SETTLED')
    order by d.published_at desc, e.play_date desc limit ${most}`
}

/** Pseudonyms of the member’s entries in these draws, also where another member named them. */
export async function pseudonymsOf(sql: Sql, memberIdx: number, drawIdx: readonly number[]): Promise<string[]> {
  const rows = await sql<{ pseudonym: string }[]>`
    select e.pseudonym from draw_party p join draw_entry e using (entry_idx)
    where p.member_idx = ${memberIdx} and p.draw_idx = any (${[...drawIdx]}::bigint[]) and p.active`
  return rows.map(({ pseudonym }) => pseudonym)
}

interface Year {
  from: Temporal.Instant
  until: Temporal.Instant
}

/** Entries of the draws that were published in these months, with what they won as it was drawn. */
export async function placedIn(sql: Sql, { from, until }: Year, primeUntil: string): Promise<Placed[]> {
  return sql<Placed[]>`
    select e.draw_idx, m.member_type, e.slot_idx is not null as won, e.distance,
      coalesce(s.time < ${primeUntil}::time, false) as is_prime
    from draw d join draw_entry e using (draw_idx) join member m using (member_idx) left join slot s using (slot_idx)
    where d.state in ('PUBLISHED', 'SETTLED') and d.published_at >= ${from} and d.published_at < ${until} and e.place is not null`
}

/** Everyone who took part in one of them. */
export async function membersIn(sql: Sql, { from, until }: Year): Promise<number[]> {
  const rows = await sql<{ memberIdx: number }[]>`
    select distinct p.member_idx from draw d join draw_party p using (draw_idx)
    where d.state in ('PUBLISHED', 'SETTLED') and d.published_at >= ${from} and d.published_at < ${until} and p.active`
  return rows.map(({ memberIdx }) => memberIdx)
}
