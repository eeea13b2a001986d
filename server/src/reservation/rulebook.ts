import { ROUNDING, type Rounding } from '@clubhouse/contract/policy'
import type { DayClass } from '@clubhouse/contract/reservation/day'
import { TERMS_REQUIRED } from '@clubhouse/contract/reservation/refusal'
import { POLICIES_FIRST } from '@clubhouse/contract/reservation/rules/policies'
import type { Context } from '../platform/context.ts'
import type { Sql } from '../platform/database.ts'
import { lookup } from '../platform/lookup.ts'
import type { InLanguages } from '../platform/said-in.ts'
import type { CourseTable, OpeningRuleTable } from '../platform/tables.ts'
import type { PenaltySet } from './penalty-book-rules.ts'
import type { Discount } from './rules/price/discount-rules.ts'
import type { FeeTerms } from './rules/price/fee-rules.ts'

/** Numbers of the rules. A club overrides them in rule_setting. Source: docs/rules.md. */
export const DEFAULT_SETTINGS = {
  ...POLICIES_FIRST,
  /** What a club has put in place of the defaults of its penalty rules, by the day from which it holds. */
  penalty: { sets: [] as PenaltySet[] },
}
export type Settings = typeof DEFAULT_SETTINGS

export type Course = Pick<CourseTable, 'courseIdx' | 'code'> & { name: InLanguages }

export type OpeningRule = Omit<OpeningRuleTable, 'version' | 'isKept' | 'dayClass' | 'pattern'> & {
  dayClass: DayClass
  pattern: 'ROLLING' | 'WEEKLY' | 'MONTHLY' | 'MANUAL'
  /** When a manager opened days, of a rule that leaves that to staff. Decision 181. */
  opened?: ReadonlyMap<string, Temporal.Instant>
}

export type Fee = FeeTerms & {
  /** Of the code behind its key. */
  labels: InLanguages | null
  unit: 'PERSON' | 'TEAM'
  /** In the smallest unit of the club's currency. */
  amount: number
}

/** Everything the reservation rules need, cached until a manager changes it. */
export interface Rulebook {
  settings: Settings
  courses: Course[]
  openingRules: OpeningRule[]
  fees: Fee[]
  discounts: Discount[]
  /** Of shares of an amount, by the club's policy. */
  rounding: Rounding
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

/** Only the booking rules in force can be accepted, in any language. */
export const refusedTerms = (termsIdx: number, rulebook: Rulebook, lang: string) =>
  Object.values(rulebook.terms).includes(termsIdx) ? undefined : TERMS_REQUIRED({ termsIdx: [termsIn(rulebook, lang)] })

/** The days from today on that managers opened. */
export async function openedDays(sql: Sql): Promise<ReadonlyMap<string, Temporal.Instant>> {
  const rows = await sql<{ date: string; openedAt: Temporal.Instant }[]>`
    select date, opened_at from sheet_day where opened_at is not null and date >= current_club_date()`
  return new Map(rows.map(({ date, openedAt }) => [date, openedAt]))
}

export const withOpened = <R extends OpeningRule>(
  rules: readonly R[],
  opened: NonNullable<OpeningRule['opened']>,
): R[] => rules.map((rule) => (rule.pattern === 'MANUAL' ? { ...rule, opened } : rule))

async function readRulebook(sql: Sql, lang: string): Promise<Rulebook> {
  const [settings, courses, openingRules, fees, discounts, terms, [money], opened] = await Promise.all([
    sql<{ name: keyof Settings; values: object }[]>`select name, "values" from rule_setting`,
    sql<Course[]>`select course_idx, code, name from course where is_use order by order_no, code`,
    sql<OpeningRule[]>`
      select rule_idx, member_type, day_class, course_idx, part, pattern, days, weeks, weekday, day_of_month, time, w05,
        quota_day, quota_month, from_date, to_date
      from opening_rule`,
    sql<Fee[]>`
      select f.key, c.labels, f.day_class, f.part,
        case when f.from_day is not null then jsonb_build_object('from', f.from_day, 'to', f.to_day) end as season,
        f.weekdays::text[] as weekdays, f.member_type, f.unit, f.amount, f.from_date, f.to_date
      from fee f left join code c on c.group_id = '557' and c.key = f.key`,
    sql<Discount[]>`
      select d.key, c.labels, d.percent, d.amount, d.day_class, d.part, d.stackable, d.from_date, d.to_date
      from discount d left join code c on c.group_id = '367' and c.key = d.key order by d.discount_idx`,
    sql<{ lang: string; termsIdx: number }[]>`
      select lang, terms_idx from terms_version where terms_type = 'BOOKING' and state = 'IN_FORCE'
      order by effective_date`,
    sql<{ rounding: string }[]>`select "values"[1] as rounding from policy where key = 'C0180'`,
    openedDays(sql),
  ])
  const merged = structuredClone(DEFAULT_SETTINGS)
  for (const { name, values } of settings) Object.assign(merged[name] ?? {}, values)
  return {
    settings: merged,
    courses,
    openingRules: withOpened(openingRules, opened),
    fees,
    discounts,
    rounding: Object.values(ROUNDING).find((one) => one === money?.rounding) ?? ROUNDING.halfUp,
    terms: Object.fromEntries(terms.map((one) => [one.lang, one.termsIdx])),
    lang,
  }
}
