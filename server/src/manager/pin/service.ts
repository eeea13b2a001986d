import type { contract } from '@clubhouse/contract'
import { PIN_SIMPLE } from '@clubhouse/contract/manager/refusal'
import { PASSWORD_WRONG } from '@clubhouse/contract/member/refusal'
import { isStill } from '../../member/password/rows.ts'
import { person } from '../../member/recovery/rows.ts'
import { audit } from '../../platform/audit.ts'
import { type Context, type Services, SessionEnded } from '../../platform/context.ts'
import { hashPassword } from '../../platform/password.ts'
import { write } from '../../platform/write.ts'
import { refusedPassword } from '../../session/attempts.ts'
import { FAILURES_FREE } from '../../session/rules.ts'
import { isSimplePin } from './rules.ts'
import { secretOf } from './secret-of.ts'
import * as sql from './sql.ts'

function me({ who }: Context): number {
  if (who?.adminIdx == null) throw new SessionEnded()
  return who.adminIdx
}

/** A manager’s own PIN, which is worth nothing without a paired device. Decision 141. */
export const pin: Services<typeof contract.pin> = {
  mine: async (_, ctx) => sql.mine(ctx.sql, me(ctx)),

  set: async ({ password, pin }, ctx) => {
    const adminIdx = me(ctx)
    const whose = { memberIdx: null, adminIdx }
    const own = await person(ctx.sql, whose)
    if (!own) throw new SessionEnded()
    const wrong = await refusedPassword(ctx, own.id, { ...whose, passwordHash: own.passwordHash }, password)
    if (wrong) return 'left' in wrong ? PASSWORD_WRONG(wrong) : wrong
    if (isSimplePin(pin, own.phoneNo ?? '')) return PIN_SIMPLE({})
    const hash = await hashPassword(secretOf(ctx, adminIdx, pin))
    return write(ctx, async (tx) => {
      // A new password deletes the PIN; without this, one that was set with the old password would stay.
      if (!(await isStill(tx.sql, { adminIdx }, own.passwordHash))) return PASSWORD_WRONG({ left: FAILURES_FREE })
      await sql.set(tx.sql, adminIdx, hash)
      await audit(tx, { noun: 'admin', recordIdx: adminIdx, after: 'PIN set' })
      return null
    })
  },

  remove: async (_, ctx) =>
    write(ctx, async (tx) => {
      const deleted = await sql.remove(tx.sql, me(tx))
      if (deleted > 0) await audit(tx, { noun: 'admin', recordIdx: me(tx), after: 'PIN removed' })
      return { deleted }
    }),
}
