import type { contract } from '@clubhouse/contract'
import type { ParsedInputOf } from '@clubhouse/contract/call'
import type { Context } from '../../platform/context.ts'
import { ownWordsIn } from '../../platform/said-in.ts'
import { write } from '../../platform/write.ts'
import { accountSettings } from '../../site/account-settings.ts'
import { notify } from '../inbox/notify.ts'
import { wake } from '../recovery/wake.ts'
import { boundBy, closeAccount } from '../withdrawal/close.ts'
import * as sql from './sql.ts'
import { begin, end } from './step.ts'

/** As the member's own closing, except that the manager gives the reason in place of codes and a password. */
export async function close(input: ParsedInputOf<typeof contract.memberManage.close>, ctx: Context) {
  const { undoDays } = await accountSettings(ctx)
  return write(ctx, async (tx) => {
    const step = await begin(tx, { ...input, action: 'CLOSE' })
    if (!('member' in step)) return step
    const bound = await boundBy(tx, input.memberIdx)
    if (bound) return bound
    const { undoUntil } = await closeAccount(tx, input.memberIdx, { days: undoDays })
    const { member } = step
    // A blocked member cannot restore the account: only the club lifts a block.
    if (member.blockReason === null) await notify(tx, 'WITHDRAWN', member, { name: member.name, undoUntil })
    else await notify(tx, 'CLOSED', member, { name: member.name, eraseAt: undoUntil })
    return { ...(await end(tx, step, { undoUntil })), eraseAt: undoUntil }
  })
}

/** Also for an account that its member closed: the member may call the club in place of restoring it by email. */
export async function restore(input: ParsedInputOf<typeof contract.memberManage.restore>, ctx: Context) {
  return write(ctx, async (tx) => {
    const step = await begin(tx, { ...input, action: 'RESTORE' })
    if (!('member' in step)) return step
    const { member } = step
    if (member.blockReason === null) {
      await wake(tx, member.memberIdx)
      await notify(tx, 'AWAKE', member, { name: member.name, at: tx.clock.now() })
    } else {
      await sql.restoreBlocked(tx.sql, member.memberIdx)
      const reason = ownWordsIn(member.lang, member.blockTranslated, 'reason', member.blockReason)
      await notify(tx, 'BLOCKED', member, { name: member.name, reason })
    }
    return end(tx, step)
  })
}
