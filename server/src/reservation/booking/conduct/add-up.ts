import { audit } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import { dateIn } from '../../../platform/date-in.ts'
import { addedUp } from '../../rules/penalty/rules.ts'
import { notifyBooking } from '../booked/notify.ts'
import * as sql from './sql.ts'

/**
 * The suspensions of a member who got those of another account add up, as if all had been of one. Each penalty that was
 * moved or begins later gets its entry of the log, and who knows of it a new notice. The caller has locked the member.
 * @param moved penalties that came from the other account, with their new version @param after what the log says of the merge
 */
export async function addUp(tx: Context, memberIdx: number, moved: readonly number[], after: object): Promise<void> {
  const today = dateIn(tx.clock.now(), tx.club.zone)
  const later = addedUp(await sql.suspensions(tx.sql, memberIdx), today)
  for (const { penaltyIdx, bookingIdx, from, until } of later) {
    await sql.postpone(tx.sql, penaltyIdx, { from, until }, moved.includes(penaltyIdx))
    await audit(tx, { noun: 'penalty', recordIdx: penaltyIdx, after: { ...after, fromDate: from, untilDate: until } })
    if (bookingIdx !== null) await notifyBooking(tx, bookingIdx, 'CONDUCT')
  }
  for (const recordIdx of moved)
    if (!later.some(({ penaltyIdx }) => penaltyIdx === recordIdx))
      await audit(tx, { noun: 'penalty', recordIdx, after })
}
