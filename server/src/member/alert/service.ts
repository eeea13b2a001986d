import type { contract } from '@clubhouse/contract'
import { notNeeded } from '../../mail/not-needed.ts'
import type { Services } from '../../platform/context.ts'
import { write } from '../../platform/write.ts'
import { alertOf } from './receipt.ts'
import * as sql from './sql.ts'

export const alert: Services<typeof contract.alert> = {
  shown: async ({ receipt }, ctx) => {
    const alertIdx = alertOf(ctx.seal, receipt)
    if (alertIdx !== undefined)
      await write(ctx, async (tx) => {
        const ended = await sql.end(tx.sql, alertIdx, 'REACHED', null)
        if (ended?.mailIdx != null) await notNeeded(tx, ended.mailIdx, 'push')
      })
    return { received: true } as const
  },
}
