interface Facts {
  isExempt: boolean
  /** Offline, nothing is known about the site. */
  isOffline: boolean
  /** A 429 says nothing about the site. */
  isOverloaded: boolean
  isCrawler: boolean
  /** Leaving the page would release a running hold. */
  isHolding: boolean
}

/** Crawlers never get the error page, and a running hold keeps its page. Specification 2.9 and 2.10. */
export function afterFailure({ isExempt, isOffline, isOverloaded, isCrawler, isHolding }: Facts) {
  if (isExempt || isOffline || isOverloaded || isCrawler) return 'stay'
  return isHolding ? 'tell' : 'leave'
}
