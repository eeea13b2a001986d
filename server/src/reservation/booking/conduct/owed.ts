import { WRONG_STATE } from '@clubhouse/contract/fail'
import type { Penalty } from '@clubhouse/contract/reservation/rules/penalty'
import { audit } from '../../../platform/audit.ts'
import { Malformed } from '../../../platform/context.ts'
import type { Transaction } from '../../../platform/write.ts'
import type { Channels } from '../../people/notice/write-notices.ts'
import { notifyBooking } from '../booked/notify.ts'
import { moveForward } from './after-waiver.ts'
import { clear } from './decide.ts'
import { beginDays } from './fall-due.ts'
import { shown } from './propose.ts'
import * as sql from './sql.ts'

const AT_CHECK_IN = 'check-in'

interface Group {
  bookingIdx: number
  /** Members of the group who are here. */
  here: readonly number[]
  /** Those of them who check in with this press. */
  arriving: readonly number[]
  /** Members of the group who have not checked in, or no longer. */
  away: readonly number[]
  /** Penalties whose money was paid at the desk. */
  paid: readonly number[]
}

/**
 * Money in place of a suspension is due at the check-in of its member: what was paid is cleared, for the rest the days of
 * the rule begin. A check-in that is undone makes them money again. The caller has locked the members. Decision 115.
 * @returns the suspensions that began
 */
export async function settleOwed(tx: Transaction, group: Group, { notify }: Pick<Channels, 'notify'>) {
  const { bookingIdx, here, arriving, away, paid } = group
  for (const penaltyIdx of paid) {
    const seen = await sql.lockPenalty(tx.sql, penaltyIdx, tx.lang)
    if (!seen || !here.includes(seen.memberIdx)) return new Malformed('paid')
    if (seen.state !== 'ACTIVE' || seen.money === null) return WRONG_STATE({ state: seen.state })
    await clear(tx, seen, AT_CHECK_IN, { notify })
  }
  const begun: Penalty[] = []
  for (const { penaltyIdx } of await sql.owedBy(tx.sql, arriving)) {
    const seen = (await sql.lockPenalty(tx.sql, penaltyIdx, tx.lang))!
    const due = await beginDays(tx, seen, notify, bookingIdx)
    if (due.untilDate) begun.push(shown(due, tx))
  }
  await oweAgain(tx, bookingIdx, away)
  return begun
}

async function oweAgain(tx: Transaction, bookingIdx: number, away: readonly number[]): Promise<void> {
  for (const { penaltyIdx, memberIdx, bookingIdx: about, fromDate } of await sql.oweAgain(tx.sql, bookingIdx, away)) {
    const after = { state: 'ACTIVE', untilDate: null }
    await audit(tx, { noun: 'penalty', recordIdx: penaltyIdx, after, reason: AT_CHECK_IN })
    if (about !== null) await notifyBooking(tx, about, 'CONDUCT')
    await moveForward(tx, memberIdx, fromDate, AT_CHECK_IN)
  }
}
