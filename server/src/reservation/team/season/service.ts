import type { contract } from '@clubhouse/contract'
import { WRONG_STATE } from '@clubhouse/contract/fail'
import { NO_SEASON_DRAW, OVERLAP } from '@clubhouse/contract/reservation/refusal'
import { seasonRecord } from '@clubhouse/contract/reservation/team/season'
import type { TeamLimits } from '@clubhouse/contract/reservation/team/team'
import { record } from '../../../office/record/record.ts'
import { Store } from '../../../office/record/store.ts'
import type { Services } from '../../../platform/context.ts'
import { type Rulebook, rulebookOf } from '../../rulebook.ts'
import { SEASON_STATE } from '../rows.ts'
import { wrongSeason } from './rules.ts'
import * as sql from './sql.ts'

const seasons = new Store(seasonRecord, {
  order: (db) => db`t.year desc`,
  columns: { limits: null },
  shown: (db) => ({
    state: SEASON_STATE(db, db`t`),
    forms: db`(select count(*)::int from team_form f where f.season_idx = t.season_idx and f.state not in ('DRAFT', 'WITHDRAWN'))`,
    limits: db`t.limits`,
  }),
  values: ({ limits }, db) => ({ limits: limits && db.json(limits) }),
})

const { services } = record(seasons, {
  wrongField: (_, fields) => wrongSeason(fields),
  refused: async (tx, { year, mode }, before) => {
    if (mode === 'DRAW') return NO_SEASON_DRAW({})
    const other = await sql.otherOfYear(tx.sql, year, before?.seasonIdx)
    return other && OVERLAP({ with: String(year) })
  },
  // Applicants applied for these dates and sizes; the rest of the calendar can still move.
  needed: async (_, before, fields) => {
    const hasBegun = before.forms > 0 || before.state !== 'PLANNED'
    const isOther = fields && (fields.year !== before.year || differs(fields.limits, before.limits))
    return hasBegun && isOther ? WRONG_STATE({ state: before.state }) : undefined
  },
  logged: ({ seasonIdx: _, version: __, limits, forms: ___, ...row }) => ({ ...row, ...limits }),
})

const differs = (is: TeamLimits | undefined, was: TeamLimits) =>
  is !== undefined && (Object.keys(was) as (keyof TeamLimits)[]).some((name) => is[name] !== was[name])

/** What a new season begins with. */
function limitsFirst({ settings: { team } }: Rulebook): TeamLimits {
  return {
    ...{ teamsMin: team.teamsLeast, teamsMax: team.teamsMost },
    ...{ singleMin: team.singleLeast, singleMax: team.singleMost },
    ...{ rosterMin: team.rosterLeast, rosterMax: team.rosterMost },
    wishes: 3,
    perHour: Math.max(team.teamsMost, team.singleMost),
  }
}

/** Seasons in which groups play. Source: docs/rules.md, Groups. */
export const teamSeason: Services<typeof contract.teamSeason> = {
  ...services,
  create: async (input, ctx) => services.create({ limits: limitsFirst(await rulebookOf(ctx)), ...input }, ctx),
  list: (_, ctx) => seasons.all(ctx),
}
