import type { contract } from '@clubhouse/contract'
import type { Services } from '../../../../platform/context.ts'
import * as sql from './sql.ts'

export const myPenalty: Services<typeof contract.myPenalty> = {
  mine: (filter, ctx) => sql.mine(ctx.sql, filter, ctx.lang),
}
