import type { contract } from '@clubhouse/contract'
import { SELF_BLOCK } from '@clubhouse/contract/manager/refusal'
import { OVERLAP } from '@clubhouse/contract/reservation/refusal'
import { record } from '../office/record/record.ts'
import type { Services } from '../platform/context.ts'
import { contains, rangeOf } from './rules.ts'
import * as sql from './sql.ts'

const { services } = record(sql.blocks, {
  wrongField: (tx, { ip, startAt, endAt }, before) => {
    if (!rangeOf(ip)) return 'ip'
    const begins = startAt ?? before?.startAt ?? tx.clock.now()
    return endAt && Temporal.Instant.compare(begins, endAt) >= 0 ? 'endAt' : undefined
  },

  refused: async (tx, { ip, isUse, evenSelf = false, startAt, ...fields }, before) => {
    const range = rangeOf(ip)!
    if (!isUse) return undefined
    if (!evenSelf && contains(range, tx.ip)) return SELF_BLOCK({ ip: tx.ip })
    const other = await sql.overlapping(
      tx.sql,
      { ...fields, ...range, startAt: startAt ?? before?.startAt },
      before?.idx,
    )
    return other !== undefined && OVERLAP({ with: other })
  },
})

export const ipBlock: Services<typeof contract.ipBlock> = {
  ...services,
  list: async (input, ctx) => ({ ...(await sql.list(input, ctx)), mine: ctx.ip }),
}
