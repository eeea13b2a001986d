import type { ParsedInputOf } from '@clubhouse/contract/call'
import { WRONG_STATE } from '@clubhouse/contract/fail'
import type { waive as call } from '@clubhouse/contract/reservation/sheet/waiver'
import { audit } from '../../../platform/audit.ts'
import type { Transaction } from '../../../platform/write.ts'
import { notifyBooking, notifyWaived } from '../../booking/booked/notify.ts'
import { afterWaiver } from '../../booking/conduct/after-waiver.ts'
import { giveBackOn } from '../../rules/coupon/settle.ts'
import * as sql from './sql.ts'

/**
 * Waives the penalties of the tee times of a day or part, and lets the members who booked one know that they may cancel. Members who booked one are locked first, as by a cancellation, so
 * that one at the same moment is either waived here or finds the waiver.
 */
export async function waive(tx: Transaction, { part, ...input }: ParsedInputOf<typeof call>, cancelsMax: number) {
  const when = { date: input.date, part: part ?? null }
  await sql.lockDay(tx.sql, when.date)
  const waiverIdx = await sql.add(tx.sql, { ...input, ...when })
  if (waiverIdx === undefined) return WRONG_STATE({ state: 'WAIVED' })
  await sql.lockBookers(tx.sql, when)
  const waived = await sql.waivePenalties(tx.sql, when)
  const returned = await giveBackOn(tx, when.date, when.part)
  await sql.note(tx.sql, waiverIdx, waived.length)
  const { reason } = input
  await audit(tx, { noun: 'waiver', recordIdx: waiverIdx, after: { ...input, ...when, waived: waived.length }, reason })
  for (const { penaltyIdx, bookingIdx, code, state } of waived) {
    await audit(tx, {
      noun: 'penalty',
      recordIdx: penaltyIdx,
      before: { state },
      after: { code, state: 'WAIVED' },
      reason,
    })
    await notifyBooking(tx, bookingIdx, 'LIFTED')
  }
  // The email about a penalty says it too.
  for (const bookingIdx of returned)
    if (!waived.some((one) => one.bookingIdx === bookingIdx)) await notifyBooking(tx, bookingIdx, 'COUPON')
  await notifyWaived(tx, await sql.bookingsToCome(tx.sql, when))
  for (const [memberIdx, theirs] of Map.groupBy(waived, (one) => one.memberIdx))
    await afterWaiver(tx, memberIdx, theirs, { cancelsMax, reason })
  return { waiverIdx, waived: waived.length }
}
