import type { contract } from '@clubhouse/contract'
import type { Services } from '../../../platform/context.ts'
import { write } from '../../../platform/write.ts'
import { cancelRules } from '../../rules/penalty/impose.ts'
import * as sql from './sql.ts'
import { waive } from './waive.ts'

export const waiver: Services<typeof contract.waiver> = {
  read: async ({ date, part }, ctx) => {
    const [list, effect] = await Promise.all([
      sql.waiversOf(ctx.sql, date, ctx.lang),
      sql.effectOf(ctx.sql, { date, part: part ?? null }),
    ])
    return { list, ...effect }
  },

  waive: async (input, ctx) => {
    const { cancelsMax } = await cancelRules(ctx)
    return write(ctx, (tx) => waive(tx, input, cancelsMax))
  },
}
