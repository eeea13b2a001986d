import type { contract } from '@clubhouse/contract'
import type { ParsedInputOf } from '@clubhouse/contract/call'
import { CHANGED_MEANWHILE } from '@clubhouse/contract/fail'
import { history } from '@clubhouse/contract/ip-block'
import { SELF_BLOCK } from '@clubhouse/contract/manager/refusal'
import { OVERLAP } from '@clubhouse/contract/reservation/refusal'
import { historyOf } from '../office/history.ts'
import { ownRemoval } from '../office/undo.ts'
import { audit } from '../platform/audit.ts'
import { Malformed, NOT_FOUND, type Services } from '../platform/context.ts'
import { type Transaction, write } from '../platform/write.ts'
import { contains, rangeOf } from './rules.ts'
import * as sql from './sql.ts'

type Input = Omit<ParsedInputOf<typeof contract.ipBlock.create>, never>
type Kept = NonNullable<Awaited<ReturnType<typeof sql.one>>>

export const ipBlock: Services<typeof contract.ipBlock> = {
  list: async (input, ctx) => ({ ...(await sql.list(ctx.sql, input)), mine: ctx.ip }),
  one: async ({ idx }, ctx) => (await sql.one(ctx.sql, idx)) ?? NOT_FOUND,
  history: historyOf(history),

  create: async (input, ctx) =>
    write(ctx, async (tx) => {
      const fields = await checked(tx, input)
      if (!('from' in fields)) return fields
      const saved = await sql.insert(tx.sql, fields)
      await audit(tx, { noun: 'ip-block', recordIdx: saved.idx, after: await sql.one(tx.sql, saved.idx) })
      return saved
    }),

  change: async ({ idx, version, ...input }, ctx) =>
    write(ctx, async (tx) => {
      const before = await sql.one(tx.sql, idx, { lock: true })
      if (!before) return NOT_FOUND
      if (before.version !== version) return CHANGED_MEANWHILE({ version: before.version })
      const fields = await checked(tx, { startAt: before.startAt.toString(), ...input }, idx)
      if (!('from' in fields)) return fields
      const saved = await sql.update(tx.sql, idx, fields)
      await audit(tx, { noun: 'ip-block', recordIdx: idx, before, after: await sql.one(tx.sql, idx) })
      return saved
    }),

  remove: async ({ idx }, ctx) =>
    write(ctx, async (tx) => {
      const asked = [...new Set(idx)].sort((a, b) => a - b)
      for (const one of asked) {
        const before = await sql.one(tx.sql, one, { lock: true })
        if (!before) return NOT_FOUND
        await sql.remove(tx.sql, one)
        await audit(tx, { noun: 'ip-block', recordIdx: one, before })
      }
      return { deleted: asked.length }
    }),

  undo: async ({ idx }, ctx) =>
    write(ctx, async (tx) => {
      const removal = await ownRemoval(tx, { noun: 'ip-block', calls: 'ipBlock', recordIdx: idx })
      if (!('before' in removal)) return removal
      const there = await sql.one(tx.sql, idx, { lock: true })
      if (there) return { idx, version: there.version }
      const kept = removal.before as Kept
      const saved = (await sql.insertAgain(tx.sql, kept, rangeOf(kept.ip)!))!
      await audit(tx, { noun: 'ip-block', recordIdx: idx, before: kept, after: kept })
      return saved
    }),
}

/** The fields with the addresses that they mean, or why they cannot be saved. @param but the block that is changed */
async function checked(tx: Transaction, { evenSelf = false, ...input }: Input, but?: number) {
  const range = rangeOf(input.ip)
  if (!range) return new Malformed('ip')
  const { startAt, endAt } = input
  const begins = startAt ? Temporal.Instant.from(startAt) : tx.clock.now()
  if (endAt && Temporal.Instant.compare(begins, endAt) >= 0) return new Malformed('endAt')
  const fields = { ...input, ...range }
  if (!input.isUse) return fields
  if (!evenSelf && contains(range, tx.ip)) return SELF_BLOCK({ ip: tx.ip })
  const other = await sql.overlapping(tx.sql, fields, but)
  return other === undefined ? fields : OVERLAP({ with: other })
}
