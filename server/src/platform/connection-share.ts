import { APART, type Sql } from './database.ts'

/** Largest pool of a process. Decision 030. */
export const POOL = 10
/** One connection for reads and one for a transaction. */
const SMALLEST_POOL = 2
/** The backup of the night takes one, and gets it where there are more than processes need. */
const BACKUP = 1
/** Connections that a process needs at least, its pool included. */
export const LEAST = SMALLEST_POOL + APART

export interface Share {
  /** Worker processes: the configured number, or as many as the server has connections for. */
  processes: number
  /** Connections in the pool of each. */
  pool: number
}

/** @param free connections neither used nor reserved @returns undefined when one process cannot run */
export function shareConnections(free: number, wanted: number): Share | undefined {
  const processes = Math.min(wanted, Math.floor(free / LEAST))
  if (processes < 1) return undefined
  const pool = Math.floor((free - BACKUP) / processes) - APART
  return { processes, pool: Math.min(POOL, Math.max(SMALLEST_POOL, pool)) }
}

/** Connections that this user may still open, including the one that asks. */
export async function freeConnections(sql: Sql, database: string): Promise<number> {
  const [row] = await sql<{ free: number }[]>`
    with taken as (
      select datname, usename from pg_stat_activity
      where datid is not null and usesysid is not null and pid <> pg_backend_pid()
    )
    select least(
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
        - coalesce(current_setting('reserved_connections', true)::int, 0) - (select count(*) from taken),
      (select nullif(rolconnlimit, -1) - (select count(*) from taken where usename = rolname)
        from pg_roles where rolname = current_user),
      (select nullif(datconnlimit, -1) - (select count(*) from taken t where t.datname = d.datname)
        from pg_database d where d.datname = ${database})
    )::int as free`
  return row!.free
}
