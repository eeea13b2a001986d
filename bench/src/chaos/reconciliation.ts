import type { Database } from '../../../server/src/platform/database.ts'
import type { Ledger } from './ledger.ts'

interface Kept {
  bookingIdx: number
  slotIdx: number
  memberIdx: number
  state: string
  total: number
}

/** The clients' answers against the database; every number but the first must be 0. */
export interface Reconciliation {
  acknowledged: number
  lost: number
  changed: number
  unknown: number
  cancelledWrong: number
  doubles: number
  violations: string[]
}

/** Compares after everything has stopped. @param slots the tee times that only the clients could book */
export async function reconcile(sql: Database, ledger: Ledger, slots: number[]): Promise<Reconciliation> {
  const rows = await sql<Kept[]>`
    select booking_idx, slot_idx, member_idx, state, (price ->> 'total')::bigint as total
    from booking where slot_idx = any(${slots})`
  const kept = new Map(rows.map((row) => [row.bookingIdx, row]))
  const acknowledged = [...ledger.booked.values()]
  const [{ doubles }] = await sql<[{ doubles: number }]>`
    select count(*) as doubles from (select from booking where active and slot_idx = any(${slots})
      group by slot_idx having count(*) > 1) d`
  const violations = await sql<
    { invariant: string; record: string; what: string }[]
  >`select * from invariant_violations`
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter(({ bookingIdx }) => !kept.has(bookingIdx)).length,
    changed: acknowledged.filter((one) => {
      const row = kept.get(one.bookingIdx)
      return row && (row.slotIdx !== one.slotIdx || row.memberIdx !== one.memberIdx || row.total !== one.total)
    }).length,
    unknown: rows.filter(({ bookingIdx }) => !ledger.booked.has(bookingIdx)).length,
    cancelledWrong: rows.filter(({ bookingIdx, state }) => (state === 'CX') !== ledger.cancelled.has(bookingIdx))
      .length,
    doubles,
    violations: violations.map(({ invariant, record, what }) => `${invariant} ${record}: ${what}`),
  }
}
