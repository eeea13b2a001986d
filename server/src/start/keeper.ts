import { setTimeout as pause } from 'node:timers/promises'
import type { Sql } from 'postgres'
import { type Config, StartError } from '../platform/config.ts'
import { isDatabaseAway } from '../platform/database.ts'
import type { EmbeddedDatabase } from '../platform/embedded-database.ts'
import { postgres } from '../platform/postgres.ts'

/** Lock of the process that runs a data folder's database, held until that is down. */
const RUNNING_LOCK = 7_301_843
/** Lock held from the moment it is told to stop. */
const STOPPING_LOCK = 7_301_846
const WATCH_MS = 250
/** Stopping drains for 10 s and then gives the database 20 s. */
const STOPPING_MS = 35_000
const AGAIN_MS = 50

export interface Keeper {
  leave(): Promise<void>
  stop(): Promise<void>
}

/** Locks the data folder and restarts a crashed database. @throws StartError when it is in use already */
export async function keep(embedded: EmbeddedDatabase, config: Config): Promise<Keeper> {
  let sql: Sql | undefined
  const lock = async (): Promise<'mine' | 'running' | 'stopping'> => {
    sql = postgres(embedded.url(), {
      max: 1,
      idle_timeout: 0,
      max_lifetime: null,
      onnotice: () => {},
      backoff: () => 0.1,
    })
    const [row] = await sql<{ mine: boolean; stopping: boolean }[]>`
      select pg_try_advisory_lock(${RUNNING_LOCK}) as mine,
        exists (select from pg_locks where locktype = 'advisory' and objid = ${STOPPING_LOCK}) as stopping`
    if (row!.mine) return 'mine'
    await sql.end({ timeout: 0 })
    return row!.stopping ? 'stopping' : 'running'
  }
  const takeOver = async () => {
    const end = Date.now() + STOPPING_MS
    for (;;) {
      const found = await lock().catch((error) => {
        if (!isDatabaseAway(error)) throw error
        return sql!.end({ timeout: 0 }).then(() => 'away' as const)
      })
      if (found === 'mine') return
      if (found === 'running' || Date.now() > end)
        throw new StartError(
          `Another Clubhouse is already using ${config.dataDir}. Stop it, or set DATA_DIR to another folder.`,
        )
      if (found === 'away') await embedded.ensureRunning().catch(() => {})
      await pause(AGAIN_MS)
    }
  }
  await takeOver()
  let stopped = false
  const look = async () => {
    try {
      await sql!`select 1`
    } catch {
      await sql?.end({ timeout: 0 }).catch(() => {})
      if (await embedded.ensureRunning().catch(() => false))
        console.error('The database had stopped and was restarted.')
      await lock().catch(() => {})
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
    leave: async () => {
      await sql!`select pg_advisory_lock_shared(${STOPPING_LOCK})`.catch(() => {})
    },
    stop: async () => {
      stopped = true
      // A check in progress would take the shutdown for a crash and restart the database.
      await watching
      // The shutdown releases the locks. Released earlier, another start could use a database that is stopping.
      await embedded.stop()
      await sql?.end({ timeout: 0 }).catch(() => {})
    },
  }
}
