import type { contract } from '@clubhouse/contract'
import { WRONG_STATE } from '@clubhouse/contract/fail'
import { audit } from '../../../platform/audit.ts'
import { memberOf, NOT_FOUND, type Services } from '../../../platform/context.ts'
import { refusedTooOften } from '../../../platform/too-often.ts'
import { write } from '../../../platform/write.ts'
import { lockMember } from '../../member-facts.ts'
import { rulebookOf } from '../../rulebook.ts'
import { receiptNoOf } from '../rows.ts'
import { answerEntry } from './answer.ts'
import { refusedByClose } from './check.ts'
import { enterDraw } from './enter.ts'
import { formFor } from './form.ts'
import { leaveDraw } from './leave.ts'
import type { Notifies } from './letters.ts'
import * as rows from './rows.ts'
import * as sql from './sql.ts'

export const draw = (channels: Notifies): Omit<Services<typeof contract.draw>, 'bring'> => ({
  form: (input, ctx) => formFor(ctx, input),

  enter: async (input, ctx) => {
    const me = memberOf(ctx)
    const tooOften = await refusedTooOften(ctx, 'naming', `m${me}`)
    if (tooOften) return tooOften
    const rulebook = await rulebookOf(ctx)
    return write(ctx, (tx) => enterDraw(tx, me, input, rulebook, channels))
  },

  leave: ({ entryIdx }, ctx) => write(ctx, (tx) => leaveDraw(tx, memberOf(ctx), entryIdx, channels)),

  answer: (input, ctx) => write(ctx, (tx) => answerEntry(tx, memberOf(ctx), input, channels)),

  receipt: async ({ entryIdx }, ctx) => {
    const found = await sql.receipt(ctx.sql, entryIdx, memberOf(ctx))
    if (!found) return NOT_FOUND
    const { drawIdx, version, entryHash, canonical, pseudonym, issuedAt } = found
    return { receiptNo: receiptNoOf(found), drawIdx, version, entryHash, canonical, pseudonym, issuedAt }
  },

  addNonce: ({ drawIdx, nonce }, ctx) =>
    write(ctx, async (tx) => {
      const me = memberOf(tx)
      const found = await rows.lockOpen(tx.sql, drawIdx, tx.lang)
      if (!found) return NOT_FOUND
      const late = refusedByClose(found.row, found.now)
      if (late) return late
      if (found.row.seedMode !== 'slow') return WRONG_STATE({ state: found.row.seedMode })
      await lockMember(tx.sql, me)
      const [own] = await rows.ownEntries(tx.sql, drawIdx, me, tx.lang)
      // The number of an entry is hashed with it, so it changes with a new version of the entry.
      if (own) return WRONG_STATE({ state: own.state })
      await sql.keepNonce(tx.sql, drawIdx, me, nonce)
      await audit(tx, { noun: 'draw', recordIdx: drawIdx, after: { nonce } })
      return { nonce }
    }),
})
