import { opensAt, ruleFor } from '../../opening-rules.ts'
import type { Rulebook } from '../../rulebook.ts'
import type { OpeningDay } from './sql.ts'

/** How long before booking opens the reminder is sent. */
export const REMIND_BEFORE = { minutes: 30 }

/** When a day first opens for a member type; undefined where staff opens it, or it is not for this type. */
export function firstOpening(
  day: OpeningDay,
  memberType: string,
  { openingRules }: Rulebook,
  zone: string,
): Temporal.Instant | undefined {
  return day.parts
    .flatMap(({ part }) => {
      const rule = ruleFor(openingRules, { memberType, date: day.date, dayClass: day.dayClass, part })
      return (rule && opensAt(rule, day.date, zone)) ?? []
    })
    .sort(Temporal.Instant.compare)[0]
}
