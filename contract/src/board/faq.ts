import * as z from 'zod'
import { idx, instant, key, lang } from '../shape.ts'
import { boardCalls } from './board.ts'
import { askedState, BOARD, FOR_ALL, orderNo, postState, version } from './post.ts'

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
  /** The same question in other languages that the reader may see. */
  others: z.array(z.object({ idx, lang })),
})
export type Faq = z.output<typeof faq>

const { title, contents, openAt, closeAt } = BOARD

export const { list, one, create, update, remove } = boardCalls('/faq', '930100', {
  words: ['a question', 'questions'],
  row: faq,
  whole: faq,
  fields: {
    category: key('768'),
    title,
    contents,
    lang,
    orderNo,
    state: askedState,
    openAt,
    closeAt,
    /** Another language of this question; omitted, the link stays. */
    otherIdx: idx.optional(),
  },
  list: 'all',
  sorts: ['orderNo', 'category', 'title', 'lang', 'state', 'idx'],
  sort: 'orderNo',
  filters: { ...FOR_ALL, category: key('768').optional(), state: postState.optional() },
})
