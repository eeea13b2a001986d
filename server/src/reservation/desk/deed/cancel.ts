import type { ParsedInputOf } from '@clubhouse/contract/call'
import type { cancel as call } from '@clubhouse/contract/reservation/desk/desk'
import { audit } from '../../../platform/audit.ts'
import type { Transaction } from '../../../platform/write.ts'
import { notifyBooking } from '../../booking/booked/notify.ts'
import * as bookedRows from '../../booking/booked/rows.ts'
import * as cancelRows from '../../booking/cancel/rows.ts'
import { lateCodeOf } from '../../deadline.ts'
import { settleCoupon } from '../../rules/coupon/settle.ts'
import { type CancelRules, type CancelStanding, cancelStanding, impose } from '../../rules/penalty/impose.ts'
import { consequencesOf } from '../../rules/penalty/rules.ts'
import { freeSeats } from '../../standby/freed/release.ts'
import { bookingNow } from './booking-now.ts'
import { known } from './read.ts'

/** A member's cancellation has the consequences that it has for members, unless the manager waives them; a guest's has none. */
export async function cancel(tx: Transaction, input: ParsedInputOf<typeof call>, rules: CancelRules) {
  const { row: before, no } = await bookingNow(tx, input)
  if (!before) return no
  const { bookingIdx, reason, by } = input
  const memberIdx = before.booker.memberIdx
  const standing = memberIdx === null ? undefined : await cancelStanding(tx, memberIdx, rules)
  const now = standing?.now ?? tx.clock.now()
  const isByClub = by === 'CLUB'
  const code = isByClub ? null : (lateCodeOf(before, now, tx.club.zone) ?? null)
  const state = isByClub ? 'CC' : code ? 'CL' : 'CX'
  const [text, isExcused] = [input.text ?? null, !isByClub && !input.penalty]
  await cancelRows.cancelBooking(tx.sql, bookingIdx, { at: now, state, code, reason, text, isExcused })
  // A penalty that the manager waives takes the coupon no more than a waiver afterwards does.
  await settleCoupon(tx, bookingIdx, input.penalty ? state : 'CC')
  await freeSeats(tx, before, { soon: isByClub || before.isWaived })
  await audit(tx, {
    noun: 'booking',
    recordIdx: bookingIdx,
    before: { state: 'CF' },
    after: { state, code: code ?? undefined, reason, ...(isExcused && { excused: true }) },
    reason: input.text,
  })
  const penalty = standing && !isByClub && input.penalty ? await penalise(tx, before, standing) : undefined
  await notifyBooking(tx, bookingIdx, 'CANCELLED')
  const row = (await bookedRows.booking(tx.sql, bookingIdx, tx.lang))!
  return { ...(await known(tx, row)), penalty }
}

async function penalise(tx: Transaction, before: bookedRows.BookingRow, standing: CancelStanding) {
  const consequences = consequencesOf(before, standing, standing.book, standing.now, tx.club.zone)
  const { bookingIdx, booker, date: playDate, price } = before
  const cause = { memberIdx: booker.memberIdx!, bookingIdx, playDate, currency: price.currency }
  const [penalty] = await impose(tx, cause, consequences, standing)
  return penalty
}
