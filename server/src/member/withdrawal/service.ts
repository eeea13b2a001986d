import type { contract } from '@clubhouse/contract'
import { PASSWORD_WRONG } from '@clubhouse/contract/member/refusal'
import { audit } from '../../platform/audit.ts'
import {
  type Context,
  FORBIDDEN,
  Malformed,
  memberOf,
  NOT_FOUND,
  type Services,
  SessionEnded,
} from '../../platform/context.ts'
import { write } from '../../platform/write.ts'
import { refusedPassword } from '../../session/attempts.ts'
import { hasProvedPassword } from '../../session/proved.ts'
import { accountSettings } from '../../site/account-settings.ts'
import { notify } from '../inbox/notify.ts'
import { person } from '../recovery/rows.ts'
import { boundBy, closeAccount } from './close.ts'
import * as rows from './rows.ts'
import { bonds } from './rules.ts'
import * as sql from './sql.ts'

export const withdrawal: Services<typeof contract.withdrawal> = {
  impossible: async ({ memberIdx, clubIdx }, ctx) => {
    if (clubIdx !== ctx.club.clubIdx) return NOT_FOUND
    const { blockers, warnings } = bonds(await rows.counts(ctx.sql, memberIdx))
    const textOf = ({ code, count }: (typeof blockers)[number]) => `BOND_${code}_${count === 1 ? 'one' : 'other'}`
    const codes = [...blockers, ...warnings].map(textOf)
    const words = await sql.words(ctx.sql, memberIdx, codes)
    const reason = (list: typeof blockers) =>
      list.map((bond) => ({
        ...bond,
        text: (words[textOf(bond)] ?? bond.code).replace('{{count}}', String(bond.count)),
      }))
    return { possible: blockers.length === 0, blockers: reason(blockers), warnings: reason(warnings) }
  },

  reason: async ({ reasons, text }, ctx) => {
    const me = memberOf(ctx)
    if ((await sql.unknownReasons(ctx.sql, reasons)).length > 0) return new Malformed('reasons')
    return { reasonIdx: await write(ctx, (tx) => sql.addReason(tx.sql, me, reasons, text || null)) }
  },

  withdraw: async ({ reasonIdx, password }, ctx) => {
    const me = memberOf(ctx)
    if (!(await hasProvedPassword(ctx))) return FORBIDDEN
    if (!(await sql.hasReason(ctx.sql, reasonIdx, me))) return new Malformed('reasonIdx')
    const who = await person(ctx.sql, ctx.who!)
    if (!who) throw new SessionEnded()
    const wrong = await refusedPassword(ctx, who.id, { ...ctx.who!, passwordHash: who.passwordHash }, password)
    if (wrong) return 'left' in wrong ? PASSWORD_WRONG(wrong) : wrong
    const { undoDays } = await accountSettings(ctx)
    return write(ctx, (tx) => leave(tx, me, undoDays))
  },
}

async function leave(tx: Context, me: number, undoDays: number) {
  const member = await sql.lockActive(tx.sql, me)
  // Another device of the same person, or a manager's block, was first.
  if (!member) throw new SessionEnded()
  const bound = await boundBy(tx, me)
  if (bound) return bound
  const left = await closeAccount(tx, me, { days: undoDays })
  await sql.countSave(tx.sql, me)
  await audit(tx, {
    noun: 'member',
    recordIdx: me,
    before: { state: 'ACTIVE' },
    after: { state: 'WITHDRAW_REQUESTED', undoUntil: left.undoUntil },
  })
  await notify(tx, 'WITHDRAWN', { ...member, memberIdx: me }, { name: member.name, undoUntil: left.undoUntil })
  return left
}
