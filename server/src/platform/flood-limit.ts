import type { Clock } from './clock.ts'
import type { Database } from './database.ts'

const SHARE_MS = 1_000
/** Whoever used less than this part of the limit is not worth a statement. */
const WORTH_SHARING = 0.02

interface Count {
  mine: number
  shared: number
  /** Of all processes, as far as they have told. */
  total: number
}

/**
 * A limit against floods: counted in memory, and once a second added up with the other processes for those who come
 * near it. A request costs no statement; two processes together let through little more than one would.
 */
export class FloodLimit {
  readonly #database: Database
  readonly #clock: Clock
  readonly #name: string
  readonly #points: number
  readonly #windowMs: number
  readonly #timer: NodeJS.Timeout
  #window = 0
  #counts = new Map<string, Count>()

  constructor(database: Database, clock: Clock, name: string, points: number, seconds: number) {
    this.#database = database
    this.#clock = clock
    this.#name = name
    this.#points = points
    this.#windowMs = seconds * 1000
    this.#timer = setInterval(() => this.#share().catch(() => {}), SHARE_MS)
    this.#timer.unref()
  }

  /** @returns milliseconds to wait, 0 to go ahead */
  spend(who: string): number {
    const now = this.#clock.ms()
    const window = Math.floor(now / this.#windowMs)
    if (window !== this.#window) {
      this.#window = window
      this.#counts = new Map()
    }
    const count = this.#counts.get(who) ?? { mine: 0, shared: 0, total: 0 }
    this.#counts.set(who, count)
    count.mine++
    const used = count.total + count.mine - count.shared
    return used > this.#points ? (window + 1) * this.#windowMs - now : 0
  }

  close(): void {
    clearInterval(this.#timer)
  }

  async #share(): Promise<void> {
    const worth = Math.max(1, this.#points * WORTH_SHARING)
    const near = [...this.#counts].filter(([, { mine, shared }]) => mine - shared >= worth)
    if (near.length === 0) return
    const sent = near.map(([who, count]) => ({
      count,
      mine: count.mine,
      key: `${this.#name}:${this.#window}:${who}`,
      more: count.mine - count.shared,
    }))
    const rows = await this.#database<{ key: string; points: number }[]>`
      insert into rate_limit (key, points, expire)
      select key, more, ${(this.#window + 2) * this.#windowMs}
      from unnest(${sent.map(({ key }) => key)}::text[], ${sent.map(({ more }) => more)}::int[]) as s(key, more)
      on conflict (key) do update set points = rate_limit.points + excluded.points returning key, points`
    const totals = new Map(rows.map(({ key, points }) => [key, points]))
    for (const { count, mine, key } of sent) {
      count.shared = mine
      count.total = totals.get(key) ?? mine
    }
  }
}
