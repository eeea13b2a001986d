/** A booking that the product acknowledged. */
export interface Acknowledged {
  bookingIdx: number
  slotIdx: number
  memberIdx: number
  total: number
  version: number
}

/** What the clients were told, all of them together. */
export class Ledger {
  readonly booked = new Map<number, Acknowledged>()
  readonly cancelled = new Set<number>()
  /** Times of acknowledged bookings, to see when the product serves again. */
  readonly bookedAt: number[] = []
  /** Refusals by code. */
  readonly refusals = new Map<string, number>()
  /** Requests sent again with the same key, because the answer was lost or was "not now". */
  lost = 0
  unavailable = 0
  /** Answers that must not be: another status, or none at all for long. */
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

  /** How long after a moment the first booking was acknowledged. */
  firstAfter(moment: number): number | undefined {
    const at = this.bookedAt.find((one) => one > moment)
    return at === undefined ? undefined : at - moment
  }
}

function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1)
}
