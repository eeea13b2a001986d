import type { Sql } from '../../platform/database.ts'
import type { EventTable } from '../../platform/tables.ts'
import { isOpen } from '../post/rows.ts'

export type DatedEvent = Pick<EventTable, 'idx' | 'title'> & { startDate: string; endDate: string }

/** The published events of some days: those in the language first, then in the club's own, then by their first day. */
export async function eventsOn(sql: Sql, lang: string, from: string, to: string): Promise<DatedEvent[]> {
  return sql<DatedEvent[]>`
    select t.idx, t.title, t.start_date, t.end_date from event t
    where ${isOpen(sql, 't')} and t.start_date <= ${to} and t.end_date >= ${from}
    order by t.lang = ${lang} desc, t.lang = (select lang from club) desc, t.start_date, t.idx`
}
