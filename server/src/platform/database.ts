import type { Sql as PostgresSql } from 'postgres'
import { postgres } from './postgres.ts'

// Instants come as Temporal.Instant, days as yyyy-MM-dd and times of day as HH:mm; columns in camelCase.
const types = {
  instant: {
    to: 1184,
    from: [1184],
    serialize: (v: Temporal.Instant | Date | string) => (v instanceof Date ? v.toISOString() : v.toString()),
    parse: (v: string) => Temporal.Instant.from(v),
  },
  day: { to: 1082, from: [1082], serialize: (v: string) => v, parse: (v: string) => v },
  timeOfDay: { to: 1083, from: [1083], serialize: (v: string) => v, parse: (v: string) => v.slice(0, 5) },
  number: { to: 20, from: [20], serialize: (v: number) => String(v), parse: Number },
}

type Types = {
  instant: Temporal.Instant
  day: string
  timeOfDay: string
  number: number
}

/** A pool, or the connection of a transaction: both answer tagged statements. */
export type Sql = PostgresSql<Types>
export type Database = PostgresSql<Types>

/**
 * Opens a pool. Transactions have connections of their own: reads go on while those wait for locks, and a single
 * statement never gets between BEGIN and COMMIT.
 * @param max connections at most, two at least
 */
export function openDatabase(url: string, max = 10): Database {
  const forReads = Math.ceil(max / 3)
  const reads = openPool(url, forReads)
  const transactions = openPool(url, Math.max(1, max - forReads), BY_KEY)
  const ends = [reads.end, transactions.end]
  const end: Database['end'] = async (options) => {
    await Promise.all(ends.map((one) => one(options)))
  }
  return Object.assign(reads, { begin: transactions.begin, end })
}

/** What a process has beside its pool: one connection to listen, one to ask whether the database answers. */
export const APART = 2

/** One connection that is always free to ask whether the database answers. */
export const openProbe = (url: string): Database => openPool(url, 1)

/**
 * Transactions find and write rows by their keys. A plan made once serves all of them, and planning each again takes
 * longer than the work; made while a table is small it must not be one that reads the whole table for ever.
 */
const BY_KEY = { plan_cache_mode: 'force_generic_plan', enable_seqscan: 'off', jit: 'off' }

function openPool(url: string, max: number, settings: Record<string, string> = {}): Database {
  return postgres(url, {
    max,
    types: types as never,
    transform: { column: { from: postgres.toCamel } },
    connect_timeout: 3,
    // A database that was away is found again quickly; a waiting request is answered 503 meanwhile.
    backoff: () => 0.2,
    idle_timeout: 0,
    max_lifetime: 60 * 30,
    onnotice: () => {},
    connection: {
      application_name: 'clubhouse',
      statement_timeout: 10_000,
      lock_timeout: 5_000,
      idle_in_transaction_session_timeout: 15_000,
      TimeZone: 'UTC',
      ...settings,
    },
  }) as unknown as Database
}

const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  'DATABASE_SLOW',
  // too many connections, shutting down, crashed, starting up, read-only, disk full, lock or statement took too long
  '53300',
  '57P01',
  '57P02',
  '57P03',
  '25006',
  '53100',
  '55P03',
  '57014',
])

/** True when the database is away or too slow, so that the same request may succeed shortly. */
export function isDatabaseAway(error: unknown): boolean {
  const code = (error as { code?: string } | null)?.code
  return code !== undefined && (AWAY.has(code) || code.startsWith('08'))
}
