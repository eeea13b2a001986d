import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase, type Sql } from '../src/platform/database.ts'
import { openEmbeddedDatabase } from '../src/platform/embedded-database.ts'
import { createDatabase, migrate } from '../src/platform/migrate.ts'

// Writes the types of the tables, read from a migrated database; with --check it only compares.

const FILE = join(import.meta.dirname, '../src/platform/tables.ts')
const TYPES: Record<string, string> = {
  text: 'string',
  varchar: 'string',
  uuid: 'string',
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float8: 'number',
  timestamptz: 'Temporal.Instant',
  date: 'string',
  time: 'string',
  interval: 'string',
  jsonb: 'unknown',
  bytea: 'Buffer',
  xid8: 'string',
}

const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

interface Column {
  table: string
  name: string
  type: string
  isArray: boolean
  isNullable: boolean
}

/** The columns of all tables (not of views), as PostgreSQL's catalog has them. */
const columnsOf = (sql: Sql) => sql<Column[]>`
  select c.relname as table, a.attname as name, coalesce(e.typname, t.typname) as type,
    e.oid is not null as is_array, not a.attnotnull as is_nullable
  from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    left join pg_type e on e.oid = t.typelem and t.typcategory = 'A'
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
  order by c.relname, a.attnum`

const property = ({ name, type, isNullable, isArray }: Column) =>
  `  ${camel(name)}: ${TYPES[type] ?? 'unknown'}${isArray ? '[]' : ''}${isNullable ? ' | null' : ''}`

const table = (name: string, columns: Column[]) =>
  `export interface ${camel(`_${name}`)}Table {\n${columns.map(property).join('\n')}\n}`

const folder = mkdtempSync(join(tmpdir(), 'clubhouse-types-'))
const postgres = await openEmbeddedDatabase(folder, ['fsync=off'])
try {
  await createDatabase(postgres.url())
  const sql = openDatabase(postgres.url(), 1)
  await migrate(sql)
  const columns = Map.groupBy(await columnsOf(sql), (column) => column.table)
  await sql.end()
  const tables = [...columns].sort(([a], [b]) => a.localeCompare(b)).map(([name, its]) => table(name, its))
  const text = `// Made from the migrated database by \`npm run tables\`; not edited by hand.\n\n${tables.join('\n\n')}\n`
  if (!process.argv.includes('--check')) writeFileSync(FILE, text)
  else if (readFileSync(FILE, 'utf8') !== text) {
    console.error('The tables changed: run npm run tables and commit the result.')
    process.exitCode = 1
  }
} finally {
  await postgres.stop('immediate')
  rmSync(folder, { recursive: true, force: true })
}
