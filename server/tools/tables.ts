import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { openDatabase } from '../src/platform/database.ts'
import { openEmbeddedDatabase } from '../src/platform/embedded-database.ts'
import { createDatabase, migrate } from '../src/platform/migrate.ts'
import { schemaFiles } from './schema.ts'
import { tableTypes } from './table-types.ts'

// Writes the types of the tables and the schema, read from a migrated database; with --check it only compares.

const ROOT = join(import.meta.dirname, '../..')
const TYPES = join(ROOT, 'server/src/platform/tables.ts')
const SCHEMA = join(ROOT, 'db/schema')

const folder = mkdtempSync(join(tmpdir(), 'clubhouse-types-'))
const postgres = await openEmbeddedDatabase(folder, ['fsync=off'])
try {
  await createDatabase(postgres.url())
  const sql = openDatabase(postgres.url(), 1)
  await migrate(sql)
  const files = new Map([[TYPES, await tableTypes(sql)]])
  for (const [name, text] of await schemaFiles(sql)) files.set(join(SCHEMA, name), text)
  await sql.end()

  const there = new Map([TYPES, ...globSync(`${SCHEMA}/*.sql`)].map((path) => [path, readFileSync(path, 'utf8')]))
  const stale = [...files.keys()].filter((path) => there.get(path) !== files.get(path))
  const left = [...there.keys()].filter((path) => !files.has(path))
  if (!process.argv.includes('--check')) {
    mkdirSync(SCHEMA, { recursive: true })
    for (const path of stale) writeFileSync(path, files.get(path)!)
    for (const path of left) rmSync(path)
  } else if (stale.length || left.length) {
    console.error([...stale, ...left].map((path) => relative(ROOT, path)).join('\n'))
    console.error('The tables changed: run npm run tables and commit the result.')
    process.exitCode = 1
  }
} finally {
  await postgres.stop('immediate')
  rmSync(folder, { recursive: true, force: true })
}
