import type { contract } from '@clubhouse/contract'
import type { Services } from '../../platform/context.ts'
import { write } from '../../platform/write.ts'
import { reach } from './deliver.ts'
import { alertOf } from './receipt.ts'

export const alert: Services<typeof contract.alert> = {
  shown: async ({ receipt }, ctx) => {
    const alertIdx = alertOf(ctx.seal, receipt)
    if (alertIdx !== undefined) await write(ctx, (tx) => reach(tx, alertIdx, 'push'))
    return { received: true } as const
  },
}
