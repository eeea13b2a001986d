import { opensAt } from '../opening/rules.ts'
import type { OpeningRule } from '../rulebook.ts'

/** Days whose opening is looked at: the longest rule opens a month at a time, of the month after. */
const DAYS_AHEAD = 100

/** The next moment at which a rule opens days; null where staff open them. */
export function nextOpening(rule: OpeningRule, now: Temporal.Instant, zone: string): Temporal.Instant | null {
  const today = now.toZonedDateTimeISO(zone).toPlainDate()
  for (let days = 0; days <= DAYS_AHEAD; days++) {
    const at = opensAt(rule, today.add({ days }).toString(), zone)
    if (at === null) return null
    if (Temporal.Instant.compare(at, now) > 0) return at
  }
  return null
}
