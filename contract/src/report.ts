import * as z from 'zod'
import { manager } from './access.ts'
import { call } from './call.ts'
import type { ExportColumn } from './list.ts'
import { dayClass } from './reservation/day.ts'
import { date, idx, key, lang, time } from './shape.ts'

/** A number of days; none of days on which the club had no tee times. */
const counted = z.int().nullish()
/** A number of the season, and of the same days a year earlier. */
const count = { now: counted, before: counted }
const measured = { now: z.number().nullish(), before: z.number().nullish() }

/** Tee times of the sheet: how many there were, to whom they were given, and how many were given a year earlier. */
const use = z.object({
  part: key('218'),
  dayClass,
  total: z.int(),
  member: z.int(),
  nonMember: z.int(),
  draw: z.int(),
  team: z.int(),
  house: z.int(),
  blocked: z.int(),
  ...count,
})

/** Bookings by the type that their booker has now; none of a guest. */
const types = z.object({ memberType: key('702').nullish(), dayClass, part: key('218'), ...count })

export const FAIRNESS = [
  'PLAYERS',
  'ROUNDS_MEDIAN',
  'ROUNDS_MOST',
  'TENTH_SHARE',
  'DRAWS',
  'ENTRIES',
  'WIN_RATE',
  'WIN_SPREAD',
  'BUMP_RATE',
  'LONGEST_STREAK',
] as const
const fairness = z.object({ measure: z.enum(FAIRNESS), ...measured })

/** Shares of the tee times before 09:00, in per cent: of all that were booked, and of those that draws gave. */
const prime = z.object({
  memberType: key('702').nullish(),
  ...measured,
  drawNow: z.number().nullish(),
  drawBefore: z.number().nullish(),
})

/** A booking for which a manager set rules aside. */
const override = z.object({
  bookingIdx: idx,
  date,
  time,
  courseName: z.string(),
  name: z.string(),
  /** Codes of the refusals. */
  setAside: z.array(z.string()),
  reason: z.string().nullish(),
  by: z.string().nullish(),
})

export const STANDBY = ['ENTRIES', 'OFFERS', 'ACCEPTED', 'DECLINED', 'SILENT', 'FILLED'] as const
const standby = z.object({ measure: z.enum(STANDBY), ...count })

const penalty = z.object({
  code: key('501'),
  ...count,
  waived: counted,
  waivedBefore: counted,
  paid: counted,
  paidBefore: counted,
})

const days = z.object({ from: date, to: date })

/** Overrides that the report names, the latest first. */
export const OVERRIDES_MOST = 1000

const report = z.object({
  year: z.int(),
  /** A season that runs ends today; the one before over the same days. */
  now: days,
  before: days,
  /** The first day with tee times, where these seasons begin before it. */
  firstDate: date.nullish(),
  use: z.array(use).nullish(),
  types: z.array(types).nullish(),
  fairness: z.array(fairness).nullish(),
  prime: z.array(prime).nullish(),
  overrides: z.array(override).nullish(),
  /** How many there were in both seasons. */
  overrideCount: z.object(count).nullish(),
  standby: z.array(standby).nullish(),
  penalties: z.array(penalty).nullish(),
})
export type Report = z.output<typeof report>
export const REPORT_TABLES = ['use', 'types', 'fairness', 'prime', 'overrides', 'standby', 'penalties'] as const
export type ReportTable = (typeof REPORT_TABLES)[number]

const NOW = 'report.NOW'
const BEFORE = 'report.BEFORE'
const PART = { heading: 'report.PART', as: { code: '218' } } as const
const CLASS = { heading: 'report.CLASS', as: { texts: 'report.CLASS_' } } as const
const TYPE = { heading: 'report.TYPE', as: { code: '702' }, none: 'report.GUEST' } as const

/** The columns of each table, on the page, on paper and in Excel. */
export const REPORT_COLUMNS: Readonly<Record<ReportTable, Readonly<Record<string, ExportColumn>>>> = {
  use: {
    part: PART,
    dayClass: CLASS,
    total: 'report.TOTAL',
    member: 'report.MEMBER',
    nonMember: 'report.NON_MEMBER',
    draw: 'report.DRAW',
    team: 'report.TEAM',
    house: 'report.HOUSE',
    blocked: 'report.BLOCKED',
    now: 'report.GIVEN',
    before: 'report.GIVEN_BEFORE',
  },
  types: { memberType: TYPE, dayClass: CLASS, part: PART, now: NOW, before: BEFORE },
  fairness: { measure: { heading: 'report.MEASURE', as: { texts: 'report.FAIR_' } }, now: NOW, before: BEFORE },
  prime: {
    memberType: TYPE,
    now: 'report.PRIME',
    before: 'report.PRIME_BEFORE',
    drawNow: 'report.PRIME_DRAW',
    drawBefore: 'report.PRIME_DRAW_BEFORE',
  },
  overrides: {
    date: { heading: 'report.DATE', as: 'day' },
    time: 'report.TIME',
    courseName: 'report.COURSE',
    name: 'report.BOOKER',
    setAside: { heading: 'report.SET_ASIDE', as: { texts: 'desk.SET_ASIDE_' } },
    reason: 'report.REASON',
    by: 'report.BY',
  },
  standby: { measure: { heading: 'report.MEASURE', as: { texts: 'report.STANDBY_' } }, now: NOW, before: BEFORE },
  penalties: {
    code: { heading: 'report.RULE', as: { code: '501' } },
    now: NOW,
    before: BEFORE,
    waived: 'report.WAIVED',
    waivedBefore: 'report.WAIVED_BEFORE',
    paid: 'report.PAID',
    paidBefore: 'report.PAID_BEFORE',
  },
}

const season = {
  /** The season that runs without it. */
  year: z.int().min(2000).max(2100).optional(),
}

export const read = call('GET /dashboard/report', {
  summary:
    'Read the committee report of a season beside the season before: use, fairness, overrides, standby and penalties. Tables of menus that the manager cannot read are omitted.',
  access: manager('900000', 'R'),
  input: season,
  data: report,
})

export const download = call('GET /download/report', {
  summary: 'Export the committee report of a season as an Excel file with a sheet for each table.',
  access: manager('900000', 'R'),
  input: { ...season, textLang: lang.optional() },
  data: z.null(),
  kind: 'download',
})
