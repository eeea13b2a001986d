import { verify } from '../audit/verify.ts'
import { StartError } from '../platform/config.ts'
import type { Sql } from '../platform/database.ts'
import { migrateIn } from '../platform/migrate.ts'
import type { Storage } from '../platform/storage.ts'
import * as catalogue from './catalogue-sql.ts'
import type { CheckedArchive } from './check-archive.ts'
import { sayPlainly } from './copy.ts'
import { withoutGuards } from './guards-sql.ts'
import { loadArchive } from './load-archive.ts'
import type { Manifest } from './manifest.ts'
import { progressOf, type Say } from './progress.ts'
import { differenceOf } from './rules.ts'

const failed = (what: string) =>
  new StartError(`The restored club is not the one of the archive: ${what}. It was undone.`)

/**
 * Makes the tables as they were when the archive was made, fills them, brings them up to this version, and compares the
 * club with the archive. @param sql of a transaction, which the caller undoes after an error @throws StartError
 */
export async function loadClub(
  sql: Sql,
  archive: CheckedArchive,
  how: { storage: Pick<Storage, 'put'>; say: Say; signal: AbortSignal },
): Promise<void> {
  const { manifest } = archive
  await sayPlainly(sql)
  await sql`select set_config('maintenance_work_mem', '256MB', true)`
  // The first migration waits for any other command that migrates this database.
  await migrateIn(sql, [])
  const made = await catalogue.tables(sql)
  if (made.length > 1) throw new StartError('The database is not empty any more. Nothing was changed.')
  await migrateIn(sql, manifest.migrations)
  const tables = await catalogue.tables(sql)
  const difference = differenceOf(manifest.tables, tables)
  if (difference) throw failed(difference)
  const names = tables.map(({ name }) => name)
  await withoutGuards(sql, names, () => loadArchive(sql, archive, how))
  await setSequences(sql, manifest)
  for (const { name, rows } of manifest.tables) {
    const count = await catalogue.rowCount(sql, name)
    if (count !== rows) throw failed(`the table ${name} has ${count} rows instead of ${rows}`)
  }
  const newer = await migrateIn(sql)
  if (newer.length > 0) how.say(`Brought up to this version by ${newer.join(', ')}.`)
  await sql`analyze`
  await compare(sql, manifest, how.say)
}

async function setSequences(sql: Sql, manifest: Manifest): Promise<void> {
  const made = (await catalogue.sequences(sql)).map(({ name }) => name)
  const kept = manifest.sequences.map(({ name }) => name)
  if (made.join() !== kept.join()) throw failed('it has other sequences')
  for (const sequence of manifest.sequences) await catalogue.setSequence(sql, sequence)
}

/** What was wrong with the club before the backup is no reason to be without it. */
async function compare(sql: Sql, { violations, audit }: Manifest, say: Say): Promise<void> {
  const known = new Set(violations)
  const found = await catalogue.violations(sql)
  const added = found.find((line) => !known.has(line))
  if (added) throw failed(`it breaks an invariant, ${added}`)
  if (found.length > 0)
    say(`WARNING: as before the backup, the club breaks ${found.length} invariants, such as: ${found[0]}.`)
  const progress = progressOf(say)
  const { head, problem, brokenAt } = await verify(sql, {
    onPart: (done, total) => progress(() => `audit log: ${done} of ${total} entries checked`),
  })
  if (head.seq !== audit.head.seq || head.hash !== audit.head.hash) throw failed('its audit log has another head')
  if (problem !== audit.problem || brokenAt !== audit.brokenAt) throw failed('its audit log is broken')
  if (problem) say(`WARNING: as before the backup, the audit log is broken at entry ${brokenAt}.`)
}
