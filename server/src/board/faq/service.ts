import type { contract } from '@clubhouse/contract'
import { faqBoard } from '@clubhouse/contract/board/faq'
import type { Services } from '../../platform/context.ts'
import { board } from '../post/board.ts'
import { isOpen } from '../post/sql.ts'
import * as sql from './sql.ts'

export const faq: Services<typeof contract.faq> = board(faqBoard, {
  noun: 'faq',
  menu: '930100',
  showsState: true,
  columns: (sql) => sql`
    t.category, t.title, t.contents, t.lang, t.order_no, t.same_as,
    (select coalesce(json_agg(json_build_object('idx', o.idx, 'lang', o.lang, 'isOpen', ${isOpen(sql, 'o')})
      order by o.lang), '[]') from faq o
      where o.same_as = t.same_as and o.idx <> t.idx and o.state <> 'ARCHIVED') as others`,
  categories: '768',
  own: ({ orderNo }) => ({ order_no: orderNo }),
  check: ({ lang, otherIdx }, tx, idx) => sql.languageTaken(tx.sql, { lang, otherIdx, idx }),
  after: (tx, idx, { otherIdx }) => (otherIdx ? sql.join(tx.sql, idx, otherIdx) : Promise.resolve()),
  show: ({ others }: { others: { isOpen: boolean }[] }, all) => ({
    others: others.filter(({ isOpen }) => all || isOpen),
  }),
  sorts: (sql) => ({ orderNo: sql`t.order_no` }),
})
