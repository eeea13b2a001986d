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

type Stored = { data: unknown } | { refusal: { category: string; code: string; msgVar: Record<string, unknown> } }

/**
 * Runs the change in one transaction: all of it happens or nothing; whatever is not a yes undoes it. With an Idempotency-Key the
 * first answer is kept in the same transaction, and given again to whoever sends the same key and body.
 */
export async function write<T>(ctx: Context, change: (tx: Context) => Promise<T>): Promise<T> {
  try {
    return (await ctx.sql.begin(async (sql) => {
      const tx: Context = { ...ctx, sql: sql as unknown as Context['sql'] }
      if (ctx.givenUp?.aborted) throw new DatabaseSilent()
      const earlier = await earlierAnswer(tx)
      if (earlier) return revive(earlier)
      const answer = await change(tx)
      if (isNo(answer)) throw new Undone(answer)
      // The caller repeats what was given up, so it is better undone than done a second time.
      if (ctx.givenUp?.aborted) throw new DatabaseSilent()
      if (!(await keepAnswer(tx, { data: answer ?? null }))) throw new Overtaken()
      return answer
    })) as T
  } catch (error) {
    return (await answerInstead(ctx, error)) as T
  }
}

/** A twin, sent with the same key at the same time, was faster: its answer is the first one. */
class Overtaken extends Error {}

/** What is answered for a change that was undone. @throws the error, where that is no answer */
async function answerInstead(ctx: Context, error: unknown): Promise<unknown> {
  if (error instanceof Undone && error.answer instanceof Refusal) return keepRefusal(ctx, error.answer)
  if (!(error instanceof Undone || error instanceof Overtaken || isConflict(error))) throw error
  // What is not found or breaks a rule of the tables may be so because a twin was faster.
  const earlier = await earlierAnswer(ctx)
  if (earlier) return revive(earlier)
  // What is not found or malformed may be right the next time: only refusals are kept.
  if (error instanceof Undone) return error.answer
  throw error
}

/** PostgreSQL's class 23: a constraint was broken. */
const isConflict = (error: unknown) => String((error as { code?: unknown } | null)?.code).startsWith('23')

/** The first answer to this request, if it was sent before. */
async function earlierAnswer({ sql, who, callName, idempotency }: Context): Promise<Stored | Refusal | undefined> {
  if (!idempotency) return undefined
  const { key, bodyHash } = idempotency
  const [first] = await sql<{ call: string; bodyHash: string; answer: Stored }[]>`
    select call, body_hash, answer from idempotency where who = ${ownerOf(who)} and key = ${key}`
  if (!first) return undefined
  return first.call === callName && first.bodyHash === bodyHash ? first.answer : KEY_REUSED({})
}

/** Waits for a twin that keeps its answer at the same time. @returns false when the twin was first */
async function keepAnswer({ sql, who, callName, idempotency }: Context, answer: Stored): Promise<boolean> {
  if (!idempotency) return true
  const [mine] = await sql`
    insert into idempotency (who, key, call, body_hash, answer)
    values (${ownerOf(who)}, ${idempotency.key}, ${callName}, ${idempotency.bodyHash}, ${sql.json(answer as never)})
    on conflict do nothing returning key`
  return mine !== undefined
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
  if (mine) return refusal
  const earlier = await earlierAnswer(ctx)
  return earlier ? revive(earlier) : refusal
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
