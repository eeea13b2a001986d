import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Clock } from './clock.ts'
import type { Database } from './database.ts'
import { FloodLimit } from './flood-limit.ts'

/** How often something may be done, counted over all processes. */
export interface Limits {
  /** Milliseconds to wait, or 0 when it may go ahead. */
  spend(name: LimitName, who: string): number | Promise<number>
  close(): void
}
export type LimitName = 'read' | 'write' | 'secret' | 'hold'

/** Floods: points in so many seconds, times RATE_LIMIT_SCALE. */
const FLOODS = {
  read: { points: 600, seconds: 10 },
  write: { points: 120, seconds: 10 },
  // Source: domain, section 3. At the instant of an opening a statement per try would cost everybody.
  hold: { points: 5, seconds: 10 },
}
/** What guards a secret is counted exactly, one by one. */
const EXACT = { secret: { points: 60, seconds: 60 } }

export function createLimits(database: Database, clock: Clock, scale: number): Limits {
  const scaled = (points: number) => Math.max(1, Math.round(points * scale))
  const floods = Object.fromEntries(
    Object.entries(FLOODS).map(([name, { points, seconds }]) => [
      name,
      new FloodLimit(database, clock, name, scaled(points), seconds),
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
    close: () => {
      for (const flood of Object.values(floods)) flood.close()
    },
  }
}

function exactLimit(database: Database, name: string, points: number, seconds: number): RateLimiterPostgres {
  // The library speaks to a node-postgres pool; ours answers the one method that it uses.
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
