import type { Sql } from './database.ts'

/** Less than this is an error of measurement. */
const JUMP_MS = 1_000
/** How far the clocks of a machine and of the database may differ. Decision 154. */
export const CLOCKS_APART_MS = 1_000

/**
 * Measured against the database. What must be exact (opening, claims) is decided in SQL by club_now(). Decision 003.
 */
export class Clock {
  #aheadMs = 0
  #apartMs = 0
  readonly #onJump = new Set<() => void>()
  #asked = 0
  #heard = 0

  now(): Temporal.Instant {
    return Temporal.Instant.fromEpochMilliseconds(this.ms())
  }

  ms(): number {
    return Math.round(Date.now() + this.#aheadMs)
  }

  /** How far the clock of the database server is ahead of this machine's; negative when it is behind. */
  get apartMs(): number {
    return this.#apartMs
  }

  /** Called once this clock has followed a jump of the club's time: until then expiry times came from the old one. */
  onJump(listener: () => void): void {
    this.#onJump.add(listener)
  }

  /** Of several at once the last that was asked decides, in whatever order the answers come. */
  async measure(sql: Sql): Promise<void> {
    const asked = ++this.#asked
    const before = Date.now()
    const [row] = await sql<{ now: Temporal.Instant; server: Temporal.Instant }[]>`
      select club_now() as now, statement_timestamp() as server`
    if (!row || asked < this.#heard) return
    this.#heard = asked
    const mine = (before + Date.now()) / 2
    const aheadMs = row.now.epochMilliseconds - mine
    this.#apartMs = row.server.epochMilliseconds - mine
    const jumped = Math.abs(aheadMs - this.#aheadMs) > JUMP_MS
    this.#aheadMs = aheadMs
    if (jumped) for (const listener of this.#onJump) listener()
  }
}
