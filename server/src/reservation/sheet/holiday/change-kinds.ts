import type { Transaction } from '../../../platform/write.ts'
import { auditDays } from '../template/day-audit.ts'
import type { affectedDays } from './affected.ts'
import * as sql from './sql.ts'

/**
 * Days that are made take the kind that a holiday gives them or takes from them. Their tee times and claims stay, and bookings
 * keep their price, class and deadlines. Source: docs/rules.md, Days.
 */
export async function changeKinds(tx: Transaction, days: Awaited<ReturnType<typeof affectedDays>>): Promise<string[]> {
  await sql.setKinds(
    tx.sql,
    days.map(({ date, after, afterClass }) => ({ date, dayType: after, dayClass: afterClass })),
  )
  await auditDays(
    tx,
    days.map(({ date, before, after }) => ({ date, before: { dayType: before }, after: { dayType: after } })),
  )
  return days.map(({ date }) => date)
}
