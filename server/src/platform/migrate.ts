import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from './config.ts'
import { freeConnections } from './connection-share.ts'
import type { Database, Sql } from './database.ts'
import { postgres } from './postgres.ts'
import { refusedVersion } from './postgres-version.ts'
import { type Applied, barrier, RELEASE, runsOnOf } from './release.ts'

const MIGRATIONS = join(import.meta.dirname, '../../../db/migrations')
/** An arbitrary key of an advisory lock, the same in every process. */
const LOCK = 7_301_842

/** @returns connections free for this user @throws StartError when the server is older than supported */
export async function createDatabase(url: string): Promise<number> {
  const target = new URL(url)
  const name = decodeURIComponent(target.pathname.slice(1))
  target.pathname = '/postgres'
  const admin = postgres(target.href, { max: 1, onnotice: () => {}, connect_timeout: 5 })
  try {
    const [server] = await admin<{ version: number }[]>`select current_setting('server_version_num')::int as version`
    const refused = refusedVersion(server!.version)
    if (refused) throw new StartError(`DATABASE_URL: ${refused}.`)
    const [found] = await admin`select 1 from pg_database where datname = ${name}`
    if (!found) await admin.unsafe(`create database "${name.replaceAll('"', '""')}"`)
    return await freeConnections(admin as unknown as Sql, name)
  } finally {
    // Without a limit it would wait for ever where the connection broke during a statement.
    await admin.end({ timeout: 0 })
  }
}

/** Names of this product's migrations, in their order. */
export const ownMigrations = async () => (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).sort()

/** The SQL of one of them, with its comments. */
export const migrationText = (name: string) => readFile(join(MIGRATIONS, name), 'utf8')

/**
 * All in one transaction, under a lock.
 * @param first runs before the first change of a database that was migrated before, once for all processes that start
 * @returns their names @throws StartError when this release cannot run on it
 */
export function migrate(sql: Database, first?: () => Promise<void>): Promise<string[]> {
  return sql.begin(async (tx) => {
    // Another machine may be at it, with a backup before.
    await tx`
      select set_config(name, '0', true)
      from unnest(array['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout']) name`
    await tx`select pg_advisory_xact_lock(${LOCK})`
    await tx`set local lock_timeout to default`
    if (first && (await isBehind(tx))) await first()
    return migrateIn(tx)
  }) as Promise<string[]>
}

/** Whether migrations are missing in a database that has some. */
async function isBehind(tx: Sql): Promise<boolean> {
  const [row] = await tx<{ has: boolean }[]>`select to_regclass('migration') is not null as has`
  if (!row!.has) return false
  const names = (await appliedIn(tx)).map(({ name }) => name)
  return (await ownMigrations()).some((name) => !names.includes(name))
}

/** @param tx a transaction @param wanted the migrations to apply, by default every one of this product */
export async function migrateIn(tx: Sql, wanted?: readonly string[]): Promise<string[]> {
  const files = await ownMigrations()
  const done: string[] = []
  await tx`select pg_advisory_xact_lock(${LOCK})`
  await tx`set local statement_timeout = 0`
  await tx`create table if not exists migration (name text primary key, at timestamptz not null default now())`
  const applied = await appliedIn(tx)
  const barring = barrier(applied, files)
  if (barring) throw new StartError(refusal(barring))
  for (const name of files) {
    if (applied.some((one) => one.name === name) || (wanted && !wanted.includes(name))) continue
    const text = await migrationText(name)
    await tx.unsafe(text)
    await tx`insert into migration (name) values (${name})`
    const runsOn = runsOnOf(text)
    if (runsOn) await tx`update migration set runs_on = ${runsOn} where name = ${name}`
    done.push(name)
  }
  return done
}

/** Before migration 0336 the table has no column for it. */
export const appliedIn = (sql: Sql) =>
  sql<Applied[]>`select name, to_jsonb(migration) ->> 'runs_on' as runs_on from migration`

const refusal = (migration: string) =>
  `A newer release of Clubhouse changed this database (migration ${migration}), and this one, ${RELEASE}, cannot run on it. Start the newer release; or restore the backup from before its upgrade, as “Upgrading” in docs/operating.md says.`
