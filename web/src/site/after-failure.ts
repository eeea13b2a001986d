/** What is known when the state of the site could not be asked for. */
interface Facts {
  /** The page shows itself whatever the state is. */
  isExempt: boolean
  /** Without a network there is nothing to learn about the site. */
  isOffline: boolean
  /** Too many questions say nothing about the site either. */
  isOverloaded: boolean
  isCrawler: boolean
  /** A tee time is being held: leaving the page would give it back. */
  isHolding: boolean
}

/**
 * Where a failed question leads: to the error page (spec, section 4). Crawlers never get that page (section 2), and
 * whoever holds a tee time is told and stays, for a running hold is never dropped silently: the next question after
 * it decides.
 */
export function afterFailure({ isExempt, isOffline, isOverloaded, isCrawler, isHolding }: Facts) {
  if (isExempt || isOffline || isOverloaded || isCrawler) return 'stay'
  return isHolding ? 'tell' : 'leave'
}
