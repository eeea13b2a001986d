import { firstOf, isByStaff, openingsOver } from '../../opening-rules.ts'
import type { OpeningRule } from '../../rulebook.ts'

/** Code 702: their tickets in a draw are a share, which is a setting. */
export const FAMILY = '11'

interface Ground {
  playDates: readonly string[]
  parts: readonly string[]
}

/**
 * Who the draw of a week is for, out of the opening rules: the member types for whom its days open before what it leaves is
 * released, and family members with their share of tickets. Others get what is left. Where its days open to all later than
 * that, it is for all to whom they open. Source: docs/rules.md, Draw.
 */
export function typesFor(
  rules: readonly OpeningRule[],
  { playDates, parts }: Ground,
  { settleAt, zone }: { settleAt: Temporal.Instant; zone: string },
): string[] {
  const opening = rules.filter((rule) => rule.dayClass === 'WEEKEND' && !isByStaff(rule))
  const all = [...new Set(opening.map(({ memberType }) => memberType))].sort()
  // A draw of the week is for all courses; those that no rule names are one.
  const courses = [...new Set(opening.map(({ courseIdx }) => courseIdx ?? undefined))]
  const places = courses.flatMap((courseIdx) => parts.map((part) => ({ courseIdx, part })))
  const isEarly = (memberType: string) =>
    playDates.some((date) => {
      const at = firstOf(openingsOver(opening, { memberType, date, dayClass: 'WEEKEND', places }, zone))
      return at !== undefined && Temporal.Instant.compare(at, settleAt) < 0
    })
  const early = all.filter(isEarly)
  return early.length > 0 ? all.filter((type) => early.includes(type) || type === FAMILY) : all
}
