import type { contract } from '@clubhouse/contract'
import { couponKindRecord, issuedKinds } from '@clubhouse/contract/reservation/rules/coupon-kind'
import { record } from '../../../office/record/record.ts'
import { Store } from '../../../office/record/store.ts'
import type { Services } from '../../../platform/context.ts'
import { unknownCode } from '../price/unknown-code.ts'
import { hasGuestFee } from './sql.ts'

const kinds = new Store(couponKindRecord, { order: (sql) => sql`not t.is_use, t.kind_idx` })

const { services } = record(kinds, {
  wrongField: async (tx, { kind, amount, percent, parts }) => {
    if (!issuedKinds(await hasGuestFee(tx.sql)).includes(kind)) return 'kind'
    if ((kind === 'FIXED') !== (amount !== null)) return 'amount'
    if ((kind === 'PERCENT') !== (percent !== null)) return 'percent'
    for (const part of parts) if (await unknownCode(tx.sql, { parts: { group: '218', key: part } })) return 'parts'
    return undefined
  },

  // In the log each field is one value.
  logged: ({ kindIdx: _, version: __, dayClasses, parts, ...row }) => ({
    ...row,
    dayClasses: dayClasses.join(', '),
    parts: parts.join(', '),
  }),
})

export const couponKind: Services<typeof contract.couponKind> = {
  ...services,
  list: ({ isUse }, ctx) => kinds.all(ctx, isUse !== undefined && ctx.sql`t.is_use = ${isUse}`),
}
