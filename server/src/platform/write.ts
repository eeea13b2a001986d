import { setTimeout as pause } from 'node:timers/promises'
import { KEY_REUSED, Refusal } from '@clubhouse/contract/fail'
import { CommitLate } from './commits.ts'
import { type Context, Forbidden, Malformed, NotFound } from './context.ts'
import { type Database, isAfterFailure, isConflict, isDatabaseAway } from './database.ts'
import { DatabaseSilent } from './database-silent.ts'

/** Carries a result out of a transaction that is rolled back. */
class Undone extends Error {
  readonly answer: No
  constructor(answer: No) {
    super('undone')
    this.answer = answer
  }
}

export type No = Refusal | NotFound | Forbidden | Malformed
export const isNo = (answer: unknown): answer is No =>
  [Refusal, NotFound, Forbidden, Malformed].some((kind) => answer instanceof kind)

/** The context of a change: its statements belong to one transaction. */
export interface Transaction extends Context {
  /** Registers work outside the database, such as removing a file, that runs after the commit. */
  afterCommit(work: () => Promise<void>): void
  /** Sends a statement whose result nobody reads, without waiting for it. If it fails, nothing is committed. */
  sendUnread(statement: PromiseLike<unknown>): void
}

type Stored = { data: unknown } | { refusal: { category: string; code: string; msgVar: Record<string, unknown> } }

/**
 * Anything but a success rolls back. With an Idempotency-Key the first response is stored and repeated. The key is
 * written once, with the response and in the round trip of the COMMIT: a request that comes again, or a concurrent twin,
 * makes its change as well, and that is rolled back. Decision 050. A change may run several times, of which one is
 * committed: what it does outside its transaction has to wait for `afterCommit`.
 */
export async function write<T>(ctx: Context, change: (tx: Transaction) => Promise<T>): Promise<T> {
  try {
    return await untilCommitted(ctx, change)
  } catch (error) {
    const no = error instanceof Undone ? error.answer : undefined
    // Only refusals are stored: a 404 or a malformed input may succeed next time.
    if (no instanceof Refusal) return (await keepRefusal(ctx, no)) as T
    if (isDatabaseAway(error)) throw error
    const earlier = await earlierAnswer(ctx)
    if (ctx.idempotency) ctx.idempotency.isAsked = true
    if (earlier) return revive(earlier) as T
    if (!no) throw error
    return no as T
  }
}

/** A change that PostgreSQL ends, because another was in its way, is made anew so many times at most. */
const MOST_TRIES = 3
const LONGEST_WAIT_MS = 60

/** Each try has a transaction, work after it and unread statements of its own. Decision 050. */
async function untilCommitted<T>(ctx: Context, change: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    const unread: PromiseLike<unknown>[] = []
    try {
      return await once(ctx, change, unread)
    } catch (error) {
      if (tries === MOST_TRIES || !(await isInTheWay(error, unread))) throw error
      // Two that were in each other's way begin again at different moments.
      await pause(LONGEST_WAIT_MS * Math.random())
    }
  }
}

/** What failed may have been a statement that nobody reads: those behind it then fail because it did. */
async function isInTheWay(error: unknown, unread: readonly PromiseLike<unknown>[]): Promise<boolean> {
  if (!isAfterFailure(error)) return isConflict(error)
  const ends = await Promise.allSettled(unread)
  return ends.some((end) => end.status === 'rejected' && isConflict(end.reason))
}

async function once<T>(
  ctx: Context,
  change: (tx: Transaction) => Promise<T>,
  unread: PromiseLike<unknown>[],
): Promise<T> {
  const afterCommit: (() => Promise<void>)[] = []
  const runAfterCommit = async () => {
    for (const work of afterCommit) await work().catch((error) => logFailure(ctx, error))
  }
  const committed = (ctx.sql as Database).begin(async (sql) => {
    const tx: Transaction = {
      ...ctx,
      sql,
      afterCommit: (work) => void afterCommit.push(work),
      sendUnread: (statement) => {
        // Sends it; its failure is read after the COMMIT, which PostgreSQL then turns into a rollback.
        statement.then(undefined, () => {})
        unread.push(statement)
      },
    }
    if (ctx.givenUp?.aborted) throw new DatabaseSilent()
    const answer = await change(tx)
    if (isNo(answer)) throw new Undone(answer)
    // The caller will retry after the 503, so the change is rolled back rather than done twice.
    if (ctx.givenUp?.aborted) throw new DatabaseSilent()
    if (ctx.idempotency) tx.sendUnread(keptAnswer(tx, ctx.idempotency, { data: answer ?? null }))
    return answer
  }) as Promise<T>
  const answer = await committed.catch((error) => {
    if (error instanceof CommitLate) error.end.then(runAfterCommit, () => {})
    throw error
  })
  await Promise.all(unread)
  await runAfterCommit()
  return answer
}

/** The change is committed, so a failure here does not change the response. */
function logFailure({ log, callName, requestId }: Context, error: unknown): void {
  log.warn({ err: error, call: callName, requestId }, 'work after a commit failed')
}

/** @returns none where the request has no key, or comes for the first time */
async function earlierAnswer({ sql, who, callName, idempotency }: Context): Promise<Stored | Refusal | undefined> {
  if (!idempotency) return undefined
  const key = sql`who = ${ownerOf(who)} and key = ${idempotency.key}`
  const [first] = await sql<{ call: string; bodyHash: string; answer: Stored }[]>`
    select call, body_hash, answer from idempotency where ${key}`
  if (!first) return undefined
  // What is seen may be on one disk only. A lock is written down, and its commit waits for the standby.
  await (sql as Database).begin((tx) => tx`select from idempotency where ${key} for key share`)
  return first.call === callName && first.bodyHash === idempotency.bodyHash ? first.answer : KEY_REUSED({})
}

/** Waits for a concurrent twin, and fails if that has committed. */
const keptAnswer = ({ sql, who, callName }: Context, { key, bodyHash }: Key, answer: Stored) => sql`
  insert into idempotency (who, key, call, body_hash, answer)
  values (${ownerOf(who)}, ${key}, ${callName}, ${bodyHash}, ${sql.json(answer)})`

type Key = NonNullable<Context['idempotency']>

/** Stores a refusal. If a concurrent twin was first, its response wins, so that both get the same. */
async function keepRefusal(ctx: Context, refusal: Refusal): Promise<unknown> {
  const { sql, who, callName, idempotency } = ctx
  if (!idempotency || refusal.code === KEY_REUSED.code) return refusal
  idempotency.isAsked = true
  const { category, code, msgVar } = refusal
  const answer: Stored = { refusal: { category, code, msgVar } }
  // Asynchronous commit is safe here: no data changed, and after a crash the request is simply evaluated again.
  const [mine] = await sql`
    with lightly as materialized (select set_config('synchronous_commit', 'off', true))
    insert into idempotency (who, key, call, body_hash, answer)
    select ${ownerOf(who)}, ${idempotency.key}, ${callName}, ${idempotency.bodyHash}, ${sql.json(answer)} from lightly
    on conflict do nothing returning key`
  return mine ? refusal : revive((await earlierAnswer(ctx))!)
}

/**
 * The answer of the first time, for a service that refuses before it writes: the time has passed, the code is used.
 * Undefined where there was none, or where `write` has looked for it.
 */
export async function firstAnswer(ctx: Context): Promise<unknown> {
  if (!ctx.idempotency || ctx.idempotency.isAsked) return undefined
  const earlier = await earlierAnswer(ctx)
  return earlier && revive(earlier)
}

function revive(stored: Stored | Refusal): unknown {
  if (stored instanceof Refusal) return stored
  if ('data' in stored) return stored.data
  return new Refusal(stored.refusal.category, stored.refusal.code, stored.refusal.msgVar)
}

function ownerOf(who: Context['who']): string {
  return who?.memberIdx != null ? `m${who.memberIdx}` : who?.adminIdx != null ? `a${who.adminIdx}` : '-'
}

export async function refuseBefore<R extends Refusal>(ctx: Context, refusal: R): Promise<R> {
  return (await keepRefusal(ctx, refusal)) as R
}
