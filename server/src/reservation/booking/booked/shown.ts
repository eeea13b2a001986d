import type { Context } from '../../../platform/context.ts'
import { lateCode } from '../../deadline.ts'
import type { PenaltyBook } from '../../penalty-book-rules.ts'
import { consequencesOf, type Standing } from '../../rules/penalty/rules.ts'
import type * as bookedRows from './rows.ts'

/** What decides about a member's cancellations. */
type CancelsBy = Standing & { book: PenaltyBook }

/** A booking for its players; phone numbers are for the booker only. @param standing of the viewer, if they may cancel */
export function shown(row: bookedRows.BookingRow, ctx: Context, viewer: number, standing?: CancelsBy) {
  const isBooker = row.booker.memberIdx === viewer
  const players = isBooker ? row.players : row.players.map(({ phoneNo: _, ...player }) => player)
  return { ...row, players, ifCancelledNow: isBooker ? ifCancelledNow(row, ctx, standing) : null }
}

/** What a cancellation would lead to; undefined standing says only whether it is late. */
export function ifCancelledNow(row: bookedRows.BookingRow, { clock, club }: Context, standing?: CancelsBy) {
  const now = clock.now()
  if (row.state !== 'CF' || row.isWaived || Temporal.Instant.compare(row.startsAt, now) <= 0) return null
  if (standing) {
    const [first, also] = consequencesOf(row, standing, standing.book, now, club.zone)
    return first ? { ...first, also } : null
  }
  const code = lateCode(row.date, row.freeCancelUntil, now, club.zone)
  return code ? { code } : null
}
