import type { contract } from '@clubhouse/contract'
import { LEDGER_DAYS } from '@clubhouse/contract/reservation/sheet/ledger'
import { Malformed, type Services } from '../../../platform/context.ts'
import * as sql from './sql.ts'

export const ledger: Services<typeof contract.ledger> = {
  days: async ({ from, to }, ctx) => {
    const days = Temporal.PlainDate.from(from).until(to, { largestUnit: 'day' }).days
    if (days < 0 || days >= LEDGER_DAYS) return new Malformed('to')
    const rows = await sql.ledgerDays(ctx.sql, from, to)
    return rows.map(({ date, overrides, ...counts }) => {
      const { total, ...taken } = counts
      return {
        date,
        overrides,
        ledger: { ...counts, open: total - Object.values(taken).reduce((sum, n) => sum + n, 0) },
      }
    })
  },
}
