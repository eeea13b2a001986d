import type { contract } from '@clubhouse/contract'
import { RATE_LIMIT } from '@clubhouse/contract/fail'
import { memberOf, type Services } from '../../../platform/context.ts'
import { refusedTooOften } from '../../../platform/too-often.ts'
import { write } from '../../../platform/write.ts'
import { answerTo } from './answer.ts'
import { wantedBy } from './keyword.ts'
import * as sql from './sql.ts'

/** Members whom one account finds for the first time in a day: three groups of four. */
const NEW_IN_A_DAY = 12

/** Decision 045. */
export const companion: Services<typeof contract.companion> = {
  search: async ({ keyword, date, slotIdx }, ctx) => {
    const me = memberOf(ctx)
    const wanted = wantedBy(keyword)
    // Only a search that can find a stranger could be tried out over and over. It is refused before it looks, so that the
    // refusal tells nothing.
    if (wanted.numbered || wanted.person) {
      const tooOften = await refusedTooOften(ctx, 'companion', `m${me}`)
      if (tooOften) return tooOften
      const retryAt = await sql.findsAgainAt(ctx.sql, me, NEW_IN_A_DAY)
      if (retryAt) return RATE_LIMIT({ retryAt })
    }
    const rows = await sql.find(ctx.sql, me, wanted, { date, slotIdx, lang: ctx.lang })
    const found = rows.map(({ isKnown: _, ...row }) =>
      row.free ? row : { ...row, why: 'PLAYER_ALREADY_BOOKED' as const },
    )
    const strangers = rows.filter(({ isKnown }) => !isKnown).map(({ memberIdx }) => memberIdx)
    if (strangers.length === 0) return found
    return write(ctx, async (tx) => {
      const retryAt = await sql.findsAgainAt(tx.sql, me, NEW_IN_A_DAY, true)
      if (retryAt) return RATE_LIMIT({ retryAt })
      await sql.noteFound(tx.sql, me, strangers)
      return found
    })
  },

  answer: (input, ctx) => write(ctx, (tx) => answerTo(tx, memberOf(ctx), input)),
}
