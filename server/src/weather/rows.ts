import type { Sql } from '../platform/database.ts'
import type { WeatherTable } from '../platform/tables.ts'
import type { Day, Hour } from './rules.ts'

export type WeatherRow = Pick<WeatherTable, 'observedAt' | 'problem'> & {
  source: 'OPEN_METEO' | 'DEMO'
  hours: Hour[]
  days: Day[]
}

/** The last reading of the source; none before the first. */
export async function lastReading(sql: Sql): Promise<WeatherRow | undefined> {
  const [row] = await sql<WeatherRow[]>`select source, observed_at, hours, days, problem from weather`
  return row
}

/** The sky (791) that the forecast gives each day from today on; none where the source was not read for a day. */
export async function skies(sql: Sql): Promise<Map<string, string>> {
  const rows = await sql<{ date: string; code: string }[]>`
    select day.date, day.code from weather, jsonb_to_recordset(days) as day(date text, code text)
    where observed_at > club_now() - interval '1 day' and day.date >= current_club_date()::text`
  return new Map(rows.map(({ date, code }) => [date, code]))
}
