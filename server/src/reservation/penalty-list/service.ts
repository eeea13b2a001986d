import type { contract } from '@clubhouse/contract'
import { history } from '@clubhouse/contract/reservation/penalty-list'
import { historyOf } from '../../office/history.ts'
import { NOT_FOUND, type Services } from '../../platform/context.ts'
import { countProposed } from './proposed.ts'
import * as sql from './sql.ts'

export const penaltyList: Services<typeof contract.penaltyList> = {
  list: async (filter, ctx) => {
    const [page, proposed] = await Promise.all([sql.list(ctx.sql, filter, ctx.lang), countProposed(ctx.sql)])
    return { ...page, list: page.list.map(withPaid), counts: { PROPOSED: proposed } }
  },

  one: async ({ penaltyIdx }, ctx) => {
    const row = await sql.one(ctx.sql, penaltyIdx, ctx.lang)
    return row ? withPaid(row) : NOT_FOUND
  },

  history: historyOf(history),
}

const withPaid = (row: sql.ListedRow) => ({ ...row, paid: row.state === 'CLEARED' })
