import type { contract } from '@clubhouse/contract'
import type { ParsedInputOf } from '@clubhouse/contract/call'
import { CHANGED_MEANWHILE } from '@clubhouse/contract/fail'
import { history } from '@clubhouse/contract/reservation/holiday'
import { OVERLAP } from '@clubhouse/contract/reservation/refusal'
import { historyOf } from '../../office/history.ts'
import { ownRemoval } from '../../office/undo.ts'
import { audit } from '../../platform/audit.ts'
import { type Context, NOT_FOUND, type Services } from '../../platform/context.ts'
import { namedApart, namedTogether } from '../../platform/said-in.ts'
import { type Transaction, write } from '../../platform/write.ts'
import { lockSheets } from '../template/sql.ts'
import { affectedDays } from './affected.ts'
import * as sql from './sql.ts'

type Input = ParsedInputOf<typeof contract.holiday.create>

export const holiday: Services<typeof contract.holiday> = {
  list: async ({ year }, ctx) => (await sql.all(ctx.sql, year)).map((row) => shown(row, ctx)),
  history: historyOf(history),

  check: async ({ holidayIdx, date, dayType = 'HO' }, ctx) => {
    const before = holidayIdx === undefined ? undefined : await sql.one(ctx.sql, holidayIdx)
    if (holidayIdx !== undefined && !before) return NOT_FOUND
    return { days: await affectedDays(ctx.sql, { gone: before?.date, added: date ? { date, dayType } : undefined }) }
  },

  create: async (input, ctx) =>
    change(ctx, async (tx) => {
      const other = await sql.onDate(tx.sql, input.date)
      if (other) return OVERLAP({ with: shown(other, tx).name })
      const affected = await affectedDays(tx.sql, { added: input })
      return saved(tx, await sql.insert(tx.sql, fieldsOf(input, tx)), { affected })
    }),

  change: async ({ holidayIdx, version, ...input }, ctx) =>
    change(ctx, async (tx) => {
      const before = await sql.one(tx.sql, holidayIdx, { lock: true })
      if (!before) return NOT_FOUND
      if (before.version !== version) return CHANGED_MEANWHILE({ version: before.version })
      const other = await sql.onDate(tx.sql, input.date, holidayIdx)
      if (other) return OVERLAP({ with: shown(other, tx).name })
      const affected = await affectedDays(tx.sql, { gone: before.date, added: input })
      return saved(tx, await sql.update(tx.sql, holidayIdx, fieldsOf(input, tx)), { before, affected })
    }),

  remove: async ({ holidayIdx }, ctx) =>
    change(ctx, async (tx) => {
      const before = await sql.one(tx.sql, holidayIdx, { lock: true })
      if (!before) return NOT_FOUND
      const affected = await affectedDays(tx.sql, { gone: before.date })
      await sql.remove(tx.sql, holidayIdx)
      await audit(tx, { noun: 'holiday', recordIdx: holidayIdx, before: { ...shown(before, tx), names: before.names } })
      return { holidayIdx, version: before.version, affectedDays: affected.map(({ date }) => date) }
    }),

  undo: async ({ holidayIdx }, ctx) =>
    change(ctx, async (tx) => {
      const removal = await ownRemoval(tx, { noun: 'holiday', recordIdx: holidayIdx })
      if (!('before' in removal)) return removal
      const there = await sql.one(tx.sql, holidayIdx, { lock: true })
      if (there) return { holidayIdx, version: there.version, affectedDays: [] }
      const kept = removal.before as sql.Row
      const other = await sql.onDate(tx.sql, kept.date)
      if (other) return OVERLAP({ with: shown(other, tx).name })
      const affected = await affectedDays(tx.sql, { added: kept })
      return saved(tx, await sql.insertAgain(tx.sql, kept), { affected })
    }),
}

/** Days are made from holidays: neither changes while the other does. */
const change = <T>(ctx: Context, work: (tx: Transaction) => Promise<T>) =>
  write(ctx, async (tx) => {
    await lockSheets(tx.sql)
    return work(tx)
  })

const shown = ({ names, ...row }: sql.Row, { club }: Pick<Context, 'club'>) => ({
  ...row,
  ...namedApart(names, club.lang),
})

const fieldsOf = ({ date, dayType, ...named }: Input, { club }: Pick<Context, 'club'>) => ({
  date,
  dayType,
  names: namedTogether(named, club.lang),
})

async function saved(
  tx: Transaction,
  { holidayIdx, version }: Pick<sql.Row, 'holidayIdx' | 'version'>,
  { before, affected }: { before?: sql.Row; affected: { date: string }[] },
) {
  const after = (await sql.one(tx.sql, holidayIdx))!
  await audit(tx, {
    noun: 'holiday',
    recordIdx: holidayIdx,
    before: before && shown(before, tx),
    after: shown(after, tx),
  })
  return { holidayIdx, version, affectedDays: affected.map(({ date }) => date) }
}
