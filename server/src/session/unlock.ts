import { randomBytes } from 'node:crypto'
import { UNLOCK_EXPIRED } from '@clubhouse/contract/session'
import { send } from '../mail/send.ts'
import { audit } from '../platform/audit.ts'
import type { Context } from '../platform/context.ts'
import { doOrPretend } from '../platform/pretend.ts'
import { hashToken } from '../platform/token.ts'
import { write } from '../platform/write.ts'
import { forgetFailures } from './counters.ts'
import { type Owner, rememberDevice } from './known-device.ts'
import * as sql from './unlock-sql.ts'

/** Lifetime of the email with it. */
const CODE_HOURS = 24
const CODE_BYTES = 15
const NOBODY = { id: 'nobody', name: 'Nobody', email: 'nobody@example.com' }
const NO_OWNER = { memberIdx: null, adminIdx: null }

/** Emails the owner a code that unlocks, once while it works. Unknown ids take as long, by a rollback. */
export async function notifyOwner(ctx: Context, owner: Owner | undefined, until: Temporal.Instant): Promise<void> {
  const code = randomBytes(CODE_BYTES).toString('base64url')
  await write(ctx, async (tx) => {
    const found = owner && (await sql.person(tx.sql, owner))
    const { name, email, lang } = found ?? (await sql.person(tx.sql, NO_OWNER)) ?? { ...NOBODY, lang: tx.club.lang }
    await doOrPretend(tx, found !== undefined, async (inner) => {
      if (!(await sql.add(inner.sql, hashToken(code), owner ?? NO_OWNER, CODE_HOURS))) return
      await send(inner, 'LOGIN_LOCKED', lang, email, { name, until, code }, owner)
    })
    return null
  })
}

/** Lifts the lock, and gives this browser its own counter from now on. */
export async function unlock(ctx: Context, code: string) {
  return write(ctx, async (tx) => {
    const owner = await sql.use(tx.sql, hashToken(code))
    const person = owner && (await sql.person(tx.sql, owner))
    if (!owner || !person) return UNLOCK_EXPIRED({})
    await forgetFailures(tx, person.id, owner)
    const [noun, recordIdx] = owner.memberIdx !== null ? ['member', owner.memberIdx] : ['admin', owner.adminIdx!]
    await audit(tx, { noun: String(noun), recordIdx: Number(recordIdx), after: 'login unlocked' })
    rememberDevice(tx, owner)
    return null
  })
}
