import type { Sql } from '../../../platform/database.ts'
import { holidays } from '../template/rows.ts'
import { dayKind, type Holidays } from '../template/rules.ts'
import * as sql from './sql.ts'

/**
 * Days that are made and would be of another kind: the dates, and the day before each, which may be an eve.
 * @param gone the date of a holiday as it was @param added holidays as they will be
 */
export async function affectedDays(db: Sql, { gone, added }: { gone?: string; added: Holidays }) {
  const dates = [gone, ...added.keys()].flatMap((date) => (date ? [dayBefore(date), date] : [])).sort()
  const [first, last] = [dates[0], dates.at(-1)]
  if (first === undefined || last === undefined) return []
  const known = new Map(await holidays(db, first, last))
  if (gone) known.delete(gone)
  for (const [date, dayType] of added) known.set(date, dayType)
  const made = await sql.madeDays(db, dates)
  return made.flatMap(({ dayType: before, ...day }) => {
    const { dayType: after, dayClass: afterClass } = dayKind(day.date, known)
    return after === before ? [] : [{ ...day, before, after, afterClass }]
  })
}

const dayBefore = (date: string) => Temporal.PlainDate.from(date).subtract({ days: 1 }).toString()
