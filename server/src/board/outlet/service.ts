import type { contract } from '@clubhouse/contract'
import { IN_USE } from '@clubhouse/contract/fail'
import { record } from '../../office/record/record.ts'
import { audit } from '../../platform/audit.ts'
import { Malformed, type Services } from '../../platform/context.ts'
import { write } from '../../platform/write.ts'
import * as sql from './sql.ts'

const { services } = record(sql.outlets, {
  needed: async (tx, { outletIdx }, fields) => {
    const count = fields ? 0 : await sql.dishesOf(tx.sql, outletIdx)
    return count > 0 && IN_USE({ where: 'fnb-menu', count })
  },
})

export const outlet: Services<typeof contract.outlet> = {
  ...services,
  list: (_, ctx) => sql.outlets.all(ctx),

  arrange: async ({ outletIdx }, ctx) =>
    write(ctx, async (tx) => {
      const asked = [...new Set(outletIdx)]
      const known = new Set((await sql.outlets.all(tx)).map((row) => row.outletIdx))
      if (asked.some((one) => !known.has(one))) return new Malformed('outletIdx')
      const moved = await sql.arrange(tx.sql, asked)
      for (const { outletIdx: recordIdx, before, after } of moved)
        await audit(tx, { noun: 'outlet', recordIdx, before: { orderNo: before }, after: { orderNo: after } })
      return { moved: moved.length }
    }),
}
