import type { TestClub } from './club.ts'
import { addDraw } from './draw/add-draw.ts'
import { ZONE } from './template.ts'

interface Wanted {
  title: string
  /** The day of play. The draw was to be held a week before, at noon. */
  date: string
  state: 'PLANNED' | 'OPEN' | 'CLOSED' | 'FAILED'
  mode?: 'beacon' | 'numbers'
}

/** A draw without tee times or entries, for lists that only show it. @returns its number */
export async function listedDraw(
  { sql: db }: TestClub,
  { title, date, state, mode = 'beacon' }: Wanted,
): Promise<number> {
  const noon = (days: number) =>
    Temporal.PlainDate.from(date).subtract({ days }).toZonedDateTime({ timeZone: ZONE, plainTime: '12:00' }).toInstant()
  const at = {
    openAt: noon(9),
    closeAt: noon(8),
    drawAt: noon(7),
    publishAt: noon(6),
    releaseUntil: noon(5),
    settleAt: noon(4),
  }
  return db.begin((sql) => addDraw(sql, { title, playDates: [date], at, state, seed: { mode } }))
}
