import { randomUUID } from 'node:crypto'
import type { contract } from '@clubhouse/contract'
import { RATE_LIMIT, WRONG_STATE } from '@clubhouse/contract/fail'
import type { Fragment } from 'postgres'
import { keepFile } from '../../../file/keep.ts'
import { readFiles, withUrls } from '../../../inquiry/files.ts'
import { audit } from '../../../platform/audit.ts'
import { type Context, Malformed, memberOf, NOT_FOUND, type Services } from '../../../platform/context.ts'
import { readDay } from '../../../platform/read-time.ts'
import { write } from '../../../platform/write.ts'
import { isCode } from '../../post/rows.ts'
import * as rows from '../rows.ts'
import * as sql from './sql.ts'

/** What members report as lost. Source: docs/rules.md, Content. */
export const lostReport: Services<typeof contract.lostReport> = {
  mine: (page, ctx) => sql.mine(ctx.sql, memberOf(ctx), page),

  one: async ({ reportIdx }, ctx) => (await own(ctx, reportIdx)) ?? NOT_FOUND,

  create: async ({ bookingIdx = null, ...fields }, ctx, sent) => {
    const me = memberOf(ctx)
    const files = await readFiles(sent)
    if (!Array.isArray(files)) return files
    return write(ctx, async (tx) => {
      const retryAt = await rows.writesAgainAt(tx.sql, me, 'lost_report')
      if (retryAt) return RATE_LIMIT({ retryAt })
      if (!(await isCode(tx.sql, '792', fields.kind))) return new Malformed('kind')
      if (fields.lostDate > (await sql.today(tx.sql))) return new Malformed('lostDate')
      if (bookingIdx !== null && !(await sql.isOwnBooking(tx.sql, me, bookingIdx))) return new Malformed('bookingIdx')
      const reportIdx = await sql.add(tx.sql, { memberIdx: me, bookingIdx, ...fields })
      for (const [i, { name, content }] of files.entries()) {
        const kept = await keepFile(tx, name || randomUUID(), content, { noun: 'lost_report', isPrivate: true })
        await sql.addFile(tx.sql, reportIdx, kept.fileIdx, i + 1)
      }
      await log(tx, reportIdx, { after: { kind: fields.kind, state: 'OPEN' } })
      return { reportIdx }
    })
  },

  setState: ({ reportIdx, state }, ctx) =>
    write(ctx, async (tx) => {
      const before = await sql.lock(tx.sql, reportIdx, memberOf(ctx))
      if (!before) return NOT_FOUND
      if (before !== 'OPEN') return WRONG_STATE({ state: before })
      await sql.withdraw(tx.sql, reportIdx)
      await log(tx, reportIdx, { before: { state: before }, after: { state } })
      return (await own(tx, reportIdx))!
    }),
}

/** What managers read of them. */
export const lostReportManage: Services<typeof contract.lostReportManage> = {
  list: (filter, ctx) => sql.list(ctx, filter),

  one: async ({ reportIdx }, ctx) =>
    (await shown(ctx, reportIdx, rows.IS_HERE(ctx.sql), rows.IS_HERE(ctx.sql))) ?? NOT_FOUND,
}

async function own(ctx: Context, reportIdx: number) {
  const report = await shown(ctx, reportIdx, sql.IS_SHOWN(ctx.sql), sql.IS_UNCLAIMED(ctx.sql))
  return report?.memberIdx === memberOf(ctx) ? report : undefined
}

/** @param which condition on the items `t` that are listed @param counted on those that are counted */
async function shown(ctx: Context, reportIdx: number, which: Fragment, counted: Fragment) {
  const row = await sql.one(ctx.sql, reportIdx, counted, ctx.lang)
  return (
    row && {
      ...row,
      files: withUrls(row.files, ctx),
      booking: row.booking && { ...row.booking, date: readDay(row.booking.date) },
      found: await rows.matching(ctx.sql, reportIdx, which, ctx.lang),
    }
  )
}

/** The log has no word of what a member wrote. */
const log = (
  tx: Parameters<typeof audit>[0],
  recordIdx: number,
  entry: { before?: object; after?: object },
): Promise<void> => audit(tx, { noun: 'lost-report', recordIdx, ...entry })
