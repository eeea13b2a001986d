import type { Sql } from './database.ts'

/** Measured against the database. What must be exact (opening, claims) is decided in SQL by club_now(). */
export class Clock {
  #aheadMs = 0
  #asked = 0
  #heard = 0

  now(): Temporal.Instant {
    return Temporal.Instant.fromEpochMilliseconds(this.ms())
  }

  ms(): number {
    return Math.round(Date.now() + this.#aheadMs)
  }

  /** Of several at once the last that was asked decides, in whatever order the answers come. */
  async measure(sql: Sql): Promise<void> {
    const asked = ++this.#asked
    const before = Date.now()
    const [row] = await sql<{ now: Temporal.Instant }[]>`select club_now() as now`
    if (!row || asked < this.#heard) return
    this.#heard = asked
    this.#aheadMs = row.now.epochMilliseconds - (before + Date.now()) / 2
  }
}
