import type { contract } from '@clubhouse/contract'
import { phonesOfPlayers } from '../../../../person/phones.ts'
import type { Services } from '../../../../platform/context.ts'
import { rulebookOf } from '../../../rulebook.ts'
import { priceIn } from '../../../rules/price/rules.ts'
import * as sql from './sql.ts'

export const bookingList: Services<typeof contract.bookingList> = {
  list: async (filter, ctx) => {
    const [page, courses, tariff] = await Promise.all([
      sql.list(ctx.sql, filter, { lang: ctx.lang, phones: phonesOfPlayers(ctx.who) }),
      sql.courses(ctx.sql, ctx.lang),
      rulebookOf(ctx),
    ])
    const list = page.list.map((row) => ({
      ...row,
      bookerName: row.booker.name,
      total: row.price.total,
      extras: (row.price.extras ?? []).reduce((sum, { amount }) => sum + amount, 0) || null,
      open: row.open || null,
      price: priceIn(ctx.lang, row.price, tariff),
    }))
    return { ...page, list, courses }
  },
}
