import type { contract } from '@clubhouse/contract'
import type { ParsedInputOf } from '@clubhouse/contract/call'
import { NOT_SELF, RIGHTS_TOO_WIDE } from '@clubhouse/contract/manager/refusal'
import { audit } from '../../platform/audit.ts'
import { type Context, Malformed, NOT_FOUND } from '../../platform/context.ts'
import { write } from '../../platform/write.ts'
import { giveRightsOf } from './give-rights.ts'
import { isSelf, tooWideGroup, widerThan } from './giver.ts'
import * as rows from './rows.ts'

/** Moves managers into a group. Their rights follow only when asked for. */
export async function moveAccounts(
  { idx, groupIdx, apply }: ParsedInputOf<typeof contract.manager.move>,
  ctx: Context,
) {
  return write(ctx, async (tx) => {
    if (idx.some((one) => isSelf(tx, one))) return NOT_SELF({})
    const ofGroup = await tooWideGroup(tx, groupIdx)
    if (!ofGroup) return new Malformed('groupIdx')
    if (ofGroup.length > 0) return RIGHTS_TOO_WIDE({ codes: ofGroup })
    // Locked in the order of their numbers, to prevent deadlocks.
    const whom = [...new Set(idx)].sort((a, b) => a - b)
    for (const one of whom) {
      const before = await rows.one(tx.sql, one, { lock: true })
      if (!before) return NOT_FOUND
      const codes = await widerThan(tx, before)
      if (codes.length > 0) return RIGHTS_TOO_WIDE({ codes })
      await rows.change(tx.sql, one, { group_idx: groupIdx })
      if (apply) await giveRightsOf(tx, one, groupIdx)
      await audit(tx, { noun: 'admin', recordIdx: one, before, after: await rows.one(tx.sql, one) })
    }
    return { moved: whom.length }
  })
}
