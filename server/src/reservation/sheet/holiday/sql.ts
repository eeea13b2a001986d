import * as holiday from '@clubhouse/contract/reservation/sheet/holiday'
import { Store } from '../../../office/record/store.ts'
import type { Sql } from '../../../platform/database.ts'

export const holidays = new Store(holiday.holidayRecord, { order: (sql) => sql`t.date` })

export interface MadeDay {
  date: string
  dayType: holiday.Holiday['dayType']
  isPublished: boolean
  bookings: number
}

/** A day with another kind has a new version, which notifies the pages that show it. */
export async function setKinds(
  sql: Sql,
  kinds: readonly { date: string; dayType: string; dayClass: string }[],
): Promise<void> {
  if (kinds.length === 0) return
  await sql`
    update sheet_day d set day_type = k."dayType", day_class = k."dayClass", version = d.version + 1
    from jsonb_to_recordset(${sql.json(kinds)}) as k(date date, "dayType" text, "dayClass" text)
    where d.date = k.date`
}

/** The days from today on among these that are made. */
export async function madeDays(sql: Sql, dates: readonly string[]): Promise<MadeDay[]> {
  return sql<MadeDay[]>`
    select d.date, d.day_type, d.state <> 'DRAFT' as is_published,
      (select count(*)::int from booking b where b.play_date = d.date and b.active) as bookings
    from sheet_day d
    where d.date = any(${dates}::date[]) and d.date >= current_club_date() and d.state <> 'CLOSED' order by d.date`
}
