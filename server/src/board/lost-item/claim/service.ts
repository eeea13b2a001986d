import type { contract } from '@clubhouse/contract'
import { RATE_LIMIT, WRONG_STATE } from '@clubhouse/contract/fail'
import { audit } from '../../../platform/audit.ts'
import { memberOf, NOT_FOUND, type Services } from '../../../platform/context.ts'
import { ownWordsIn } from '../../../platform/said-in.ts'
import { write } from '../../../platform/write.ts'
import * as rows from '../rows.ts'
import * as sql from './sql.ts'

/** What members claim of the items that were found. Source: docs/rules.md, Content. */
export const lostClaim: Services<typeof contract.lostClaim> = {
  mine: async (page, ctx) => {
    const { list, ...rest } = await sql.mine(ctx.sql, memberOf(ctx), page)
    return {
      ...rest,
      list: list.map(({ claimIdx, description, phoneNo, at, claimState, reason, translated, ...item }) => ({
        ...{ claimIdx, description, phoneNo, at, state: claimState },
        item: rows.itemIn(item, ctx.lang),
        reason: ownWordsIn(ctx.lang, translated, 'reason', reason) || null,
      })),
    }
  },

  create: ({ idx, description, phoneNo }, ctx) =>
    write(ctx, async (tx) => {
      const me = memberOf(ctx)
      const retryAt = await rows.writesAgainAt(tx.sql, me, 'lost_claim')
      if (retryAt) return RATE_LIMIT({ retryAt })
      const item = await sql.item(tx.sql, idx)
      if (!item || item.state === 'FOUND') return NOT_FOUND
      if (item.state !== 'PUBLISHED' || !item.isKept) return WRONG_STATE({ state: item.state })
      const claimIdx = await sql.add(tx.sql, { idx, memberIdx: me, description, phoneNo })
      if (claimIdx === undefined) return WRONG_STATE({ state: 'OPEN' })
      // The log has no word of what a member wrote.
      await audit(tx, { noun: 'lost-item', recordIdx: idx, after: { changed: ['claims'] } })
      return { claimIdx }
    }),
}
