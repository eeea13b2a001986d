import type { contract } from '@clubhouse/contract'
import type { Services } from '../../../platform/context.ts'
import { rulebookOf } from '../../rulebook.ts'
import { cancelRules } from '../../rules/penalty/impose.ts'
import { priceIn } from '../../rules/price/rules.ts'
import { shown } from '../booked/shown.ts'
import * as sql from './sql.ts'

export const mine: Services<typeof contract.booking>['mine'] = async (filter, ctx) => {
  const [tariff, rules] = await Promise.all([rulebookOf(ctx), cancelRules(ctx)])
  const page = await sql.bookingsOf(ctx.sql, filter, ctx.lang)
  const list = page.list.map(({ standing, ...row }) =>
    shown(
      { ...row, price: priceIn(ctx.lang, row.price, tariff) },
      ctx,
      filter.memberIdx,
      standing ? { ...standing, ...rules } : undefined,
    ),
  )
  return { ...page, list }
}
