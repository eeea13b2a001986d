import { WRONG_STATE } from '@clubhouse/contract/fail'
import { send } from '../../mail/send.ts'
import { audit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import * as sql from './sql.ts'

export async function factorChanged(tx: Context, adminIdx: number, change: 'ADDED' | 'REMOVED', what: string) {
  await audit(tx, { noun: 'admin', recordIdx: adminIdx, after: { secondFactor: change, what } })
  const { name, email, lang } = await sql.lockManager(tx.sql, adminIdx)
  await send(tx, 'SECOND_FACTOR_CHANGED', lang, email, { name, at: tx.clock.now(), change }, { adminIdx })
}

export const lockFactors = (tx: Context, adminIdx: number) => sql.lockManager(tx.sql, adminIdx)

/** Refuses, and so rolls back, the removal of the last factor when the club requires one. */
export async function keepsOne(tx: Context, adminIdx: number, what: string) {
  if (await sql.lacksFactor(tx.sql, adminIdx)) return WRONG_STATE({ state: 'REQUIRED' })
  await sql.dropUselessCodes(tx.sql, adminIdx)
  await factorChanged(tx, adminIdx, 'REMOVED', what)
  return undefined
}
