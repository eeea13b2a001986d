import type { NO_LONGER } from '@clubhouse/contract/member/record'
import type { DayClass } from '@clubhouse/contract/reservation/day'
import { isByStaff, opensAt, ruleFor } from '../../opening-rules.ts'
import type { OpeningRule } from '../../rulebook.ts'

export interface Booked {
  bookingIdx: number
  date: string
  dayClass: DayClass
  courseIdx: number
  part: string
  /** Not begun yet; earlier ones of the month only count towards the limits. */
  isAhead: boolean
}

type Why = (typeof NO_LONGER)[number]

interface Under {
  rules: OpeningRule[]
  memberType: string
  now: Temporal.Instant
  zone: string
}

/** Why booked tee times could not be booked under a type, by booking. @param bookings from the first of the month on, in order */
export function noLonger(bookings: readonly Booked[], under: Under): Map<number, Why> {
  const used = new Map<string, number>()
  const found = new Map<number, Why>()
  for (const booked of bookings) {
    const why = booked.isAhead ? whyNot(booked, under, used) : undefined
    if (why) found.set(booked.bookingIdx, why)
    // What is not allowed takes nothing from those after it.
    else for (const key of keysOf(booked)) used.set(key, (used.get(key) ?? 0) + 1)
  }
  return found
}

function whyNot(booked: Booked, { rules, memberType, now, zone }: Under, used: ReadonlyMap<string, number>) {
  const rule = ruleFor(rules, { ...booked, memberType })
  if (!rule || isByStaff(rule)) return 'TYPE'
  const opens = opensAt(rule, booked.date, zone)
  if (opens === null || Temporal.Instant.compare(now, opens) < 0) return 'LATER'
  const [day, month] = keysOf(booked).map((key) => used.get(key) ?? 0) as [number, number]
  if (rule.quotaDay !== null && day >= rule.quotaDay) return 'DAY'
  return rule.quotaMonth !== null && month >= rule.quotaMonth ? 'MONTH' : undefined
}

const keysOf = ({ date, dayClass }: Booked) => [date, `${date.slice(0, 7)} ${dayClass}`]
