import { KEY_REUSED, Refusal } from '@clubhouse/contract/fail'
import { type Context, Forbidden, Malformed, NotFound } from './context.ts'
import { DatabaseSilent } from './pulse.ts'

/** Carries an answer out of a transaction, which is thereby undone. */
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
  /** Registers work outside the database, such as removing a file. It runs only when the transaction is committed. */
  afterCommit(work: () => Promise<void>): void
}

type Stored = { data: unknown } | { refusal: { category: string; code: string; msgVar: Record<string, unknown> } }

/**
 * Runs the change in one transaction: all of it happens or nothing; whatever is not a yes undoes it. With an Idempotency-Key the
 * first answer is kept in the same transaction, and given again to whoever sends the same key and body.
 */
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
      // The caller repeats what was given up, so it is better undone than done a second time.
      if (ctx.givenUp?.aborted) throw new DatabaseSilent()
      await keepAnswer(tx, { data: answer ?? null })
      return answer
    })) as T
    for (const work of afterCommit) await work().catch((error) => logFailure(ctx, error))
    return answer
  } catch (error) {
    if (!(error instanceof Undone)) throw error
    // What is not found or malformed may be right the next time: only refusals are kept.
    return (error.answer instanceof Refusal ? await keepRefusal(ctx, error.answer) : error.answer) as T
  }
}

/** The change is committed, so the caller is answered all the same. */
function logFailure({ log, callName, requestId }: Context, error: unknown): void {
  log.warn({ err: error, call: callName, requestId }, 'work after a commit failed')
}

/** Takes the key for this request, waiting for a twin under way; returns the answer of an earlier one. */
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

/** A refusal is an answer too. A twin that got in between wins, so that both answer the same. */
async function keepRefusal(ctx: Context, refusal: Refusal): Promise<unknown> {
  const { sql, who, callName, idempotency } = ctx
  if (!idempotency || refusal.code === KEY_REUSED.code) return refusal
  const { category, code, msgVar } = refusal
  const answer: Stored = { refusal: { category, code, msgVar } }
  // It need not wait for the disk: nothing was changed, and what a crash forgets is refused again or not.
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

/** A refusal found before any transaction: with a key it is kept like every first answer. */
export async function refuseBefore<R extends Refusal>(ctx: Context, refusal: R): Promise<R> {
  return (await keepRefusal(ctx, refusal)) as R
}
