import { availableParallelism } from 'node:os'
import * as z from 'zod'
import { bucketIn } from './s3-storage.ts'

/** A setting of the environment. An empty value is none. */
interface Setting<S extends z.ZodType = z.ZodType> {
  /** Its default is the one that counts. */
  shape: S
  /** What an invalid value is refused with, after “use”. */
  use: string
  /** A sentence or two of the reference in README.md, in Markdown. */
  means: string
  /** The default in the reference, where the value itself does not say it. */
  first?: string
}

const setting = <S extends z.ZodType>(shape: S, use: string, means: string, first?: string): Setting<S> => ({
  shape,
  use,
  means,
  first,
})

/** Every setting, in the order of the reference. */
export const SETTINGS = {
  PORT: setting(
    z.coerce.number().int().min(0).max(65535).default(3000),
    'a number from 0 to 65535',
    'the port the server listens on',
  ),
  HOST: setting(z.string().min(1).default('0.0.0.0'), 'an address of this machine', 'the address it listens on'),
  DATABASE_URL: setting(
    z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    'postgres://user:password@host:5432/database',
    'your own PostgreSQL, 15 to 18 (an older one stops startup; 15.18 and 18.4 were tried). Without it, a built-in PostgreSQL 18 starts in `DATA_DIR`. The workers share its free connections: 12 each, at least 4',
  ),
  DATA_DIR: setting(
    z.string().min(1).default('data'),
    'a folder',
    'the database, uploaded files, this machine’s secrets, and the backups',
  ),
  FILES_S3_URL: setting(
    z
      .url({ protocol: /^https?$/ })
      .refine((address) => bucketIn(address))
      .optional(),
    'https://key:secret@host/bucket?region=ap-northeast-2, with the secret percent-encoded',
    'S3-compatible storage for uploaded files, https://key:secret@host/bucket?region=ap-northeast-2, with the secret percent-encoded. The bucket stays private. Without it, files are in `DATA_DIR/files`; the paths are the same, so files can be copied over',
  ),
  CLUB_CODE: setting(
    z
      .string()
      .regex(/^[A-Z0-9]{5}$/)
      .optional(),
    '5 capital letters or digits',
    'if set, startup fails when the database belongs to another club. A new demo club gets this code; without it GC001',
  ),
  SITE_CODE: setting(
    z
      .string()
      .regex(/^[A-Za-z0-9]{1,10}$/)
      .optional(),
    '1 to 10 letters or digits',
    'the site code of a new demo club; GREENHILL without it',
  ),
  PUSH: setting(
    z.enum(['on', 'off']).default('on'),
    'on or off',
    'off: no push notifications are sent, for a copy of a club or a server without connections to the internet',
  ),
  PUSH_ORIGINS: setting(
    z
      .string()
      .regex(/^https?:\/\/[^\s,/@]+(,https?:\/\/[^\s,/@]+)*$/)
      .optional(),
    'origins such as https://push.example, with commas between them',
    'origins of push services beside those that browsers are known to use, such as https://push.example, with commas between them',
  ),
  TEXTS: setting(
    z.enum(['on', 'off']).default('on'),
    'on or off',
    'off: no text messages are sent, for a copy of a club',
  ),
  TEXT_ORIGINS: setting(
    z
      .string()
      .regex(/^https?:\/\/[^\s,/@]+(,https?:\/\/[^\s,/@]+)*$/)
      .optional(),
    'origins such as http://10.0.0.5:8080, with commas between them',
    'origins that text messages may be posted to beside public https addresses, such as http://10.0.0.5:8080, with commas between them',
  ),
  SOLAPI_URL: setting(
    z.url({ protocol: /^https?$/ }).default('https://api.solapi.com'),
    'an http or https address',
    'an address that answers in the format of Solapi’s HTTP API',
    'Solapi',
  ),
  PUBLIC_URL: setting(
    z.url({ protocol: /^https?$/ }).optional(),
    'the address people type, such as https://club.example',
    'the address people type. https turns on HSTS; passkeys belong to its host',
  ),
  TRUST_PROXY: setting(
    z.coerce.number().int().min(0).max(9).default(0),
    'the number of your own proxies in front of the server, from 0 to 9',
    'the number of your own proxies in front of the server, in a chain. The server trusts this many values of `X-Forwarded-For`, `X-Forwarded-Host` and `X-Forwarded-Proto`, from the right; each proxy must set or extend all three. If the number is too high, clients can forge their address',
  ),
  SMTP_URL: setting(
    z.url({ protocol: /^smtps?$/ }).optional(),
    'smtp://user:password@host:587',
    'the mail server that sends emails, smtp://user:password@host:587. Without it, emails wait in the outbox at `/ishm/system/outbox`',
  ),
  MAIL_OUTBOX_DIR: setting(
    z.string().min(1).optional(),
    'a folder',
    'a folder where each email is also written as a file',
  ),
  BOUNCE_DOMAIN: setting(
    z
      .string()
      .max(190)
      .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/i)
      .optional(),
    'a domain whose email reaches this machine, such as bounce.club.example',
    'a domain whose MX delivers to `BOUNCE_PORT`, such as bounce.club.example. Emails are sent with a return address in this domain, and the outbox shows which ones bounced. Without it, nothing listens for bounces',
  ),
  BOUNCE_PORT: setting(
    z.coerce.number().int().min(0).max(65535).default(2525),
    'a number from 0 to 65535',
    'the port for bounces; one worker of each machine receives them',
  ),
  WEATHER_URL: setting(
    z.url({ protocol: /^https?$/ }).default('https://api.open-meteo.com/v1/forecast'),
    'an http or https address',
    'an address that answers in the format of Open-Meteo’s forecast API, such as your own server or, with `?apikey=…`, your contract. If it cannot be reached, the site shows the last values with their age',
    'Open-Meteo',
  ),
  DRAND_URL: setting(
    z.url({ protocol: /^https?$/ }).default('https://api.drand.sh'),
    'an http or https address',
    'an address that answers in the format of drand’s HTTP API, for draws by the beacon. If it cannot be reached, a manager or any member can bring the signature',
    'drand',
  ),
  ADDRESS_KEY: setting(
    z
      .string()
      .regex(/^[\w=+/.-]{10,200}$/)
      .optional(),
    'the key that juso.go.kr gave your club, as it is written there',
    'the key of your club for the address search of juso.go.kr. With it, forms have “Find address” for Korean addresses; see [going live](docs/going-live.md)',
  ),
  ADDRESS_URL: setting(
    z.url({ protocol: /^https?$/ }).default('https://business.juso.go.kr/addrlink/addrLinkApi.do'),
    'an http or https address',
    'an address that answers in the format of its search',
    'juso.go.kr',
  ),
  ANALYTICS_URL: setting(
    z.url({ protocol: /^https?$/ }).default('https://www.google-analytics.com/mp/collect'),
    'an http or https address',
    'an address that takes the Measurement Protocol of Google Analytics 4. It is used only after a manager has entered a measurement ID at `/ishm/site/ext-info`',
    'Google Analytics',
  ),
  SESSION_SECRET: setting(
    z.string().min(32).optional(),
    'at least 32 characters',
    'at least 32 characters, the same on every machine of a club',
    'created and stored in `DATA_DIR`',
  ),
  BACKUPS: setting(
    z.enum(['on', 'off']).default('on'),
    'on or off',
    'off: the site makes no backup at night, for a copy of a club or where something else backs up the database and the files',
  ),
  BACKUP_DIR: setting(
    z.string().min(1).optional(),
    'a folder',
    'the folder of the backups that the site makes each night, better on another disk; with several machines one that they share',
    '`DATA_DIR/backups`',
  ),
  BACKUP_S3_URL: setting(
    z
      .url({ protocol: /^https?$/ })
      .refine((address) => bucketIn(address))
      .optional(),
    'https://key:secret@host/bucket?region=ap-northeast-2, with the secret percent-encoded',
    'an S3-compatible bucket that also gets each of these backups, written like `FILES_S3_URL`; best one of its own, with another key',
  ),
  BACKUP_KEEP: setting(
    z
      .string()
      .regex(/^(?!0+,0+,0+$)\d{1,3},\d{1,3},\d{1,3}$/)
      .default('7,4,12'),
    'days, weeks and months, such as 7,4,12',
    'for how many days, weeks and months the newest backup of each stays in that folder and that bucket',
  ),
  BACKUP_KEY: setting(
    z.string().min(16).optional(),
    'at least 16 characters',
    'at least 16 characters; encrypts each backup and the archive of `ARCHIVE_DIR`, which open only with it. Without it (or `--key-file`) a backup is not encrypted and lacks the secrets of the deployment',
  ),
  ARCHIVE_DIR: setting(
    z.string().min(1).optional(),
    'a folder',
    'a folder on another disk, into which the built-in PostgreSQL copies its log each minute, so that a lost disk costs a minute at most and the club can be restored to any minute of the days of `BACKUP_KEEP`; [operating](docs/operating.md#every-minute). Off with `BACKUPS=off`, or with `DATABASE_URL`',
  ),
  UPGRADE_BACKUP: setting(
    z.enum(['on', 'off']).default('on'),
    'on or off',
    'off: a start that has to change the database of a club, after an upgrade, goes on without writing a backup to `BACKUP_DIR` first',
  ),
  CLUB_TIME: setting(
    z.iso.datetime({ local: true, offset: false }).optional(),
    'a date and time in the club’s time zone, such as 2026-12-02T10:00',
    'the time at which a new club’s clock starts, in its time zone, such as 2026-12-02T10:00; for tests and screenshots',
  ),
  RATE_LIMIT_SCALE: setting(
    z.coerce.number().positive().max(100_000).default(1),
    'a number above 0; 1 is normal',
    'multiplies every rate limit',
  ),
  WORKERS: setting(
    z.coerce.number().int().min(1).max(64).default(availableParallelism()),
    'a number from 1 to 64',
    'number of worker processes',
    'one per core',
  ),
  LOG_LEVEL: setting(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
    'fatal, error, warn, info, debug, trace or silent',
    'fatal, error, warn, info, debug, trace or silent',
  ),
} as const

type Shapes = { [Name in keyof typeof SETTINGS]: (typeof SETTINGS)[Name]['shape'] }

export const environment = z.object(
  Object.fromEntries(Object.entries(SETTINGS).map(([name, { shape }]) => [name, shape])) as Shapes,
)

/** The table of README.md, which `npm run settings` writes. */
export function reference(): string {
  const rows = Object.entries(SETTINGS).map(([name, { shape, means, first }]) => {
    const { data } = shape.safeParse(undefined)
    return `| \`${name}\` | ${first ?? (data === undefined ? 'none' : `\`${data}\``)} | ${means} |`
  })
  return ['| variable | default | meaning |', '|---|---|---|', ...rows].join('\n')
}
