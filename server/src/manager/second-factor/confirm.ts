import type { contract } from '@clubhouse/contract'
import type { ParsedInputOf } from '@clubhouse/contract/call'
import { Refusal } from '@clubhouse/contract/fail'
import { CERT_EXPIRED, CERT_WRONG } from '@clubhouse/contract/member/refusal'
import { BAD_LOGIN } from '@clubhouse/contract/session'
import { ownerOf } from '../../passkey/owner.ts'
import { type Context, Malformed } from '../../platform/context.ts'
import { hashTicket } from '../../platform/ticket.ts'
import { write } from '../../platform/write.ts'
import { accountOf } from '../../session/account.ts'
import { beginSession } from '../../session/begin.ts'
import { FAILURES_FREE } from '../../session/rules.ts'
import * as tries from '../../session/tries.ts'
import { hashRecoveryCode, stepOf, TICKET_TRIES } from './rules.ts'
import * as sql from './sql.ts'

/** Attempts at the second step are counted apart from passwords, so a right password does not reset them. */
const counterOf = (adminIdx: number) => `factor ${adminIdx}`

/** The second step of a login. Attempts are counted first, by ticket and by account. */
export async function confirmLogin(
  { ticket, code, passkey, origin }: ParsedInputOf<typeof contract.secondFactor.confirm>,
  ctx: Context,
) {
  if (code === undefined && passkey === undefined) return new Malformed('code')
  const hash = hashTicket(ticket)
  const found = await sql.tryTicket(ctx.sql, hash, TICKET_TRIES)
  if (!found) return CERT_EXPIRED({})
  const { adminIdx, keep, tries: ofTicket } = found
  const failures = await takeTry(ctx, adminIdx)
  if (failures instanceof Refusal) return failures
  const left = Math.min(TICKET_TRIES - ofTicket, FAILURES_FREE - failures)
  const byPasskey = passkey && (await ownerOf(ctx, passkey, origin))?.adminIdx === adminIdx
  return write(ctx, async (tx) => {
    const isProved = passkey
      ? byPasskey
      : (await isAppCode(tx, adminIdx, code!)) ||
        (await sql.useRecoveryCode(tx.sql, adminIdx, hashRecoveryCode(adminIdx, code!)))
    if (!isProved && left > 0) return CERT_WRONG({ left })
    if (!isProved) return failures < FAILURES_FREE ? CERT_EXPIRED({}) : lockedNow(tx, adminIdx)
    const account = await accountOf(tx, { memberIdx: null, adminIdx })
    if (account?.state !== 'ACTIVE' || !(await sql.useTicket(tx.sql, hash))) return CERT_EXPIRED({})
    await forgetTries(tx, adminIdx)
    const begun = await beginSession(tx, account, keep)
    // The account changed since the password was checked: the login starts again with the password.
    return begun instanceof Refusal && begun.code === BAD_LOGIN.code ? CERT_EXPIRED({}) : (begun as Begun)
  })
}

type Begun = Exclude<Awaited<ReturnType<typeof beginSession>>, Refusal>

/** Counts an attempt. @returns how many there were, or the refusal while it is locked */
export const takeTry = (ctx: Context, adminIdx: number) => tries.takeTry(ctx, counterOf(adminIdx))

/** What the last attempt is answered with; the ticket is used up as well. */
export const lockedNow = (ctx: Context, adminIdx: number) => tries.lockedNow(ctx, counterOf(adminIdx))

export const forgetTries = (ctx: Context, adminIdx: number) => tries.forgetTries(ctx, counterOf(adminIdx))

export async function isAppCode(tx: Context, adminIdx: number, code: string, isConfirmed = true): Promise<boolean> {
  const sealed = await sql.secretOf(tx.sql, adminIdx, isConfirmed)
  const secret = sealed && tx.seal.open(sealed)
  const step = secret && stepOf(secret, code.replace(/\s/g, ''), await sql.realTime(tx.sql))
  return typeof step === 'number' && sql.takeStep(tx.sql, adminIdx, step)
}
