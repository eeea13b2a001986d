import type { Cache } from '../../platform/cache.ts'

const taking = new WeakMap<Cache, Map<number, Promise<void>>>()

/** One request at a time per process. @returns ends the turn, or a promise that another turn has ended */
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
