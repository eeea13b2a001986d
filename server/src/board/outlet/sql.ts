import { outletRecord } from '@clubhouse/contract/board/outlet'
import { Store } from '../../office/record/store.ts'
import type { Sql } from '../../platform/database.ts'

export const outlets = new Store(outletRecord, {
  order: (sql) => sql`t.order_no, t.outlet_idx`,
  values: ({ orderNo }, sql, isNew) =>
    isNew && orderNo === undefined ? { order_no: sql`(select coalesce(max(order_no), 0) + 10 from outlet)` } : {},
})

/**
 * Puts outlets in this order. Their versions stay: a form does not hold the order, so a move by another manager must
 * not refuse what is typed there.
 * @returns those whose place changed, with the order number that they had
 */
export async function arrange(
  sql: Sql,
  outletIdx: readonly number[],
): Promise<{ outletIdx: number; before: number; after: number }[]> {
  return sql<{ outletIdx: number; before: number; after: number }[]>`
    update outlet t set order_no = n.after
    from (select outlet_idx, order_no as before, 10 * array_position(${outletIdx}::bigint[], outlet_idx) as after
      from outlet where outlet_idx = any(${outletIdx}::bigint[]) for update) n
    where t.outlet_idx = n.outlet_idx and n.before <> n.after
    returning t.outlet_idx, n.before, n.after`
}

/** Dishes that refer to it, archived ones too. */
export async function dishesOf(sql: Sql, outletIdx: number): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from fnb_menu where outlet_idx = ${outletIdx}`
  return row!.count
}
