import type { contract } from '@clubhouse/contract'
import { history } from '@clubhouse/contract/reservation/rules/penalty-list'
import { readFiles, withUrls } from '../../../../../inquiry/files.ts'
import { historyOf } from '../../../../../office/history.ts'
import { type Context, NOT_FOUND, type Services } from '../../../../../platform/context.ts'
import { write } from '../../../../../platform/write.ts'
import { withAppeals } from '../../appeal/shown.ts'
import { keepDocuments } from './documents.ts'
import * as sql from './sql.ts'
import { countOverdue, countProposed } from './waiting.ts'

export const penaltyList: Services<typeof contract.penaltyList> = {
  list: async (filter, ctx) => {
    const [page, proposed, overdue] = await Promise.all([
      sql.list(ctx, filter),
      countProposed(ctx.sql),
      countOverdue(ctx.sql),
    ])
    return { ...page, counts: { PROPOSED: proposed, OVERDUE: overdue } }
  },

  one: ({ penaltyIdx }, ctx) => shown(penaltyIdx, ctx),

  keepDocuments: async (input, ctx, sent) => {
    const files = await readFiles(sent)
    if (!Array.isArray(files)) return files
    return write(ctx, async (tx) => (await keepDocuments(tx, input, files)) ?? shown(input.penaltyIdx, tx))
  },

  history: historyOf(history),
}

async function shown(penaltyIdx: number, ctx: Context) {
  const row = await sql.one(ctx.sql, penaltyIdx, ctx.lang)
  if (!row) return NOT_FOUND
  const [[penalty], documents] = await Promise.all([withAppeals([row], ctx), sql.documentsOf(ctx.sql, penaltyIdx)])
  return { ...penalty!, documents: withUrls(documents, ctx) }
}
