import type { contract } from '@clubhouse/contract'
import type { ParsedInputOf } from '@clubhouse/contract/call'
import { CHANGED_MEANWHILE } from '@clubhouse/contract/fail'
import { history } from '@clubhouse/contract/reservation/discount'
import { OVERLAP } from '@clubhouse/contract/reservation/refusal'
import { historyOf } from '../../office/history.ts'
import { ownRemoval } from '../../office/undo.ts'
import { audit } from '../../platform/audit.ts'
import { type Context, Malformed, NOT_FOUND, type Services } from '../../platform/context.ts'
import { type Transaction, write } from '../../platform/write.ts'
import { discountsMeet } from '../price/discount-rules.ts'
import { unknownCode } from '../price/unknown-code.ts'
import * as sql from './sql.ts'

type Input = ParsedInputOf<typeof contract.discount.create>

export const discount: Services<typeof contract.discount> = {
  list: ({ at }, ctx) => sql.all(ctx.sql, ctx.lang, at),
  history: historyOf(history),

  create: async (input, ctx) =>
    change(ctx, async (tx) => {
      const fields = fieldsOf(input)
      const refused = (await wrongField(tx, fields)) ?? (await overlap(tx, fields))
      return refused ?? saved(tx, await sql.insert(tx.sql, fields))
    }),

  change: async ({ discountIdx, version, ...input }, ctx) =>
    change(ctx, async (tx) => {
      const before = await sql.one(tx.sql, discountIdx, tx.lang)
      if (!before) return NOT_FOUND
      if (before.version !== version) return CHANGED_MEANWHILE({ version: before.version })
      const fields = fieldsOf(input)
      const refused = (await wrongField(tx, fields)) ?? (await overlap(tx, fields, discountIdx))
      return refused ?? saved(tx, await sql.update(tx.sql, discountIdx, fields), before)
    }),

  remove: async ({ discountIdx }, ctx) =>
    change(ctx, async (tx) => {
      const before = await sql.one(tx.sql, discountIdx, tx.lang)
      if (!before) return NOT_FOUND
      await sql.remove(tx.sql, discountIdx)
      await audit(tx, { noun: 'discount', recordIdx: discountIdx, before })
      return { discountIdx, version: before.version }
    }),

  undo: async ({ discountIdx }, ctx) =>
    change(ctx, async (tx) => {
      const removal = await ownRemoval(tx, { noun: 'discount', recordIdx: discountIdx })
      if (!('before' in removal)) return removal
      const there = await sql.one(tx.sql, discountIdx, tx.lang)
      if (there) return { discountIdx, version: there.version }
      const kept = removal.before as sql.Row
      return (await overlap(tx, kept)) ?? saved(tx, await sql.insertAgain(tx.sql, kept))
    }),
}

/** Locks all discounts until the transaction ends, because each is checked against all others. */
const change = <T>(ctx: Context, work: (tx: Transaction) => Promise<T>) =>
  write(ctx, async (tx) => {
    await sql.lock(tx.sql)
    return work(tx)
  })

const fieldsOf = ({ percent = null, amount = null, dayClass = null, part = null, to = null, ...more }: Input) => ({
  ...more,
  ...{ percent, amount, dayClass, part, to },
})

async function wrongField(tx: Context, { key, part, percent, amount, from, to }: sql.Fields) {
  const unknown = await unknownCode(tx.sql, { key: { group: '367', key }, part: { group: '218', key: part } })
  if (unknown) return new Malformed(unknown)
  if ((percent === null) === (amount === null)) return new Malformed(percent === null ? 'percent' : 'amount')
  return to !== null && to < from ? new Malformed('to') : undefined
}

async function overlap(tx: Context, fields: sql.Fields, but = 0) {
  const termsOf = ({ from, to, ...more }: sql.Fields) => ({ ...more, fromDate: from, toDate: to })
  const others = (await sql.all(tx.sql, tx.lang)).filter(({ discountIdx }) => discountIdx !== but)
  const other = others.find((one) => discountsMeet(termsOf(one), termsOf(fields)))
  return other && OVERLAP({ with: `${other.name}, ${other.from} – ${other.to ?? ''}`.trimEnd() })
}

async function saved(
  tx: Transaction,
  { discountIdx, version }: Pick<sql.Row, 'discountIdx' | 'version'>,
  before?: sql.Row,
) {
  const after = await sql.one(tx.sql, discountIdx, tx.lang)
  await audit(tx, { noun: 'discount', recordIdx: discountIdx, before, after })
  return { discountIdx, version }
}
