/** Facts about a failed state request. */
interface Facts {
  /** The page ignores the state. */
  isExempt: boolean
  /** Offline, nothing is known about the site. */
  isOffline: boolean
  /** A 429 says nothing about the site. */
  isOverloaded: boolean
  isCrawler: boolean
  /** Leaving the page would release a running hold. */
  isHolding: boolean
}

/**
 * What to do after a failed state request: redirect to the error page (spec, section 4). Crawlers never get that page
 * (section 2), and with a running hold the page stays, so that no hold is lost silently.
 */
export function afterFailure({ isExempt, isOffline, isOverloaded, isCrawler, isHolding }: Facts) {
  if (isExempt || isOffline || isOverloaded || isCrawler) return 'stay'
  return isHolding ? 'tell' : 'leave'
}
