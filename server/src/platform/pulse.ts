import type { Database } from './database.ts'

/** The database has not answered anything for a while; `isDatabaseAway` knows it by its code. */
export class DatabaseSilent extends Error {
  readonly code = 'DATABASE_SLOW'
  readonly status = 503
  constructor() {
    super('the database does not answer')
  }
}

/**
 * Notices a database that is there and does not answer: a stopped process or a broken network ends no connection, so a
 * statement would wait for as long as that lasts. A request that takes long for another reason is left alone.
 */
export class Pulse {
  readonly #probe: Database
  readonly #limitMs: number
  #answer?: Promise<boolean>
  #isSilent = false

  /**
   * @param probe a connection of its own, so that a busy pool is not taken for a silent database
   * @param limitMs until it is asked whether it answers, and for its answer
   */
  constructor(probe: Database, limitMs: number) {
    this.#probe = probe
    this.#limitMs = limitMs
  }

  /**
   * The result of the work. The work is told by the signal when nobody waits for it any more.
   * @throws DatabaseSilent after twice the limit at most
   */
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
    // What needs no database, such as a kept answer, has its time even while the silence is known.
    timer = setTimeout(watch, this.#isSilent ? this.#limitMs / 4 : this.#limitMs)
    try {
      return await Promise.race([work(givenUp.signal), silence])
    } finally {
      isDone = true
      clearTimeout(timer)
    }
  }

  /** Whether the database answers within the limit; callers that ask at the same time share one question. */
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
    // After the timer comes what has arrived: a process that was busy itself has not read an answer in time.
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
