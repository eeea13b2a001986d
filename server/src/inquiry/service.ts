import type { contract } from '@clubhouse/contract'
import { CHANGED_MEANWHILE, RATE_LIMIT, WRONG_STATE } from '@clubhouse/contract/fail'
import { APPEAL, isUntaken, MOST_INQUIRY_FILES } from '@clubhouse/contract/inquiry'
import { forgetFile } from '../file/forget.ts'
import { audit } from '../platform/audit.ts'
import { Malformed, memberOf, NOT_FOUND, type Services } from '../platform/context.ts'
import { type Transaction, write } from '../platform/write.ts'
import { keepFiles, readFiles } from './files.ts'
import { inquiryPolicy } from './policy.ts'
import * as rows from './rows.ts'
import { inquiryOf } from './shown.ts'
import * as sql from './sql.ts'

/** Enquiries that a member may write within so many minutes. */
const LIMIT = { most: 10, minutes: 60 }

/** What members do with their enquiries. Source: docs/rules.md, Enquiries. Decision 130. */
export const inquiry: Services<typeof contract.inquiry> = {
  mine: async (filter, ctx) => {
    const [page, { answerDays }] = await Promise.all([sql.mine(ctx.sql, memberOf(ctx), filter), inquiryPolicy(ctx.sql)])
    return { ...page, answerDays }
  },

  one: async ({ idx }, ctx) => {
    const row = await rows.shown(ctx.sql, idx, ctx.lang)
    return row?.memberIdx === memberOf(ctx) ? inquiryOf(row, ctx) : NOT_FOUND
  },

  create: async ({ bookingIdx = null, penaltyIdx = null, ...fields }, ctx, sent) => {
    const me = memberOf(ctx)
    if (fields.type === APPEAL) return new Malformed('type')
    const files = await readFiles(sent)
    if (!Array.isArray(files)) return files
    return write(ctx, async (tx) => {
      const retryAt = await sql.writesAgainAt(tx.sql, me, LIMIT)
      if (retryAt) return RATE_LIMIT({ retryAt })
      if (bookingIdx !== null && !(await sql.isOwnBooking(tx.sql, me, bookingIdx))) return new Malformed('bookingIdx')
      if (penaltyIdx !== null && !(await sql.isOwnPenalty(tx.sql, me, penaltyIdx))) return new Malformed('penaltyIdx')
      const idx = await rows.add(tx.sql, { memberIdx: me, bookingIdx, penaltyIdx, ...fields })
      await keepFiles(tx, idx, files)
      await log(tx, idx, { after: { type: fields.type, state: 'RECEIVED' } })
      return { idx, version: 1 }
    })
  },

  change: async ({ idx, version, keepFiles: kept, type, title, contents }, ctx, sent) => {
    const me = memberOf(ctx)
    if (type === APPEAL) return new Malformed('type')
    const files = await readFiles(sent)
    if (!Array.isArray(files)) return files
    return write(ctx, async (tx) => {
      const before = await rows.lock(tx.sql, idx, me)
      if (!before) return NOT_FOUND
      if (!isUntaken(before)) return WRONG_STATE({ state: before.state })
      if (before.version !== version) return CHANGED_MEANWHILE({ version: before.version })
      const there = await sql.filesOf(tx.sql, idx)
      if (kept.some((one) => !there.some(({ fileIdx }) => fileIdx === one))) return new Malformed('keepFiles')
      if (new Set(kept).size + files.length > MOST_INQUIRY_FILES) return new Malformed('files')
      const dropped = there.map(({ fileIdx }) => fileIdx).filter((one) => !kept.includes(one))
      await sql.dropFiles(tx.sql, dropped)
      for (const fileIdx of dropped) await forgetFile(tx, fileIdx)
      await keepFiles(tx, idx, files, { after: there.at(-1)?.orderNo ?? 0 })
      await log(tx, idx, { before: { type: before.type }, after: { type } })
      return { idx, version: await sql.rewrite(tx.sql, idx, { type, title, contents }) }
    })
  },

  remove: ({ idx }, ctx) =>
    write(ctx, async (tx) => {
      const before = await rows.lock(tx.sql, idx, memberOf(ctx))
      if (!before) return NOT_FOUND
      if (!isUntaken(before)) return WRONG_STATE({ state: before.state })
      const files = (await sql.filesOf(tx.sql, idx)).map(({ fileIdx }) => fileIdx)
      await sql.dropFiles(tx.sql, files)
      await sql.remove(tx.sql, idx)
      for (const fileIdx of files) await forgetFile(tx, fileIdx)
      await log(tx, idx, { before: { state: before.state } })
      return { deleted: 1 }
    }),

  setState: ({ idx, state, text = '' }, ctx) =>
    write(ctx, async (tx) => {
      const before = await rows.lock(tx.sql, idx, memberOf(ctx))
      if (!before) return NOT_FOUND
      const isReopened = state === 'REOPENED'
      if (before.state !== 'ANSWERED' || (isReopened && before.reopensLeft === 0))
        return WRONG_STATE({ state: before.state })
      if (isReopened) await sql.reopen(tx.sql, idx, before.reopens + 1, text)
      else await sql.close(tx.sql, idx)
      await log(tx, idx, { before: { state: before.state }, after: { state } })
      return inquiryOf((await rows.shown(tx.sql, idx, tx.lang))!, tx)
    }),
}

/** The log has no word of what a member wrote. */
const log = (tx: Transaction, recordIdx: number, entry: { before?: object; after?: object }) =>
  audit(tx, { noun: 'inquiry', recordIdx, ...entry })
