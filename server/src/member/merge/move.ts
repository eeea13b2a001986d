import type { Moved } from '@clubhouse/contract/member/merge'
import { onTask } from '../../job/job.ts'
import { audit } from '../../platform/audit.ts'
import { type Transaction, write } from '../../platform/write.ts'
import { addUp } from '../../reservation/booking/conduct/add-up.ts'
import { lockAnyMember } from '../../reservation/member-facts.ts'
import { moveGroups } from '../../reservation/team/leaving.ts'
import { notify } from '../inbox/notify.ts'
import * as sql from './move-sql.ts'

export const FINISH = 'finish-merge'

interface Pair {
  keptIdx: number
  goneIdx: number
}

/** Everything that belongs to the account that ends. @returns how many rows of each kind */
export async function moveAll(tx: Transaction, pair: Pair): Promise<Record<Moved, number>> {
  const { bookings, places } = await sql.moveTeeTimes(tx.sql, pair)
  const after = { merged: pair.goneIdx, into: pair.keptIdx }
  for (const bookingIdx of bookings) await audit(tx, { noun: 'booking', recordIdx: bookingIdx, after })
  const penalties = await sql.movePenalties(tx.sql, pair)
  if (penalties.length > 0) await addUp(tx, pair.keptIdx, penalties, after, { notify })
  for (const entryIdx of await sql.moveEntries(tx.sql, pair))
    await audit(tx, { noun: 'draw-entry', recordIdx: entryIdx, after })
  for (const { waitingIdx, isOver } of await sql.moveStandby(tx.sql, pair))
    await audit(tx, { noun: 'standby', recordIdx: waitingIdx, after: { ...after, ...(isOver && { state: 'C' }) } })
  await moveGroups(tx.sql, pair)
  const companions = await sql.moveCompanions(tx.sql, pair)
  const consents = await sql.copyConsents(tx.sql, pair)
  const records = await sql.moveRecords(tx.sql, pair)
  return {
    teeTimes: places,
    companions,
    penalties: penalties.length,
    messages: records.member_message,
    emails: records.mail,
    consents,
    notes: records.member_note,
    others: records.hof + records.lost_report + records.coupon + records.inquiry,
  }
}

/** A booking that named the account while it ended was written after the merge had looked. */
export const finishMerge = onTask<Pair>(FINISH, (ctx, pair) =>
  write(ctx, async (tx) => {
    // Before the penalties, as those do who add one. The account that is kept need not be active.
    await lockAnyMember(tx.sql, pair.keptIdx)
    await moveAll(tx, pair)
  }),
)
