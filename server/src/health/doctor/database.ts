import { counted } from '../../backup/said.ts'
import { CLOCKS_APART_MS } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/database.ts'
import { appliedIn, ownMigrations } from '../../platform/migrate.ts'
import { refusedVersion } from '../../platform/postgres-version.ts'
import { type Applied, barrier } from '../../platform/release.ts'
import { type Figures, figures } from '../figures.ts'
import { backups } from './backups.ts'
import { type Finding, fault, good, warning } from './finding.ts'
import { span } from './span.ts'
import * as sql from './sql.ts'

const MAIL_AGE_S = 15 * 60
const JOB_LATE_S = 10 * 60
/** Of the connections that the server accepts. */
const MANY_CONNECTIONS = 0.9

/**
 * The database: its version, its tables, its clock, and that no rule of the club is broken in it.
 * Without a mail server every email waits.
 */
export async function database(db: Database, config: Config): Promise<Finding[]> {
  const { versionNum, version, now } = await sql.server(db)
  const refused = refusedVersion(versionNum)
  if (refused) return [fault('Database', `${refused}.`, 'Install a newer PostgreSQL and move the data.')]
  const tables = tablesOf(await appliedIn(db), await ownMigrations())
  const found = [good('Database', `PostgreSQL ${version} answers.`), tables, clock(now.epochMilliseconds - Date.now())]
  if (tables.state !== 'GOOD') return found
  const read = await figures(db)
  return [
    ...found,
    await rules(db),
    ...running(read, config.smtpUrl !== undefined),
    ...(await backups(db, config, read)),
  ]
}

export function tablesOf(applied: readonly Applied[], own: readonly string[]): Finding {
  const names = applied.map(({ name }) => name)
  const newer = names.find((name) => !own.includes(name))
  const missing = own.filter((name) => !names.includes(name)).length
  if (barrier(applied, own))
    return fault('Tables', `A newer release has been here (${newer}).`, 'Update Clubhouse to that release, or newer.')
  if (newer)
    return warning(
      'Tables',
      `A newer release has been here (${newer}), and this one can run on its tables.`,
      'Go on to the newer release when what stopped you is mended.',
    )
  if (missing > 0)
    return warning('Tables', `${missing} changes of this release are not made yet.`, 'Start the site: it makes them.')
  return good('Tables', 'They are those of this release.')
}

export function clock(apartMs: number): Finding {
  const apart = (Math.abs(apartMs) / 1000).toFixed(1)
  if (Math.abs(apartMs) < CLOCKS_APART_MS) return good('Clock', 'This machine and the database agree.')
  return warning(
    'Clock',
    `This machine and the database are ${apart} s apart.`,
    'Set all machines by NTP: opening times follow the database, and after a failover another machine.',
  )
}

async function rules(db: Database): Promise<Finding> {
  const broken = await sql.brokenRules(db)
  const [first] = broken
  if (!first) return good('Rules', 'No record breaks a rule.')
  return fault(
    'Rules',
    `${counted(broken.length, 'record breaks', 'records break')} a rule, such as ${first.record}: ${first.what}.`,
    'Keep a backup as it is now, and report it.',
  )
}

/** What waits too long. */
export function running(now: Figures, sendsMail = true): Finding[] {
  const { mailFailed, mailAgeSeconds, jobsFailed, jobLateSeconds, connections, connectionLimit } = now
  return [
    sendsMail && mailAgeSeconds > MAIL_AGE_S
      ? warning(
          'Outbox',
          `An email has waited for ${span(mailAgeSeconds)}.`,
          'Read the mail server’s answer at /ishm/system/outbox.',
        )
      : mailFailed > 0
        ? warning(
            'Outbox',
            `${counted(mailFailed, 'email')} of the last day could not be sent.`,
            'See why at /ishm/system/outbox.',
          )
        : good('Outbox', 'Nothing waits too long.'),
    jobsFailed > 0
      ? warning('Jobs', `${counted(jobsFailed, 'job')} failed.`, 'See why at /ishm/system/job.')
      : jobLateSeconds > JOB_LATE_S
        ? warning(
            'Jobs',
            `A job is ${span(jobLateSeconds)} late.`,
            'Jobs run while the site runs: start it, or read its log.',
          )
        : good('Jobs', 'They run in time.'),
    ...(connections > MANY_CONNECTIONS * connectionLimit
      ? [
          warning(
            'Connections',
            `${connections} of ${connectionLimit} are in use.`,
            'Raise max_connections, or lower WORKERS.',
          ),
        ]
      : []),
  ]
}
