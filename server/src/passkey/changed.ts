import type { WRONG_STATE } from '@clubhouse/contract/fail'
import { audit } from '../platform/audit.ts'
import type { Context } from '../platform/context.ts'
import * as sql from './sql.ts'

type Change = 'ADDED' | 'REMOVED'

/** What passkeys need from nouns above them, passed by app.ts. */
export interface Above {
  lockFactors(tx: Context, adminIdx: number): Promise<unknown>
  /** Refuses the removal of the last factor when the club requires one. */
  keepsOne(tx: Context, adminIdx: number, what: string): Promise<ReturnType<typeof WRONG_STATE> | undefined>
  factorChanged(tx: Context, adminIdx: number, change: Change, what: string): Promise<void>
  notifyMember(
    tx: Context,
    member: { memberIdx: number; lang: string; email: string },
    values: { name: string; key: string; at: Temporal.Instant; change: `KEY_${Change}` },
  ): Promise<void>
}

/** Audits a change of passkeys and notifies the owner, who can react if it was not theirs. */
export async function passkeyChanged(tx: Context, owner: sql.Owner, change: Change, key: string, above: Above) {
  if (owner.adminIdx !== null) return above.factorChanged(tx, owner.adminIdx, change, `passkey ${key}`)
  const memberIdx = owner.memberIdx!
  await audit(tx, { noun: 'member', recordIdx: memberIdx, after: { passkey: change, what: key } })
  const { name, email, lang } = await sql.person(tx.sql, owner)
  const values = { name, key, at: tx.clock.now(), change: `KEY_${change}` } as const
  await above.notifyMember(tx, { memberIdx, lang, email }, values)
}
