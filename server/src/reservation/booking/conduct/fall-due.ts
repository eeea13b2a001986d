import { type Job, schedule } from '../../../job/job.ts'
import { audit } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import { dateIn } from '../../../platform/date-in.ts'
import { write } from '../../../platform/write.ts'
import { lockAnyMember } from '../../member-facts.ts'
import type { Channels } from '../../people/notice/write-notices.ts'
import { beginSuspension } from '../../rules/penalty/begin.ts'
import { standing } from '../../rules/penalty/rows.ts'
import { spanOf } from '../../rules/penalty/rules.ts'
import { endMoney, tell } from './decide.ts'
import * as sql from './sql.ts'

/**
 * Money that a member chose in place of a suspension and did not pay in time: the days of the rule begin, after the
 * suspensions that run. Paying still lifts them, as with any suspension that has money. Money of a second no-show, given
 * before the rule was that one is paid, ends as it does at the payment.
 */
export const fallDue = ({ notify }: Pick<Channels, 'notify'>): Job =>
  schedule('fall-due', '9 * * * *', async (ctx) => {
    for (const { penaltyIdx, memberIdx } of await sql.unpaid(ctx.sql))
      await write(ctx, (tx) => suspendUnpaid(tx, penaltyIdx, memberIdx, notify))
    for (const memberIdx of await sql.membersWhoPaidOne(ctx.sql))
      await write(ctx, async (tx) => {
        await lockAnyMember(tx.sql, memberIdx)
        await endMoney(tx, memberIdx)
      })
  })

/** One transaction a penalty, so that a failure leaves the others done. */
async function suspendUnpaid(
  tx: Context,
  penaltyIdx: number,
  memberIdx: number,
  notify: Channels['notify'],
): Promise<void> {
  // Before the penalty, as those do who add one.
  await lockAnyMember(tx.sql, memberIdx)
  const seen = await sql.lockPenalty(tx.sql, penaltyIdx, tx.club.lang)
  // It was paid, waived or moved to another account while this waited.
  if (seen?.memberIdx !== memberIdx || seen.state !== 'ACTIVE' || seen.untilDate !== null) return
  await beginDays(tx, seen, notify)
}

/**
 * The days of the rule begin, after the suspensions that run; without days the money is overdue. The caller has locked the
 * member and the penalty.
 * @param unpaidBookingIdx the booking at whose check-in it was not paid
 */
export async function beginDays(
  tx: Context,
  seen: sql.PenaltyRow,
  notify: Channels['notify'],
  unpaidBookingIdx: number | null = null,
): Promise<sql.PenaltyRow> {
  const { memberIdx, penaltyIdx, daysIfUnpaid } = seen
  const { now, suspendedUntil } = await standing(tx.sql, memberIdx)
  const today = dateIn(now, tx.club.zone)
  const span = daysIfUnpaid === null ? undefined : spanOf(today, daysIfUnpaid, suspendedUntil)
  const days = span && { fromDate: span.from, untilDate: span.until, sinceDate: today }
  const after = { ...seen, ...days, unpaidBookingIdx }
  const version = await sql.decided(tx.sql, after)
  const { fromDate, untilDate } = after
  await audit(tx, {
    noun: 'penalty',
    recordIdx: penaltyIdx,
    before: { untilDate: null },
    after: { state: 'ACTIVE', fromDate, untilDate },
    reason: 'unpaid',
  })
  const begun = { ...after, version }
  if (!span) return begun
  await beginSuspension(tx, memberIdx, [penaltyIdx])
  await tell(tx, begun, notify)
  return begun
}
