import { verify } from '../audit/verify.ts'
import { StartError } from '../platform/config.ts'
import type { Sql } from '../platform/database.ts'
import { refusedVersion } from '../platform/postgres-version.ts'
import type { ArchiveWriter } from './archive-writer.ts'
import * as catalogue from './catalogue-sql.ts'
import { copyOut } from './copy.ts'
import type { KeptTable, Manifest } from './manifest.ts'
import { partsOf } from './part.ts'
import { progressOf, type Say } from './progress.ts'
import { partName, sizeOf } from './rules.ts'

export type Facts = Pick<Manifest, 'at' | 'club' | 'postgres'>
type KeptDatabase = Pick<Manifest, 'migrations' | 'tables' | 'sequences' | 'audit' | 'violations'>

/** What club this is. @throws StartError when the database has none */
export async function factsOf(sql: Sql): Promise<Facts> {
  const [migrated] = await sql<{ has: boolean }[]>`
    select to_regclass('migration') is not null and to_regclass('club') is not null as has`
  const facts = migrated!.has ? await catalogue.facts(sql) : undefined
  if (!facts) throw new StartError('This database holds no club, so there is nothing to back up.')
  const refused = refusedVersion(facts.postgres)
  if (refused) throw new StartError(`DATABASE_URL: ${refused}.`)
  return facts
}

/** Writes every table into the archive. @param sql of a transaction that sees one moment */
export async function keepTables(sql: Sql, archive: ArchiveWriter, say: Say): Promise<KeptDatabase> {
  const migrations = await catalogue.migrations(sql)
  const found = await catalogue.tables(sql)
  const tables: KeptTable[] = []
  const progress = progressOf(say)
  let rows = 0
  for (const table of found) {
    const kept: KeptTable = { ...table, rows: 0, parts: [] }
    for await (const part of partsOf(copyOut(sql, table))) {
      const entry = await archive.add(partName(table.name, kept.parts.length + 1), part.bytes)
      kept.parts.push({ ...entry, rawSize: part.rawSize })
      kept.rows += part.rows
      rows += part.rows
      progress(() => `table ${tables.length + 1} of ${found.length}, ${rows} rows, ${sizeOf(archive.size)}`)
    }
    tables.push(kept)
  }
  // A sequence shows its newest value to every transaction: never less than the rows above have.
  const sequences = await catalogue.sequences(sql)
  const { head, problem, brokenAt } = await verify(sql, {
    onPart: (done, total) => progress(() => `audit log: ${done} of ${total} entries checked`),
  })
  const violations = await catalogue.violations(sql)
  return { migrations, tables, sequences, audit: { head, problem, brokenAt }, violations }
}
