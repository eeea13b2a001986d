import type { Begin } from './connection-waits.ts'
import { DatabaseSilent } from './database-silent.ts'

/** PostgreSQL has not answered a COMMIT in time, as while its synchronous standby is away: it may happen yet. */
export class CommitLate extends DatabaseSilent {
  /** Settles when it is answered after all. */
  readonly end: Promise<unknown>
  constructor(end: Promise<unknown>) {
    super()
    this.end = end
  }
}

/** Looks at a COMMIT within the limit. Where this process stalled, answers are read before the next look. */
const LOOKS = 4

/**
 * Bounds how long a caller waits for a COMMIT. `statement_timeout` does not end the wait for a synchronous standby, and
 * each such COMMIT keeps its connection and its locks. Decision 153.
 */
export class Commits {
  readonly #begin: Begin
  readonly #most: number
  readonly #limitMs: number
  #late = 0

  /** @param most connections for transactions @param limitMs of a COMMIT, and of other transactions while one is late */
  constructor(begin: Begin, most: number, limitMs: number) {
    this.#begin = begin
    this.#most = most
    this.#limitMs = limitMs
  }

  /** @throws CommitLate; DatabaseSilent for a transaction that still works while another one is late: it is rolled back */
  begin(options: string, work: (sql: never) => unknown): Promise<unknown> {
    if (this.#late >= this.#most) return Promise.reject(new DatabaseSilent())
    const { promise: tooLong, reject } = Promise.withResolvers<never>()
    let state: 'WORKING' | 'COMMITTING' | 'LATE' | 'GIVEN_UP' = 'WORKING'
    let looks = 0
    const look = () => {
      if (state === 'COMMITTING' && ++looks === LOOKS) {
        state = 'LATE'
        this.#late++
        reject(new CommitLate(done))
      } else if (state === 'WORKING' && this.#late > 0) {
        state = 'GIVEN_UP'
        reject(new DatabaseSilent())
      } else timer = setTimeout(look, this.#limitMs / LOOKS)
    }
    let timer = setTimeout(look, this.#limitMs)
    const unlessGivenUp = () => {
      if (state === 'GIVEN_UP') throw new DatabaseSilent()
    }
    const done = this.#begin(options, async (sql) => {
      unlessGivenUp()
      const given = work(sql)
      const answer = await (Array.isArray(given) ? Promise.all(given) : given)
      unlessGivenUp()
      state = 'COMMITTING'
      clearTimeout(timer)
      timer = setTimeout(look, this.#limitMs / LOOKS)
      return answer
    }).finally(() => {
      clearTimeout(timer)
      if (state === 'LATE') this.#late--
    })
    // Its caller has been answered by then and does not read a failure.
    done.catch(() => {})
    return Promise.race([done, tooLong])
  }
}
