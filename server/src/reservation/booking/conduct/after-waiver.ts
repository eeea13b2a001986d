import { closeAppeals } from '../../../inquiry/rows.ts'
import { audit } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import { giveForfeitedBack } from '../../rules/coupon/settle.ts'
import { relaid } from '../../rules/penalty/rules.ts'
import { notifyBooking } from '../booked/notify.ts'
import type { Waived } from './rules.ts'
import * as sql from './sql.ts'

/**
 * Gives back what followed from penalties of a member that were waived: by a manager, by an upheld appeal, for the
 * weather, or because a no-show was undone. Every way to waive a penalty calls it, under the member's lock. The counts of
 * W5 and W6 leave out waived penalties by themselves. Decision 114.
 * @param cancelsMax how many cancellations in a month lead to W7
 */
export async function afterWaiver(
  tx: Context,
  memberIdx: number,
  waived: readonly Waived[],
  { cancelsMax, reason }: { cancelsMax: number; reason: string },
): Promise<void> {
  const often = await sql.waiveOften(tx.sql, memberIdx, bookingsOf(waived), cancelsMax)
  for (const { penaltyIdx, bookingIdx, wasPaid } of often) {
    const before = wasPaid ? { state: 'CLEARED' } : undefined
    await audit(tx, { noun: 'penalty', recordIdx: penaltyIdx, before, after: { code: 'W7', state: 'WAIVED' }, reason })
    if (bookingIdx !== null) await notifyBooking(tx, bookingIdx, 'LIFTED')
  }
  const gone = [...waived, ...often]
  const closed = await closeAppeals(
    tx.sql,
    gone.map(({ penaltyIdx }) => penaltyIdx),
    null,
    tx.who?.adminIdx ?? null,
  )
  for (const idx of closed) await audit(tx, { noun: 'inquiry', recordIdx: idx, after: { state: 'CLOSED' }, reason })
  for (const { bookingIdx } of waived) if (bookingIdx !== null) await giveForfeitedBack(tx, bookingIdx)
  const firsts = gone.flatMap(({ fromDate, untilDate }) => (untilDate === null ? [] : [fromDate])).sort()
  if (firsts[0] !== undefined) await moveForward(tx, memberIdx, firsts[0], reason)
}

const bookingsOf = (waived: readonly Waived[]) => waived.flatMap(({ bookingIdx }) => bookingIdx ?? [])

/** Suspensions that waited for the one that was waived begin as if it had never been. */
export async function moveForward(tx: Context, memberIdx: number, after: string, reason: string): Promise<void> {
  for (const { penaltyIdx, bookingIdx, from, until } of relaid(await sql.suspensions(tx.sql, memberIdx), after)) {
    await sql.moveSuspension(tx.sql, penaltyIdx, { from, until })
    await audit(tx, { noun: 'penalty', recordIdx: penaltyIdx, after: { fromDate: from, untilDate: until }, reason })
    if (bookingIdx !== null) await notifyBooking(tx, bookingIdx, 'CONDUCT')
  }
}
