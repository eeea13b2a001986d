import { randomInt } from 'node:crypto'
import type { FastifyBaseLogger as Logger } from 'fastify'
import { Cache } from './cache.ts'
import { CLOCKS_APART_MS, Clock } from './clock.ts'
import type { Config, Deployment } from './config.ts'
import { POOL } from './connection-share.ts'
import { ConnectionWaits } from './connection-waits.ts'
import type { Club } from './context.ts'
import { type Database, openDatabase, openProbe } from './database.ts'
import { type Events, listen } from './events.ts'
import { FileStore, storageOf } from './files.ts'
import { KeptAnswers } from './kept-answers.ts'
import { createLimits, type Limits } from './limits.ts'
import { createPlainTexts } from './plain-text.ts'
import { openPost, type Post } from './post.ts'
import { Pulse } from './pulse.ts'
import { openPush, type Push } from './push.ts'
import { type Seal, sealOf } from './token.ts'

/** Twice this limit plus the delivery of the answer is under three seconds. */
const SILENCE_MS = 1_000

export interface Platform {
  config: Config
  deployment: Deployment
  database: Database
  waits: ConnectionWaits
  /** Gives up work that waits for a database that does not answer. */
  pulse: Pulse
  events: Events
  clock: Clock
  club: Club
  limits: Limits
  cache: Cache
  kept: KeptAnswers
  files: FileStore
  seal: Seal
  post: Post
  push: Push
  log: Logger
  /** Aborted by `drain`: streams say goodbye, nothing new begins. */
  stopping: AbortSignal
  drain(): void
  /** A random whole number between two, both included. Tests set it. */
  chance(least: number, most: number): number
  /** The English text of a message, for `fail.msg`. */
  plain: (msgCode: string, msgVar: Record<string, unknown>) => string
  close(): Promise<void>
}

/** The part of a context that comes from its process; the function that creates the context adds the caller. */
export function standingOf({ database, config, ...platform }: Platform) {
  const { clock, club, limits, cache, events, files, seal, post, push, log, stopping, chance, deployment } = platform
  const { weatherUrl, drandUrl, addressSource, texting } = config
  const isPublic = config.publicUrl !== undefined
  const outside = { post, push, texting, weatherUrl, drandUrl, addressSource, deployment, isPublic }
  return { sql: database, clock, club, limits, cache, events, files, seal, ...outside, log, stopping, chance }
}

export async function openPlatform(
  config: Config,
  databaseUrl: string,
  log: Logger,
  pool = POOL,
  silenceMs = SILENCE_MS,
): Promise<Platform> {
  const waits = new ConnectionWaits()
  const database = openDatabase(databaseUrl, pool, { silenceMs, waits })
  const probe = openProbe(databaseUrl)
  const clock = new Clock()
  await clock.measure(database)
  const events = await listen(database)
  let wereApart = false
  const measure = async () => {
    await clock.measure(database).catch(() => {})
    const areApart = Math.abs(clock.apartMs) > CLOCKS_APART_MS
    if (areApart && !wereApart)
      log.warn({ apartMs: Math.round(clock.apartMs) }, 'this machine and the database differ in time')
    wereApart = areApart
  }
  const stopListening = [events.on('clock', measure), events.onGap(measure)]
  const timer = setInterval(measure, 10_000)
  const limits = createLimits(database, config)
  const stopping = new AbortController()
  const club = await readClub(database)
  // One shared object: a manager's change of the club applies everywhere without a restart.
  const renew = () =>
    readClub(database).then(
      (now) => Object.assign(club, now),
      () => {},
    )
  stopListening.push(
    events.on('changed', (noun) => noun === 'site' && renew()),
    events.onGap(renew),
  )
  const plain = await createPlainTexts(database, events, club)
  const platform: Platform = {
    config,
    deployment: { ...config, databaseUrl, isBuiltIn: config.databaseUrl === undefined },
    database,
    waits,
    pulse: new Pulse(probe, silenceMs),
    events,
    clock,
    club,
    limits,
    cache: new Cache(events, clock),
    kept: new KeptAnswers(clock, events),
    files: new FileStore(storageOf(config), config.sessionSecret),
    seal: sealOf(config.sessionSecret),
    post: openPost(config),
    push: openPush(config),
    log,
    stopping: stopping.signal,
    chance: (least, most) => randomInt(least, most + 1),
    drain: () => stopping.abort(),
    plain,
    close: async () => {
      clearInterval(timer)
      for (const stop of stopListening) stop()
      platform.post.close()
      await Promise.all([database.end({ timeout: 2 }), probe.end({ timeout: 2 })])
    },
  }
  return platform
}

/** A database holds one club. */
async function readClub(sql: Database): Promise<Club> {
  const [club] = await sql<Club[]>`
    select club_idx, club_code, site_code, club_name, zone, currency, lang, langs from club`
  if (!club) throw new Error('the database holds no club')
  return club
}
