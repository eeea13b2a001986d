import { Cache } from '../platform/cache.ts'
import { Clock } from '../platform/clock.ts'
import type { Deployment } from '../platform/config.ts'
import type { Club, Context } from '../platform/context.ts'
import type { Sql } from '../platform/database.ts'
import type { Events } from '../platform/events.ts'
import { FileStore } from '../platform/files.ts'
import { folderStorage } from '../platform/storage.ts'
import { sealOf } from '../platform/token.ts'

/** No concurrent changes happen while a club is created. */
const silent: Events = { on: () => () => {}, onGap: () => () => {} }

/** A club that is being created is not backed up. */
const NOWHERE: Deployment = {
  databaseUrl: '',
  isBuiltIn: false,
  dataDir: '',
  sessionSecret: '',
  hasBackups: false,
  backupDir: '',
  backupKeep: '',
}

/** The context of a call without a request or a person, so that the product's services create days and bookings. */
export async function clubContext(sql: Sql, callName: string): Promise<Context> {
  const clock = new Clock()
  await clock.measure(sql)
  const [club] = await sql<Club[]>`
    select club_idx, club_code, site_code, club_name, zone, currency, lang, langs from club`
  return {
    sql,
    clock,
    club: club!,
    cache: new Cache(silent, clock),
    events: silent,
    log: { warn: () => {} },
    files: new FileStore(folderStorage(''), ''),
    seal: sealOf(''),
    post: { way: 'NONE', deliver: async () => '', close: () => {} },
    push: { publicKey: '', serves: () => false, deliver: async () => ({ status: 0 }) },
    texting: { isOn: false, origins: [], solapiUrl: '' },
    weatherUrl: '',
    drandUrl: '',
    deployment: NOWHERE,
    isPublic: false,
    limits: { spend: async () => 0 },
    chance: (least) => least,
    stopping: new AbortController().signal,
    who: null,
    lang: club!.lang,
    reachedAt: '',
    ip: '',
    device: '',
    requestId: 'seed',
    callName,
    cookies: { read: () => undefined, write: () => {} },
  }
}

/** A transaction that answers `begin` with a savepoint, so that services' own transactions join it. */
export function asOneTransaction(sql: Sql): Sql {
  return new Proxy(sql, {
    get: (target, name) => Reflect.get(target, name === 'begin' ? 'savepoint' : name),
  })
}
