import type { Booking } from '@clubhouse/contract/reservation/booking/booking'
import type { Context } from '../../../platform/context.ts'
import { lateCode, lateCodeOf } from '../../deadline.ts'
import type { PenaltyBook } from '../../penalty-book-rules.ts'
import { consequencesOf, isRelease, releaseOf, type Standing, undoUntil } from '../../rules/penalty/rules.ts'
import type * as bookedRows from './rows.ts'

/** What decides about a member's cancellations. */
type CancelsBy = Standing & { book: PenaltyBook; payDays: number }

/**
 * A booking for its players; phone numbers and the note to the club are for the booker only, and which other player took a locker
 * is hidden from everyone. @param standing of the viewer, if they may cancel
 */
export function shown(row: bookedRows.BookingRow, ctx: Context, viewer: number, standing?: CancelsBy) {
  const isBooker = row.booker.memberIdx === viewer
  const players = isBooker ? row.players : row.players.map(({ phoneNo: _, ...player }) => player)
  // Tee times of a group are given up with its date. Decision 168.
  const mayCancel = isBooker && row.type !== 'T'
  const now = ctx.clock.now()
  const releaseUntil = isBooker ? releaseOf(row, now) : null
  const undo = mayCancel && standing && row.state === 'CF' && !releaseUntil ? undoUntil(row, standing, now) : undefined
  const offeredTo = isBooker || row.offeredTo === viewer ? row.offeredTo : null
  const coupon = isBooker ? couponIn(row, ctx, undo !== undefined) : null
  const cost = mayCancel && !undo ? ifCancelledNow(row, ctx, standing) : null
  const price = pricedFor(row, viewer)
  return {
    ...row,
    players,
    price,
    memo: isBooker ? row.memo : null,
    offeredTo,
    coupon,
    ifCancelledNow: cost,
    undoUntil: undo,
    releaseUntil,
  }
}

function pricedFor({ price, players }: bookedRows.BookingRow, viewer: number): bookedRows.BookingRow['price'] {
  if (!price.extras) return price
  const own = players.find(({ memberIdx }) => memberIdx === viewer)?.no
  return { ...price, extras: price.extras.map((extra) => ({ ...extra, no: extra.no === own ? own : null })) }
}

/** The coupon of a booking: a late cancellation costs it, every other returns it, as undoing the booking does. */
export function couponIn(
  row: bookedRows.BookingRow,
  { clock, club }: Pick<Context, 'clock' | 'club'>,
  isUndone = false,
): NonNullable<Booking['coupon']> | null {
  if (row.couponIdx === null) return null
  if (row.state !== 'CF') return { state: STATES.find((one) => one === row.couponState) ?? 'RETURNED' }
  const now = clock.now()
  const isLate = !isUndone && !isRelease(row, now) && lateCodeOf(row, now, club.zone) !== undefined
  return { state: 'RESERVED', ifCancelledNow: isLate ? 'FORFEITED' : 'RETURNED' }
}

const STATES = ['RESERVED', 'USED', 'FORFEITED'] as const

/** What a cancellation would lead to; undefined standing says only whether it is late. */
export function ifCancelledNow(row: bookedRows.BookingRow, { clock, club }: Context, standing?: CancelsBy) {
  const now = clock.now()
  if (row.state !== 'CF' || row.isWaived || Temporal.Instant.compare(row.startsAt, now) <= 0) return null
  if (standing) {
    const [first, also] = consequencesOf(row, standing, standing.book, now, club.zone)
    return first ? { ...first, also, payDays: first.money === null ? undefined : standing.payDays } : null
  }
  const code = lateCode(row.date, row.freeCancelUntil, now, club.zone)
  return code ? { code } : null
}
