import type { ParsedInputOf } from '@clubhouse/contract/call'
import { CHANGED_MEANWHILE, WRONG_STATE } from '@clubhouse/contract/fail'
import type { cancel as call } from '@clubhouse/contract/reservation/booking/booking'
import { PAST_DEADLINE } from '@clubhouse/contract/reservation/refusal'
import { audit } from '../../../platform/audit.ts'
import { type Context, Malformed, NOT_FOUND } from '../../../platform/context.ts'
import { lateCodeOf } from '../../deadline.ts'
import { lockMember } from '../../member-facts.ts'
import { settleCoupon } from '../../rules/coupon/settle.ts'
import { type CancelRules, type CancelStanding, cancelStanding, impose } from '../../rules/penalty/impose.ts'
import { type Consequence, consequencesOf, isRelease, undoUntil } from '../../rules/penalty/rules.ts'
import { freeSeats } from '../../standby/freed/release.ts'
import { notifyBooking } from '../booked/notify.ts'
import * as bookedRows from '../booked/rows.ts'
import { giveBackWin } from './give-back.ts'
import * as rows from './rows.ts'

type Input = ParsedInputOf<typeof call>

/**
 * Cancels a member's own booking. Cancellations of one member follow one another under the member's lock, and what is
 * read after it is read at one moment: so they are counted, and penalties add up, however many are sent at once.
 */
export async function cancel(tx: Context, me: number, input: Input, rules: CancelRules) {
  const { bookingIdx, choice, reason, reasonText: text = null } = input
  const [, isOwn, before, standing] = await Promise.all([
    lockMember(tx.sql, me),
    bookedRows.lockOwnBooking(tx.sql, bookingIdx, me),
    bookedRows.booking(tx.sql, bookingIdx, tx.lang),
    cancelStanding(tx, me, rules),
  ])
  if (!isOwn || !before) return NOT_FOUND
  const { now } = standing
  if (before.state !== 'CF' || Temporal.Instant.compare(before.startsAt, now) <= 0)
    return WRONG_STATE({ state: before.state })
  // Given up with the date of its group, which costs what a group pays. Decision 168.
  if (before.type === 'T') return WRONG_STATE({ state: 'TEAM' })
  if (before.version !== input.version) return CHANGED_MEANWHILE({ version: before.version })
  if (isRelease(before, now)) {
    const couponReturned = await giveBackWin(tx, before, { at: now, reason, text, why: reason })
    return { bookingIdx, state: 'CX', couponReturned } as const
  }
  const isUndone = undoUntil(before, standing, now) !== undefined
  const consequences = isUndone ? [] : consequencesOf(before, standing, standing.book, now, tx.club.zone)
  const [first] = consequences
  if (first && !isAccepted(first, input)) return notAccepted(first, before, standing)
  if (first && choice === 'MONEY' && consequences.every(({ money }) => money === null)) return new Malformed('choice')
  const code = (isUndone ? undefined : lateCodeOf(before, now, tx.club.zone)) ?? null
  const state = code ? 'CL' : 'CX'
  await rows.cancelBooking(tx.sql, bookingIdx, {
    at: now,
    state,
    code,
    reason,
    text,
    isUndone,
  })
  const couponReturned = await settleCoupon(tx, bookingIdx, state)
  await freeSeats(tx, before, { soon: before.isWaived || isUndone })
  await audit(tx, {
    noun: 'booking',
    recordIdx: bookingIdx,
    before: { state: 'CF' },
    after: { state, code: code ?? undefined, isUndone: isUndone || undefined },
    reason,
  })
  const cause = { memberIdx: me, bookingIdx, playDate: before.date, currency: before.price.currency, choice }
  const [penalty] = await impose(tx, cause, consequences, standing)
  await notifyBooking(tx, bookingIdx, 'CANCELLED')
  return { bookingIdx, state, penalty, couponReturned } as const
}

/** A consequence that has become another one while the member read the first is asked again. */
const isAccepted = ({ code }: Consequence, { accept, code: shown }: Input) =>
  accept && (shown === undefined || shown === code)

const notAccepted = (
  { code, days, money }: Consequence,
  { freeCancelUntil }: bookedRows.BookingRow,
  { now, payDays }: Pick<CancelStanding, 'now' | 'payDays'>,
) => {
  const cost = { code, days, money, payDays: money === null ? undefined : payDays }
  return code === 'W7'
    ? PAST_DEADLINE({ rule: 'cancels', at: now, ...cost })
    : PAST_DEADLINE({ rule: 'cancel', at: freeCancelUntil, ...cost })
}
