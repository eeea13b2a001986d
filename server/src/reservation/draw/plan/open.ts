import { CHANGED_MEANWHILE, WRONG_STATE } from '@clubhouse/contract/fail'
import { TOO_SOON } from '@clubhouse/contract/reservation/draw/draw-manage'
import { canonical } from '@clubhouse/draw/canonical'
import { hashOf } from '@clubhouse/draw/root'
import { enqueue } from '../../../job/enqueue.ts'
import { audit } from '../../../platform/audit.ts'
import { NOT_FOUND } from '../../../platform/context.ts'
import type { Transaction } from '../../../platform/write.ts'
import { lockSheets } from '../../sheet/template/rows.ts'
import { DRAWS_LOOKED_AT, promiseOf, spanOf, tierFromOf } from '../fairness/rules.ts'
import { type DrawRow, drawOf, draw as drawRow, lockDraw } from '../rows.ts'
import { ADVANCE_DRAW } from '../tasks.ts'
import * as sql from './sql.ts'

/**
 * Opens a draw, once, whichever process is first: it gets the tee times that wait for it, and its rules are fixed with the
 * tier and the promise of that moment. It waits until its days are published. A draw of whose window nothing is left opens
 * too, and closes without an entry.
 * @param version that a manager has seen; a job opens whatever it finds
 */
export async function open(tx: Transaction, { drawIdx, version }: { drawIdx: number; version?: number }) {
  // A day that is made just now has its tee times first; whoever changes one locks the day and then the draw.
  await lockSheets(tx.sql)
  const row = await lockDraw(tx.sql, drawIdx, tx.lang)
  if (!row) return NOT_FOUND
  if (row.state !== 'PLANNED') return WRONG_STATE({ state: row.state })
  if (version !== undefined && row.version !== version) return CHANGED_MEANWHILE({ version: row.version })
  if (Temporal.Instant.compare(tx.clock.now(), row.openAt) < 0) return TOO_SOON({ at: row.openAt })
  // Only staff know the tee times of a day that is not published.
  if ((await sql.draftsOf(tx.sql, row.playDates)).length > 0) return WRONG_STATE({ state: 'DRAFT' })
  const slots = await sql.takeTeeTimes(tx.sql, drawIdx)
  const { ruleset, promise } = await rulesOf(tx, row)
  const rulesetHash = hashOf(canonical(ruleset))
  await sql.open(tx.sql, drawIdx, { ruleset, rulesetHash, promise })
  const after = { state: 'OPEN', slots, rulesetHash, promise }
  await audit(tx, { noun: 'draw', recordIdx: drawIdx, before: { state: 'PLANNED' }, after })
  await enqueue(tx, ADVANCE_DRAW, { drawIdx }, row.closeAt)
  return drawOf((await drawRow(tx.sql, drawIdx, tx.lang))!)
}

/** A draw of the standing plan has the tier that the last ones need, and promises what they allow. Decision 127. */
async function rulesOf(tx: Transaction, { drawIdx, planWeek, ruleset }: DrawRow) {
  if (!planWeek) return { ruleset, promise: null }
  const last = await sql.lastOfPlan(tx.sql, DRAWS_LOOKED_AT)
  const counted = last.map(({ entries, slots }) => ({ entries: entries.length, slots }))
  const spans = last.map(({ entries }) => entries.map(({ wishes, anyTime }) => spanOf(wishes, anyTime)))
  const times = (await sql.slotsOf(tx.sql, drawIdx, tx.lang)).map(({ time }) => time)
  return {
    ruleset: { ...ruleset, tierFrom: tierFromOf(counted, ruleset.tierFrom) },
    promise: promiseOf(spans, times) ?? null,
  }
}
