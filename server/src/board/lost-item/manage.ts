import type { contract } from '@clubhouse/contract'
import type { Services } from '../../platform/context.ts'
import { saidIn } from '../../platform/said-in.ts'
import * as sql from './manage-sql.ts'
import { services } from './record.ts'
import { setState, undo } from './state.ts'

export const lostItemManage: Services<typeof contract.lostItemManage> = {
  ...services,

  list: async (filter, ctx) => {
    const page = await sql.list(ctx, filter)
    const said = (words: Parameters<typeof saidIn>[0]) => saidIn(words, ctx.lang) ?? ''
    return {
      ...page,
      list: page.list.map((row) => ({ ...row, title: said(row.title), foundPlace: said(row.foundPlace) })),
    }
  },

  setState,
  undo,
}
