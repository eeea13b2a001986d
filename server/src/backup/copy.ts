import type { Readable, Writable } from 'node:stream'
import type { Sql } from '../platform/database.ts'
import type { Table } from './catalogue-sql.ts'

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

const named = ({ name, columns }: Table) => `${quoted(name)} (${columns.map(quoted).join(', ')})`

/** Values are written so that every supported PostgreSQL reads them alike, whatever the settings of either server. */
export async function sayPlainly(sql: Sql): Promise<void> {
  await sql`
    select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true),
      set_config('idle_in_transaction_session_timeout', '0', true), set_config('datestyle', 'ISO, YMD', true),
      set_config('intervalstyle', 'postgres', true), set_config('timezone', 'UTC', true),
      set_config('extra_float_digits', '1', true), set_config('bytea_output', 'hex', true)`
}

/** What COPY says. It has to be read to its end before the next statement. */
export const copyOut = (sql: Sql, table: Table) => copied(sql, `copy ${named(table)} to stdout`)

/** The same as CSV, with the names of the columns in its first line. */
export const copyOutCsv = (sql: Sql, table: Table) =>
  copied(sql, `copy ${named(table)} to stdout with (format csv, header)`)

async function* copied(sql: Sql, statement: string): AsyncGenerator<Buffer> {
  const said: Readable = await sql.unsafe(statement).readable()
  yield* said
  // The driver stops reading the connection while this stream is full. Where the data ends then, only this makes it
  // read on, and without it the next statement would wait forever.
  said._read(0)
}

/** Into a table that was emptied in the same transaction: rows are written as if vacuumed already. */
export const copyIn = (sql: Sql, table: Table): Promise<Writable> =>
  sql.unsafe(`copy ${named(table)} from stdin with (freeze)`).writable()
