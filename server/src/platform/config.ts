import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { lookup } from './lookup.ts'
import { environment, SETTINGS } from './settings.ts'

/** A setting or a condition that stops startup; its message is one line for the console. */
export class StartError extends Error {}

/** A service that answers in the format of juso.go.kr, and the secret key that it asks for. */
export interface AddressSource {
  url: string
  key: string
}

/** How text messages may leave this server. */
export interface TextWays {
  /** False: none is sent. */
  isOn: boolean
  /** Origins that messages may be posted to beside public https addresses. */
  origins: readonly string[]
  /** Address that answers in the format of Solapi's HTTP API. */
  solapiUrl: string
}

export interface Config {
  port: number
  host: string
  databaseUrl?: string
  dataDir: string
  /** The bucket that has the files, with its keys; without it they are in the data folder. */
  filesS3Url?: string
  /** The club that the database must hold; by default the one that it holds. A new demo club gets them. */
  clubCode?: string
  siteCode?: string
  /** Number of the club's proxies: this many forwarded values count, from the right. */
  trustProxy: number
  /** Where a new club's clock starts, in its zone; by default it shows the machine's time. */
  clubTime?: string
  rateLimitScale: number
  publicUrl?: string
  /** Address that answers in the format of Open-Meteo's forecast API. */
  weatherUrl: string
  /** Address that answers in the format of drand's HTTP API. */
  drandUrl: string
  /** The address search; without a key the club has none. */
  addressSource?: AddressSource
  /** Address that takes what Google's Measurement Protocol takes. */
  analyticsUrl: string
  /** False: no push service is called. */
  hasPush: boolean
  /** Origins of push services beside the known ones. */
  pushOrigins: readonly string[]
  texting: TextWays
  smtpUrl?: string
  /** A folder that receives each email as a file. */
  mailOutboxDir?: string
  /** Domain of bounce addresses; without it nothing listens. */
  bounceDomain?: string
  bouncePort: number
  sessionSecret: string
  /** Whether the job of the night makes backups. */
  hasBackups: boolean
  /** The folder of the backups that the site makes. */
  backupDir: string
  /** The bucket that gets them too, with its keys. */
  backupS3Url?: string
  /** Days, weeks and months that keep one of them, such as `7,4,12`. */
  backupKeep: string
  /** Encrypts the secrets of this deployment in a backup; without it they are left out. */
  backupKey?: string
  /** Where the built-in database archives its log; undefined without backups, and with a database of one's own. */
  archiveDir?: string
  /** Whether a start writes a backup before it changes the database of a club. */
  hasUpgradeBackup: boolean
  workers: number
  logLevel: string
}

/** Where a club runs, as its backups need to know. */
export interface Deployment
  extends Pick<
    Config,
    | 'dataDir'
    | 'filesS3Url'
    | 'sessionSecret'
    | 'backupKey'
    | 'hasBackups'
    | 'backupDir'
    | 'backupS3Url'
    | 'backupKeep'
    | 'archiveDir'
  > {
  /** Of the built-in database too. */
  databaseUrl: string
  /** The database lies in the data folder. */
  isBuiltIn: boolean
}

/**
 * Reads the environment.
 * @param secretIn finds the session secret of a data folder when the environment does not name it
 * @throws StartError with one line for each invalid value
 */
export function readConfig(env: NodeJS.ProcessEnv, secretIn = ownSecret): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map((issue) => String(issue.path[0])))]
    throw new StartError(names.map((name) => `Invalid ${name}: use ${lookup(SETTINGS, name)!.use}.`).join('\n'))
  }
  const e = parsed.data
  const dataDir = resolve(e.DATA_DIR)
  return {
    port: e.PORT,
    host: e.HOST,
    databaseUrl: e.DATABASE_URL,
    dataDir,
    filesS3Url: e.FILES_S3_URL,
    clubCode: e.CLUB_CODE,
    siteCode: e.SITE_CODE,
    trustProxy: e.TRUST_PROXY,
    clubTime: e.CLUB_TIME,
    rateLimitScale: e.RATE_LIMIT_SCALE,
    publicUrl: e.PUBLIC_URL?.replace(/\/$/, ''),
    weatherUrl: e.WEATHER_URL,
    drandUrl: e.DRAND_URL.replace(/\/$/, ''),
    addressSource: e.ADDRESS_KEY ? { url: e.ADDRESS_URL, key: e.ADDRESS_KEY } : undefined,
    analyticsUrl: e.ANALYTICS_URL,
    hasPush: e.PUSH === 'on',
    pushOrigins: e.PUSH_ORIGINS?.split(',') ?? [],
    texting: {
      isOn: e.TEXTS === 'on',
      origins: e.TEXT_ORIGINS?.split(',') ?? [],
      solapiUrl: e.SOLAPI_URL.replace(/\/$/, ''),
    },
    smtpUrl: e.SMTP_URL,
    mailOutboxDir: e.MAIL_OUTBOX_DIR && resolve(e.MAIL_OUTBOX_DIR),
    bounceDomain: e.BOUNCE_DOMAIN,
    bouncePort: e.BOUNCE_PORT,
    sessionSecret: e.SESSION_SECRET ?? secretIn(dataDir),
    hasBackups: e.BACKUPS === 'on',
    backupDir: resolve(e.BACKUP_DIR ?? join(dataDir, 'backups')),
    backupS3Url: e.BACKUP_S3_URL,
    backupKeep: e.BACKUP_KEEP,
    backupKey: e.BACKUP_KEY,
    archiveDir: e.ARCHIVE_DIR && !e.DATABASE_URL && e.BACKUPS === 'on' ? resolve(e.ARCHIVE_DIR) : undefined,
    hasUpgradeBackup: e.UPGRADE_BACKUP === 'on',
    workers: e.WORKERS,
    logLevel: e.LOG_LEVEL,
  }
}

/** Without SESSION_SECRET the data folder stores one, generated at the first start. */
function ownSecret(dataDir: string): string {
  const path = join(dataDir, 'session.secret')
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o755 })
    try {
      return readFileSync(path, 'utf8')
    } catch {
      const secret = randomBytes(32).toString('hex')
      writeFileSync(path, secret, { mode: 0o600, flag: 'wx' })
      return secret
    }
  } catch (error) {
    throw new StartError(
      `Cannot write to the data folder ${dataDir} (${(error as NodeJS.ErrnoException).code}). Set DATA_DIR to a writable folder.`,
    )
  }
}
