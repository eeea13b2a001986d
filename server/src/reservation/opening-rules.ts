import type { DayClass } from '@clubhouse/contract/reservation/day'
import { whenOf } from '@clubhouse/contract/reservation/rules/opening'
import type { OpeningRule, Rulebook } from './rulebook.ts'

/** A course and a part of the day; left out, one that no rule names. */
export interface Place {
  courseIdx?: number
  part?: string
}

interface WantedDay {
  memberType: string
  date: string
  dayClass: DayClass
}

export type Wanted = WantedDay & Place

/** Ways of booking (W05): only staff book; through a lobby. */
const BY_STAFF = 'S'
const BY_LOBBY = 'L'

/** Days whose opening is looked for: more than any rule opens ahead. */
export const DAYS_AHEAD = 400

/** The rule that applies: the most specific match (course and part). Source: docs/rules.md, Opening. */
export function ruleFor<R extends OpeningRule>(rules: readonly R[], wanted: Wanted): R | undefined {
  return mostSpecific(rulesOn(rules, wanted), wanted)
}

const rulesOn = <R extends OpeningRule>(rules: readonly R[], { memberType, date, dayClass }: WantedDay): R[] =>
  rules.filter(
    (rule) =>
      rule.memberType === memberType &&
      rule.dayClass === dayClass &&
      rule.fromDate <= date &&
      (rule.toDate === null || date <= rule.toDate),
  )

function mostSpecific<R extends OpeningRule>(ofDay: readonly R[], { courseIdx, part }: Place): R | undefined {
  const fitting = ofDay.filter(
    (rule) => (rule.courseIdx === null || rule.courseIdx === courseIdx) && (rule.part === null || rule.part === part),
  )
  return fitting.sort((a, b) => detail(b) - detail(a))[0]
}

/** How much a rule says about where it holds: 0 for one of all places. */
export const detail = ({ courseIdx, part }: OpeningRule): number =>
  (courseIdx === null ? 0 : 2) + (part === null ? 0 : 1)

export const isByStaff = ({ w05 }: Pick<OpeningRule, 'w05'>): boolean => w05 === BY_STAFF

export const isByLobby = ({ w05 }: Pick<OpeningRule, 'w05'>): boolean => w05 === BY_LOBBY

/** When a day opens under a rule; null when staff books it, or has not opened it yet. Source: docs/rules.md, Opening. */
export function opensAt(rule: OpeningRule, date: string, zone: string): Temporal.Instant | null {
  if (isByStaff(rule)) return null
  if (rule.pattern === 'MANUAL') return rule.opened?.get(date) ?? null
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

export interface Opening<R, P = Place> {
  place: P
  rule: R
  /** Null where staff opens the day, or books it. */
  at: Temporal.Instant | null
}

/** The rules of a day over its places, those without a rule left out. Source: docs/rules.md, Opening. */
export function openingsOver<R extends OpeningRule, P extends Place>(
  rules: readonly R[],
  { places, ...day }: WantedDay & { places: readonly P[] },
  zone: string,
): Opening<R, P>[] {
  const ofDay = rulesOn(rules, day)
  const found = places.flatMap((place) => {
    const rule = mostSpecific(ofDay, place)
    return rule ? { place, rule } : []
  })
  const opens = new Map(
    [...new Set(found.map(({ rule }) => rule))].map((rule) => [rule, opensAt(rule, day.date, zone)]),
  )
  return found.map((one) => ({ ...one, at: opens.get(one.rule)! }))
}

/** Whether a rule leaves it to staff when a day opens to some type of member. */
export const isOpenedByHand = (
  rules: readonly OpeningRule[],
  day: Omit<WantedDay, 'memberType'> & { places: readonly Place[] },
  zone: string,
): boolean =>
  [...new Set(rules.map(({ memberType }) => memberType))]
    .flatMap((memberType) => openingsOver(rules, { ...day, memberType }, zone))
    .some(({ rule }) => rule.pattern === 'MANUAL' && !isByStaff(rule))

/** When a day first opens; undefined where staff opens it, or it is not for this type of member. */
export const firstOf = (openings: readonly { at: Temporal.Instant | null }[]): Temporal.Instant | undefined =>
  openings.flatMap(({ at }) => at ?? []).sort(Temporal.Instant.compare)[0]

/** What a member may book where it is most; null without a limit. */
export function mostOf(openings: readonly { rule: Pick<OpeningRule, 'quotaDay' | 'quotaMonth'> }[]) {
  const most = (limits: (number | null)[]) =>
    limits.length === 0 || limits.includes(null) ? null : Math.max(...limits.map(Number))
  return {
    day: most(openings.map(({ rule }) => rule.quotaDay)),
    month: most(openings.map(({ rule }) => rule.quotaMonth)),
  }
}

/** The places that the rules of a club tell apart, where no day says which it has. */
export function placesOf({ openingRules, courses }: Pick<Rulebook, 'openingRules' | 'courses'>): Place[] {
  const parts = new Set([undefined, ...openingRules.map(({ part }) => part ?? undefined)])
  // Before it has a course, a club has rules of all courses.
  const known = courses.length > 0 ? courses.map(({ courseIdx }) => courseIdx) : [undefined]
  return known.flatMap((courseIdx) => [...parts].map((part) => ({ courseIdx, part })))
}

/** For each place the rule of the next day that opens. Members read that one, because earlier rules hold only for days that are open. */
export function nextOpenings<R extends OpeningRule>(
  rules: readonly R[],
  { places, ...of }: Omit<WantedDay, 'date'> & { places: readonly Place[] },
  now: Temporal.Instant,
  zone: string,
): Opening<R>[] {
  const today = now.toZonedDateTimeISO(zone).toPlainDate()
  const found = new Map<Place, Opening<R>>()
  for (let days = 0; days <= DAYS_AHEAD && found.size < places.length; days++) {
    const date = today.add({ days }).toString()
    const left = places.filter((place) => !found.has(place))
    for (const one of openingsOver(rules, { ...of, date, places: left }, zone))
      if (one.at === null || Temporal.Instant.compare(one.at, now) > 0) found.set(one.place, one)
  }
  return places.flatMap((place) => found.get(place) ?? [])
}
