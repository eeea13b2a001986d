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
}

type Stored = { data: unknown } | { refusal: { category: string; code: string; msgVar: Record<string, unknown> } }

/** Anything but a success rolls back. With an Idempotency-Key the first response is stored and repeated. */
export async function write<T>(ctx: Context, change: (tx: Transaction) => Promise<T>): Promise<T> {
  const afterCommit: (() => Promise<void>)[] = []
  try {
    const answer = (await ctx.sql.begin(async (sql) => {
      const tx: Transaction = {
        ...ctx,
        sql: sql as unknown as Context['sql'],
        afterCommit: (work) => void afterCommit.push(work),
      }
      if (ctx.givenUp?.aborted) throw new DatabaseSilent()
      const earlier = await claimKey(tx)
      if (earlier) return revive(earlier)
      const answer = await change(tx)
      if (isNo(answer)) throw new Undone(answer)
      // The caller will retry after the 503, so the change is rolled back rather than done twice.
      if (ctx.givenUp?.aborted) throw new DatabaseSilent()
      await keepAnswer(tx, { data: answer ?? null })
      return answer
    })) as T
    for (const work of afterCommit) await work().catch((error) => logFailure(ctx, error))
    return answer
  } catch (error) {
    if (!(error instanceof Undone)) throw error
    // Only refusals are stored: a 404 or a malformed input may succeed next time.
    return (error.answer instanceof Refusal ? await keepRefusal(ctx, error.answer) : error.answer) as T
  }
}

/** The change is committed, so a failure here does not change the response. */
function logFailure({ log, callName, requestId }: Context, error: unknown): void {
  log.warn({ err: error, call: callName, requestId }, 'work after a commit failed')
}

/** Takes the key for this request, waiting for a concurrent twin; returns the stored response, if any. */
async function claimKey({ sql, who, callName, idempotency }: Context): Promise<Stored | Refusal | undefined> {
  if (!idempotency) return undefined
  const [mine] = await sql`
    insert into idempotency (who, key, call, body_hash)
    values (${ownerOf(who)}, ${idempotency.key}, ${callName}, ${idempotency.bodyHash})
    on conflict do nothing returning key`
  return mine ? undefined : earlierAnswer({ sql, who, callName }, idempotency)
}

async function earlierAnswer(
  { sql, who, callName }: Pick<Context, 'sql' | 'who' | 'callName'>,
  { key, bodyHash }: NonNullable<Context['idempotency']>,
): Promise<Stored | Refusal> {
  const [first] = await sql<{ call: string; bodyHash: string; answer: Stored }[]>`
    select call, body_hash, answer from idempotency where who = ${ownerOf(who)} and key = ${key}`
  return first?.call === callName && first.bodyHash === bodyHash ? first.answer : KEY_REUSED({})
}

async function keepAnswer({ sql, who, idempotency }: Context, answer: Stored): Promise<void> {
  if (!idempotency) return
  await sql`
    update idempotency set answer = ${sql.json(answer as never)}
    where who = ${ownerOf(who)} and key = ${idempotency.key}`
}

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
