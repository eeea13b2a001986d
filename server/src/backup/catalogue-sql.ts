import type { Sql } from '../platform/database.ts'
import type { Manifest, Sequence } from './manifest.ts'

// Everything is asked of the catalogue, so that a table of a later version cannot be forgotten.

export interface Table {
  name: string
  /** Those that are stored, in their order. */
  columns: string[]
}

/** What an extension brought is its own. */
const ofExtension = (sql: Sql) => sql`exists (
  select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`

export async function tables(sql: Sql): Promise<Table[]> {
  return sql<Table[]>`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and not ${ofExtension(sql)}
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.oid order by c.relname`
}

export async function sequences(sql: Sql): Promise<Sequence[]> {
  const names = await sql<{ name: string }[]>`
    select c.relname as name from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'S' and not ${ofExtension(sql)}
    order by c.relname`
  const found: Sequence[] = []
  for (const { name } of names) {
    const [row] = await sql<Omit<Sequence, 'name'>[]>`
      select last_value as value, is_called from ${sql(name)}`
    found.push({ name, ...row! })
  }
  return found
}

export async function setSequence(sql: Sql, { name, value, isCalled }: Sequence): Promise<void> {
  await sql`select setval(quote_ident(${name})::regclass, ${value}, ${isCalled})`
}

export async function migrations(sql: Sql): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`select name from migration order by name`
  return rows.map(({ name }) => name)
}

export async function facts(sql: Sql): Promise<Pick<Manifest, 'at' | 'club' | 'postgres'> | undefined> {
  const [row] = await sql<{ at: Temporal.Instant; code: string; name: string; postgres: number }[]>`
    select now() as at, club_code as code, club_name as name, current_setting('server_version_num')::int as postgres
    from club`
  return row && { at: row.at.toString(), club: { code: row.code, name: row.name }, postgres: row.postgres }
}

export interface FileRow {
  key: string
  sha256: string
}

export const files = (sql: Sql) => sql<FileRow[]>`select key, encode(sha256, 'hex') as sha256 from file order by key`

export async function stillThere(sql: Sql, keys: readonly string[]): Promise<string[]> {
  const rows = await sql<{ key: string }[]>`select key from file where key = any (${[...keys]}::uuid[]) order by key`
  return rows.map(({ key }) => key)
}

export async function violations(sql: Sql): Promise<string[]> {
  const rows = await sql<{ invariant: string; record: string; what: string }[]>`
    select invariant, record, what from invariant_violations`
  return rows.map(({ invariant, record, what }) => `${invariant} ${record}: ${what}`).sort()
}

/** What lies in the database beside the system's own. */
export async function isEmpty(sql: Sql): Promise<boolean> {
  const found = await sql`
    select from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname !~ '^pg_' and n.nspname <> 'information_schema' and not ${ofExtension(sql)} limit 1`
  return found.length === 0
}

export interface Column {
  table: string
  name: string
  type: string
  mayBeEmpty: boolean
  /** The table whose rows it names. */
  refersTo: string | null
  /** Conditions that it alone has to meet, as PostgreSQL says them. */
  checks: string[]
}

export async function columns(sql: Sql): Promise<Column[]> {
  return sql<Column[]>`
    select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type, not a.attnotnull as may_be_empty,
      (select k.confrelid::regclass::text from pg_constraint k
        where k.contype = 'f' and k.conrelid = c.oid and k.conkey = array[a.attnum] limit 1) as refers_to,
      array(select pg_get_constraintdef(k.oid) from pg_constraint k
        where k.contype = 'c' and k.conrelid = c.oid and k.conkey = array[a.attnum]) as checks
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = ''
    order by c.relname, a.attnum`
}

export const fileNames = (sql: Sql) => sql<{ key: string; name: string }[]>`select key, name from file order by key`

export const rowCount = async (sql: Sql, table: string): Promise<number> => {
  const [row] = await sql<{ count: number }[]>`select count(*) from ${sql(table)}`
  return row!.count
}
