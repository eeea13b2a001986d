import { setTimeout as pause } from 'node:timers/promises'
import type { Sql } from 'postgres'
import { type Config, StartError } from '../platform/config.ts'
import type { EmbeddedDatabase } from '../platform/embedded-database.ts'
import { postgres } from '../platform/postgres.ts'

/** Held by whoever runs on a data folder's database. */
const RUNNING_LOCK = 7_301_843
const WATCH_MS = 250

export interface Keeper {
  /** Stops the database for good. */
  stop(): Promise<void>
}

/** Marks the data as in use and starts the database again when it went down. @throws StartError when it is in use already */
export async function keep(embedded: EmbeddedDatabase, config: Config): Promise<Keeper> {
  let sql: Sql | undefined
  const connect = async () => {
    sql = postgres(embedded.url(), {
      max: 1,
      idle_timeout: 0,
      max_lifetime: null,
      onnotice: () => {},
      backoff: () => 0.1,
    })
    const [row] = await sql`select pg_try_advisory_lock(${RUNNING_LOCK}) as mine`
    if (row?.mine) return
    await sql.end()
    throw new StartError(
      `Another Clubhouse runs on the data in ${config.dataDir}. Stop it, or set DATA_DIR to another folder.`,
    )
  }
  await connect()
  let stopped = false
  const look = async () => {
    try {
      await sql!`select 1`
    } catch {
      await sql?.end({ timeout: 0 }).catch(() => {})
      if (await embedded.ensureRunning().catch(() => false)) console.error('The database was down; started it again.')
      await connect().catch(() => {})
    }
  }
  const keepLooking = async () => {
    while (!stopped) {
      await pause(WATCH_MS)
      if (!stopped) await look()
    }
  }
  const watching = keepLooking()
  return {
    stop: async () => {
      stopped = true
      // A look that is under way would take the end for a crash and start the database again.
      await watching
      await sql?.end({ timeout: 1 }).catch(() => {})
      await embedded.stop()
    },
  }
}
