import { readFile } from 'node:fs/promises'
import type { ImportProblem, WHY_REFUSED } from '@clubhouse/contract/member/import'
import { inThread, oneAtATime } from '../../platform/thread.ts'
import type { Row, Words } from './row-rules.ts'
import { isZip, unpack } from './zip-budget.ts'

/** The largest list that is not refused by its content is read within this. */
const LIMITS = { seconds: 20, heapMb: 192 }

/** Why a file as a whole is refused, and the limit that it exceeds, if any. */
export interface Unread {
  why: (typeof WHY_REFUSED)[number]
  most?: number
}

export interface Read {
  rows: Row[]
  faults: ImportProblem[]
}

export interface ToRead {
  path: string
  words: Words
}

const alone = oneAtATime()

/** Reads a list in a thread of its own, so that nobody waits for a large one; one list at a time in each process. */
export const readAlone = (list: ToRead): Promise<Read | Unread> =>
  alone(async () => {
    // Refused before a thread is started for it.
    const bytes = await readFile(list.path)
    if (isZip(bytes)) await unpack(bytes)
    return inThread<Read | Unread>(new URL('./read-thread.ts', import.meta.url), list, LIMITS)
  }).catch((): Unread => ({ why: 'TOO_LARGE' }))
