import type { Price } from '@clubhouse/contract/reservation/price'
import { type Consequence, courseFee, shareOf } from '../penalty/rules.ts'
import type { Settings } from '../rulebook.ts'

/** What managers record about a round: nobody came, the booker did not, too few did, or the time was passed on. */
export type ConductCode = 'W4' | 'W5' | 'W6' | 'W8'

/** What else of the same code stands against the member, of the twelve months before; waived penalties do not count. */
export interface Record12Months {
  before: number
  /** One of them was lifted by money. */
  hasPaid: boolean
}

/**
 * What a member's conduct leads to. Neither days nor money is a warning. Source: domain, section 6.
 * @param price of the booking, if it is about one
 */
export function conductOf(
  code: ConductCode,
  { before, hasPaid }: Record12Months,
  { penalty, conduct }: Pick<Settings, 'penalty' | 'conduct'>,
  price?: Price,
): Consequence {
  switch (code) {
    case 'W4': {
      // Money lifts the suspension once a year only.
      const money = price && !hasPaid ? shareOf(courseFee(price), penalty.W4.percent) : null
      return { code, days: penalty.W4.days || null, money }
    }
    case 'W5':
      return { code, days: absenceDays(before, conduct), money: null }
    case 'W6':
      return { code, days: before + 1 >= conduct.shortTimes ? conduct.shortDays : null, money: null }
    case 'W8':
      return { code, days: conduct.lendingDays, money: null }
  }
}

function absenceDays(before: number, { secondAbsenceDays, laterAbsenceDays }: Settings['conduct']): number | null {
  if (before === 0) return null
  return before === 1 ? secondAbsenceDays : laterAbsenceDays
}

const NO_SHOW_AFTER = { minutes: 15 }
const UNDO_WITHIN = { hours: 7 * 24 }

/** A group that is a quarter of an hour late may still come. Source: domain, section 5. */
export const noShowFrom = (startsAt: Temporal.Instant) => startsAt.add(NO_SHOW_AFTER)

export const isNoShowDue = (startsAt: Temporal.Instant, now: Temporal.Instant) =>
  Temporal.Instant.compare(now, noShowFrom(startsAt)) >= 0

/** Until when a no-show can be undone. Source: domain, section 5. */
export const undoNoShowUntil = (startsAt: Temporal.Instant) => startsAt.add(UNDO_WITHIN)
