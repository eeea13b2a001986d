import type { SeedMode } from '@clubhouse/draw/bundle'
import type { Sql } from '../../src/platform/database.ts'
import { ZONE } from '../template.ts'

/** The ruleset and weights that the settings of a club begin with. */
export const RULESET = { version: 'draw-v2', base: 4, perMiss: 2, perWin: 1, least: 1, max: 12, tierFrom: 3 }
const WEIGHTS = {
  factors: { '11': 50, '20': 50 },
  missMinutes: 120,
  winsWeeks: 8,
  partyLeast: 2,
  partyMost: 4,
  namesDueDays: 4,
}

/** A public draw whose numbers the product does not know the form of. */
export const GAME = 'Lotto'

export type Instants = Record<
  'openAt' | 'closeAt' | 'drawAt' | 'publishAt' | 'releaseUntil' | 'settleAt',
  Temporal.Instant
>

interface AddedDraw {
  title: string
  playDates: readonly string[]
  at: Instants
  state: 'PLANNED' | 'OPEN' | 'CLOSED' | 'FAILED'
  parts?: readonly string[]
  memberTypes?: readonly string[]
  /** Numbers without a date are of a draw that was planned before posts had one. */
  seed?: { mode: SeedMode; steps?: number; isDated?: boolean }
  tierFrom?: number
  planWeek?: string | null
  /** Tee times that wait for it, with all their seats. */
  slots?: readonly number[]
}

/** Writes a draw as planning and opening it leave it, within a transaction. @returns its number */
export async function addDraw(sql: Sql, wanted: AddedDraw): Promise<number> {
  const { title, playDates, at, state, parts = ['1'], memberTypes = [], slots = [] } = wanted
  const { seed = { mode: 'beacon' }, tierFrom = RULESET.tierFrom, planWeek = null } = wanted
  const isFailed = state === 'FAILED'
  const [row] = await sql<{ drawIdx: number }[]>`
    insert into draw (plan_week, title, play_dates, parts, member_types, open_at, close_at, draw_at, publish_at, release_until,
      settle_at, state, opened_at, ended_at, fail_code, ruleset, weights, seed_mode, seed_name, seed_date, seed_steps)
    values (${planWeek}, ${title}, ${[...playDates]}::date[], ${[...parts]}::text[], ${[...memberTypes]}::text[], ${at.openAt},
      ${at.closeAt}, ${at.drawAt}, ${at.publishAt}, ${at.releaseUntil}, ${at.settleAt}, ${state},
      ${state === 'PLANNED' ? null : sql`club_now()`}, ${isFailed ? sql`club_now()` : null}, ${isFailed ? 'VALUE' : null},
      ${sql.json({ ...RULESET, tierFrom })}, ${sql.json(WEIGHTS)}, ${seed.mode}, ${seed.mode === 'numbers' ? GAME : null},
      ${seed.mode === 'numbers' && seed.isDated !== false ? at.drawAt.toZonedDateTimeISO(ZONE).toPlainDate().toString() : null},
      ${seed.mode === 'slow' ? (seed.steps ?? 40) : null})
    returning draw_idx`
  const { drawIdx } = row!
  await sql`insert into draw_slot (draw_idx, slot_idx) select ${drawIdx}, unnest(${[...slots]}::bigint[])`
  await sql`
    insert into claim (slot_idx, seat, kind, draw_idx)
    select s.slot_idx, seat, 'DRAW', ${drawIdx} from slot s cross join lateral generate_series(
      case s.mode when 'SHARED' then 1 else 0 end, case s.mode when 'SHARED' then s.capacity else 0 end) seat
    where s.slot_idx = any(${[...slots]}::bigint[])`
  await logged(sql, drawIdx)
  return drawIdx
}

/** Every change of a draw stands in the audit log, which the invariants compare. */
export async function logged(sql: Sql, drawIdx: number): Promise<void> {
  await sql`insert into audit (call, request_id, noun, record_idx) values ('test', '', 'draw', ${drawIdx})`
}
