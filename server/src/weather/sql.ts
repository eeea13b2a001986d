import type { Sql } from '../platform/database.ts'
import type { WeatherRow } from './rows.ts'
import type { Reading } from './rules.ts'

export async function place(sql: Sql): Promise<{ lat: number; lng: number } | undefined> {
  const [row] = await sql<{ lat: number; lng: number }[]>`select lat, lng from club where lat <> 0 or lng <> 0`
  return row
}

export async function keep(sql: Sql, source: WeatherRow['source'], { hours, days }: Reading): Promise<void> {
  await sql`
    insert into weather (source, observed_at, hours, days)
    values (${source}, club_now(), ${sql.json(hours)}, ${sql.json(days)})
    on conflict (single) do update set source = excluded.source, observed_at = excluded.observed_at,
      hours = excluded.hours, days = excluded.days, problem = null`
}

export async function noteProblem(sql: Sql, problem: string): Promise<void> {
  await sql`update weather set problem = ${problem} where problem is distinct from ${problem}`
}
