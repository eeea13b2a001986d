import type { Transaction } from '../platform/write.ts'
import * as sql from './erase-sql.ts'
import { lockChain } from './link-sql.ts'

/**
 * Takes from the log what some rows say, and the addresses of a member. The chain stays proven: it counts salted digests
 * of these values, and the rows that are added here tell what was erased.
 */
export async function eraseFromLog(
  { sql: db, callName, requestId }: Transaction,
  { left, memberIdx }: { left: readonly sql.Left[]; memberIdx: number },
): Promise<void> {
  // A row is either linked before it is erased, or after it.
  await lockChain(db)
  await db`select set_config('clubhouse.erasing', 'on', true)`
  await sql.forgetSaid(db, left)
  const rows = await sql.forgetIps(db, memberIdx)
  await db`select set_config('clubhouse.erasing', '', true)`
  const by = { call: callName, requestId }
  await sql.note(
    db,
    'said',
    left.map(({ auditIdx }) => auditIdx),
    by,
  )
  await sql.note(db, 'ip', rows, by)
}
