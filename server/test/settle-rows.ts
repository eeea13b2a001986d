import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../src/platform/database.ts'
import { COUNTED_TABLES, type CountedTable, countRows } from '../src/platform/row-count.ts'

/** Counts until every row of the tables is counted. Transactions of other databases of the server may delay it. */
export async function settleRows(sql: Database, tables: readonly CountedTable[] = COUNTED_TABLES): Promise<void> {
  for (const table of tables) while (!(await isSettled(sql, table))) await pause(20)
}

async function isSettled(sql: Database, table: CountedTable): Promise<boolean> {
  await sql.begin((tx) => countRows(tx, table, { waitSeconds: 0 }))
  const [row] = await sql<{ all: boolean }[]>`select through = noted as all from row_count where of_table = ${table}`
  return row!.all
}
