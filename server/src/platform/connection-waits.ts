/** Runs work as a transaction: a BEGIN before it, a COMMIT or a ROLLBACK after it. */
export type Begin = (options: string, work: (sql: never) => unknown) => Promise<unknown>

/**
 * How long transactions wait until a connection of their pool is theirs. Reads are not counted: they share connections,
 * and the driver does not say when one is sent. Decision 164.
 */
export class ConnectionWaits {
  #waiting = 0
  #onEnd = (_seconds: number): void => {}

  /** Transactions that have no connection yet. */
  get waiting(): number {
    return this.#waiting
  }

  /** Is given how many seconds each transaction has waited, once its BEGIN is answered. */
  onEnd(listener: (seconds: number) => void): void {
    this.#onEnd = listener
  }

  measured(begin: Begin): Begin {
    return async (options, work) => {
      const began = performance.now()
      let isWaiting = true
      this.#waiting++
      const end = () => {
        if (isWaiting) this.#waiting--
        isWaiting = false
      }
      try {
        return await begin(options, (sql) => {
          end()
          this.#onEnd((performance.now() - began) / 1000)
          return work(sql)
        })
      } finally {
        end()
      }
    }
  }
}
