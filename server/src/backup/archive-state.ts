import { type ArchiveProblem, OLD_HOURS } from '@clubhouse/contract/backup'
import type { Deployment } from '../platform/config.ts'
import type { Sql } from '../platform/database.ts'
import { clusterOf } from '../platform/wal-archive.ts'
import { basesOf, type KeptBase } from './base-folder.ts'

/** After a minute and some for the copying, on a disk that is busy. */
const LATE_SECONDS = 300

export interface ArchiveFigures {
  /** Since the last part of the log was archived, or the server started. Null where none is due, without `archive_timeout`. */
  archiveAgeSeconds: number | null
  /** 1 when the last attempt failed. Null where the server archives nothing. */
  archiveFailed: number | null
}

/** Of any server; with `archive_command` of one's own too. A part is archived each minute while the site writes. */
export const archiving = (sql: Sql) => sql<ArchiveFigures[]>`
  select case when current_setting('archive_timeout') <> '0' then
      extract(epoch from clock_timestamp() - greatest(last_archived_time, pg_postmaster_start_time())) end::float8 as archive_age_seconds,
    (last_failed_time is not null and last_failed_time > coalesce(last_archived_time, '-infinity'))::int as archive_failed
  from pg_stat_archiver where current_setting('archive_mode') <> 'off'`

/** By the figures: the server archives nothing, or not what was written lately. */
export const isBehind = ({ archiveAgeSeconds, archiveFailed }: ArchiveFigures) =>
  archiveFailed === null || archiveFailed === 1 || (archiveAgeSeconds ?? 0) > LATE_SECONDS

/** @param bases the oldest first */
export function isWithoutCopy(bases: readonly Pick<KeptBase, 'until'>[], now = Temporal.Now.instant()): boolean {
  const newest = bases.at(-1)
  return !newest || Temporal.Instant.compare(Temporal.Instant.from(newest.until).add({ hours: OLD_HOURS }), now) <= 0
}

/** What keeps the club from a restore to a minute; null where nothing does, or nothing is archived. */
export async function archiveProblem(
  sql: Sql,
  { archiveDir, dataDir }: Pick<Deployment, 'archiveDir' | 'dataDir'>,
): Promise<ArchiveProblem | null> {
  if (!archiveDir) return null
  const [found = { archiveAgeSeconds: null, archiveFailed: null }] = await archiving(sql)
  if (isBehind(found)) return 'NOT_ARCHIVED'
  return isWithoutCopy(await basesOf(archiveDir, clusterOf(dataDir))) ? 'NO_COPY' : null
}
