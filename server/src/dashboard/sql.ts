import type { Sql } from '../platform/database.ts'

/**
 * Visitors of one network that count on a day. Behind the one address of a clubhouse are many people with few kinds of
 * browsers; a program that changes its browser's name counts no more than them.
 */
const MOST_OF_NETWORK = 20

/** Begins the day if it has not begun, and deletes the prints of earlier days. */
export async function beginDay(sql: Sql): Promise<void> {
  await sql`
    with day as (
      insert into home_view (date) select current_club_date() on conflict do nothing returning date),
    networks as (delete from home_address a using day where a.date < day.date)
    delete from home_viewer v using day where v.date < day.date`
}

/** Counts a viewer of today unless it is stored already. @param address of IPv6 the first 64 bits are one network */
export async function countViewer(sql: Sql, address: string, agent: string): Promise<void> {
  await sql`
    with asked as (select nullif(${address}::text, '')::inet as ip),
    today as (
      select date, sha256(convert_to(salt || ' ' || ${address}::text || ' ' || ${agent}::text, 'UTF8')) as viewer,
        sha256(convert_to(salt || ' ' || coalesce(
          network(set_masklen(ip, case family(ip) when 6 then 64 else 32 end))::text, ''), 'UTF8')) as network
      from home_view, asked where date = current_club_date()),
    network as (
      insert into home_address as a (date, print)
      select date, network from today
      where not exists (select from home_viewer v where v.date = today.date and v.print = today.viewer)
      on conflict (date, print) do update set visitors = a.visitors + 1 where a.visitors < ${MOST_OF_NETWORK}
      returning date),
    viewer as (
      insert into home_viewer (date, print) select date, viewer from today join network using (date)
      on conflict do nothing returning date)
    update home_view h set views = views + 1 from viewer v where h.date = v.date`
}

/** What the club calls its periods, by key. */
export async function periodNames(sql: Sql, lang: string): Promise<Map<string, string>> {
  const rows = await sql<{ key: string; name: string }[]>`
    select key, coalesce(labels ->> ${lang}, key_name) as name from code where group_id = 'Z96'`
  return new Map(rows.map(({ key, name }) => [key, name]))
}
