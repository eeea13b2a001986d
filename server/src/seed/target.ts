import { type Config, StartError } from '../platform/config.ts'
import { type Database, openDatabase } from '../platform/database.ts'
import { openEmbeddedDatabase } from '../platform/embedded-database.ts'
import { createDatabase } from '../platform/migrate.ts'

/** Lends the configured database to a command. @throws StartError while a server uses it */
export async function withDatabase<T>(config: Config, use: (database: Database) => Promise<T>): Promise<T> {
  const embedded = config.databaseUrl ? undefined : await openEmbeddedDatabase(config.dataDir, [], config)
  const url = config.databaseUrl ?? embedded!.url()
  await createDatabase(url)
  // One connection, so that any other belongs to another program.
  const database = openDatabase(url, 1)
  let isOurs = false
  try {
    await refuseWhileRunning(database)
    isOurs = true
    return await use(database)
  } finally {
    await database.end({ timeout: 5 })
    if (isOurs) await embedded?.stop()
  }
}

async function refuseWhileRunning(database: Database): Promise<void> {
  const [row] = await database<{ others: number }[]>`
    select count(*) as others from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
      and application_name in ('clubhouse', 'postgres.js')`
  if (row!.others > 0) throw new StartError('A server is using this database. Stop it, then run the command again.')
}

export async function dropEverything(database: Database): Promise<void> {
  await database.begin(async (sql) => {
    await sql`set local statement_timeout = 0`
    await sql`drop schema public cascade`
    await sql`create schema public`
  })
}

/** Runs a command; an expected refusal is one line on the terminal. */
export async function runCommand(run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error)
    process.exitCode = 1
  }
}
