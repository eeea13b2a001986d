import { Clock } from '../platform/clock.ts'
import type { Club, Context } from '../platform/context.ts'
import type { Sql } from '../platform/database.ts'
import type { Events } from '../platform/events.ts'
import { FileStore } from '../platform/files.ts'
import { Remembered } from '../platform/remembered.ts'
import { sealOf } from '../platform/token.ts'

/** Nobody else changes anything while a club is made. */
const silent: Events = { on: () => () => {}, onGap: () => () => {} }

/** The context of a call without a request or a person: so days and bookings are made by the product's own services. */
export async function clubContext(sql: Sql, callName: string): Promise<Context> {
  const clock = new Clock()
  await clock.measure(sql)
  const [club] = await sql<Club[]>`
    select club_idx, club_code, site_code, club_name, zone, currency, lang, langs from club`
  return {
    sql,
    clock,
    club: club!,
    remembered: new Remembered(silent, clock),
    events: silent,
    log: { warn: () => {} },
    // Days and bookings bring no files.
    files: new FileStore('', ''),
    seal: sealOf(''),
    post: { way: 'NONE', deliver: async () => '' },
    // A limit holds back people who hammer at the door; here nobody does.
    limits: { spend: async () => 0 },
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

/**
 * A transaction that answers `begin` with a savepoint: services begin transactions of their own, and here all of them
 * belong to one.
 */
export function asOneTransaction(sql: Sql): Sql {
  return new Proxy(sql, {
    get: (target, name) => Reflect.get(target, name === 'begin' ? 'savepoint' : name),
  })
}
