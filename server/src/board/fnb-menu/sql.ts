import type { Sql } from '../../platform/database.ts'
import type { InLanguages } from '../../platform/said-in.ts'
import type { OutletTable } from '../../platform/tables.ts'

export async function isOutlet(sql: Sql, outletIdx: number): Promise<boolean> {
  return (await sql`select from outlet where outlet_idx = ${outletIdx} and is_use for key share`).length > 0
}

type OutletRow = Pick<OutletTable, 'outletIdx' | 'phoneNo' | 'orderNo' | 'isUse' | 'version'> &
  Record<'name' | 'place' | 'hours', InLanguages>

export async function outlets(sql: Sql): Promise<OutletRow[]> {
  return sql<OutletRow[]>`
    select outlet_idx, name, place, hours, phone_no, order_no, is_use, version from outlet order by order_no, outlet_idx`
}
