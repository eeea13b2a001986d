import type { DayClass } from '@clubhouse/contract/reservation/sheet'
import type { OpeningRule } from '../rulebook.ts'

export interface Wanted {
  memberType: string
  date: string
  dayClass: DayClass
  courseIdx?: number
  part?: string
}

/** The rule that applies: the most specific match (course and part). Source: domain, section 3. */
export function ruleFor(rules: OpeningRule[], wanted: Wanted): OpeningRule | undefined {
  const fitting = rules.filter(
    (rule) =>
      rule.memberType === wanted.memberType &&
      rule.dayClass === wanted.dayClass &&
      (rule.courseIdx === null || rule.courseIdx === wanted.courseIdx) &&
      (rule.part === null || rule.part === wanted.part) &&
      rule.fromDate <= wanted.date &&
      (rule.toDate === null || wanted.date <= rule.toDate),
  )
  const detail = (rule: OpeningRule) => (rule.courseIdx === null ? 0 : 2) + (rule.part === null ? 0 : 1)
  return fitting.sort((a, b) => detail(b) - detail(a))[0]
}

/** When a day opens under a rule; null when staff opens it manually. Source: domain, section 3. */
export function opensAt(rule: OpeningRule, date: string, zone: string): Temporal.Instant | null {
  const day = openingDay(rule, Temporal.PlainDate.from(date))
  return day?.toZonedDateTime({ timeZone: zone, plainTime: rule.time }).toInstant() ?? null
}

function openingDay(rule: OpeningRule, date: Temporal.PlainDate): Temporal.PlainDate | null {
  switch (rule.pattern) {
    case 'ROLLING':
      return date.subtract({ days: rule.days ?? 0 })
    case 'WEEKLY': {
      const monday = date.subtract({ days: date.dayOfWeek - 1 })
      return monday.subtract({ weeks: rule.weeks ?? 0 }).add({ days: (rule.weekday ?? 1) - 1 })
    }
    case 'MONTHLY': {
      const before = date.with({ day: 1 }).subtract({ months: 1 })
      return before.with({ day: rule.dayOfMonth ?? 1 }, { overflow: 'constrain' })
    }
    case 'MANUAL':
      return null
  }
}
