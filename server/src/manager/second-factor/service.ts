import type { contract } from '@clubhouse/contract'
import { Refusal, WRONG_STATE } from '@clubhouse/contract/fail'
import { RIGHTS_TOO_WIDE } from '@clubhouse/contract/manager/refusal'
import { CERT_EXPIRED, CERT_WRONG } from '@clubhouse/contract/member/refusal'
import { encodeQR } from 'qr'
import { audit } from '../../platform/audit.ts'
import { type Context, FORBIDDEN, NOT_FOUND, type Services, SessionEnded } from '../../platform/context.ts'
import { write } from '../../platform/write.ts'
import { hasProvedPassword } from '../../session/proved.ts'
import { FAILURES_FREE } from '../../session/rules.ts'
import { isSelf, widerThan } from '../manage/giver.ts'
import { one } from '../manage/rows.ts'
import { factorChanged, keepsOne } from './changed.ts'
import { confirmLogin, forgetTries, isAppCode, lockedNow, takeTry } from './confirm.ts'
import { appUri, hashRecoveryCode, newRecoveryCodes, newSecret } from './rules.ts'
import * as sql from './sql.ts'

function me({ who }: Context): number {
  if (who?.adminIdx == null) throw new SessionEnded()
  return who.adminIdx
}

export const secondFactor: Services<typeof contract.secondFactor> = {
  confirm: confirmLogin,

  mine: async (_, ctx) => sql.factors(ctx.sql, me(ctx)),

  beginApp: async (_, ctx) => {
    if (!(await hasProvedPassword(ctx))) return FORBIDDEN
    const secret = newSecret()
    return write(ctx, async (tx) => {
      if (!(await sql.setSecret(tx.sql, me(tx), tx.seal.close(secret)))) return WRONG_STATE({ state: 'ADDED' })
      const { id } = await sql.lockManager(tx.sql, me(tx))
      const uri = appUri(secret, tx.club.clubName, id)
      const svg = encodeQR(uri, 'svg', { border: 2, ecc: 'medium' })
      return { secret, uri, qr: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` }
    })
  },

  confirmApp: async ({ code }, ctx) => {
    const failures = await takeTry(ctx, me(ctx))
    if (failures instanceof Refusal) return failures
    return write(ctx, async (tx) => {
      await sql.lockManager(tx.sql, me(tx))
      if (!(await sql.secretOf(tx.sql, me(tx), false))) return CERT_EXPIRED({})
      if (!(await isAppCode(tx, me(tx), code, false)))
        return failures < FAILURES_FREE ? CERT_WRONG({ left: FAILURES_FREE - failures }) : lockedNow(tx, me(tx))
      await sql.confirmSecret(tx.sql, me(tx))
      await forgetTries(tx, me(tx))
      await factorChanged(tx, me(tx), 'ADDED', 'authenticator app')
      return { recoveryCodes: await freshCodes(tx, me(tx)) }
    })
  },

  removeApp: async (_, ctx) => {
    if (!(await hasProvedPassword(ctx))) return FORBIDDEN
    return write(ctx, async (tx) => {
      await sql.lockManager(tx.sql, me(tx))
      if (!(await sql.removeApp(tx.sql, me(tx)))) return WRONG_STATE({ state: 'NONE' })
      return (await keepsOne(tx, me(tx), 'authenticator app')) ?? null
    })
  },

  renewCodes: async (_, ctx) => {
    if (!(await hasProvedPassword(ctx))) return FORBIDDEN
    return write(ctx, async (tx) => {
      await sql.lockManager(tx.sql, me(tx))
      const { hasApp, passkeys } = await sql.factors(tx.sql, me(tx))
      if (!hasApp && passkeys === 0) return WRONG_STATE({ state: 'NONE' })
      await audit(tx, { noun: 'admin', recordIdx: me(tx), after: 'recovery codes' })
      return { recoveryCodes: await freshCodes(tx, me(tx)) }
    })
  },

  require: async ({ isRequired }, ctx) => {
    if (!ctx.who?.isSSAdmin) return FORBIDDEN
    return write(ctx, async (tx) => {
      const before = await sql.factors(tx.sql, me(tx))
      // A manager without a factor would lock themselves out by requiring one.
      if (isRequired && !before.hasApp && before.passkeys === 0) return WRONG_STATE({ state: 'NONE' })
      await sql.setRequired(tx.sql, isRequired)
      await audit(tx, {
        noun: 'rule',
        recordIdx: 0,
        before: { managerSecondFactor: before.isRequired },
        after: { managerSecondFactor: isRequired },
      })
      return { isRequired }
    })
  },

  reset: async ({ idx }, ctx) =>
    write(ctx, async (tx) => {
      if (isSelf(tx, idx)) return FORBIDDEN
      const person = await one(tx.sql, idx, { lock: true })
      if (!person) return NOT_FOUND
      const codes = await widerThan(tx, person)
      if (codes.length > 0) return RIGHTS_TOO_WIDE({ codes })
      const deleted = await sql.removeAll(tx.sql, idx)
      if (deleted === 0) return WRONG_STATE({ state: 'NONE' })
      await forgetTries(tx, idx)
      await factorChanged(tx, idx, 'REMOVED', 'every factor')
      return { deleted }
    }),
}

/** Replaces the recovery codes; only this answer ever contains them. */
async function freshCodes(tx: Context, adminIdx: number): Promise<string[]> {
  const codes = newRecoveryCodes()
  await sql.setRecoveryCodes(
    tx.sql,
    adminIdx,
    codes.map((code) => hashRecoveryCode(adminIdx, code)),
  )
  return codes
}
