import type { contract } from '@clubhouse/contract'
import { openSaid, PAYABLE } from '@clubhouse/contract/reservation/payment'
import { phonesOfPlayers } from '../../../../person/phones.ts'
import type { Services } from '../../../../platform/context.ts'
import { rulebookOf } from '../../../rulebook.ts'
import { priceIn } from '../../../rules/price/rules.ts'
import { marksPayments, paidSince } from '../../booked/paid-since.ts'
import * as sql from './sql.ts'

export const bookingList: Services<typeof contract.bookingList> = {
  list: async (filter, ctx) => {
    const since = await paidSince(ctx)
    const [page, courses, tariff] = await Promise.all([
      sql.list(ctx.sql, filter, { lang: ctx.lang, phones: phonesOfPlayers(ctx.who), since }),
      sql.courses(ctx.sql, ctx.lang),
      rulebookOf(ctx),
    ])
    const list = page.list.map((row) => ({
      ...row,
      bookerName: row.booker.name,
      total: row.price.total,
      extras: (row.price.extras ?? []).reduce((sum, { amount }) => sum + amount, 0) || null,
      open: openIn(row, since) || null,
      price: priceIn(ctx.lang, row.price, tariff),
    }))
    return { ...page, list, courses }
  },
}

const openIn = ({ price, paid, state, date }: sql.Listed, since: string | undefined) =>
  openSaid(price, paid === null ? null : { amount: paid }, {
    isOwed: PAYABLE.includes(state),
    marksPayments: marksPayments(date, since),
  })
