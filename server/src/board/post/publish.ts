import type { BoardCalls } from '@clubhouse/contract/board/board'
import { CHANGED_MEANWHILE, WRONG_STATE } from '@clubhouse/contract/fail'
import { audit } from '../../platform/audit.ts'
import { type Context, Malformed, NOT_FOUND } from '../../platform/context.ts'
import { type Transaction, write } from '../../platform/write.ts'
import { siblings } from './languages.ts'
import type { AnyBoard, Given } from './own.ts'
import { columnsOf } from './read.ts'
import { mayBecome } from './rules.ts'
import { one } from './sql.ts'
import { timesOf, valuesOf } from './values.ts'
import * as sql from './write-sql.ts'

type Fields = Given & Record<string, unknown>

interface Asked {
  idx: number
  version: number
}
type When = { state: 'PUBLISHED' | 'SCHEDULED'; openAt: string; closeAt: string | null }
type Decide = (before: sql.Standing, now: Temporal.Instant) => When | Malformed | ReturnType<typeof WRONG_STATE>

export function publishers(own: AnyBoard, calls: Pick<BoardCalls, 'create' | 'update'>) {
  const { noun } = own
  const [opens, closes] = timesOf(own)
  /** What these calls name their times, whatever the board does. */
  const names = new Map([
    [opens, 'openAt'],
    [closes, 'closeAt'],
  ])
  /** Its posts have other languages, whose times are the same. Decision 148. */
  const hasOthers = 'inOthers' in calls.create.input.shape
  const isOnward = calls.update.fails.includes(WRONG_STATE)

  /** The post as it stands, with other times, as an editor would save it: one that lacks something is malformed. */
  async function given(tx: Transaction, idx: number, { state, openAt, closeAt }: When) {
    const row = await one(tx.sql, { noun, idx }, columnsOf(own, tx.sql), tx.lang)
    const shown = { ...row, ...own.show?.({ ...row!, imageUrl: null }, true) }
    // As on the wire, where instants and days are texts.
    const fields = { ...JSON.parse(JSON.stringify(shown)), state, [opens]: openAt, [closes]: closeAt }
    const parsed = calls.create.input.safeParse(fields)
    return parsed.success ? (parsed.data as Fields) : new Malformed(String(parsed.error.issues[0]!.path[0]))
  }

  const change = ({ idx, version }: Asked, ctx: Context, decide: Decide) =>
    write(ctx, async (tx) => {
      const post = { noun, idx }
      const before = await sql.lock(tx.sql, post)
      if (!before) return NOT_FOUND
      if (before.version !== version) return CHANGED_MEANWHILE({ version: before.version })
      const when = decide(before, await sql.now(tx.sql))
      if (!('openAt' in when)) return when
      if (isOnward && !mayBecome(before.reached, when.state)) return WRONG_STATE({ state: before.reached })
      const saved = await opened(tx, before, when)
      if (saved instanceof Malformed) return saved
      for (const one of hasOthers ? await siblings(tx.sql, post) : []) {
        const other = (await sql.lock(tx.sql, { noun, idx: one.idx }))!
        // One that is further already stays as it is.
        if (isOnward && !mayBecome(other.reached, when.state)) continue
        const also = await opened(tx, other, when)
        if (also instanceof Malformed) return also
      }
      return saved
    })

  async function opened(tx: Transaction, before: sql.Standing, when: When) {
    const { idx } = before
    const fields = await given(tx, idx, when)
    const values = fields instanceof Malformed ? fields : await valuesOf(own, fields, tx, before)
    if (values instanceof Malformed) return new Malformed(names.get(values.field) ?? values.field)
    const { state, open_at, close_at } = values
    const saved = await sql.update(tx.sql, { noun, idx }, { state, open_at: open_at!, close_at: close_at! })
    await audit(tx, { noun, recordIdx: idx, before, after: when })
    return saved
  }

  return {
    publish: (asked: Asked, ctx: Context) =>
      change(asked, ctx, ({ openAt, closeAt, reached }, now) => {
        const isOver = closeAt !== null && Temporal.Instant.compare(closeAt, now) <= 0
        if (reached === 'PUBLISHED' && !isOver) return WRONG_STATE({ state: reached })
        const isBegun = openAt !== null && Temporal.Instant.compare(openAt, now) <= 0
        return {
          state: 'PUBLISHED',
          openAt: `${isBegun ? openAt : now}`,
          closeAt: closeAt === null || isOver ? null : `${closeAt}`,
        }
      }),

    schedule: ({ openAt, closeAt = null, ...asked }: Asked & Omit<When, 'state'>, ctx: Context) =>
      change(asked, ctx, (_, now) =>
        Temporal.Instant.compare(Temporal.Instant.from(openAt), now) > 0
          ? { state: 'SCHEDULED', openAt, closeAt }
          : new Malformed('openAt'),
      ),
  }
}
