import type { ParsedInputOf } from '@clubhouse/contract/call'
import type { cancel as call } from '@clubhouse/contract/reservation/manage'
import { audit } from '../../platform/audit.ts'
import type { Transaction } from '../../platform/write.ts'
import { notifyBooking } from '../booking/notify.ts'
import * as booking from '../booking/sql.ts'
import { lateCode } from '../deadline.ts'
import { type CancelRules, cancelStanding, impose } from '../penalty/impose.ts'
import { consequencesOf } from '../penalty/rules.ts'
import { bookingNow } from './booking-now.ts'
import { known } from './read.ts'

/** A member's cancellation has the consequences that it has for members, unless the manager waives them. */
export async function cancel(tx: Transaction, input: ParsedInputOf<typeof call>, rules: CancelRules) {
  const { row: before, no } = await bookingNow(tx, input)
  if (!before) return no
  const { bookingIdx, reason, by } = input
  const memberIdx = before.booker.memberIdx
  const standing = await cancelStanding(tx, memberIdx, rules)
  const { now } = standing
  const isByClub = by === 'CLUB'
  const code = isByClub ? null : (lateCode(before.date, before.freeCancelUntil, now, tx.club.zone) ?? null)
  const state = isByClub ? 'CC' : code ? 'CL' : 'CX'
  await booking.cancelBooking(tx.sql, bookingIdx, { at: now, state, code, reason, text: input.text ?? null })
  await audit(tx, {
    noun: 'booking',
    recordIdx: bookingIdx,
    before: { state: 'CF' },
    after: { state, code: code ?? undefined, reason },
    reason: input.text,
  })
  const consequences =
    isByClub || !input.penalty ? [] : consequencesOf(before, standing, rules.rules, now, tx.club.zone)
  const cause = { memberIdx, bookingIdx, playDate: before.date, currency: before.price.currency }
  const [penalty] = await impose(tx, cause, consequences, standing)
  await notifyBooking(tx, bookingIdx, 'CANCELLED')
  const row = (await booking.booking(tx.sql, bookingIdx, tx.lang))!
  return { ...(await known(tx, row)), penalty }
}
