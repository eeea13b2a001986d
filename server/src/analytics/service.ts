import type { contract } from '@clubhouse/contract'
import { analyticsHistory } from '@clubhouse/contract/analytics'
import { CHANGED_MEANWHILE } from '@clubhouse/contract/fail'
import { historyOf } from '../office/history.ts'
import { audit } from '../platform/audit.ts'
import { type Context, Malformed, type Services } from '../platform/context.ts'
import { write } from '../platform/write.ts'
import * as sql from './sql.ts'

export const analytics: Services<typeof contract.analytics> = {
  read: async (_, ctx) => shown(await sql.analytics(ctx.sql), ctx),

  change: async ({ gaId, gaSecret, version }, ctx) =>
    write(ctx, async (tx) => {
      const before = await sql.lock(tx.sql)
      if (before.version !== version) return CHANGED_MEANWHILE({ version: before.version })
      const next = { gaId: gaId ?? before.gaId, sealedSecret: gaSecret ? tx.seal.close(gaSecret) : before.sealedSecret }
      if (!next.gaId) next.sealedSecret = ''
      else if (tx.seal.open(next.sealedSecret) === undefined) return new Malformed('gaSecret')
      const after = await sql.change(tx.sql, next)
      await audit(tx, {
        noun: 'site-analytics',
        recordIdx: tx.club.clubIdx,
        before: { gaId: before.gaId },
        after: { gaId: after.gaId },
      })
      return shown(after, tx)
    }),

  analyticsHistory: historyOf(analyticsHistory),
}

const shown = ({ sealedSecret, ...row }: sql.AnalyticsRow, { seal }: Pick<Context, 'seal'>) => ({
  ...row,
  hasSecret: seal.open(sealedSecret) !== undefined,
})
