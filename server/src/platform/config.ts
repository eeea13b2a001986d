import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import * as z from 'zod'
import { lookup } from './lookup.ts'
import { bucketIn } from './s3-storage.ts'

/** A setting or a condition that stops startup; its message is one line for the console. */
export class StartError extends Error {}

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATA_DIR: z.string().min(1).default('data'),
  FILES_S3_URL: z
    .url({ protocol: /^https?$/ })
    .refine((address) => bucketIn(address))
    .optional(),
  CLUB_CODE: z
    .string()
    .regex(/^[A-Z0-9]{5}$/)
    .optional(),
  SITE_CODE: z
    .string()
    .regex(/^[A-Za-z0-9]{1,10}$/)
    .optional(),
  TRUST_PROXY: z.coerce.number().int().min(0).max(9).default(0),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_OUTBOX_DIR: z.string().min(1).optional(),
  BOUNCE_DOMAIN: z
    .string()
    .max(190)
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/i)
    .optional(),
  BOUNCE_PORT: z.coerce.number().int().min(0).max(65535).default(2525),
  CLUB_TIME: z.iso.datetime({ local: true, offset: false }).optional(),
  RATE_LIMIT_SCALE: z.coerce.number().positive().max(100_000).default(1),
  WEATHER_URL: z.url({ protocol: /^https?$/ }).default('https://api.open-meteo.com/v1/forecast'),
  DRAND_URL: z.url({ protocol: /^https?$/ }).default('https://api.drand.sh'),
  ADDRESS_URL: z.url({ protocol: /^https?$/ }).default('https://business.juso.go.kr/addrlink/addrLinkApi.do'),
  ADDRESS_KEY: z
    .string()
    .regex(/^[\w=+/.-]{10,200}$/)
    .optional(),
  ANALYTICS_URL: z.url({ protocol: /^https?$/ }).default('https://www.google-analytics.com/mp/collect'),
  PUSH: z.enum(['on', 'off']).default('on'),
  PUSH_ORIGINS: z
    .string()
    .regex(/^https?:\/\/[^\s,/@]+(,https?:\/\/[^\s,/@]+)*$/)
    .optional(),
  TEXTS: z.enum(['on', 'off']).default('on'),
  TEXT_ORIGINS: z
    .string()
    .regex(/^https?:\/\/[^\s,/@]+(,https?:\/\/[^\s,/@]+)*$/)
    .optional(),
  SOLAPI_URL: z.url({ protocol: /^https?$/ }).default('https://api.solapi.com'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  SESSION_SECRET: z.string().min(32).optional(),
  BACKUP_KEY: z.string().min(16).optional(),
  WORKERS: z.coerce.number().int().min(1).max(64).default(availableParallelism()),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
})

const HINTS = {
  PORT: 'a number from 0 to 65535',
  DATABASE_URL: 'postgres://user:password@host:5432/database',
  FILES_S3_URL: 'https://key:secret@host/bucket?region=ap-northeast-2, with the secret percent-encoded',
  CLUB_CODE: '5 capital letters or digits',
  SITE_CODE: '1 to 10 letters or digits',
  TRUST_PROXY: 'the number of your own proxies in front of the server, from 0 to 9',
  SMTP_URL: 'smtp://user:password@host:587',
  MAIL_OUTBOX_DIR: 'a folder',
  BOUNCE_DOMAIN: 'a domain whose email reaches this machine, such as bounce.club.example',
  BOUNCE_PORT: 'a number from 0 to 65535',
  CLUB_TIME: 'a date and time in the club’s time zone, such as 2026-12-02T10:00',
  RATE_LIMIT_SCALE: 'a number above 0; 1 is normal',
  WEATHER_URL: 'an http or https address',
  DRAND_URL: 'an http or https address',
  ADDRESS_URL: 'an http or https address',
  ADDRESS_KEY: 'the key that juso.go.kr gave your club, as it is written there',
  ANALYTICS_URL: 'an http or https address',
  PUSH: 'on or off',
  PUSH_ORIGINS: 'origins such as https://push.example, with commas between them',
  TEXTS: 'on or off',
  TEXT_ORIGINS: 'origins such as http://10.0.0.5:8080, with commas between them',
  SOLAPI_URL: 'an http or https address',
  PUBLIC_URL: 'the address people type, such as https://club.example',
  SESSION_SECRET: 'at least 32 characters',
  BACKUP_KEY: 'at least 16 characters',
  WORKERS: 'a number from 1 to 64',
  LOG_LEVEL: 'fatal, error, warn, info, debug, trace or silent',
}

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
  /** Encrypts the secrets of this deployment in a backup; without it they are left out. */
  backupKey?: string
  workers: number
  logLevel: string
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
    throw new StartError(names.map((name) => `Invalid ${name}: use ${lookup(HINTS, name) ?? 'a value'}.`).join('\n'))
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
    backupKey: e.BACKUP_KEY,
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
