/** Days between the announcement and the day it counts from. Source: domain, section 15. */
const NOTICE_DAYS = 7
const NOTICE_DAYS_WORSE = 30

/** The first day, yyyy-MM-dd, on which a version announced today may take effect. */
export function earliestEffect(today: string, isWorse: boolean): string {
  const days = isWorse ? NOTICE_DAYS_WORSE : NOTICE_DAYS
  return Temporal.PlainDate.from(today).add({ days }).toString()
}

/** What terms are asked for. Source: calls, section 1.5. */
const BOOKING = 2
/** What the signed-in member still has to accept. */
export const OPEN = 3

/** At sign-up everything but what is accepted with each booking. */
export function isShownFor(purpose: number, termsType: string): boolean {
  return (termsType === 'BOOKING') === (purpose === BOOKING)
}
