import { factorChanged } from '../manager/second-factor/told.ts'
import { tell } from '../member/inbox/tell.ts'
import { audit } from '../platform/audit.ts'
import type { Context } from '../platform/context.ts'
import * as sql from './sql.ts'

/** Writes down that somebody's passkeys changed, and tells that person: who finds it strange can act. */
export async function passkeyChanged(tx: Context, owner: sql.Owner, change: 'ADDED' | 'REMOVED', key: string) {
  if (owner.adminIdx !== null) return factorChanged(tx, owner.adminIdx, change, `passkey ${key}`)
  await audit(tx, { noun: 'member', recordIdx: owner.memberIdx!, after: { passkey: change, what: key } })
  const { name, email, lang } = await sql.person(tx.sql, owner)
  const told = { name, key, at: tx.clock.now(), change: `KEY_${change}` } as const
  await tell(tx, 'PASSKEY_CHANGED', { memberIdx: owner.memberIdx!, lang, email }, told)
}
