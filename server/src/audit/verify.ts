import type { Problem } from '@clubhouse/contract/audit'
import type { Sql } from '../platform/database.ts'
import { BEGINNING, linked } from './digest.ts'
import * as sql from './proof-sql.ts'

/** Rows in memory at a time. */
const BATCH = 2000
const STRAY_WINDOW = 20_000

export interface Head {
  seq: number
  hash: string
}

export interface Asked {
  /** Goes on behind this link; the one part ends after `most` links. */
  after?: number
  most?: number
  /** Only links from this number on, up to that one. */
  first?: number
  last?: number
  /** A head that was written down before. */
  known?: Head
  onPart?: (checked: number, total: number) => void
}

export interface Proof {
  /** Links that were checked and hold. */
  checked: number
  problem: Problem | null
  /** Number of the row where it is broken. */
  brokenAt: number | null
  head: Head
  /** The last link checked when more follow; null at the end. */
  next: number | null
}

/** Follows the chain link by link and computes each from its row. Holds few rows in memory, however long the log is. */
export async function verify(db: Sql, asked: Asked = {}): Promise<Proof> {
  const chain = await sql.standing(db)
  const head = { seq: chain.seq, hash: chain.hash }
  const begin = Math.max(asked.after ?? 0, (asked.first ?? 1) - 1)
  const end = Math.min(chain.seq, asked.last ?? chain.seq)
  const stop = Math.min(end, begin + (asked.most ?? Number.POSITIVE_INFINITY))
  let previous = begin === 0 ? BEGINNING : await sql.linkAt(db, begin)
  let seq = begin
  const broken = (problem: Problem, brokenAt: number): Proof => {
    return { checked: seq - begin, problem, brokenAt, head, next: null }
  }
  if (previous === undefined) return broken('GAP', chain.auditIdx)
  while (seq < stop) {
    const links = await sql.links(db, seq, stop, BATCH)
    if (links.length === 0) return broken('CUT', chain.auditIdx)
    for (const link of links) {
      const problem = problemOf(link, seq + 1, previous)
      if (problem) return broken(problem, link.auditIdx)
      previous = link.hash
      seq = link.seq
    }
    asked.onPart?.(seq - begin, end - begin)
  }
  if (stop < end) return { checked: seq - begin, problem: null, brokenAt: null, head, next: seq }
  if (stop === chain.seq && previous !== chain.hash) return broken('REWRITTEN', chain.auditIdx)
  if (asked.known && !(await isOnChain(db, asked.known)))
    return broken(asked.known.seq > chain.seq ? 'CUT' : 'REWRITTEN', chain.auditIdx)
  const stray = await firstStray(db, chain.settledIdx)
  if (stray !== undefined) return broken('ADDED', stray)
  return { checked: seq - begin, problem: null, brokenAt: null, head, next: null }
}

function problemOf(link: sql.Checked, seq: number, previous: string): Problem | undefined {
  if (link.seq !== seq) return 'GAP'
  if (link.digest === null) return 'MISSING'
  if (linked(previous, seq, link.digest) !== link.hash) return 'CHANGED'
  return link.isErasedRightly ? undefined : 'ERASED'
}

/** Whether the chain has had this head. */
export const isOnChain = async (db: Sql, { seq, hash }: Head) => (await sql.linkAt(db, seq)) === hash

async function firstStray(db: Sql, settledIdx: number): Promise<number | undefined> {
  for (let after = 0; after < settledIdx; after += STRAY_WINDOW) {
    const found = await sql.stray(db, after, Math.min(after + STRAY_WINDOW, settledIdx))
    if (found !== undefined) return found
  }
  return undefined
}
