import type { Sql } from '../platform/database.ts'

export interface Beginning {
  at: Temporal.Instant
  /** The segment of the log that a restore begins with. */
  first: string
  segmentBytes: number
  code: string
  name: string
  zone: string
}

/** Begins a base backup, which lasts as long as this connection. */
export async function begin(sql: Sql): Promise<Beginning> {
  await sql`set statement_timeout = 0`
  const [row] = await sql<Beginning[]>`
    with begun as (select pg_backup_start('clubhouse', fast => true) as place)
    select clock_timestamp() as at, pg_walfile_name(place) as first,
      pg_size_bytes(current_setting('wal_segment_size')) as segment_bytes, club_code as code, club_name as name, zone
    from begun, club`
  return row!
}

export interface Ending {
  until: Temporal.Instant
  /** The segment of the log that a restore needs at least. */
  last: string
  label: string
  /** Empty without any. */
  tablespaces: string
}

/** Ends it, and the segment of the log. Whether that is archived is for the caller to see. */
export async function end(sql: Sql): Promise<Ending> {
  const [row] = await sql<Ending[]>`
    select clock_timestamp() as until, pg_walfile_name(lsn) as last, labelfile as label, spcmapfile as tablespaces
    from pg_backup_stop(wait_for_archive => false)`
  return row!
}

/** Ends the segment of the log that is being written. @returns its name */
export async function switchSegment(sql: Sql): Promise<string> {
  // An empty one would not end.
  await sql`select pg_create_restore_point('clubhouse')`
  const [row] = await sql<{ name: string }[]>`select pg_walfile_name(pg_switch_wal()) as name`
  return row!.name
}

export const fileKeys = (sql: Sql) => sql<{ key: string }[]>`select key from file`

/** @returns undefined while a standby, or a restore, reads the log */
export async function recovered(sql: Sql): Promise<{ upTo: Temporal.Instant | null } | undefined> {
  const [row] = await sql<{ isInRecovery: boolean; upTo: Temporal.Instant | null }[]>`
    select pg_is_in_recovery() as is_in_recovery, pg_last_xact_replay_timestamp() as up_to`
  return row!.isInRecovery ? undefined : { upTo: row!.upTo }
}

/** The first eight digits of the segments that the server writes. */
export async function timeline(sql: Sql): Promise<string> {
  const [row] = await sql<{ name: string }[]>`select pg_walfile_name(pg_current_wal_lsn()) as name`
  return row!.name.slice(0, 8)
}
