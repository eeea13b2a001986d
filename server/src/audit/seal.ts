import type { Database, Sql } from '../platform/database.ts'
import { linked } from './digest.ts'
import * as sql from './link-sql.ts'

/** Numbers of the log that one transaction looks at; it locks the chain, and no booking waits for it. */
const WINDOW = 5000
const SETTLE_SECONDS = 30

/**
 * Gives a link to every committed row of the log that has none. Several processes may do it at once. Decision 059.
 * @param waitSeconds that a mark must be old before no row may appear below it @returns the number of new links
 */
export async function seal(database: Database, { waitSeconds = SETTLE_SECONDS } = {}): Promise<number> {
  const reach = await sql.reach(database, waitSeconds)
  let count = 0
  for (let after = reach.settledIdx; after < reach.lastIdx; after += WINDOW) {
    const to = Math.min(after + WINDOW, reach.lastIdx)
    count += (await database.begin((tx) => extend(tx, after, to))) as number
  }
  await sql.settle(database, reach)
  return count
}

async function extend(tx: Sql, after: number, to: number): Promise<number> {
  const { seq, hash } = await sql.lockChain(tx)
  const rows = await sql.fresh(tx, after, to)
  if (rows.length === 0) return 0
  let previous = hash
  const links = rows.map(({ digest, ...row }, i) => {
    previous = linked(previous, seq + i + 1, digest)
    return { ...row, hash: previous }
  })
  await sql.append(tx, seq + 1, links)
  return rows.length
}
