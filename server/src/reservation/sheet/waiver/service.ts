import type { contract } from '@clubhouse/contract'
import type { Services } from '../../../platform/context.ts'
import { write } from '../../../platform/write.ts'
import { rulebookOf } from '../../rulebook.ts'
import { cancelRules } from '../../rules/penalty/impose.ts'
import { confirm, dismiss, restore } from './decide.ts'
import * as proposalSql from './proposal-sql.ts'
import * as sql from './sql.ts'
import { waive } from './waive.ts'

export const waiver: Services<typeof contract.waiver> = {
  read: async ({ date, part }, ctx) => {
    const [list, dismissed, effect, { settings }] = await Promise.all([
      sql.waiversOf(ctx.sql, date, ctx.lang),
      proposalSql.dismissedOf(ctx.sql, date, ctx.lang),
      sql.effectOf(ctx.sql, { date, part: part ?? null }),
      rulebookOf(ctx),
    ])
    return { list, dismissed, limits: settings.weather, ...effect }
  },

  waive: async (input, ctx) => {
    const { cancelsMax } = await cancelRules(ctx)
    return write(ctx, (tx) => waive(tx, input, cancelsMax))
  },

  proposals: (_, ctx) => proposalSql.waiting(ctx.sql, ctx.lang),

  confirm: async (input, ctx) => {
    const { cancelsMax } = await cancelRules(ctx)
    return write(ctx, (tx) => confirm(tx, input, cancelsMax))
  },

  dismiss: (input, ctx) => write(ctx, (tx) => dismiss(tx, input)),
  restore: (input, ctx) => write(ctx, (tx) => restore(tx, input)),
}
