import type { TestClub } from './club.ts'
import { ZONE } from './template.ts'

const RULESET = { version: 'draw-v2', base: 4, perMiss: 2, perWin: 1, least: 1, max: 12, tierFrom: 3 }

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
  return db.begin(async (sql) => {
    const at = (days: number) => sql`(${date}::date - ${days}::int + time '12:00') at time zone ${ZONE}`
    const [row] = await sql<{ drawIdx: number }[]>`
      insert into draw (title, play_dates, parts, open_at, close_at, draw_at, publish_at, release_until, settle_at, state,
        ended_at, fail_code, ruleset, weights, seed_mode, seed_name)
      values (${title}, array[${date}::date], '{1}', ${at(9)}, ${at(8)}, ${at(7)}, ${at(6)}, ${at(5)}, ${at(4)}, ${state},
        ${state === 'FAILED' ? sql`club_now()` : null}, ${state === 'FAILED' ? 'VALUE' : null}, ${sql.json(RULESET)}, '{}',
        ${mode}, ${mode === 'numbers' ? 'Lotto 6/45' : null})
      returning draw_idx`
    await sql`insert into audit (call, request_id, noun, record_idx) values ('test', '', 'draw', ${row!.drawIdx})`
    return row!.drawIdx
  })
}
