import type { contract } from '@clubhouse/contract'
import type { ParsedInputOf } from '@clubhouse/contract/call'
import { CHANGED_MEANWHILE, IN_USE } from '@clubhouse/contract/fail'
import { history } from '@clubhouse/contract/reservation/fee'
import { OVERLAP } from '@clubhouse/contract/reservation/refusal'
import { historyOf } from '../../office/history.ts'
import { ownRemoval } from '../../office/undo.ts'
import { audit } from '../../platform/audit.ts'
import { type Context, Malformed, NOT_FOUND, type Services } from '../../platform/context.ts'
import { type Transaction, write } from '../../platform/write.ts'
import { feesMeet } from '../price/fee-rules.ts'
import { unknownCode } from '../price/unknown-code.ts'
import { isDayOfYear } from '../template/manage-rules.ts'
import { concerned, termsOf } from './concerned.ts'
import * as sql from './sql.ts'

type Input = ParsedInputOf<typeof contract.fee.create>

export const fee: Services<typeof contract.fee> = {
  list: (input, ctx) => sql.list(ctx.sql, input, ctx.lang),
  one: async ({ feeIdx }, ctx) => (await sql.one(ctx.sql, feeIdx, ctx.lang)) ?? NOT_FOUND,
  history: historyOf(history),

  check: async ({ feeIdx, fee: input }, ctx) => {
    const gone = feeIdx === undefined ? undefined : await sql.one(ctx.sql, feeIdx, ctx.lang)
    if (feeIdx !== undefined && !gone) return NOT_FOUND
    return concerned(ctx, { gone, added: input && fieldsOf(input) })
  },

  create: async (input, ctx) =>
    change(ctx, async (tx) => {
      const refused = (await wrongField(tx, input)) ?? (await overlap(tx, fieldsOf(input)))
      return refused ?? saved(tx, await sql.insert(tx.sql, fieldsOf(input)))
    }),

  change: async ({ feeIdx, version, ...input }, ctx) =>
    change(ctx, async (tx) => {
      const before = await sql.one(tx.sql, feeIdx, tx.lang)
      if (!before) return NOT_FOUND
      if (before.version !== version) return CHANGED_MEANWHILE({ version: before.version })
      const refused =
        (await wrongField(tx, input)) ??
        (await overlap(tx, fieldsOf(input), feeIdx)) ??
        (await needed(tx, before, fieldsOf(input)))
      return refused ?? saved(tx, await sql.update(tx.sql, feeIdx, fieldsOf(input)), before)
    }),

  remove: async ({ feeIdx }, ctx) =>
    change(ctx, async (tx) => {
      const before = await sql.one(tx.sql, feeIdx, tx.lang)
      if (!before) return NOT_FOUND
      const refused = await needed(tx, before)
      if (refused) return refused
      await sql.remove(tx.sql, feeIdx)
      await audit(tx, { noun: 'fee', recordIdx: feeIdx, before: logged(before) })
      return { feeIdx, version: before.version }
    }),

  undo: async ({ feeIdx }, ctx) =>
    change(ctx, async (tx) => {
      const removal = await ownRemoval(tx, { noun: 'fee', recordIdx: feeIdx })
      if (!('before' in removal)) return removal
      const there = await sql.one(tx.sql, feeIdx, tx.lang)
      if (there) return { feeIdx, version: there.version }
      const { days, ...kept } = removal.before as ReturnType<typeof logged>
      const row = { ...kept, season: days }
      return (await overlap(tx, row)) ?? saved(tx, await sql.insertAgain(tx.sql, row))
    }),
}

const change = <T>(ctx: Context, work: (tx: Transaction) => Promise<T>) =>
  write(ctx, async (tx) => {
    await sql.lock(tx.sql)
    return work(tx)
  })

const fieldsOf = ({ part = null, season = null, memberType = null, to = null, ...fee }: Input): sql.Fields => ({
  ...fee,
  ...{ part, season, memberType, to },
})

async function wrongField(tx: Context, input: Input): Promise<Malformed | undefined> {
  const { key, part, season, memberType, from, to } = fieldsOf(input)
  const unknown = await unknownCode(tx.sql, {
    key: { group: '557', key },
    part: { group: '218', key: part },
    memberType: { group: '702', key: memberType },
  })
  if (unknown) return new Malformed(unknown)
  if (season && !isDayOfYear(season.from)) return new Malformed('season.from')
  if (season && !isDayOfYear(season.to)) return new Malformed('season.to')
  return to !== null && to < from ? new Malformed('to') : undefined
}

async function overlap(tx: Context, fields: sql.Fields, but = 0) {
  const others = (await sql.all(tx.sql, tx.lang)).filter(({ feeIdx }) => feeIdx !== but)
  const other = others.find((one) => feesMeet(termsOf(one), termsOf(fields)))
  return other && OVERLAP({ with: `${other.name}, ${other.from} – ${other.to ?? ''}`.trimEnd() })
}

/** Refused where days that members see would be left without a green fee. */
async function needed(tx: Context, gone: sql.Row, added?: sql.Fields) {
  const { unpriced } = await concerned(tx, { gone, added })
  return unpriced.length > 0 ? IN_USE({ where: 'sheet-day', count: unpriced.length }) : undefined
}

async function saved(tx: Transaction, { feeIdx, version }: Pick<sql.Row, 'feeIdx' | 'version'>, before?: sql.Row) {
  const after = logged((await sql.one(tx.sql, feeIdx, tx.lang))!)
  await audit(tx, { noun: 'fee', recordIdx: feeIdx, before: before && logged(before), after })
  return { feeIdx, version }
}

/** A fee in the log, where each field is one value; `days` brings its season back. */
const logged = ({ season, name: _, ...row }: sql.Row) => ({
  ...row,
  season: season && `${season.from} – ${season.to}`,
  days: season,
})
