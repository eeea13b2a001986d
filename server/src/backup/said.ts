import type { Taken } from './backup.ts'
import type { Manifest } from './manifest.ts'
import type { RestoredTo } from './restore-to.ts'
import { sizeOf } from './rules.ts'

export const WITHOUT_SECRETS = [
  'Without this deployment’s secrets, a restored club works except for this:',
  '  - authenticator apps: managers with two-step login need a recovery code, then add their app again;',
  '  - the passwords of identity verification (NICE) and Google Analytics have to be entered again;',
  '  - links to private files that were opened in the last 5 minutes end.',
  'Logins, passwords and passkeys do not depend on the secrets: who is logged in stays logged in.',
]

const EMAILS =
  'Emails that were waiting are sent after the next start if SMTP_URL is set. To practise, start without it.'

export const counted = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

function contentsOf({ tables, files }: Manifest): string {
  const rows = counted(sum(tables.map((table) => table.rows)), 'row')
  return `${counted(tables.length, 'table')} with ${rows}, ${counted(files.length, 'file')}`
}

/** Lines of one kind that are shown. */
const SHOWN = 20

function some(found: readonly string[], line: (one: string) => string): string[] {
  const lines = found.slice(0, SHOWN).map(line)
  return found.length > SHOWN ? [...lines, `  and ${found.length - SHOWN} more`] : lines
}

/** What is wrong with the club or its archive; empty when nothing is. */
export function warningsOf({ manifest: { missing, audit, violations }, changed }: Taken): string[] {
  const lines = [
    ...some(missing, (key) => `WARNING: the storage does not have the file ${key}.`),
    ...some(changed, (key) => `WARNING: the file ${key} is not as it was uploaded. The archive has it as it is now.`),
    ...some(violations, (line) => `WARNING: the club breaks an invariant: ${line}.`),
  ]
  if (audit.problem)
    lines.push(`WARNING: the audit log is broken at entry ${audit.brokenAt}. See npm run audit:verify.`)
  return lines
}

export function takenLines(taken: Taken, seconds: number): string[] {
  const { manifest, path, size, deleted } = taken
  const { club, secrets } = manifest
  return [
    ...warningsOf(taken),
    ...some(deleted, (key) => `The file ${key} was deleted while the backup ran, so it is not in the archive.`),
    `Backed up ${club.name} (${club.code}): ${contentsOf(manifest)}, ${sizeOf(size)}, in ${seconds.toFixed(1)} s.`,
    path,
    'The archive contains personal data; only your user can read it (mode 0600). Keep a copy on another machine.',
    ...(secrets
      ? [
          'It is encrypted, and has the secrets of this deployment. Keep the key in another place: it opens only with it.',
        ]
      : [
          'No key was given (BACKUP_KEY or --key-file), so it is not encrypted, and the secrets of this deployment are not in it.',
          ...WITHOUT_SECRETS,
        ]),
  ]
}

/** A folder with the whole club, for people and other programs. */
export interface Readable {
  path: string
  club: Manifest['club']
  /** Rows by table. */
  rows: ReadonlyMap<string, number>
  files: number
  /** Keys of files that the storage does not have. */
  missing: string[]
}

export function readableLines({ path, club, rows, files, missing }: Readable): string[] {
  const all = `${counted(rows.size, 'table')} with ${counted(sum([...rows.values()]), 'row')}, ${counted(files, 'file')}`
  return [
    ...some(missing, (key) => `WARNING: the storage does not have the file ${key}.`),
    `Wrote ${club.name} (${club.code}): ${all}.`,
    `${path}: begin with README.html`,
    'The folder contains personal data; only your user can read it (mode 0700). It cannot be restored.',
  ]
}

export const checkedLine = (path: string, manifest: Manifest) =>
  `${path} is whole: ${manifest.club.name} (${manifest.club.code}) at ${manifest.at}, ${contentsOf(manifest)}.`

export function restoredLines(manifest: Manifest, where: string, hasSecrets: boolean, seconds: number): string[] {
  const { club, at, audit, missing } = manifest
  return [
    `Restored ${club.name} (${club.code}) as it was at ${at} into ${where}: ${contentsOf(manifest)}, in ${seconds.toFixed(1)} s.`,
    `Checked: every row was counted, every key and invariant holds, and the audit log is as it was (${audit.head.seq} entries).`,
    ...some(missing, (key) => `The archive does not have the file ${key}: it was missing already.`),
    ...(hasSecrets ? ['The secrets of the deployment were restored.'] : WITHOUT_SECRETS),
    EMAILS,
  ]
}

/** A restore to a moment. */
export function restoredToLines(restored: RestoredTo, where: string, seconds: number): string[] {
  const { base, upTo, hasSecrets, hasBucket, files, missing } = restored
  const at = (upTo ?? Temporal.Instant.from(base.until)).toZonedDateTimeISO(base.zone)
  const last = `${at.toPlainDate()} ${at.toPlainTime().toString({ smallestUnit: 'second' })}`
  return [
    `Restored ${base.club.name} (${base.club.code}) into ${where} in ${seconds.toFixed(1)} s. Its last change is of ${last} (${base.zone}).`,
    hasBucket
      ? 'Its files are in the bucket of FILES_S3_URL as they are now: one that was removed since is missing.'
      : `${counted(files, 'file')} of it came along.`,
    ...some(missing, (key) => `The archive does not have the file ${key}.`),
    ...(hasSecrets ? ['The secrets of the deployment were restored.'] : WITHOUT_SECRETS),
    EMAILS,
    'To practise, start it with BACKUPS=off too, so that it does not write into the archive of the club.',
  ]
}
