import type { Fragment } from 'postgres'
import type { Sql } from './database.ts'

/** Tables whose rows are counted at night, with the number that each new row has highest of all. Decision 166. */
const NUMBERS = {
  audit: 'audit_idx',
  booking: 'booking_idx',
  coupon: 'coupon_idx',
  inquiry: 'idx',
  mail: 'mail_idx',
  member: 'member_idx',
  penalty: 'penalty_idx',
  standby_entry: 'waiting_idx',
} as const

export type CountedTable = keyof typeof NUMBERS

export const COUNTED_TABLES = Object.keys(NUMBERS) as CountedTable[]

/** A transaction has its number only after the number of its first row. */
const SETTLE_SECONDS = 30

const after = (sql: Sql, table: CountedTable, noun?: string) => sql`
  (select count(*) from ${sql(table)} t where t.${sql(NUMBERS[table])} > c.through ${noun ? sql`and t.noun = ${noun}` : sql``})`

/** How many rows a table has: those counted at night, and one by one those after them. */
export const rowsOf = (sql: Sql, table: CountedTable): Fragment => sql`
  (select c.counted + ${after(sql, table)} from row_count c where c.of_table = ${table})`

/** How many entries of a noun the audit log has. */
export const entriesOf = (sql: Sql, noun: string): Fragment => sql`
  (select coalesce((c.parts ->> ${noun}::text)::bigint, 0) + ${after(sql, 'audit', noun)} from row_count c where c.of_table = 'audit')`

/**
 * Counts the rows up to the number that was the highest at the last count, and notes the highest of now: of the transactions
 * that run now, one may still commit a row with a lower number.
 * @param sql of a transaction @param waitSeconds that a number must be noted before it settles
 */
export async function countRows(sql: Sql, table: CountedTable, { waitSeconds = SETTLE_SECONDS } = {}): Promise<void> {
  const [kept] = await sql<{ through: number; settled: number }[]>`
    select through, case when noted_xact <= pg_snapshot_xmin(pg_current_snapshot())
      and noted_at <= clock_timestamp() - make_interval(secs => ${waitSeconds}) then noted else through end as settled
    from row_count where of_table = ${table} for update`
  const number = sql(NUMBERS[table])
  const rows = sql`${sql(table)} where ${number} > ${kept!.through} and ${number} <= ${kept!.settled}`
  await sql`
    update row_count set through = ${kept!.settled}, noted = coalesce((select max(${number}) from ${sql(table)}), 0),
      noted_xact = pg_snapshot_xmax(pg_current_snapshot()), noted_at = clock_timestamp(), counted = counted + (select count(*) from ${rows})
      ${table === 'audit' ? sql`, parts = ${withParts(sql, rows)}` : sql``}
    where of_table = ${table}`
}

const withParts = (sql: Sql, rows: Fragment) => sql`
  parts || coalesce((
    select jsonb_object_agg(n.noun, n.count + coalesce((parts ->> n.noun)::bigint, 0))
    from (select noun, count(*) as count from ${rows} group by noun) n), '{}')`
