import type { Cache } from '../../platform/cache.ts'

/** At an opening, far more requests than this wait in a process, and most of them are refused. */
const CROWD = 50

/** The requests for holds in one process. */
class Crowd {
  #size = 0
  readonly #turns = new Map<number, Promise<void>>()

  get isLarge(): boolean {
    return this.#size > CROWD
  }

  async among<T>(request: () => Promise<T>): Promise<T> {
    this.#size++
    return request().finally(() => this.#size--)
  }

  /** One request at a time for a tee time. @returns ends the turn, or a promise that another turn has ended */
  takeTurn(slotIdx: number): (() => void) | Promise<void> {
    const busy = this.#turns.get(slotIdx)
    if (busy) return busy
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#turns.set(slotIdx, promise)
    return () => {
      this.#turns.delete(slotIdx)
      resolve()
    }
  }
}

const crowds = new WeakMap<Cache, Crowd>()

export function crowdOf(process: Cache): Crowd {
  const crowd = crowds.get(process) ?? new Crowd()
  crowds.set(process, crowd)
  return crowd
}
