import type { contract } from '@clubhouse/contract'
import { NOT_FOUND, type Services } from '../../../platform/context.ts'
import { write } from '../../../platform/write.ts'
import { make } from './make.ts'
import { membersAt, planned } from './plan.ts'
import * as sql from './sql.ts'
import { undo } from './undo.ts'

/** Decision 111. */
export const delay: Services<typeof contract.delay> = {
  preview: async (input, ctx) => {
    const [day, plan] = await Promise.all([sql.dayOf(ctx.sql, input.date), planned(ctx, input)])
    if (!day) return NOT_FOUND
    const shown = (slotIdx: number) => {
      const { courseName, bookingIdx, who, players, isForClub } = plan.byIdx.get(slotIdx)!
      return { courseName, bookingIdx, who, players, isForClub }
    }
    return {
      moved: plan.moved.map((one) => ({ ...one, ...shown(one.slotIdx) })),
      cannot: plan.cannot.map((one) => ({ ...one, ...shown(one.slotIdx) })),
      toNotify: membersAt(plan, [...plan.moved, ...plan.cannot]).size,
      version: day.version,
    }
  },

  make: (input, ctx) => write(ctx, (tx) => make(tx, input)),

  undo: (input, ctx) => write(ctx, (tx) => undo(tx, input)),

  list: ({ date }, ctx) => sql.listOf(ctx.sql, date, ctx.lang),
}
