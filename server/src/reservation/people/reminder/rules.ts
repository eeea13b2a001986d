import { firstOf, openingsOver } from '../../opening-rules.ts'
import type { Rulebook } from '../../rulebook.ts'
import type { dayWithPlaces } from '../../sheet/slot/rows.ts'

/** How long before booking opens the reminder is sent. */
export const REMIND_BEFORE = { minutes: 30 }

/** When a published day first opens for a member type. */
export function firstOpening(
  date: string,
  day: Awaited<ReturnType<typeof dayWithPlaces>>,
  memberType: string,
  { openingRules }: Rulebook,
  zone: string,
): Temporal.Instant | undefined {
  if (day?.state !== 'PUBLISHED') return undefined
  const { dayClass, places } = day
  return firstOf(openingsOver(openingRules, { memberType, date, dayClass, places }, zone))
}
