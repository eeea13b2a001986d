import type { contract } from '@clubhouse/contract'
import { fnbBoard } from '@clubhouse/contract/board/fnb-menu'
import { Malformed, NOT_FOUND, type Services } from '../../platform/context.ts'
import { type InLanguages, saidIn } from '../../platform/said-in.ts'
import { board } from '../post/board.ts'
import { otherLanguages } from '../post/languages.ts'
import { pictureColumns } from '../post/rows.ts'
import * as sql from './sql.ts'

interface ServedAt {
  name: InLanguages
  place: InLanguages
  hours: InLanguages
  phoneNo: string
  orderNo: number
}

const posts = board(fnbBoard, {
  noun: 'fnb_menu',
  menu: '930200',
  isPicture: 'optional',
  showsState: true,
  columns: (db) => db`
    t.outlet_idx, t.lang, t.category, t.name,
    (select to_jsonb(o) from (select name, place, hours, phone_no as "phoneNo", order_no as "orderNo" from outlet
      where outlet_idx = t.outlet_idx) o) as served_at,
    t.description, t.price, (select currency from club) as currency, t.allergens, t.is_sold_out, t.order_no,
    ${pictureColumns(db)},
    ${otherLanguages(db, 'fnb_menu')}`,
  own: ({ outletIdx, name, description = '', price, allergens = [], isSoldOut = false, orderNo }) => ({
    outlet_idx: outletIdx,
    name,
    description,
    price,
    allergens,
    is_sold_out: isSoldOut,
    order_no: orderNo,
  }),
  check: async ({ outletIdx }, tx) =>
    (await sql.isOutlet(tx.sql, outletIdx)) ? undefined : new Malformed('outletIdx'),
  where: (db, { outletIdx, scope }) => [
    outletIdx !== undefined && db`t.outlet_idx = ${outletIdx}`,
    scope !== 'admin' && db`t.outlet_idx in (select outlet_idx from outlet where is_use)`,
  ],
  keyword: (db) => [db`t.name`, db`t.description`, db`t.category`],
  sorts: (db) => ({ orderNo: db`t.order_no`, name: db`t.name`, price: db`t.price` }),
  show: ({ servedAt: { name, place, hours, ...at }, lang }: { servedAt: ServedAt; lang: string }) => ({
    outletName: saidIn(name, lang) ?? '',
    outlet: { ...at, place: saidIn(place, lang) ?? '', hours: saidIn(hours, lang) ?? '' },
  }),
})

export const fnbMenu: Services<typeof contract.fnbMenu> = {
  ...posts,

  // The outlet is in the path, so one that does not exist is not found.
  create: async (given, ctx, files) =>
    (await sql.isOutlet(ctx.sql, given.outletIdx)) ? posts.create(given, ctx, files) : NOT_FOUND,
}
