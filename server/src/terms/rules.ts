/** Days between the announcement and the effective date. Source: docs/rules.md, Terms. */
export const NOTICE_DAYS = 7
export const NOTICE_DAYS_WORSE = 30

/** The first day, yyyy-MM-dd, on which a version announced today may take effect. @param isRead someone is bound by terms */
export function earliestEffect(today: string, isWorse: boolean, isRead = true): string {
  if (!isRead) return today
  const days = isWorse ? NOTICE_DAYS_WORSE : NOTICE_DAYS
  return Temporal.PlainDate.from(today).add({ days }).toString()
}

/** Purposes for which terms are read: 1 to sign up, 2 to book, 3 what a member has still to accept. */
const BOOKING = 2
export const OPEN = 3

/** At signup: everything except terms accepted with each booking. */
export function isShownFor(purpose: number, termsType: string): boolean {
  return (termsType === 'BOOKING') === (purpose === BOOKING)
}
