import type { contract } from '@clubhouse/contract'
import { Malformed, memberOf, type Services } from '../../../platform/context.ts'
import { write } from '../../../platform/write.ts'
import { knownTo } from './known.ts'
import * as sql from './sql.ts'

export const buddy: Services<typeof contract.buddy> = {
  mine: (_, ctx) => sql.buddiesOf(ctx.sql, memberOf(ctx), ctx.lang),

  keep: async ({ memberIdx }, ctx) => {
    const me = memberOf(ctx)
    return write(ctx, async (tx) => {
      await sql.lockBuddies(tx.sql, me)
      const known = await knownTo(tx.sql, me, memberIdx)
      const stranger = memberIdx.findIndex((one) => !known.has(one))
      if (stranger >= 0) return new Malformed(`memberIdx[${stranger}]`)
      await sql.keep(tx.sql, me, memberIdx)
      return sql.buddiesOf(tx.sql, me, tx.lang)
    })
  },
}
