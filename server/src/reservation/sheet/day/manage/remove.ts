import { WRONG_STATE } from '@clubhouse/contract/fail'
import { DAY_HAS_CLAIMS } from '@clubhouse/contract/reservation/refusal'
import { NOT_FOUND } from '../../../../platform/context.ts'
import type { Transaction } from '../../../../platform/write.ts'
import { auditDays } from '../../template/day-audit.ts'
import { lockSheets } from '../../template/rows.ts'
import { lockDay } from './rows.ts'
import * as sql from './sql.ts'

/** Deletes a draft: members have seen no other day, so none disappears in front of them. */
export async function remove(tx: Transaction, date: string) {
  await lockSheets(tx.sql)
  const day = await lockDay(tx.sql, date)
  if (!day) return NOT_FOUND
  if (day.state !== 'DRAFT') return WRONG_STATE({ state: day.state })
  await sql.lockTeeTimes(tx.sql, date)
  const names = await sql.inUse(tx.sql, tx.lang, date)
  if (names.length > 0) return DAY_HAS_CLAIMS(sql.named(names))
  await sql.removeDay(tx.sql, date)
  await auditDays(tx, [{ date, before: { state: day.state }, after: null }])
  return { deleted: 1 }
}
