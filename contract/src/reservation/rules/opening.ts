import * as z from 'zod'
import { manager } from '../../access.ts'
import { call } from '../../call.ts'
import { IN_USE } from '../../fail.ts'
import { listOf, recordCalls } from '../../record.ts'
import { date, idx, instant, key, time } from '../../shape.ts'
import { dayClass } from '../day.ts'
import { OVERLAP } from '../refusal.ts'

/** ROLLING: each day. WEEKLY: a Monday to Sunday. MONTHLY: the next month. MANUAL: no day until the rule changes. */
export const PATTERNS = ['ROLLING', 'WEEKLY', 'MONTHLY', 'MANUAL'] as const
type Pattern = (typeof PATTERNS)[number]
/** The numbers that each pattern needs. */
export const NUMBERS = {
  ROLLING: ['days'],
  WEEKLY: ['weeks', 'weekday'],
  MONTHLY: ['dayOfMonth'],
  MANUAL: [],
} as const satisfies Record<Pattern, readonly string[]>
type NumberOf<P extends Pattern> = (typeof NUMBERS)[P][number]
/** When days open: a pattern with the numbers that it needs. */
export type When = { [P in Pattern]: { pattern: P } & Record<NumberOf<P>, number> }[Pattern]
type Patterned = { readonly pattern: Pattern } & { readonly [Name in NumberOf<Pattern>]?: number | null }

/** When a rule opens days; undefined while a number is missing. */
export const whenOf = (rule: Patterned): When | undefined => (missingNumber(rule) ? undefined : (rule as When))

/** The number that the pattern of a rule needs and that it lacks. */
export const missingNumber = (rule: Patterned): NumberOf<Pattern> | undefined =>
  NUMBERS[rule.pattern].find((name) => rule[name] == null)

type Numbers = Record<NumberOf<Pattern>, number | null>

/** The numbers of a rule as they are kept: null for those of other patterns. */
export function numbersOf(rule: Patterned): Numbers {
  const own: readonly string[] = NUMBERS[rule.pattern]
  const all = Object.values(NUMBERS).flat()
  return Object.fromEntries(all.map((name) => [name, own.includes(name) ? (rule[name] ?? null) : null])) as Numbers
}
/** Ways of booking (W05) that a rule can open days for: first come, first served; through a lobby; by staff only. */
export const WAYS = ['F', 'L', 'S'] as const
/** The least and the most of each number of a rule; days and weeks are the longest time ahead. */
export const RULE_BOUNDS = {
  days: { least: 0, most: 365 },
  weeks: { least: 1, most: 52 },
  dayOfMonth: { least: 1, most: 31 },
  quotaDay: { least: 1, most: 9 },
  quotaMonth: { least: 0, most: 99 },
}
const { days, weeks, dayOfMonth, quotaDay, quotaMonth } = RULE_BOUNDS

/** For whom and where: null is every course, every part. */
const scope = { memberType: key('702'), dayClass, courseIdx: idx.nullish(), part: key('218').nullish() }

/** When days open and how many bookings a member makes. Only the numbers of the pattern are kept. */
const terms = {
  pattern: z.enum(PATTERNS),
  /** ROLLING: days before the day of play. */
  days: z.int().min(days.least).max(days.most).nullish(),
  /** WEEKLY: weeks before the week of play, on this ISO weekday. */
  weeks: z.int().min(weeks.least).max(weeks.most).nullish(),
  weekday: z.int().min(1).max(7).nullish(),
  /** MONTHLY: of the month before; a shorter month takes its last day. */
  dayOfMonth: z.int().min(dayOfMonth.least).max(dayOfMonth.most).nullish(),
  time,
  w05: z.enum(WAYS).default('F'),
  /** Null is no limit. The month's limit is for days of this class. */
  quotaDay: z.int().min(quotaDay.least).max(quotaDay.most).nullish(),
  quotaMonth: z.int().min(quotaMonth.least).max(quotaMonth.most).nullish(),
}

const read = z.int().nullable()

export const openingRecord = recordCalls('/manage/opening-rules', '940300', {
  noun: 'opening-rule',
  id: 'ruleIdx',
  one: 'an opening rule',
  summaries: {
    create: 'Add an opening rule. It takes effect for days that are not open yet.',
    change: 'Change an opening rule. Days that are open already keep the rule that opened them.',
    remove: 'Delete an opening rule. Days that are open already stay open.',
  },
  fields: {
    memberType: { row: scope.memberType, show: { heading: 'opening.MEMBER_TYPE', as: { code: '702' } } },
    dayClass: { row: dayClass, show: { heading: 'opening.DAY_CLASS', as: { texts: 'opening.CLASS_' } } },
    courseIdx: { row: idx.nullable(), in: scope.courseIdx },
    /** In the reader's language; null for every course. */
    courseName: { row: z.string().nullable(), in: null, show: 'opening.COURSE' },
    part: {
      row: key('218').nullable(),
      in: scope.part,
      show: { heading: 'opening.PART', as: { code: '218' } },
      none: 'opening.ALL_DAY',
    },
    pattern: { row: terms.pattern, show: { heading: 'opening.PATTERN', as: { texts: 'opening.PATTERN_' } } },
    days: { row: read, in: terms.days, show: 'opening.DAYS' },
    weeks: { row: read, in: terms.weeks, show: 'opening.WEEKS' },
    weekday: { row: read, in: terms.weekday, show: 'opening.WEEKDAY' },
    dayOfMonth: { row: read, in: terms.dayOfMonth, show: 'opening.DAY_OF_MONTH' },
    time: { row: time, show: 'opening.TIME' },
    w05: { row: key('W05'), in: terms.w05, show: { heading: 'opening.W05', as: { code: 'W05' } } },
    quotaDay: { row: read, in: terms.quotaDay, show: 'opening.QUOTA_DAY' },
    quotaMonth: { row: read, in: terms.quotaMonth, show: 'opening.QUOTA_MONTH' },
    /** Days of play, both included; without an end it holds on. */
    from: { row: date, show: { heading: 'opening.FROM', as: 'day' } },
    to: { row: date.nullable(), in: date.nullish(), show: { heading: 'opening.TO', as: 'day' } },
    /** What a changed or deleted rule was: it holds for the days that it has opened, and cannot be edited. */
    isKept: { row: z.boolean(), in: null },
  },
  saved: {
    /** Days that members see and that open otherwise from now on. */
    affectedDays: z.int(),
  },
  fails: { create: [OVERLAP, IN_USE], remove: [IN_USE] },
})
export type ManagedRule = z.output<typeof openingRecord.row>
export const { history, create, change, remove, undo } = openingRecord

export const list = listOf(
  openingRecord,
  'List the opening rules in force now or later, or those in force on a day of play.',
  { memberType: key('702').optional(), dayClass: dayClass.optional(), at: date.optional() },
)

export const check = call('POST /manage/opening-rules/check', {
  summary:
    'List the published days that would open at another time after a change of the opening rules. Nothing is saved.',
  access: manager('940300', 'R'),
  /** A new rule has no `ruleIdx`; without `rule`, the one with this number would be deleted. */
  input: { ruleIdx: idx.optional(), rule: z.object(openingRecord.fields).optional() },
  data: z.object({
    /** The first day of play that the rule would hold for; null for a deletion. */
    from: date.nullable(),
    affectedDays: z.int(),
    /** The affected days with their first opening; null where members cannot book. */
    days: z.array(z.object({ date, before: instant.nullable(), after: instant.nullable() })),
  }),
  fails: [OVERLAP, IN_USE],
  idempotent: false,
})

export const explain = call('GET /manage/opening-rules/explain', {
  summary: 'Explain why a member can or cannot book on a day.',
  access: manager('940300', 'R'),
  input: { memberIdx: idx, date, courseIdx: idx.optional(), part: key('218').optional() },
  data: z.object({
    /** The first opening among the courses and parts asked for; null where the member waits for none. */
    opensAt: instant.nullable(),
    rule: openingRecord.row.nullable(),
    /** Bookings of the month on days of this class, and the limit; null is no limit. */
    used: z.int(),
    max: z.int().nullable(),
    usedDay: z.int(),
    maxDay: z.int().nullable(),
    /** What keeps the member from booking now; none where they can. */
    blocks: z.array(z.object({ code: z.string(), vars: z.record(z.string(), z.unknown()) })),
  }),
})

const tried = z.object({
  booked: z.int(),
  refused: z.int(),
  /** Share of the bookings by member type, from 0 to 1, in the mornings of weekends and holidays. */
  primeShare: z.array(z.object({ memberType: key('702'), share: z.number() })),
})

/** Members who are named of those whose bookings a try changes. */
export const TRIED_NAMED = 50

export const simulate = call('POST /manage/opening-rules/simulate', {
  summary: 'Try opening rules on the bookings of past days. Nothing is saved.',
  access: manager('940300', 'R'),
  input: {
    /** All rules to try, for any day of play; of two for the same the first counts. */
    rules: z.array(z.object({ ...scope, ...terms })).max(300),
    /** Days of play in the past, at most a year. */
    from: date,
    to: date,
  },
  data: z.object({
    before: tried,
    after: tried,
    /** Members who could have booked more or less often, those with the greatest difference first. */
    members: z.object({
      more: z.int(),
      less: z.int(),
      /** At most 50; null for a manager who may not read bookings. */
      list: z
        .array(z.object({ memberIdx: idx, name: z.string(), memberType: key('702'), before: z.int(), after: z.int() }))
        .nullable(),
    }),
  }),
  idempotent: false,
})
