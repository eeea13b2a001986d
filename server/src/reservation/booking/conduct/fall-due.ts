import { type Job, schedule } from '../../../job/job.ts'
import { audit } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import { dateIn } from '../../../platform/date-in.ts'
import { write } from '../../../platform/write.ts'
import { giveBack } from '../../hold/hold.ts'
import type { Channels } from '../../people/notice/write-notices.ts'
import { standing } from '../../rules/penalty/rows.ts'
import { spanOf } from '../../rules/penalty/rules.ts'
import { tell } from './decide.ts'
import * as sql from './sql.ts'

/**
 * Money that a member chose in place of a suspension and did not pay in time: the days of the rule begin, after the
 * suspensions that run. Paying still lifts them, as with any suspension that has money.
 */
export const fallDue = ({ notify }: Pick<Channels, 'notify'>): Job =>
  schedule('fall-due', '9 * * * *', async (ctx) => {
    for (const { penaltyIdx, memberIdx } of await sql.unpaid(ctx.sql))
      await write(ctx, (tx) => suspendUnpaid(tx, penaltyIdx, memberIdx, notify))
  })

/** One transaction a penalty, so that a failure leaves the others done. */
async function suspendUnpaid(
  tx: Context,
  penaltyIdx: number,
  memberIdx: number,
  notify: Channels['notify'],
): Promise<void> {
  // Before the penalty, as those do who add one.
  await sql.lockAnyMember(tx.sql, memberIdx)
  const { now, suspendedUntil } = await standing(tx.sql, memberIdx)
  const span = (days: number) => spanOf(dateIn(now, tx.club.zone), days, suspendedUntil)
  const seen = await sql.lockPenalty(tx.sql, penaltyIdx, tx.club.lang)
  // It was paid, waived or moved to another account while this waited.
  if (seen?.memberIdx !== memberIdx || seen.state !== 'ACTIVE' || seen.untilDate !== null) return
  const { from, until } = span(seen.daysIfUnpaid!)
  const begun = { ...seen, fromDate: from, untilDate: until, sinceDate: dateIn(now, tx.club.zone) }
  await sql.decided(tx.sql, begun)
  const { fromDate, untilDate } = begun
  await audit(tx, {
    noun: 'penalty',
    recordIdx: penaltyIdx,
    before: { untilDate: null },
    after: { state: 'ACTIVE', fromDate, untilDate },
    reason: 'unpaid',
  })
  await giveBack(tx, memberIdx)
  await tell(tx, begun, notify)
}
