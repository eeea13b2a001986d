import { CLUB_RULES_FIRST } from '@clubhouse/contract/reservation/club-rules'
import type { DayClass } from '@clubhouse/contract/reservation/sheet'
import type { Context } from '../platform/context.ts'
import type { Sql } from '../platform/database.ts'
import { lookup } from '../platform/lookup.ts'
import type { InLanguages } from '../platform/said-in.ts'
import type { CourseTable, FeeTable, OpeningRuleTable } from '../platform/tables.ts'

/** Numbers of the rules. A club overrides them in rule_setting. Source: domain, sections 1 and 4 to 6. */
export const DEFAULT_SETTINGS = {
  hold: {
    seconds: 300,
    extendSeconds: 120,
    extendTimes: 2,
    /** Seconds before the end of a hold in which it can be extended. */
    extendFromSeconds: 60,
    /** Seconds after a hold expired in which its holder cannot take the same tee time. */
    cooldownSeconds: 60,
  },
  ...CLUB_RULES_FIRST,
  cancel: { ...CLUB_RULES_FIRST.cancel, retakeHours: 24 },
  /** What a cancellation or a no-show leads to, by code group 501. */
  penalty: {
    W1: { days: 30, percent: 10 },
    W2: { days: 60, percent: 20 },
    W3: { days: 90, percent: 30 },
    W4: { days: 180, percent: 30 },
    W7: { days: 14, percent: 0 },
  },
  conduct: {
    /** A booker who stays away is warned, and suspended the second and later times of twelve months. */
    secondAbsenceDays: 30,
    laterAbsenceDays: 90,
    /** The round of twelve months with too few players that suspends, and for how long. */
    shortTimes: 3,
    shortDays: 30,
    /** The least for a name that is lent or a tee time that is sold. */
    lendingDays: 180,
  },
  /** Days that members see ahead, and additional days for staff. */
  sheet: { publishDays: 60, draftDays: 14 },
}
export type Settings = typeof DEFAULT_SETTINGS

export type Course = Pick<CourseTable, 'courseIdx' | 'code'> & { name: InLanguages }

export type OpeningRule = Omit<OpeningRuleTable, 'version' | 'dayClass' | 'pattern'> & {
  dayClass: DayClass
  pattern: 'ROLLING' | 'WEEKLY' | 'MONTHLY' | 'MANUAL'
}

export type Fee = Omit<FeeTable, 'feeIdx' | 'version' | 'dayClass' | 'unit'> & {
  /** Of the code behind its key. */
  labels: InLanguages | null
  dayClass: DayClass
  unit: 'PERSON' | 'TEAM'
}

/** Everything the reservation rules need, cached until a manager changes it. */
export interface Rulebook {
  settings: Settings
  courses: Course[]
  openingRules: OpeningRule[]
  fees: Fee[]
  /** The booking rules in force, which a booking accepts, by language. */
  terms: Record<string, number>
  lang: string
}

export function rulebookOf({ cache, sql, club }: Context): Promise<Rulebook> {
  return cache.recall('rulebook', ['rule', 'terms', 'course', 'code'], 60, () => readRulebook(sql, club.lang))
}

/** The booking rules that a reader of a language accepts. */
export const termsIn = ({ terms, lang: own }: Rulebook, lang: string): number =>
  lookup(terms, lang) ?? lookup(terms, own) ?? 1

async function readRulebook(sql: Sql, lang: string): Promise<Rulebook> {
  const [settings, courses, openingRules, fees, terms] = await Promise.all([
    sql<{ name: keyof Settings; values: object }[]>`select name, "values" from rule_setting`,
    sql<Course[]>`select course_idx, code, name from course where is_use order by order_no, code`,
    sql<OpeningRule[]>`
      select rule_idx, member_type, day_class, course_idx, part, pattern, days, weeks, weekday, day_of_month, time, w05,
        quota_day, quota_month, from_date, to_date
      from opening_rule`,
    sql<Fee[]>`
      select f.key, c.labels, f.day_class, f.part,
        f.member_type, f.unit, f.amount, f.from_date, f.to_date
      from fee f left join code c on c.group_id = '557' and c.key = f.key`,
    sql<{ lang: string; termsIdx: number }[]>`
      select lang, terms_idx from terms_version where terms_type = 'BOOKING' and state = 'IN_FORCE'
      order by effective_date`,
  ])
  const merged = structuredClone(DEFAULT_SETTINGS)
  for (const { name, values } of settings) Object.assign(merged[name] ?? {}, values)
  return {
    settings: merged,
    courses,
    openingRules,
    fees,
    terms: Object.fromEntries(terms.map((one) => [one.lang, one.termsIdx])),
    lang,
  }
}
