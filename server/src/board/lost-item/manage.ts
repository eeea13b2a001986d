import type { contract } from '@clubhouse/contract'
import type { Services } from '../../platform/context.ts'
import { missingIn } from '../../platform/said-in.ts'
import * as sql from './manage-sql.ts'
import { services } from './record.ts'
import { itemIn } from './rows.ts'
import { refuse, setState, undo } from './state.ts'

export const lostItemManage: Services<typeof contract.lostItemManage> = {
  ...services,

  list: async (filter, ctx) => {
    const page = await sql.list(ctx, filter)
    return {
      ...page,
      list: page.list.map((row) => ({
        ...itemIn(row, ctx.lang),
        missingIn: missingIn(ctx, [row.title, row.foundPlace]),
      })),
    }
  },

  setState,
  refuse,
  undo,
}
