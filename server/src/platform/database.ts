import type { ISql, Parameter, Sql as PostgresSql, TransactionSql as PostgresTransaction } from 'postgres'
import { Commits } from './commits.ts'
import { ConnectionWaits } from './connection-waits.ts'
import { postgres, UNCERTAIN } from './postgres.ts'
import { readDay, readInstant } from './read-time.ts'

// Instants become Temporal.Instant, dates yyyy-MM-dd, times HH:mm; columns camelCase.
const types = {
  instant: {
    to: 1184,
    from: [1184],
    serialize: (v: Temporal.Instant | Date | string) => (v instanceof Date ? v.toISOString() : v.toString()),
    parse: readInstant,
  },
  day: { to: 1082, from: [1082], serialize: (v: string) => v, parse: readDay },
  timeOfDay: { to: 1083, from: [1083], serialize: (v: string) => v, parse: (v: string) => v.slice(0, 5) },
  number: { to: 20, from: [20], serialize: (v: number) => String(v), parse: Number },
}

type Types = {
  instant: Temporal.Instant
  day: string
  timeOfDay: string
  number: number
}

/** What runs statements: the pool, or one of its transactions. */
export interface Sql extends ISql<Types> {
  json(value: unknown): Parameter
}

export type TransactionSql = PostgresTransaction<Types>

/** What `Context.sql` is outside of a transaction. */
export interface Database extends PostgresSql<Types> {
  json(value: unknown): Parameter
}

interface Opening {
  /** Milliseconds after which the database counts as silent; a caller waits twice as long for a COMMIT. Without it there is no limit. */
  silenceMs?: number
  waits?: ConnectionWaits
}

/** Limits of a connection in milliseconds: longer where the database may be silent for longer. */
const limitsOf = (silenceMs: number) => ({
  statement_timeout: Math.max(10_000, 10 * silenceMs),
  lock_timeout: Math.max(5_000, 5 * silenceMs),
  idle_in_transaction_session_timeout: Math.max(15_000, 15 * silenceMs),
})

/**
 * Transactions have connections of their own, so reads continue while they wait, and the driver cannot send a BEGIN
 * behind reads that fill its pipeline without reserving the connection (issue 1189). Its connections are to a server
 * that can be written to, never to a standby. @param max two at least
 */
export function openDatabase(
  url: string,
  max = 10,
  { silenceMs = 0, waits = new ConnectionWaits() }: Opening = {},
): Database {
  const forReads = Math.ceil(max / 3)
  const forTransactions = Math.max(1, max - forReads)
  const reads = openPool(url, forReads, { ...limitsOf(silenceMs), ...ALONE })
  const transactions = openPool(url, forTransactions, { ...limitsOf(silenceMs), ...BY_KEY })
  const ends = [reads.end, transactions.end]
  const end: Database['end'] = async (options) => {
    await Promise.all(ends.map((one) => one(options)))
  }
  const begin = waits.measured(transactions.begin as never)
  const commits = silenceMs ? new Commits(begin, forTransactions, 2 * silenceMs) : { begin }
  return Object.assign(reads, {
    begin: ((...given: [never] | [string, never]) =>
      given.length === 1 ? commits.begin('', given[0]) : commits.begin(...given)) as Database['begin'],
    end,
  })
}

/** Connections of a process besides its pool: one for LISTEN, one for the health probe. */
export const APART = 2

/** One connection, also to a standby. */
export const openProbe = (url: string): Database => openPool(url, 1, limitsOf(0), null)

/**
 * A statement that writes outside of a transaction keeps the club's own books, such as who runs a job. It does not wait
 * for a standby, or the reads behind it would wait too. Decision 153.
 */
const ALONE = { synchronous_commit: 'local' }

/** Cached plans save planning, which takes longer than the work. Without scans, a plan for a small table stays good. */
const BY_KEY = { plan_cache_mode: 'force_generic_plan', enable_seqscan: 'off' }

function openPool(
  url: string,
  max: number,
  settings: Record<string, string | number>,
  server: 'primary' | null = 'primary',
): Database {
  return postgres(url, {
    max,
    types,
    transform: { column: { from: postgres.toCamel } },
    connect_timeout: 3,
    // A connection to a former primary would be read-only for as long as it lives.
    target_session_attrs: server ?? undefined,
    // A database that was away is found again quickly; waiting requests get 503.
    backoff: () => 0.2,
    idle_timeout: 0,
    max_lifetime: 60 * 30,
    onnotice: () => {},
    connection: {
      application_name: 'clubhouse',
      TimeZone: 'UTC',
      // Compiling takes longer than any statement of a list runs.
      jit: 'off',
      ...settings,
    },
  }) as Database
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
  UNCERTAIN,
  // too many connections, shutdown, crash, startup, read-only, disk full, lock or statement timeout
  '53300',
  '57P01',
  '57P02',
  '57P03',
  '25006',
  '53100',
  '55P03',
  '57014',
])

/** True when the database is unavailable or too slow, so that a retry may succeed shortly. */
export function isDatabaseAway(error: unknown): boolean {
  const code = codeOf(error)
  return code !== undefined && (AWAY.has(code) || code.startsWith('08'))
}

const codeOf = (error: unknown) => (error as { code?: string } | null)?.code

const [DEADLOCK, NOT_SERIALIZABLE, IN_FAILED_TRANSACTION, NOT_UNIQUE] = ['40P01', '40001', '25P02', '23505']
/** Numbers that a statement picks by those that it sees: a transaction that it could not see has picked the same. */
const PICKED_NUMBERS = new Set<unknown>(['booking_booking_no_key'])

/** Whether PostgreSQL ended a transaction because of another one, so that it may succeed if it runs again. */
export function isConflict(error: unknown): boolean {
  const code = codeOf(error)
  const isPickedTwice =
    code === NOT_UNIQUE && PICKED_NUMBERS.has((error as { constraint_name?: string }).constraint_name)
  return code === DEADLOCK || code === NOT_SERIALIZABLE || isPickedTwice
}

/** Whether a statement failed only because an earlier one of its transaction had. */
export const isAfterFailure = (error: unknown): boolean => codeOf(error) === IN_FAILED_TRANSACTION
