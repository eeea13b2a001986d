import { RATE_LIMIT } from '@clubhouse/contract/fail'
import type { Context } from '../platform/context.ts'

/** Refuses to name companions too often in an hour: each time the club writes to those who are named, and who no longer are. */
export async function refusedNaming(ctx: Context, memberIdx: number) {
  const waitMs = await ctx.limits.spend('naming', `m${memberIdx}`)
  if (waitMs > 0) return RATE_LIMIT({ retryAt: ctx.clock.now().add({ milliseconds: Math.round(waitMs) }) })
}
