import type { ParsedInputOf } from '@clubhouse/contract/call'
import type { cancel as call } from '@clubhouse/contract/reservation/desk/desk'
import { audit } from '../../../platform/audit.ts'
import { Malformed } from '../../../platform/context.ts'
import { foreignLanguage, saidWords } from '../../../platform/said-in.ts'
import type { Transaction } from '../../../platform/write.ts'
import { notifyBooking } from '../../booking/booked/notify.ts'
import * as bookedRows from '../../booking/booked/rows.ts'
import { cancelByClub } from '../../booking/cancel/by-club.ts'
import { giveBackWin } from '../../booking/cancel/give-back.ts'
import * as cancelRows from '../../booking/cancel/rows.ts'
import { lateCodeOf } from '../../deadline.ts'
import { settleCoupon } from '../../rules/coupon/settle.ts'
import { type CancelRules, type CancelStanding, cancelStanding, impose } from '../../rules/penalty/impose.ts'
import { consequencesOf, isRelease } from '../../rules/penalty/rules.ts'
import { freeSeats } from '../../standby/freed/release.ts'
import { bookingNow } from './booking-now.ts'
import { known } from './read.ts'

type Input = ParsedInputOf<typeof call>

/** A cancellation for the club is free, and the people of the booking read why. Decision 179. */
export async function cancel(tx: Transaction, input: Input, rules: CancelRules) {
  const foreign = foreignLanguage(input.translated, tx.club)
  if (foreign) return new Malformed(foreign)
  const { row: before, no } = await bookingNow(tx, input)
  if (!before) return no
  const { bookingIdx, reason, text } = input
  const isByClub = input.by === 'CLUB'
  if (!isByClub && isRelease(before, tx.clock.now())) {
    await giveBackWin(tx, before, { at: tx.clock.now(), reason, text: text ?? null, why: text })
    return known(tx, (await bookedRows.booking(tx.sql, bookingIdx, tx.lang))!)
  }
  let penalty: Awaited<ReturnType<typeof cancelByMember>> | undefined
  if (isByClub) {
    const translated = saidWords(input.translated)
    await cancelByClub(tx, bookingIdx, { at: tx.clock.now(), reason, text, translated, why: text })
  } else penalty = await cancelByMember(tx, before, input, rules)
  await freeSeats(tx, before, { soon: isByClub || before.isWaived })
  await notifyBooking(tx, bookingIdx, 'CANCELLED')
  const row = (await bookedRows.booking(tx.sql, bookingIdx, tx.lang))!
  return { ...(await known(tx, row)), penalty }
}

/** It has the consequences that it has for members, unless the manager waives them; a guest's has none. */
async function cancelByMember(
  tx: Transaction,
  before: bookedRows.BookingRow,
  { bookingIdx, reason, text, penalty }: Input,
  rules: CancelRules,
) {
  const memberIdx = before.booker.memberIdx
  const standing = memberIdx === null ? undefined : await cancelStanding(tx, memberIdx, rules)
  const now = standing?.now ?? tx.clock.now()
  const code = lateCodeOf(before, now, tx.club.zone) ?? null
  const state = code ? 'CL' : 'CX'
  const isExcused = !penalty
  await cancelRows.cancelBooking(tx.sql, bookingIdx, { at: now, state, code, reason, text: text ?? null, isExcused })
  // A penalty that the manager waives takes the coupon no more than a waiver afterwards does.
  await settleCoupon(tx, bookingIdx, penalty ? state : 'CC')
  await audit(tx, {
    noun: 'booking',
    recordIdx: bookingIdx,
    before: { state: 'CF' },
    after: { state, code: code ?? undefined, reason, ...(isExcused && { excused: true }) },
    reason: text,
  })
  return standing && penalty ? penalise(tx, before, standing) : undefined
}

async function penalise(tx: Transaction, before: bookedRows.BookingRow, standing: CancelStanding) {
  const consequences = consequencesOf(before, standing, standing.book, standing.now, tx.club.zone)
  const { bookingIdx, booker, date: playDate, price } = before
  const cause = { memberIdx: booker.memberIdx!, bookingIdx, playDate, currency: price.currency }
  const [penalty] = await impose(tx, cause, consequences, standing)
  return penalty
}
