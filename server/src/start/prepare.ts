import { setTimeout as pause } from 'node:timers/promises'
import { loadProductTexts } from '../language/product-texts.ts'
import { type Config, StartError } from '../platform/config.ts'
import { type Share, shareConnections } from '../platform/connection-share.ts'
import { type Database, isDatabaseAway, openDatabase } from '../platform/database.ts'
import { type EmbeddedDatabase, openEmbeddedDatabase } from '../platform/embedded-database.ts'
import { createDatabase, migrate } from '../platform/migrate.ts'
import { tooFew, unreachable } from '../platform/unreachable.ts'

/** Longer than the time a database has to stop. */
const SETTLE_MS = 30_000
const AGAIN_MS = 50

export interface Found {
  databaseUrl: string
  share: Share
  embedded?: EmbeddedDatabase
}

/** A database that answers: the external one, or the built-in one. @throws StartError */
export async function findDatabase(config: Config): Promise<Found> {
  const embedded = config.databaseUrl ? undefined : await openEmbeddedDatabase(config.dataDir, [], config)
  const databaseUrl = config.databaseUrl ?? embedded!.url()
  let free: number
  try {
    free = await createPatiently(databaseUrl, embedded)
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(unreachable(databaseUrl, error as Error))
  }
  const share = shareConnections(free, config.workers)
  if (!share) throw new StartError(tooFew(Math.max(0, free)))
  return { databaseUrl, share, embedded }
}

/** The built-in database may still be stopping from the last run: wait, then start it again. */
async function createPatiently(databaseUrl: string, embedded: EmbeddedDatabase | undefined): Promise<number> {
  const end = Date.now() + SETTLE_MS
  for (;;) {
    try {
      return await createDatabase(databaseUrl)
    } catch (error) {
      if (!embedded || !isDatabaseAway(error) || Date.now() > end) throw error
      await embedded.ensureRunning().catch(() => {})
      await pause(AGAIN_MS)
    }
  }
}

/** Migrates, after a backup of a club, loads the product's texts and seeds an empty database. @returns the known passwords @throws StartError */
export async function fill(databaseUrl: string, config: Config, log: (line: string) => void): Promise<string[]> {
  const database = openDatabase(databaseUrl, 4)
  try {
    await migrate(database, async () => {
      if (!config.hasUpgradeBackup || !(await holdsClub(database))) return
      const { backUpBeforeUpgrade } = await import('./upgrade-backup.ts')
      await backUpBeforeUpgrade({ ...config, databaseUrl }, log)
    })
    await loadProductTexts(database)
    const [club] = await database<{ clubCode: string }[]>`select club_code from club`
    if (!club) {
      const { seed } = await import('../seed/seed.ts')
      await seed({ database, config }, 'demo', log)
    } else if (config.clubCode && config.clubCode !== club.clubCode) {
      throw new StartError(`CLUB_CODE is ${config.clubCode}, but the database holds the club ${club.clubCode}.`)
    }
    const known = await database<{ id: string }[]>`select id from known_password`
    if (config.publicUrl && known.length > 0) log(knownPasswords(known.length))
    if (!config.smtpUrl) log(await whereMailsAre(database, config))
    return known.map(({ id }) => id)
  } finally {
    await database.end({ timeout: 5 })
  }
}

async function holdsClub(database: Database): Promise<boolean> {
  const [row] = await database<{ has: boolean }[]>`select to_regclass('club') is not null as has`
  return row!.has && (await database`select from club`).length > 0
}

const knownPasswords = (count: number) =>
  `WARNING: PUBLIC_URL is set, and ${count} ${count === 1 ? 'account has' : 'accounts have'} the demo’s password, which is public. Make your own club with npm run club:replace, or change these passwords.`

async function whereMailsAre(database: Database, { mailOutboxDir }: Config): Promise<string> {
  if (mailOutboxDir) return `SMTP_URL is not set. Emails are written to ${mailOutboxDir}.`
  const [row] = await database<{ waiting: number }[]>`select count(*) as waiting from mail where state = 'WAITING'`
  const { waiting } = row!
  return `SMTP_URL is not set. ${waiting === 1 ? '1 email is' : `${waiting} emails are`} waiting in the outbox (/ishm/system/outbox).`
}
