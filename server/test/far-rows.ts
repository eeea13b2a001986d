import type { Database, Sql } from '../src/platform/database.ts'

/** What PostgreSQL can hold and no year of the contract is, for where a time begins and where it ends. */
const SIDES = [
  { start: '-infinity', end: 'infinity' },
  { start: 'infinity', end: 'infinity' },
  { start: '-infinity', end: '-infinity' },
  { start: '4713-01-01 00:00:00+00 BC', end: '294276-12-31 23:59:59+00' },
  { start: '9999-12-31 00:00:00+00', end: '10000-01-01 00:00:00+00' },
]

/** They decide who asks and what time it is. */
const APART = ['session', 'clock', 'migration']
const STARTS = '^(open|start|from|effective|created|found|sent|observed|birth)|^(at|date)$'

/** The tables that keep the day of a tee time. */
const OF_DAY = [
  ['sheet_day', 'date'],
  ['slot', 'date'],
  ['slot', 'starts_at'],
  ['booking', 'play_date'],
  ['booking_player', 'play_date'],
] as const

/**
 * Gives rows of every table instants and days that no year of the contract has: a row for each pair of sides, and three
 * days with their tee times and bookings. What a check or a key of the database refuses stays as it was, because no such
 * row can exist.
 * @returns the columns of which a row has such a value now
 */
export async function makeFar(database: Database): Promise<Set<string>> {
  const columns = await database<{ table: string; column: string; isStart: boolean }[]>`
    select c.table_name as "table", c.column_name as "column", c.column_name ~ ${STARTS} as is_start
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
      and c.data_type in ('date', 'timestamp with time zone') and c.table_name <> all (${APART})
    order by c.table_name, is_start desc, c.column_name`
  const far = new Set<string>()
  await database.begin(async (transaction) => {
    const tx = transaction as Sql
    // Triggers would refuse some of it and note the rest.
    await tx`set local session_replication_role = replica`
    const days = await tx<{ date: string }[]>`
      select distinct play_date as date from booking where state = 'CF' and play_date > current_club_date() order by 1 limit 3`
    for (const [i, { date }] of days.entries())
      for (const [table, column] of OF_DAY) {
        const on = table === 'slot' && column === 'starts_at' ? dayOf(SIDES[i + 2]!.end) : date
        const set = { table, column, value: SIDES[i + 2]!.end }
        if (await isSet(tx, set, (sql) => sql`${sql(OF_DAY.find(([one]) => one === table)![1])} = ${on}`))
          far.add(`${table}.${column}`)
      }
    for (const [table, own] of Map.groupBy(columns, (column) => column.table)) {
      const rows = await tx<{ at: string }[]>`select ctid::text as at from ${tx(table)} limit ${SIDES.length}`
      for (const [i, { at }] of rows.entries()) {
        let row: string = at
        for (const { column, isStart } of own) {
          const set = { table, column, value: isStart ? SIDES[i]!.start : SIDES[i]!.end }
          const moved = await isSet(tx, set, (sql) => sql`ctid = ${row}::text::tid`)
          if (moved) far.add(`${table}.${column}`)
          row = moved ?? row
        }
      }
    }
  })
  return far
}

const dayOf = (instant: string) => instant.replace(/ [\d:+]+/, '')

/** @returns where the last of the rows is now; undefined when the database refuses */
async function isSet(
  tx: Sql,
  { table, column, value }: { table: string; column: string; value: string },
  where: (sql: Sql) => ReturnType<Sql>,
): Promise<string | undefined> {
  const { savepoint } = tx as unknown as { savepoint: <T>(act: (sql: Sql) => Promise<T>) => Promise<T> }
  try {
    return await savepoint(async (sql) => {
      const rows = await sql<{ at: string }[]>`
        update ${sql(table)} set ${sql(column)} = ${value}::text::timestamptz where ${where(sql)} returning ctid::text as at`
      return rows.at(-1)?.at
    })
  } catch {
    return undefined
  }
}
