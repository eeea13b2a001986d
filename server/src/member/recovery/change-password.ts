import type { Refusal } from '@clubhouse/contract/fail'
import { nameIn } from '@clubhouse/contract/member/person-name'
import { CERT_EXPIRED, PASSWORD_WRONG } from '@clubhouse/contract/member/refusal'
import { send } from '../../mail/send.ts'
import { audit } from '../../platform/audit.ts'
import { type Context, SessionEnded } from '../../platform/context.ts'
import { hashPassword } from '../../platform/password.ts'
import { write } from '../../platform/write.ts'
import { refusedPassword } from '../../session/attempts.ts'
import { forgetFailures } from '../../session/counters.ts'
import { FAILURES_FREE } from '../../session/rules.ts'
import { lookAtProof, useProof } from '../certification/proof.ts'
import { notify } from '../inbox/notify.ts'
import { refusedPasswordOf, reused, setHash } from '../password/new-password.ts'
import { isStill, type Whose } from '../password/rows.ts'
import * as rows from './rows.ts'

/** Changes the password of a member who is logged in and knows the old one; this session continues. */
export async function changeByOld(ctx: Context, oldPassword: string, newPassword: string) {
  const { who } = ctx
  const person = who && (await rows.person(ctx.sql, who))
  if (!who || !person) throw new SessionEnded()
  const wrong = await refusedPassword(ctx, person.id, { ...who, passwordHash: person.passwordHash }, oldPassword)
  if (wrong) return 'left' in wrong ? PASSWORD_WRONG(wrong) : wrong
  const whose = who.memberIdx !== null ? { memberIdx: who.memberIdx } : { adminIdx: who.adminIdx! }
  const refused = await refusedNew(ctx, whose, person, newPassword)
  if (refused) return refused
  const hash = await hashPassword(newPassword)
  return write(ctx, async (tx) => {
    // The password was changed in the meantime (perhaps by the real owner), so the old password no longer matches.
    if (!(await isStill(tx.sql, whose, person.passwordHash))) return PASSWORD_WRONG({ left: FAILURES_FREE })
    return change(tx, whose, person, hash, who.sessionIdx)
  })
}

/** Sets a new password after verification; every session ends. */
export async function changeByProof(ctx: Context, certToken: string, newPassword: string) {
  const seen = await lookAtProof(ctx, certToken, 'PASSWORD')
  const whose = seen && !seen.isUsed && seen.memberIdx !== null ? { memberIdx: seen.memberIdx } : undefined
  const person = whose && (await rows.person(ctx.sql, whose))
  if (!whose || !person) return CERT_EXPIRED({})
  const refused = await refusedNew(ctx, whose, person, newPassword)
  if (refused) return refused
  const hash = await hashPassword(newPassword)
  return write(ctx, async (tx) => {
    if (!(await useProof(tx, certToken, 'PASSWORD'))) return CERT_EXPIRED({})
    return change(tx, whose, person, hash, null)
  })
}

async function refusedNew(ctx: Context, whose: Whose, person: rows.Person, password: string) {
  // Managers have the strict policy, whatever the club's is.
  const policy = 'adminIdx' in whose ? 'strict' : undefined
  return (await refusedPasswordOf(ctx, password, person, policy)) ?? (await reused(ctx, whose, password))
}

async function change(tx: Context, whose: Whose, person: rows.Person, hash: string, keep: number | null) {
  await setHash(tx, whose, hash, { keep })
  await forgetFailures(tx, person.id, { memberIdx: null, adminIdx: null, ...whose })
  const noun = 'memberIdx' in whose ? 'member' : 'admin'
  await audit(tx, { noun, recordIdx: Object.values(whose)[0] as number, after: 'password changed' })
  const values = { name: nameIn(person.lang, person), at: tx.clock.now() }
  if ('memberIdx' in whose) await notify(tx, 'PASSWORD_CHANGED', { ...person, memberIdx: whose.memberIdx }, values)
  else await send(tx, 'PASSWORD_CHANGED', person.lang, person.email, values, whose)
  return null as null | Refusal<never>
}
