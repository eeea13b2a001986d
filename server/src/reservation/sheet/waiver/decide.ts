import type { ParsedInputOf } from '@clubhouse/contract/call'
import { WRONG_STATE } from '@clubhouse/contract/fail'
import type * as calls from '@clubhouse/contract/reservation/sheet/waiver'
import { audit } from '../../../platform/audit.ts'
import { NOT_FOUND } from '../../../platform/context.ts'
import { isNo, type Transaction } from '../../../platform/write.ts'
import * as sql from './proposal-sql.ts'
import { measuredOf } from './rules.ts'
import { waive } from './waive.ts'

const NOUN = 'waiver-proposal'

/** Records the waiver of a proposal that is not decided yet; of managers who confirm together one does. */
export async function confirm(
  tx: Transaction,
  { proposalIdx, reason }: ParsedInputOf<typeof calls.confirm>,
  cancelsMax: number,
) {
  const proposal = await sql.lock(tx.sql, proposalIdx)
  if (!proposal) return NOT_FOUND
  const { date, part, kind, value, state, fromAt, toAt } = proposal
  if (state !== 'OPEN') return WRONG_STATE({ state })
  const clock = (at: Temporal.Instant) =>
    at.toZonedDateTimeISO(tx.club.zone).toPlainTime().toString({ smallestUnit: 'minute' })
  const measured = measuredOf(kind, value, [clock(fromAt), clock(toAt)])
  const waived = await waive(tx, { date, part, kind, measured, reason }, cancelsMax)
  if (isNo(waived)) return waived
  await sql.noteConfirmed(tx.sql, proposalIdx, waived.waiverIdx)
  await audit(tx, { noun: NOUN, recordIdx: proposalIdx, before: { state }, after: { state: 'CONFIRMED' }, reason })
  return waived
}

export async function dismiss(tx: Transaction, { proposalIdx, reason }: ParsedInputOf<typeof calls.dismiss>) {
  const proposal = await sql.lock(tx.sql, proposalIdx)
  if (!proposal) return NOT_FOUND
  const { state } = proposal
  if (state !== 'OPEN') return WRONG_STATE({ state })
  await sql.noteDismissed(tx.sql, proposalIdx, reason)
  await audit(tx, { noun: NOUN, recordIdx: proposalIdx, before: { state }, after: { state: 'DISMISSED' }, reason })
  return null
}

/** Undoes a dismissal. */
export async function restore(tx: Transaction, { proposalIdx }: ParsedInputOf<typeof calls.restore>) {
  const proposal = await sql.lock(tx.sql, proposalIdx)
  if (!proposal) return NOT_FOUND
  const { state } = proposal
  if (state !== 'DISMISSED') return WRONG_STATE({ state })
  await sql.noteDismissed(tx.sql, proposalIdx, null)
  await audit(tx, { noun: NOUN, recordIdx: proposalIdx, before: { state }, after: { state: 'OPEN' } })
  return null
}
