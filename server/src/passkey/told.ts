import { send } from '../mail/send.ts'
import { factorChanged } from '../manager/second-factor/told.ts'
import { audit } from '../platform/audit.ts'
import type { Context } from '../platform/context.ts'
import * as sql from './sql.ts'

/** Writes down that somebody's passkeys changed, and tells that person: who finds it strange can act. */
export async function passkeyChanged(tx: Context, owner: sql.Owner, change: 'ADDED' | 'REMOVED', key: string) {
  if (owner.adminIdx !== null) return factorChanged(tx, owner.adminIdx, change, `passkey ${key}`)
  await audit(tx, { noun: 'member', recordIdx: owner.memberIdx!, after: { passkey: change, what: key } })
  const { name, email, lang } = await sql.person(tx.sql, owner)
  await send(tx, 'PASSKEY_CHANGED', lang, email, { name, key, at: tx.clock.now(), change: `KEY_${change}` })
}
