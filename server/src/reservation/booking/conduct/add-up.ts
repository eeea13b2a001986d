import { audit } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import { dateIn } from '../../../platform/date-in.ts'
import type { Channels } from '../../people/notice/write-notices.ts'
import { beginSuspension } from '../../rules/penalty/begin.ts'
import { addedUp } from '../../rules/penalty/rules.ts'
import { endMoney, tell } from './decide.ts'
import * as sql from './sql.ts'

/**
 * The suspensions of a member who got those of another account add up, as if all had been of one. Each penalty that was
 * moved or begins later gets its entry of the log; the member gets a new notice of one that begins later, and all are
 * suspensions of this account from now on. The caller has locked the member.
 * @param moved penalties that came from the other account, with their new version @param after what the log says of the merge
 */
export async function addUp(
  tx: Context,
  memberIdx: number,
  moved: readonly number[],
  after: object,
  { notify }: Pick<Channels, 'notify'>,
): Promise<void> {
  await endMoney(tx, memberIdx)
  const today = dateIn(tx.clock.now(), tx.club.zone)
  const all = (await sql.suspensions(tx.sql, memberIdx)).map((one) => ({
    ...one,
    isOther: moved.includes(one.penaltyIdx),
  }))
  const later = addedUp(all, today)
  for (const { penaltyIdx, isOther, from, until } of later) {
    await sql.moveSuspension(tx.sql, penaltyIdx, { from, until }, isOther)
    await audit(tx, { noun: 'penalty', recordIdx: penaltyIdx, after: { ...after, fromDate: from, untilDate: until } })
    const penalty = await sql.penalty(tx.sql, penaltyIdx, tx.lang)
    if (penalty) await tell(tx, penalty, notify)
  }
  const running = all.filter(({ moves, until }) => moves && until >= today)
  if (running.some(({ isOther }) => isOther))
    await beginSuspension(
      tx,
      memberIdx,
      running.map(({ penaltyIdx }) => penaltyIdx),
    )
  for (const recordIdx of moved)
    if (!later.some(({ penaltyIdx }) => penaltyIdx === recordIdx))
      await audit(tx, { noun: 'penalty', recordIdx, after })
}
