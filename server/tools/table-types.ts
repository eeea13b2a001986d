import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { extractSchemas, type TableColumn, type TableDetails } from 'extract-pg-schema'
import { openDatabase } from '../src/platform/database.ts'
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

function property({ name, type, isNullable, isArray }: TableColumn): string {
  const base = type.fullName.replace(/^pg_catalog\._?/, '')
  return `  ${camel(name)}: ${TYPES[base] ?? 'unknown'}${isArray ? '[]' : ''}${isNullable ? ' | null' : ''}`
}

function table({ name, columns }: TableDetails): string {
  const title = camel(`_${name}`)
  return `export interface ${title}Table {\n${columns.map(property).join('\n')}\n}`
}

const folder = mkdtempSync(join(tmpdir(), 'clubhouse-types-'))
const postgres = await openEmbeddedDatabase(folder, ['fsync=off'])
try {
  await createDatabase(postgres.url())
  const sql = openDatabase(postgres.url(), 1)
  await migrate(sql)
  await sql.end()
  const { public: schema } = await extractSchemas({ connectionString: postgres.url() }, { schemas: ['public'] })
  const tables = schema!.tables.sort((a, b) => a.name.localeCompare(b.name)).map(table)
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
