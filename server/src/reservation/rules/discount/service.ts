import type { contract } from '@clubhouse/contract'
import { OVERLAP } from '@clubhouse/contract/reservation/refusal'
import { discountRecord, type ManagedDiscount } from '@clubhouse/contract/reservation/rules/discount'
import { record } from '../../../office/record/record.ts'
import { Store } from '../../../office/record/store.ts'
import type { Services } from '../../../platform/context.ts'
import { discountsMeet } from '../price/discount-rules.ts'
import { unknownCode } from '../price/unknown-code.ts'

const store = new Store(discountRecord, {
  columns: { from: 'from_date', to: 'to_date' },
  shown: (sql, { lang }) => ({ name: sql`coalesce(c.labels ->> ${lang}, c.labels ->> 'en', t.key)` }),
  join: (sql) => sql`left join code c on c.group_id = '367' and c.key = t.key`,
  order: (sql) => sql`c.order_no, t.from_date, t.discount_idx`,
})

const { services } = record(store, {
  wrongField: async (tx, { key, part, percent, amount, from, to }) => {
    const unknown = await unknownCode(tx.sql, { key: { group: '367', key }, part: { group: '218', key: part } })
    if (unknown) return unknown
    if ((percent === null) === (amount === null)) return percent === null ? 'percent' : 'amount'
    return to !== null && to < from ? 'to' : undefined
  },

  refused: async (tx, fields, before) => {
    const others = (await store.all(tx)).filter(({ discountIdx }) => discountIdx !== before?.discountIdx)
    const other = others.find((one) => discountsMeet(termsOf(one), termsOf(fields)))
    return other && OVERLAP({ with: `${other.name}, ${other.from} – ${other.to ?? ''}`.trimEnd() })
  },
})

export const discount: Services<typeof contract.discount> = {
  ...services,
  list: async ({ at }, ctx) =>
    store.all(ctx, at && ctx.sql`t.from_date <= ${at}::date and (t.to_date is null or t.to_date >= ${at}::date)`),
}

type Terms = Omit<ManagedDiscount, 'discountIdx' | 'name' | 'version'>
const termsOf = ({ from, to, ...terms }: Terms) => ({ ...terms, fromDate: from, toDate: to })
