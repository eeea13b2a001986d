import type { Platform } from '../platform/platform.ts'
import { contains } from './rules.ts'
import * as sql from './sql.ts'

/** How often the refusals are added to the blocks. */
const COUNTED_MS = 5_000

/** Whether an address may ask for something now. Decision 057. */
export interface IpGuard {
  /** @param isOffice also by blocks of the back office alone */
  refuses(ip: string, isOffice: boolean): boolean
}

/** The blocks in the memory of this process; every change is read again when NOTIFY tells of it. */
export async function ipGuard({ database, events, clock, stopping, log }: Platform): Promise<IpGuard> {
  let blocks = await sql.standing(database)
  let reading = Promise.resolve()
  const read = async () => {
    blocks = await sql.standing(database)
  }
  // One after the other, so that an older list never replaces a newer one. Without an answer the list stays.
  const readAgain = () => {
    reading = reading.then(read).catch((err) => log.warn({ err }, 'blocked addresses were not read'))
  }
  events.on('changed', (noun) => noun === 'ip-block' && readAgain())
  events.on('clock', readAgain)
  events.onGap(readAgain)
  const hits = counted((found) => sql.addHits(database, found), stopping)
  return {
    refuses: (ip, isOffice) => {
      if (blocks.length === 0) return false
      const now = clock.ms()
      const found = blocks.find(
        (block) =>
          (isOffice || block.scope === 'SITE') &&
          block.startAt.epochMilliseconds <= now &&
          (block.endAt?.epochMilliseconds ?? Infinity) > now &&
          contains(block, ip),
      )
      if (found) hits(found.idx)
      return found !== undefined
    },
  }
}

/** Adds up in memory, so that a flood of refused requests costs the database one statement. */
function counted(add: (hits: ReadonlyMap<number, number>) => Promise<void>, stopping: AbortSignal) {
  let hits = new Map<number, number>()
  const flush = () => {
    if (hits.size === 0) return
    const found = hits
    hits = new Map()
    add(found).catch(() => {})
  }
  const timer = setInterval(flush, COUNTED_MS).unref()
  stopping.addEventListener('abort', () => {
    clearInterval(timer)
    flush()
  })
  return (idx: number) => void hits.set(idx, (hits.get(idx) ?? 0) + 1)
}
