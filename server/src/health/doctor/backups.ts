import { stat } from 'node:fs/promises'
import { OLD_HOURS, type Problem } from '@clubhouse/contract/backup'
import { type ArchiveFigures, isBehind, isWithoutCopy } from '../../backup/archive-state.ts'
import { basesOf, type KeptBase } from '../../backup/base-folder.ts'
import { newest, type Run } from '../../backup/rows.ts'
import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/database.ts'
import { clusterOf, TIMEOUT_S } from '../../platform/wal-archive.ts'
import type { Figures } from '../figures.ts'
import { type Finding, fault, good, warning } from './finding.ts'
import { span } from './span.ts'

/** The backups that the site makes: that the newest could be restored, and that the loss of one disk does not take them along. */
export async function backups(db: Database, config: Config, now: Figures): Promise<Finding[]> {
  const archived = await archive(config, now)
  if (!config.hasBackups)
    return [
      warning(
        'Backup',
        'BACKUPS is off: the site makes none.',
        'Back up the database and the files otherwise, or unset BACKUPS.',
      ),
      ...archived,
    ]
  const { backupDir, backupS3Url, dataDir } = config
  return [
    outcome(await newest(db), now.backupAgeSeconds),
    ...key(config),
    ...(backupS3Url ? [] : await sameDisk('BACKUP_DIR', backupDir, dataDir)),
    ...archived,
  ]
}

const MENDS: Record<Problem, string> = {
  NOT_WRITTEN: 'Mend this, then run “Back up the club” at /ishm/system/job.',
  DAMAGED: 'Check the disk of BACKUP_DIR, then run “Back up the club” at /ishm/system/job.',
  NO_RIGHT: 'Let the user of DATABASE_URL create databases: alter role <user> createdb',
  NOT_SENT: 'Check BACKUP_S3_URL: address, region, key and secret. Then run “Back up the club” at /ishm/system/job.',
  NOT_RESTORED: 'Run “Back up the club” at /ishm/system/job. If it fails again, keep the archive and report it.',
}

export function outcome(last: Pick<Run, 'problem' | 'detail'> | undefined, age: number): Finding {
  const isOld = age > OLD_HOURS * 3600
  if (!last && !isOld) return good('Backup', 'The first one is made at 03:40 by the clock of the club.')
  if (last?.problem) return fault('Backup', `The last one does not count: ${last.detail}`, MENDS[last.problem])
  if (isOld) {
    const says = last ? `The last one is ${span(age)} old.` : `None was made in ${span(age)}.`
    return fault('Backup', says, 'Let the site run at night, or see /ishm/system/job.')
  }
  return good('Backup', `The last one was restored as a test, and is ${span(age)} old.`)
}

function key({ backupKey }: Config): Finding[] {
  if (backupKey) return []
  return [
    warning(
      'Backup key',
      'BACKUP_KEY is not set: backups are not encrypted and lack the secrets of this deployment, so authenticator apps stop after a restore.',
      'Set BACKUP_KEY, and keep it apart from the backups.',
    ),
  ]
}

async function sameDisk(name: 'BACKUP_DIR' | 'ARCHIVE_DIR', folder: string, dataDir: string): Promise<Finding[]> {
  const [kept, data] = await Promise.all([folder, dataDir].map((one) => stat(one).catch(() => undefined)))
  if (kept === undefined || data === undefined || kept.dev !== data.dev) return []
  return [
    warning(
      `${name === 'BACKUP_DIR' ? 'Backup' : 'Archive'} disk`,
      `${folder} is on the disk of the data: both can be lost together.`,
      `Set ${name} to a folder on another disk${name === 'BACKUP_DIR' ? ', or BACKUP_S3_URL to a bucket' : ', and see that it is mounted'}.`,
    ),
  ]
}

/** The archive of each minute, where there is one; of a server of one's own, as far as it says. Decision 156. */
async function archive({ archiveDir, dataDir }: Config, now: ArchiveFigures): Promise<Finding[]> {
  const age = now.archiveAgeSeconds ?? 0
  if (!archiveDir && now.archiveFailed === null) return []
  if (now.archiveFailed === null)
    return [
      fault('Archive', 'The database runs without it.', 'Stop the site and start it again: only a start changes it.'),
    ]
  if (isBehind(now))
    return [
      fault(
        'Archive',
        `The log of the database is not archived, the last time ${span(age)} ago. Until it is, the database keeps it on the disk of the data, and fills that.`,
        archiveDir
          ? `Check that ${archiveDir} is mounted, has room and can be written to by the database. PostgreSQL then archives what it kept.`
          : 'Check the archive_command of your server, and what it says in the server’s log.',
      ),
    ]
  if (!archiveDir) return [good('Archive', 'Your server archives its log.')]
  const bases = await basesOf(archiveDir, clusterOf(dataDir))
  const disk = await sameDisk('ARCHIVE_DIR', archiveDir, dataDir)
  if (isWithoutCopy(bases))
    return [
      fault(
        'Archive',
        'It has no copy of the database that was tested in the last 48 hours.',
        'See why at /ishm/system/job, “Archive the last minute” and “Back up the club”.',
      ),
      ...disk,
    ]
  return [good('Archive', `Every minute since ${bases[0]!.until} can be restored.${large(bases.at(-1)!)}`), ...disk]
}

const SMALL_SEGMENT = 2 ** 20
const large = ({ segmentBytes }: Pick<KeptBase, 'segmentBytes'>) =>
  segmentBytes === SMALL_SEGMENT
    ? ''
    : ` Its parts are of ${segmentBytes / SMALL_SEGMENT} MB, as of every database that an older release made, so ${Math.ceil(((86_400 / TIMEOUT_S) * segmentBytes) / 1e9)} GB a day are written there before they are compressed.`
