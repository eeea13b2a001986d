/** What one attack did to the product. */
export interface Row {
  name: string
  /** Requests, or connections where an attack is made of those. */
  sent: number
  answered: number
  /** The longest that one answer took. */
  worstMs: number
  rssBeforeMb: number
  rssAfterMb: number
  verdict: 'holds' | 'does not hold' | 'not tried'
  /** What was seen, in one line. */
  detail: string
}
