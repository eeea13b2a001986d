import { KEY_REUSED, Refusal } from '@clubhouse/contract/fail'
import { type Context, Forbidden, Malformed, NotFound } from './context.ts'
import { DatabaseSilent } from './pulse.ts'

/** Carries a result out of a transaction that is rolled back. */
class Undone extends Error {
  readonly answer: No
  constructor(answer: No) {
    super('undone')
    this.answer = answer
  }
}

type No = Refusal | NotFound | Forbidden | Malformed
const isNo = (answer: unknown): answer is No =>
  [Refusal, NotFound, Forbidden, Malformed].some((kind) => answer instanceof kind)

/** The context of a change: its statements belong to one transaction. */
export interface Transaction extends Context {
  /** Registers work outside the database, such as removing a file, that runs after the commit. */
  afterCommit(work: () => Promise<void>): void
  /** Sends a statement whose result nobody reads, without waiting for it. If it fails, nothing is committed. */
  sendUnread(statement: PromiseLike<unknown>): void
}

type Stored = { data: unknown } | { refusal: { category: string; code: string; msgVar: Record<string, unknown> } }

/** The request was answered before, or by a concurrent twin. */
class Repeated extends Error {}

/** Anything but a success rolls back. With an Idempotency-Key the first response is stored and repeated. */
export async function write<T>(ctx: Context, change: (tx: Transaction) => Promise<T>): Promise<T> {
  const afterCommit: (() => Promise<void>)[] = []
  const unread: PromiseLike<unknown>[] = []
  try {
    const answer = (await ctx.sql.begin(async (sql) => {
      const tx: Transaction = {
        ...ctx,
        sql: sql as unknown as Context['sql'],
        afterCommit: (work) => void afterCommit.push(work),
        sendUnread: (statement) => {
          // Sends it; its failure is read after the COMMIT, which PostgreSQL then turns into a rollback.
          statement.then(undefined, () => {})
          unread.push(statement)
        },
      }
      if (ctx.givenUp?.aborted) throw new DatabaseSilent()
      const answer = await claimedChange(tx, change)
      if (isNo(answer)) throw new Undone(answer)
      // The caller will retry after the 503, so the change is rolled back rather than done twice.
      if (ctx.givenUp?.aborted) throw new DatabaseSilent()
      if (ctx.idempotency) tx.sendUnread(keptAnswer(tx, ctx.idempotency, { data: answer ?? null }))
      return answer
    })) as T
    await Promise.all(unread)
    for (const work of afterCommit) await work().catch((error) => logFailure(ctx, error))
    return answer
  } catch (error) {
    if (error instanceof Repeated) return revive(await earlierAnswer(ctx, ctx.idempotency!)) as T
    if (!(error instanceof Undone)) throw error
    // Only refusals are stored: a 404 or a malformed input may succeed next time.
    return (error.answer instanceof Refusal ? await keepRefusal(ctx, error.answer) : error.answer) as T
  }
}

/** The key is claimed in the round trip of the change's first statements. A repeated change runs, and is rolled back. */
async function claimedChange<T>(tx: Transaction, change: (tx: Transaction) => Promise<T>): Promise<T> {
  // The transaction may end only when both have ended.
  const [claim, changed] = await Promise.allSettled([claimKey(tx), change(tx)])
  if (claim.status === 'rejected') throw claim.reason
  if (!claim.value) throw new Repeated()
  if (changed.status === 'rejected') throw changed.reason
  return changed.value
}

/** The change is committed, so a failure here does not change the response. */
function logFailure({ log, callName, requestId }: Context, error: unknown): void {
  log.warn({ err: error, call: callName, requestId }, 'work after a commit failed')
}

/** Waits for a concurrent twin. @returns whether the key is this request's */
async function claimKey({ sql, who, callName, idempotency }: Context): Promise<boolean> {
  if (!idempotency) return true
  const [mine] = await sql`
    insert into idempotency (who, key, call, body_hash)
    values (${ownerOf(who)}, ${idempotency.key}, ${callName}, ${idempotency.bodyHash})
    on conflict do nothing returning key`
  return mine !== undefined
}

async function earlierAnswer(
  { sql, who, callName }: Pick<Context, 'sql' | 'who' | 'callName'>,
  { key, bodyHash }: NonNullable<Context['idempotency']>,
): Promise<Stored | Refusal> {
  const [first] = await sql<{ call: string; bodyHash: string; answer: Stored }[]>`
    select call, body_hash, answer from idempotency where who = ${ownerOf(who)} and key = ${key}`
  return first?.call === callName && first.bodyHash === bodyHash ? first.answer : KEY_REUSED({})
}

const keptAnswer = ({ sql, who }: Context, { key }: NonNullable<Context['idempotency']>, answer: Stored) => sql`
  update idempotency set answer = ${sql.json(answer as never)} where who = ${ownerOf(who)} and key = ${key}`

/** Stores a refusal. If a concurrent twin was first, its response wins, so that both get the same. */
async function keepRefusal(ctx: Context, refusal: Refusal): Promise<unknown> {
  const { sql, who, callName, idempotency } = ctx
  if (!idempotency || refusal.code === KEY_REUSED.code) return refusal
  const { category, code, msgVar } = refusal
  const answer: Stored = { refusal: { category, code, msgVar } }
  // Asynchronous commit is safe here: no data changed, and after a crash the request is simply evaluated again.
  const [mine] = await sql`
    with lightly as materialized (select set_config('synchronous_commit', 'off', true))
    insert into idempotency (who, key, call, body_hash, answer)
    select ${ownerOf(who)}, ${idempotency.key}, ${callName}, ${idempotency.bodyHash}, ${sql.json(answer as never)} from lightly
    on conflict do nothing returning key`
  return mine ? refusal : revive(await earlierAnswer(ctx, idempotency))
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
