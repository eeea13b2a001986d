import type { Sql } from '../platform/database.ts'

/** Begins the day if it has not begun, and deletes the fingerprints of earlier days. */
export async function beginDay(sql: Sql): Promise<void> {
  await sql`
    with day as (
      insert into home_view (date) select current_club_date() on conflict do nothing returning date)
    delete from home_viewer v using day where v.date < day.date`
}

/** Counts a viewer of today unless its fingerprint is stored already. */
export async function countViewer(sql: Sql, address: string, agent: string): Promise<void> {
  await sql`
    with viewer as (
      insert into home_viewer (date, print)
      select date, sha256(convert_to(salt || ' ' || ${address}::text || ' ' || ${agent}::text, 'UTF8'))
      from home_view where date = current_club_date()
      on conflict do nothing returning date)
    update home_view h set views = views + 1 from viewer v where h.date = v.date`
}
