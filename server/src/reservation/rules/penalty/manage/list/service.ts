import type { contract } from '@clubhouse/contract'
import { history } from '@clubhouse/contract/reservation/rules/penalty-list'
import { historyOf } from '../../../../../office/history.ts'
import { NOT_FOUND, type Services } from '../../../../../platform/context.ts'
import { withAppeals } from '../../appeal/shown.ts'
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

  one: async ({ penaltyIdx }, ctx) => {
    const row = await sql.one(ctx.sql, penaltyIdx, ctx.lang)
    return row ? (await withAppeals([row], ctx))[0]! : NOT_FOUND
  },

  history: historyOf(history),
}
