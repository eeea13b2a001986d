import type { Database } from './database.ts'
import { DatabaseSilent } from './database-silent.ts'

/**
 * Detects a silent database: a stopped process closes no connection, so statements would wait without end.
 * Decision 026.
 */
export class Pulse {
  readonly #probe: Database
  readonly #limitMs: number
  #answer?: Promise<boolean>
  #isSilent = false

  /**
   * @param probe its own connection: a busy pool is not silence
   * @param limitMs until the probe, and until its answer
   */
  constructor(probe: Database, limitMs: number) {
    this.#probe = probe
    this.#limitMs = limitMs
  }

  /** The signal is aborted when the caller has been answered. @throws DatabaseSilent after twice the limit at most */
  async whileAnswering<T>(work: (givenUp: AbortSignal) => Promise<T>): Promise<T> {
    const { promise: silence, reject } = Promise.withResolvers<never>()
    const givenUp = new AbortController()
    let timer: NodeJS.Timeout | undefined
    let isDone = false
    const watch = async () => {
      const answers = await this.#answers()
      if (isDone) return
      if (answers) timer = setTimeout(watch, this.#limitMs)
      else {
        givenUp.abort()
        reject(new DatabaseSilent())
      }
    }
    // Work without the database, such as a cached response, is not cut short while the database is silent.
    timer = setTimeout(watch, this.#isSilent ? this.#limitMs / 4 : this.#limitMs)
    try {
      return await Promise.race([work(givenUp.signal), silence])
    } finally {
      isDone = true
      clearTimeout(timer)
    }
  }

  /** Whether the database answers within the limit; concurrent callers share one probe. */
  #answers(): Promise<boolean> {
    if (this.#isSilent && this.#answer) return Promise.resolve(false)
    this.#answer ??= this.#ask()
    return this.#answer
  }

  #ask(): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const settle = (answers: boolean) => {
      this.#isSilent = !answers
      resolve(answers)
    }
    let isOver = false
    // Reads pending input after the timer: a busy process may not have read an answer that has arrived.
    const late = setTimeout(() => setImmediate(() => isOver || settle(false)), this.#limitMs)
    const end = (answers: boolean) => {
      isOver = true
      clearTimeout(late)
      this.#answer = undefined
      settle(answers)
    }
    this.#probe`select 1`.then(
      () => end(true),
      () => end(false),
    )
    return promise
  }
}
