import type { Sql } from './database.ts'

/**
 * The club's time in this process: the database's clock, measured now and then. What must never be early or
 * late by a moment (opening, claims) is decided in SQL by club_now() instead.
 */
export class Clock {
  #aheadMs = 0

  now(): Temporal.Instant {
    return Temporal.Instant.fromEpochMilliseconds(this.ms())
  }

  /** Milliseconds since 1970. */
  ms(): number {
    return Math.round(Date.now() + this.#aheadMs)
  }

  async measure(sql: Sql): Promise<void> {
    const before = Date.now()
    const [row] = await sql<{ now: Temporal.Instant }[]>`select club_now() as now`
    if (row) this.#aheadMs = row.now.epochMilliseconds - (before + Date.now()) / 2
  }
}
