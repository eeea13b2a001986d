import type { contract } from '@clubhouse/contract'
import { faqBoard } from '@clubhouse/contract/board/faq'
import type { Services } from '../../platform/context.ts'
import { board } from '../post/board.ts'
import { otherLanguages } from '../post/languages.ts'

export const posts = board(faqBoard, {
  noun: 'faq',
  menu: '930100',
  showsState: true,
  columns: (sql) => sql`
    t.category, t.title, t.contents, t.lang, t.order_no, ${otherLanguages(sql, 'faq')}`,
  categories: '768',
  own: ({ orderNo }) => ({ order_no: orderNo }),
  sorts: (sql) => ({ orderNo: sql`t.order_no` }),
})

export const faq: Services<typeof contract.faq> = { ...posts }
