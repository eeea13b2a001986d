import type { contract } from '@clubhouse/contract'
import { RATE_LIMIT } from '@clubhouse/contract/fail'
import { memberOf, type Services } from '../../platform/context.ts'
import { write } from '../../platform/write.ts'
import { answerTo } from './answer.ts'
import { wantedBy } from './keyword.ts'
import * as sql from './sql.ts'

export const companion: Services<typeof contract.companion> = {
  search: async ({ keyword, date, slotIdx }, ctx) => {
    const me = memberOf(ctx)
    const wanted = wantedBy(keyword)
    // Only a search that can find others than buddies could be tried out over and over.
    if (wanted.memberNo || wanted.person) {
      const now = ctx.clock.now()
      const waitMs = await ctx.limits.spend('companion', `m${me}`)
      if (waitMs > 0) return RATE_LIMIT({ retryAt: now.add({ milliseconds: Math.round(waitMs) }) })
    }
    const rows = await sql.find(ctx.sql, me, wanted, { date, slotIdx, lang: ctx.lang })
    const others = rows.filter(({ isBuddy }) => !isBuddy).map(({ memberIdx }) => memberIdx)
    if (others.length > 0) await sql.noteFound(ctx.sql, me, others)
    return rows.map(({ isBuddy: _, ...row }) => (row.free ? row : { ...row, why: 'PLAYER_ALREADY_BOOKED' as const }))
  },

  answer: (input, ctx) => write(ctx, (tx) => answerTo(tx, memberOf(ctx), input)),
}
