import * as z from 'zod'
import { idx, instant, key, lang, text, version } from '../shape.ts'
import { boardCalls } from './board.ts'
import { askedState, BOARD, FOR_ALL, inOthers, orderNo, otherIdx, others, POST_HISTORY, postState } from './post.ts'

const faq = z.object({
  idx,
  category: key('768'),
  title: z.string(),
  contents: z.string(),
  lang,
  orderNo: z.int(),
  state: postState,
  version,
  // Not in the specification: a question may be seasonal, and exists in several languages.
  openAt: instant.nullish(),
  closeAt: instant.nullish(),
  others,
})
export type Faq = z.output<typeof faq>

const { title, contents, openAt, closeAt } = BOARD
const SHOWN = {
  title: 'faq.QUESTION',
  contents: { heading: 'faq.ANSWER', as: 'html' },
  category: { heading: 'faq.CATEGORY', as: { code: '768' } },
  orderNo: 'post.ORDER',
} as const

export const faqBoard = boardCalls('/faq', '930100', {
  words: ['a question', 'questions'],
  row: faq,
  whole: faq,
  fields: {
    ...{ title, contents, openAt, closeAt, lang, orderNo, category: key('768'), state: askedState, otherIdx },
    inOthers: inOthers({ title: text(200), contents }),
  },
  list: 'all',
  sorts: ['orderNo', 'category', 'title', 'lang', 'state', 'idx'],
  sort: 'orderNo',
  filters: { ...FOR_ALL, category: key('768').optional(), state: postState.optional() },
  history: SHOWN,
  exported: { ...POST_HISTORY, ...SHOWN },
})
