import type { Call } from '@clubhouse/contract/call'
import type * as manage from '@clubhouse/contract/reservation/draw/draw-manage'
import type * as entry from '@clubhouse/contract/reservation/draw/entry'
import { type Context, NOT_FOUND, type NotFound, type Service } from '../../../platform/context.ts'
import { isNo } from '../../../platform/write.ts'
import { drawOf, draw as drawRow } from '../rows.ts'
import * as drawing from './draw.ts'
import { revoke, settle } from './end.ts'
import { close } from './freeze.ts'
import { publish } from './publish.ts'

type ServicesOf<Calls, Name extends keyof Calls> = {
  [K in Name]: Calls[K] extends Call ? Service<Calls[K]> : never
}

/** The draw as it is now, after a step that answered its number or a refusal. */
async function shown<D>(ctx: Context, done: D) {
  if (typeof done !== 'number') return done as Exclude<D, number>
  const row = await drawRow(ctx.sql, done, ctx.lang)
  return row ? drawOf(row) : (NOT_FOUND as NotFound)
}

/** What managers do with a draw besides planning it; jobs do most of it by themselves. */
export const run: ServicesOf<typeof manage, 'close' | 'draw' | 'publish' | 'settle' | 'revoke'> = {
  close: async (input, ctx) => shown(ctx, await close(ctx, input)),

  draw: async (input, ctx) => {
    const row = await shown(ctx, await drawing.draw(ctx, input))
    return isNo(row) ? row : { ...row, ...(await drawing.counts(ctx, row.drawIdx)) }
  },

  publish: async (input, ctx) => {
    const done = await publish(ctx, input)
    if (isNo(done)) return done
    const { drawIdx, ...counted } = done
    const row = await shown(ctx, drawIdx)
    return isNo(row) ? row : { ...row, ...counted }
  },

  settle: (input, ctx) => settle(ctx, input),

  revoke: async (input, ctx) => shown(ctx, await revoke(ctx, input)),
}

/** What any member’s browser may do for a draw. */
export const bringing: ServicesOf<typeof entry, 'bring'> = {
  bring: async (input, ctx) => shown(ctx, await drawing.bring(ctx, input)),
}
