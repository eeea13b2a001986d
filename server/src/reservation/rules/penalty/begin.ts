import { enqueue } from '../../../job/enqueue.ts'
import type { Context } from '../../../platform/context.ts'
import type { Transaction } from '../../../platform/write.ts'
import { giveBack } from '../../hold/hold.ts'
import { suspensionCancels } from './rows.ts'

/** Cancels the bookings of a member that lie in a suspension. */
export const CANCEL_SUSPENDED = 'cancel-suspended'

/** Bookings stay for these minutes, so that a press by mistake at the desk can be undone. Source: docs/rules.md, Penalties. */
const UNDO_MINUTES = 10

/**
 * Every suspension begins here, and goes on here after an interruption: the holds of its member and what was offered from
 * standby end, and where the club wants it a task cancels the bookings on its days. It is a task, because the transaction that
 * suspends has locked some of the bookings already and would lock the others in any order. Decision 161.
 */
export async function beginSuspension(
  tx: Context & Partial<Pick<Transaction, 'sendUnread'>>,
  memberIdx: number,
  penalties: readonly number[],
): Promise<void> {
  await giveBack(tx, memberIdx)
  if (!(await suspensionCancels(tx.sql))) return
  const at = tx.clock.now().add({ minutes: UNDO_MINUTES })
  for (const penaltyIdx of penalties) await enqueue(tx, CANCEL_SUSPENDED, { penaltyIdx }, at)
}
