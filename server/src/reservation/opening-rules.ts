import type { DayClass } from '@clubhouse/contract/reservation/day'
import { whenOf } from '@clubhouse/contract/reservation/rules/opening'
import type { OpeningRule } from './rulebook.ts'

export interface Wanted {
  memberType: string
  date: string
  dayClass: DayClass
  courseIdx?: number
  part?: string
}

/** Ways of booking (W05): only staff book; through a lobby. */
const BY_STAFF = 'S'
const BY_LOBBY = 'L'

/** Days whose opening is looked for: more than any rule opens ahead. */
export const DAYS_AHEAD = 400

/** The rule that applies: the most specific match (course and part). Source: docs/rules.md, Opening. */
export function ruleFor<R extends OpeningRule>(rules: readonly R[], wanted: Wanted): R | undefined {
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

export const isByStaff = ({ w05 }: Pick<OpeningRule, 'w05'>): boolean => w05 === BY_STAFF

export const isByLobby = ({ w05 }: Pick<OpeningRule, 'w05'>): boolean => w05 === BY_LOBBY

/** When a day opens under a rule; null when staff opens it manually or books it. Source: docs/rules.md, Opening. */
export function opensAt(rule: OpeningRule, date: string, zone: string): Temporal.Instant | null {
  if (isByStaff(rule)) return null
  const day = openingDay(rule, Temporal.PlainDate.from(date))
  return day?.toZonedDateTime({ timeZone: zone, plainTime: rule.time }).toInstant() ?? null
}

function openingDay(rule: OpeningRule, date: Temporal.PlainDate): Temporal.PlainDate | null {
  const when = whenOf(rule)
  switch (when?.pattern) {
    case 'ROLLING':
      return date.subtract({ days: when.days })
    case 'WEEKLY': {
      const monday = date.subtract({ days: date.dayOfWeek - 1 })
      return monday.subtract({ weeks: when.weeks }).add({ days: when.weekday - 1 })
    }
    case 'MONTHLY': {
      const before = date.with({ day: 1 }).subtract({ months: 1 })
      return before.with({ day: when.dayOfMonth }, { overflow: 'constrain' })
    }
    default:
      return null
  }
}

/** The rule of the next day that opens, and when: what members are told, as earlier rules hold for open days only. */
export function nextOpening(
  rules: readonly OpeningRule[],
  of: Omit<Wanted, 'date'>,
  now: Temporal.Instant,
  zone: string,
): { rule?: OpeningRule; at: Temporal.Instant | null } {
  const today = now.toZonedDateTimeISO(zone).toPlainDate()
  for (let days = 0; days <= DAYS_AHEAD; days++) {
    const date = today.add({ days }).toString()
    const rule = ruleFor(rules, { ...of, date })
    const at = rule ? opensAt(rule, date, zone) : null
    if (rule && (at === null || Temporal.Instant.compare(at, now) > 0)) return { rule, at }
  }
  return { at: null }
}
