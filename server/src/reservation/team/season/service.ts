import type { contract } from '@clubhouse/contract'
import { IN_USE, WRONG_STATE } from '@clubhouse/contract/fail'
import { OVERLAP } from '@clubhouse/contract/reservation/refusal'
import { seasonRecord } from '@clubhouse/contract/reservation/team/season'
import type { TeamLimits } from '@clubhouse/contract/reservation/team/team'
import { record } from '../../../office/record/record.ts'
import { Store } from '../../../office/record/store.ts'
import type { Services } from '../../../platform/context.ts'
import type { Transaction } from '../../../platform/write.ts'
import { type Rulebook, rulebookOf } from '../../rulebook.ts'
import { DRAW_STEP, lockSeason, SEASON_STATE } from '../rows.ts'
import { wrongSeason } from './rules.ts'
import * as sql from './sql.ts'

const seasons = new Store(seasonRecord, {
  order: (db) => db`t.year desc`,
  columns: { limits: null },
  shown: (db) => ({
    state: SEASON_STATE(db, db`t`),
    forms: db`(select count(*)::int from team_form f where f.season_idx = t.season_idx and f.state not in ('DRAFT', 'WITHDRAWN'))`,
    hasDates: db`exists (select from team_date d join team_contract c using (contract_idx) where c.season_idx = t.season_idx)`,
    limits: db`t.limits`,
    drawState: DRAW_STEP(db, db`t`),
  }),
  values: ({ limits, mode }, db) => ({
    limits: limits && db.json(limits),
    ...(mode === 'MANUAL' && { draw_at: null, seed_mode: null, seed_name: null }),
  }),
})

const { services } = record(seasons, {
  wrongField: (tx, fields) => wrongSeason(fields, tx.club.zone),
  refused: async (tx, { year }, before) => {
    const other = await sql.otherOfYear(tx.sql, year, before?.seasonIdx)
    return other && OVERLAP({ with: String(year) })
  },
  // Applicants applied for these dates and sizes; the rest of the calendar can still move.
  needed: async (tx, before, fields) => {
    if (!fields) return undefined
    const hasBegun = before.forms > 0 || before.state !== 'PLANNED'
    const isRevoked = before.drawState === 'REVOKED'
    const fixed = FIXED.filter((name) => !isRevoked || !CHANCE.includes(name))
    const isOther =
      fixed.some((name) => (fields[name] ?? null) !== before[name]) || differs(fields.limits, before.limits)
    // What was frozen names these instants.
    const frozen = FROZEN.filter((name) => !isRevoked || name !== 'drawAt')
    const isFrozen =
      before.drawState !== 'NONE' && frozen.some((name) => !isSameInstant(fields[name] ?? null, before[name]))
    if ((hasBegun && isOther) || isFrozen) return WRONG_STATE({ state: before.state })
    return fields.mode === 'DRAW' && before.mode !== 'DRAW' ? standing(tx, before.seasonIdx) : undefined
  },
  logged: ({ seasonIdx: _, version: __, limits, forms: ___, drawState: ____, hasDates: _____, ...row }) => ({
    ...row,
    ...limits,
  }),
})

/** A draw gives every tee time of an hour: it cannot know of contracts that managers made after the one before was revoked. */
async function standing(tx: Transaction, seasonIdx: number) {
  // An approval that is under way ends first.
  await lockSeason(tx.sql, seasonIdx)
  const count = await sql.standingContracts(tx.sql, seasonIdx)
  return count > 0 && IN_USE({ where: 'team-contract', count })
}

/** What groups apply by. */
const FIXED = ['year', 'mode', 'seedMode', 'seedName'] as const
/** What can change once a draw was revoked: how the season is decided. */
const CHANCE: readonly string[] = ['mode', 'seedMode', 'seedName']
const FROZEN = ['openAt', 'closeAt', 'drawAt'] as const
const isSameInstant = (a: string | null, b: string | null) =>
  a === b || (a !== null && b !== null && Temporal.Instant.from(a).equals(Temporal.Instant.from(b)))

const differs = (is: TeamLimits | undefined, was: TeamLimits) =>
  is !== undefined && (Object.keys(was) as (keyof TeamLimits)[]).some((name) => is[name] !== was[name])

/** What a new season begins with. */
function limitsFirst({ settings: { team } }: Rulebook): TeamLimits {
  return {
    ...{ teamsMin: team.teamsLeast, teamsMax: team.teamsMost },
    ...{ singleMin: team.singleLeast, singleMax: team.singleMost },
    ...{ rosterMin: team.rosterLeast, rosterMax: team.rosterMost },
    wishes: team.wishesMost,
    perHour: Math.max(team.teamsMost, team.singleMost),
  }
}

/** Seasons in which groups play. Source: docs/rules.md, Groups. */
export const teamSeason: Services<typeof contract.teamSeason> = {
  ...services,
  create: async (input, ctx) => services.create({ limits: limitsFirst(await rulebookOf(ctx)), ...input }, ctx),
  list: (_, ctx) => seasons.all(ctx),
}
