import cluster from 'node:cluster'
import { RateLimiterCluster, RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Config } from './config.ts'
import type { Database } from './database.ts'
import { FloodLimit, type SharedCount } from './flood-limit.ts'

/** Rate limits, counted per machine; limits that protect a secret are counted over all machines. */
export interface Limits {
  /** Milliseconds to wait, or 0 to go ahead. */
  spend(name: LimitName, who: string): number | Promise<number>
}
export type LimitName =
  | 'read'
  | 'asset'
  | 'write'
  | 'secret'
  | 'hold'
  | 'address'
  | 'companion'
  | 'naming'
  | 'testMail'
  | 'phoneCode'

/** Flood limits: points per seconds, times RATE_LIMIT_SCALE. */
const FLOODS = {
  read: { points: 600, seconds: 10 },
  /** A page loads up to a hundred at once, and a club's guests may share one address. */
  asset: { points: 6_000, seconds: 10 },
  write: { points: 120, seconds: 10 },
  hold: { points: 5, seconds: 10 },
  address: { points: 40, seconds: 60 },
}
/** Limits that protect a secret are counted exactly: codes and passwords, and who is a member; so are messages that one member can
 * make another one get, test emails, and codes that cost money. */
const EXACT = {
  secret: { points: 60, seconds: 60 },
  companion: { points: 30, seconds: 3600 },
  naming: { points: 30, seconds: 3600 },
  testMail: { points: 20, seconds: 3600 },
  phoneCode: { points: 20, seconds: 3600 },
}

/** The supervisor answers in less than a millisecond unless it is stuck. */
const SUPERVISOR_MS = 2_000

export function createLimits(database: Database, { rateLimitScale, workers }: Config): Limits {
  const scaled = (points: number) => Math.max(1, Math.round(points * rateLimitScale))
  const processes = cluster.isWorker ? workers : 1
  const floods = Object.fromEntries(
    Object.entries(FLOODS).map(([name, { points, seconds }]) => [
      name,
      new FloodLimit((shared) => sharedCount(name, shared, seconds), { points: scaled(points), seconds, processes }),
    ]),
  )
  const exact = Object.fromEntries(
    Object.entries(EXACT).map(([name, { points, seconds }]) => [
      name,
      exactLimit(database, name, scaled(points), seconds),
    ]),
  )
  return {
    spend: (name, who) => floods[name]?.spend(who) ?? spendExactly(exact[name]!, who),
  }
}

/** The supervisor counts for its workers; a single process counts for itself. */
function sharedCount(keyPrefix: string, points: number, duration: number): SharedCount {
  const options = { keyPrefix, points, duration }
  return cluster.isWorker
    ? new RateLimiterCluster({ ...options, timeoutMs: SUPERVISOR_MS })
    : new RateLimiterMemory(options)
}

function exactLimit(database: Database, name: string, points: number, seconds: number): RateLimiterPostgres {
  // The library expects a node-postgres pool; this adapter has the one method it uses.
  const pool = {
    query: async ({ text, values }: { text: string; values: never[] }) => {
      const rows = await database.unsafe(text, values, { prepare: true })
      return { rows, rowCount: rows.count }
    },
  }
  return new RateLimiterPostgres({
    keyPrefix: name,
    points,
    duration: seconds,
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    inMemoryBlockOnConsumed: points + 1,
  })
}

async function spendExactly(limiter: RateLimiterPostgres, who: string): Promise<number> {
  try {
    await limiter.consume(who)
    return 0
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.max(1, refused.msBeforeNext)
    throw refused
  }
}
