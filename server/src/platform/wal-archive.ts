import { chownSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Seconds after which a segment of the log that is not full goes to the archive too. With the copying a minute is lost with
 * the disk at most. Decision 156.
 */
export const TIMEOUT_S = 50

/** The number that initdb gave a cluster, which a restored copy keeps: the first field of its control file. */
export const clusterOf = (dataDir: string): string =>
  readFileSync(join(dataDir, 'postgres', 'global', 'pg_control'))
    .readBigUInt64LE(0)
    .toString()

/** The folder of a cluster within the folder of the setting: names of segments begin anew with each cluster. */
export const clusterFolder = (archiveDir: string, cluster: string) => join(archiveDir, cluster)

/** The folder that PostgreSQL copies finished segments of the log into. */
export const walFolder = (archiveDir: string, cluster: string) => join(clusterFolder(archiveDir, cluster), 'wal')

/** @param owner the system user of the database, who writes there @throws Error where the folder of the setting is away */
export function makeWalFolder(archiveDir: string, cluster: string, owner?: { uid: number; gid: number }): void {
  // Never the folder of the setting itself: where its disk is not mounted, one on the disk of the data would hide that.
  for (const folder of [clusterFolder(archiveDir, cluster), walFolder(archiveDir, cluster)]) {
    try {
      mkdirSync(folder, { mode: 0o700 })
      if (owner) chownSync(folder, owner.uid, owner.gid)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}

/** What makes a built-in server archive its log. */
export const archivingFlags = (archiveDir: string, cluster: string) => [
  'archive_mode=on',
  'archive_library=basic_archive',
  `basic_archive.archive_directory=${walFolder(archiveDir, cluster)}`,
  `archive_timeout=${TIMEOUT_S}`,
]
