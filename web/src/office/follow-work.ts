import { pause } from '../api/retry'
import { noteWork, type Work } from './works'

const EVERY_MS = 1000

/** Shows work of the server until it is over, whichever page is open. @param read undefined when it is over */
export async function followWork(key: string, read: () => Promise<Omit<Work, 'key'> | undefined>): Promise<void> {
  for (;;) {
    // Without an answer its progress is no longer shown; the work itself goes on.
    const now = await read().catch(() => undefined)
    noteWork(key, now)
    if (!now) return
    await pause(EVERY_MS)
  }
}
