import { WRONG_STATE } from '@clubhouse/contract/fail'
import { audit } from '../../../platform/audit.ts'
import { NOT_FOUND } from '../../../platform/context.ts'
import type { Transaction } from '../../../platform/write.ts'
import { endOffer } from '../freed/release.ts'
import * as sql from './sql.ts'

/** Ends an entry for its member or a manager, after its offer, so that seats are locked before the entry. */
export async function endEntry(tx: Transaction, waitingIdx: number, how: 'DECLINED' | 'ENDED', reason?: string) {
  const offer = await sql.openOffer(tx.sql, waitingIdx)
  if (offer) await endOffer(tx, offer, how)
  const before = await sql.lockEntry(tx.sql, waitingIdx)
  if (!before) return NOT_FOUND
  if (before.state !== 'W') return WRONG_STATE({ state: before.state })
  await sql.end(tx.sql, waitingIdx, 'C')
  await audit(tx, { noun: 'standby', recordIdx: waitingIdx, before: { state: 'W' }, after: { state: 'C' }, reason })
  return { state: 'C' } as const
}
