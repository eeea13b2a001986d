import type { Cache } from '../../platform/cache.ts'

const taking = new WeakMap<Cache, Map<number, Promise<void>>>()

/**
 * One at a time of this process takes a tee time; who comes meanwhile looks again when that is over, and in a rush
 * mostly sees that it is gone, without a transaction of its own. Other processes meet in the database.
 * @returns what ends the turn, or a promise that somebody else's has ended
 */
export function takeTurn(process: Cache, slotIdx: number): (() => void) | Promise<void> {
  const turns = taking.get(process) ?? new Map<number, Promise<void>>()
  taking.set(process, turns)
  const busy = turns.get(slotIdx)
  if (busy) return busy
  const { promise, resolve } = Promise.withResolvers<void>()
  turns.set(slotIdx, promise)
  return () => {
    turns.delete(slotIdx)
    resolve()
  }
}
