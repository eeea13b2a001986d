export interface Acknowledged {
  bookingIdx: number
  slotIdx: number
  memberIdx: number
  total: number
  version: number
}

export class Ledger {
  readonly booked = new Map<number, Acknowledged>()
  readonly cancelled = new Set<number>()
  /** Times of acknowledged bookings, to see when the product serves again. */
  readonly bookedAt: number[] = []
  readonly refusals = new Map<string, number>()
  /** Requests resent with the same key after a lost response or a 503. */
  lost = 0
  unavailable = 0
  /** Unexpected responses: another status, or none for a long time. */
  readonly faults = new Map<string, number>()

  refused(code: string): void {
    count(this.refusals, code)
  }

  fault(what: string): void {
    count(this.faults, what)
  }

  confirmed(booking: Acknowledged): void {
    this.booked.set(booking.bookingIdx, booking)
    this.bookedAt.push(performance.now())
  }

  /** The longest time without an acknowledged booking between two moments, in ms. */
  longestPause(from: number, to: number): number {
    const moments = [from, ...this.bookedAt.filter((at) => at > from && at < to), to]
    return Math.max(...moments.slice(1).map((at, i) => at - moments[i]!))
  }

  firstAfter(moment: number): number | undefined {
    const at = this.bookedAt.find((one) => one > moment)
    return at === undefined ? undefined : at - moment
  }
}

function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1)
}
