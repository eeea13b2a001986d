import { stat } from 'node:fs/promises'
import { OLD_HOURS, type Problem } from '@clubhouse/contract/backup'
import { newest, type Run } from '../../backup/rows.ts'
import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/database.ts'
import type { Figures } from '../figures.ts'
import { type Finding, fault, good, warning } from './finding.ts'
import { span } from './span.ts'

/** The backups that the site makes: that the newest could be restored, and that the loss of one disk does not take them along. */
export async function backups(db: Database, config: Config, { backupAgeSeconds: age }: Figures): Promise<Finding[]> {
  if (!config.hasBackups)
    return [
      warning(
        'Backup',
        'BACKUPS is off: the site makes none.',
        'Back up the database and the files otherwise, or unset BACKUPS.',
      ),
    ]
  return [outcome(await newest(db), age), ...key(config), ...(await sameDisk(config))]
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
      'BACKUP_KEY is not set: backups lack the secrets of this deployment, and authenticator apps stop after a restore.',
      'Set BACKUP_KEY, and keep it apart from the backups.',
    ),
  ]
}

async function sameDisk({ backupDir, dataDir, backupS3Url }: Config): Promise<Finding[]> {
  if (backupS3Url) return []
  const [kept, data] = await Promise.all([backupDir, dataDir].map((folder) => stat(folder).catch(() => undefined)))
  if (kept === undefined || data === undefined || kept.dev !== data.dev) return []
  return [
    warning(
      'Backup disk',
      `${backupDir} is on the disk of the data: both can be lost together.`,
      'Set BACKUP_DIR to a folder on another disk, or BACKUP_S3_URL to a bucket.',
    ),
  ]
}
