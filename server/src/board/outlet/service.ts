import type { contract } from '@clubhouse/contract'
import { history } from '@clubhouse/contract/board/outlet'
import type { ParsedInputOf } from '@clubhouse/contract/call'
import { CHANGED_MEANWHILE, IN_USE } from '@clubhouse/contract/fail'
import { historyOf } from '../../office/history.ts'
import { ownRemoval } from '../../office/undo.ts'
import { audit } from '../../platform/audit.ts'
import { type Context, Malformed, NOT_FOUND, type Services } from '../../platform/context.ts'
import { wordsApart, wordsTogether } from '../../platform/said-in.ts'
import { type Transaction, write } from '../../platform/write.ts'
import * as sql from './sql.ts'

type Input = ParsedInputOf<typeof contract.outlet.create>

export const outlet: Services<typeof contract.outlet> = {
  list: async (_, ctx) => (await sql.all(ctx.sql)).map((row) => shown(row, ctx)),
  history: historyOf(history),

  create: async (input, ctx) =>
    write(ctx, async (tx) => {
      const unknown = unknownLanguage(input, tx)
      return unknown ?? saved(tx, await sql.insert(tx.sql, fieldsOf(input, tx)))
    }),

  change: async ({ outletIdx, version, ...input }, ctx) =>
    write(ctx, async (tx) => {
      const before = await sql.one(tx.sql, outletIdx, { lock: true })
      if (!before) return NOT_FOUND
      if (before.version !== version) return CHANGED_MEANWHILE({ version: before.version })
      const unknown = unknownLanguage(input, tx)
      return unknown ?? saved(tx, await sql.update(tx.sql, outletIdx, fieldsOf(input, tx)), before)
    }),

  arrange: async ({ outletIdx }, ctx) =>
    write(ctx, async (tx) => {
      const asked = [...new Set(outletIdx)]
      const known = new Set((await sql.all(tx.sql)).map((row) => row.outletIdx))
      if (asked.some((one) => !known.has(one))) return new Malformed('outletIdx')
      const moved = await sql.arrange(tx.sql, asked)
      for (const { outletIdx: recordIdx, before, after } of moved)
        await audit(tx, { noun: 'outlet', recordIdx, before: { orderNo: before }, after: { orderNo: after } })
      return { moved: moved.length }
    }),

  remove: async ({ outletIdx }, ctx) =>
    write(ctx, async (tx) => {
      const before = await sql.one(tx.sql, outletIdx, { lock: true })
      if (!before) return NOT_FOUND
      const count = await sql.dishesOf(tx.sql, outletIdx)
      if (count > 0) return IN_USE({ where: 'fnb-menu', count })
      await sql.remove(tx.sql, outletIdx)
      await audit(tx, { noun: 'outlet', recordIdx: outletIdx, before })
      return { outletIdx, version: before.version }
    }),

  undo: async ({ outletIdx }, ctx) =>
    write(ctx, async (tx) => {
      const removal = await ownRemoval(tx, { noun: 'outlet', recordIdx: outletIdx })
      if (!('before' in removal)) return removal
      const there = await sql.one(tx.sql, outletIdx, { lock: true })
      if (there) return { outletIdx, version: there.version }
      return saved(tx, await sql.insertAgain(tx.sql, removal.before as sql.Row))
    }),
}

const shown = ({ name, place, hours, ...row }: sql.Row, { club }: Pick<Context, 'club'>) => ({
  ...row,
  ...wordsApart({ name, place, hours }, club.lang),
})

const fieldsOf = ({ name, place, hours, translated, ...rest }: Input, { club }: Pick<Context, 'club'>) => ({
  ...rest,
  ...wordsTogether(['name', 'place', 'hours'], { name, place, hours, translated }, club.lang),
})

function unknownLanguage({ translated = {} }: Input, { club }: Pick<Context, 'club'>): Malformed | undefined {
  const unknown = Object.keys(translated).find((lang) => !club.langs.includes(lang))
  return unknown === undefined ? undefined : new Malformed(`translated.${unknown}`)
}

async function saved(
  tx: Transaction,
  { outletIdx, version }: Pick<sql.Row, 'outletIdx' | 'version'>,
  before?: sql.Row,
) {
  const after = (await sql.one(tx.sql, outletIdx))!
  await audit(tx, {
    noun: 'outlet',
    recordIdx: outletIdx,
    before: before && shown(before, tx),
    after: shown(after, tx),
  })
  return { outletIdx, version }
}
