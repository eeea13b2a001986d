import * as z from 'zod'
import { manager } from '../../access.ts'
import { call } from '../../call.ts'
import { CHANGED_MEANWHILE } from '../../fail.ts'
import { historyCall } from '../../office/history.ts'
import { date, version } from '../../shape.ts'
import { TOO_SOON } from '../../terms.ts'
import { dayClass } from '../day.ts'
import { MOST_DAYS, MOST_MONTHS, PENALTY_CODES, PENALTY_RULES_FIRST, penaltyValues } from './penalty-terms.ts'

const rule = z.object({
  code: z.enum(PENALTY_CODES),
  dayClass,
  /** From which time on; W5 has a rule for the second and one for the third time, other codes have one. */
  times: z.int().min(1).max(99),
  days: z.int().min(0).max(MOST_DAYS),
  percent: z.int().min(0).max(100),
  perMonths: z.int().min(1).max(MOST_MONTHS).nullish(),
  isUse: z.boolean(),
})

const data = z.object({
  /** In force today. */
  rules: z.array(rule),
  /** Since when; null for the defaults. */
  effectiveDate: date.nullish(),
  /** Those that are announced. */
  next: z.object({ rules: z.array(rule), effectiveDate: date }).nullish(),
  defaults: z.array(rule),
  /** The first day for rules that are announced today; stricter ones need more notice. */
  earliest: z.object({ milder: date, stricter: date }),
  version,
})

export const read = call('GET /manage/penalty-rules', {
  summary: 'Read the penalty rules in force, the announced ones, and their defaults.',
  access: manager('940900', 'R'),
  input: {},
  data,
})

export const change = call('PUT /manage/penalty-rules', {
  summary:
    'Announce penalty rules from a day on; they replace any announced before. Omitted rules stay unchanged; announcing the rules in force withdraws the announcement.',
  access: manager('940900', 'U'),
  input: {
    rules: z.array(rule.extend({ times: rule.shape.times.optional() })).max(PENALTY_RULES_FIRST.length),
    version,
    effectiveDate: date,
  },
  data,
  fails: [TOO_SOON, CHANGED_MEANWHILE],
})

const HEADINGS = Object.keys(penaltyValues(PENALTY_RULES_FIRST)).map((name) => [name, `penalty-rule.${name}`] as const)

/** Of all rules together; its record is the club. */
export const history = historyCall('penalty-rule', '940900', {
  effectiveDate: { heading: 'penalty-rule.EFFECTIVE_DATE', as: 'day' },
  ...Object.fromEntries(HEADINGS),
})
