import * as z from 'zod'
import { IN_USE, WRONG_STATE } from '../../fail.ts'
import { listOf, recordCalls } from '../../record.ts'
import { instant, text } from '../../shape.ts'
import { OVERLAP } from '../refusal.ts'
import { drawStepShape, limitsShape, seasonSeedMode } from './team.ts'

/** By the clock: applications are not open yet, open, being decided until `decideBy`, or decided. */
export const SEASON_STATES = ['PLANNED', 'OPEN', 'DECIDING', 'DECIDED'] as const
export const SEASON_MODES = ['MANUAL', 'DRAW'] as const

export const seasonRecord = recordCalls('/manage/seasons', '940800', {
  noun: 'team-season',
  id: 'seasonIdx',
  one: 'a season for groups',
  stays: true,
  fields: {
    year: { row: z.int(), in: z.int().min(2000).max(2999), show: 'team-season.YEAR' },
    openAt: { row: instant, show: { heading: 'team-season.OPENS', as: 'instant' }, isMoment: true },
    closeAt: { row: instant, show: { heading: 'team-season.CLOSES', as: 'instant' }, isMoment: true },
    decideBy: { row: instant, show: { heading: 'team-season.DECIDED_BY', as: 'instant' }, isMoment: true },
    mode: {
      row: z.enum(SEASON_MODES),
      in: z.enum(SEASON_MODES).default('MANUAL'),
      show: { heading: 'team-season.MODE', as: { texts: 'team-season.MODE_' } },
    },
    /** Of the mode DRAW: when the value of chance exists, and where it comes from. */
    drawAt: {
      row: instant.nullable(),
      in: instant.optional(),
      show: { heading: 'team-season.DRAWN_AT', as: 'instant' },
      isMoment: true,
      isLeftOut: true,
    },
    seedMode: {
      row: seasonSeedMode.nullable(),
      in: seasonSeedMode.optional(),
      show: { heading: 'team-season.SEED', as: { texts: 'team-season.SEED_' } },
      isLeftOut: true,
    },
    /** Of the seed mode numbers: the public draw whose numbers count. */
    seedName: {
      row: z.string().nullable(),
      in: text(60).min(1).optional(),
      show: 'team-season.SEED_NAME',
      isLeftOut: true,
    },
    drawState: { row: drawStepShape, in: null },
    /** Those of the settings where none are sent for a new season. */
    limits: { row: limitsShape, in: limitsShape.optional(), isMany: true },
    state: {
      row: z.enum(SEASON_STATES),
      in: null,
      show: { heading: 'team-season.STATE', as: { texts: 'team-season.STATE_' } },
    },
    /** Applications that were submitted. */
    forms: { row: z.int(), in: null },
    /** Whether any group has a date in it. */
    hasDates: { row: z.boolean(), in: null },
  },
  noted: {
    teamsMin: 'team-season.TEAMS_MIN',
    teamsMax: 'team-season.TEAMS_MAX',
    singleMin: 'team-season.SINGLE_MIN',
    singleMax: 'team-season.SINGLE_MAX',
    rosterMin: 'team-season.ROSTER_MIN',
    rosterMax: 'team-season.ROSTER_MAX',
    wishes: 'team-season.WISHES',
    perHour: 'team-season.PER_HOUR',
  },
  /**
   * OVERLAP: another season of the year. WRONG_STATE: its applications have begun, or are frozen for its draw. IN_USE: it has
   * contracts that stand, and cannot be drawn.
   */
  fails: { create: [OVERLAP], change: [WRONG_STATE, IN_USE] },
})
export type TeamSeason = z.output<typeof seasonRecord.row>
export const { history, create, change } = seasonRecord

export const list = listOf(seasonRecord, 'List the seasons for groups, the newest first.')
