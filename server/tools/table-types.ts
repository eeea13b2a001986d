import type { Sql } from '../src/platform/database.ts'

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

/** The types of the rows of all tables. */
export async function tableTypes(sql: Sql): Promise<string> {
  const columns = Map.groupBy(await columnsOf(sql), (column) => column.table)
  const tables = [...columns].sort(([a], [b]) => a.localeCompare(b)).map(([name, its]) => table(name, its))
  return `// Made from the migrated database by \`npm run tables\`; not edited by hand.\n\n${tables.join('\n\n')}\n`
}
