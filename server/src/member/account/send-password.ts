import { send } from '../../mail/send.ts'
import type { Transaction } from '../../platform/write.ts'
import { setHash } from '../password/new-password.ts'

interface Member {
  memberIdx: number
  id: string
  name: string
  email: string
  lang: string
}

/** Emails a temporary password, valid for a day. @param given with its hash, computed before the transaction */
export async function sendPassword(
  tx: Transaction,
  { memberIdx, id, name, email, lang }: Member,
  { password, hash }: { password: string; hash: string },
): Promise<void> {
  await setHash(tx, { memberIdx }, hash, { isTemporary: true })
  await send(tx, 'PASSWORD_RESET', lang, email, { name, id, password }, { memberIdx })
}
