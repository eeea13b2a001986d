import type { WRONG_STATE } from '@clubhouse/contract/fail'
import { audit } from '../platform/audit.ts'
import type { Context } from '../platform/context.ts'
import * as sql from './sql.ts'

type Change = 'ADDED' | 'REMOVED'

/** What stands above passkeys, handed in where the product is put together. */
export interface Above {
  /** Waits for whoever else changes the factors of the same manager. */
  lockFactors(tx: Context, adminIdx: number): Promise<unknown>
  /** After a factor was taken away: refused when the club asks for one and it was the last. */
  keepsOne(tx: Context, adminIdx: number, what: string): Promise<ReturnType<typeof WRONG_STATE> | undefined>
  /** Writes down that a manager's factors changed, and tells that manager. */
  factorChanged(tx: Context, adminIdx: number, change: Change, what: string): Promise<void>
  notifyMember(
    tx: Context,
    member: { memberIdx: number; lang: string; email: string },
    values: { name: string; key: string; at: Temporal.Instant; change: `KEY_${Change}` },
  ): Promise<void>
}

/** Writes down that somebody's passkeys changed, and tells that person: who finds it strange can act. */
export async function passkeyChanged(tx: Context, owner: sql.Owner, change: Change, key: string, above: Above) {
  if (owner.adminIdx !== null) return above.factorChanged(tx, owner.adminIdx, change, `passkey ${key}`)
  const memberIdx = owner.memberIdx!
  await audit(tx, { noun: 'member', recordIdx: memberIdx, after: { passkey: change, what: key } })
  const { name, email, lang } = await sql.person(tx.sql, owner)
  const values = { name, key, at: tx.clock.now(), change: `KEY_${change}` } as const
  await above.notifyMember(tx, { memberIdx, lang, email }, values)
}
