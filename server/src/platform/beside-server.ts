import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, StartError } from './config.ts'
import { openEmbeddedDatabase } from './embedded-database.ts'
import { lendConnection } from './lend-connection.ts'

/**
 * Lends a command the address of the club's database, beside a running server too. A built-in database that no server
 * uses is started for the command and stopped afterwards. @throws StartError when the data folder has none
 */
export async function besideServer<T>(
  { databaseUrl, dataDir, archiveDir }: Pick<Config, 'databaseUrl' | 'dataDir' | 'archiveDir'>,
  use: (url: string) => Promise<T>,
): Promise<T> {
  if (databaseUrl) return use(databaseUrl)
  // Opening would make a new one.
  if (!existsSync(join(dataDir, 'postgres', 'PG_VERSION')))
    throw new StartError(`There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL to the one that you mean.`)
  const embedded = await openEmbeddedDatabase(dataDir, [], { archiveDir })
  try {
    return await use(embedded.url())
  } finally {
    // A server that ended in the meantime has stopped it already.
    if (!(await hasClients(embedded.url()).catch(() => false))) await embedded.stop()
  }
}

const hasClients = (url: string): Promise<boolean> =>
  lendConnection(url, async (probe) => {
    const others = await probe`
      select from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`
    return others.length > 0
  })
