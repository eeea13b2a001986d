import { NAMES_SHOWN_FIRST } from './names-shown.ts'

/** Booking rules that a club sets, until it does. Source: domain, sections 5 and 6. */
export const CLUB_RULES_FIRST = {
  booking: { namesDueDays: 2, dueTime: '17:00', showNames: NAMES_SHOWN_FIRST },
  cancel: { weekdayDays: 3, weekendDays: 4, time: '17:00' },
  /** Whether a booker may hand a booking over to a companion, and how often in a month. */
  transfer: { isAllowed: false, weekdayPerMonth: 2, weekendPerMonth: 1 },
  guest: { perDay: 3, samePerMonth: 1, samePerYear: 6 },
}
