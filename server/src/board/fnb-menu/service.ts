import type { contract } from '@clubhouse/contract'
import { fnbBoard } from '@clubhouse/contract/board/fnb-menu'
import { Malformed, NOT_FOUND, type Services } from '../../platform/context.ts'
import { type InLanguages, saidIn } from '../../platform/said-in.ts'
import { board } from '../post/board.ts'
import { otherLanguages } from '../post/languages.ts'
import { pictureColumns } from '../post/sql.ts'
import * as sql from './sql.ts'

const posts = board(fnbBoard, {
  noun: 'fnb_menu',
  menu: '930200',
  isPicture: 'optional',
  showsState: true,
  columns: (db) => db`
    t.outlet_idx, (select name from outlet where outlet_idx = t.outlet_idx) as outlet_names, t.lang, t.category, t.name,
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
  where: (db, { outletIdx }) => [outletIdx !== undefined && db`t.outlet_idx = ${outletIdx}`],
  keyword: (db) => [db`t.name`, db`t.description`, db`t.category`],
  sorts: (db) => ({ orderNo: db`t.order_no`, name: db`t.name`, price: db`t.price` }),
  show: ({ outletNames, lang }: { outletNames: InLanguages; lang: string }) => ({
    outletName: saidIn(outletNames, lang) ?? '',
  }),
})

export const fnbMenu: Services<typeof contract.fnbMenu> = {
  ...posts,

  // The outlet is in the path, so one that does not exist is not found.
  create: async (given, ctx, files) =>
    (await sql.isOutlet(ctx.sql, given.outletIdx)) ? posts.create(given, ctx, files) : NOT_FOUND,

  outlets: async (_, ctx) => {
    const rows = await sql.outlets(ctx.sql)
    const said = (words: InLanguages) => saidIn(words, ctx.lang) ?? ''
    return rows.map(({ name, place, hours, ...outlet }) => ({
      ...outlet,
      name: said(name),
      place: said(place),
      hours: said(hours),
    }))
  },
}
