import * as z from 'zod'
import { idx, instant, key, lang } from '../shape.ts'
import { boardCalls } from './board.ts'
import { askedState, BOARD, FOR_ALL, orderNo, postState, version } from './post.ts'

/** A question with its answer. */
const faq = z.object({
  idx,
  /** Of the code group 768. */
  category: key('768'),
  title: z.string(),
  /** Sanitised HTML. */
  contents: z.string(),
  lang,
  orderNo: z.int(),
  /** By the club's clock. */
  state: postState,
  version,
  // Not in the specification: a question may be for a season, and is asked in several languages.
  openAt: instant.nullish(),
  closeAt: instant.nullish(),
  /** The same question in other languages, as far as the reader may see them. */
  others: z.array(z.object({ idx, lang })),
})
export type Faq = z.output<typeof faq>

const { title, contents, openAt, closeAt } = BOARD

export const { list, one, create, update, remove, publish, schedule, versions, earlier } = boardCalls(
  '/faq',
  '930100',
  {
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
      /** Another language of this question; left out, it belongs to what it belonged to. */
      otherIdx: idx.optional(),
    },
    list: 'all',
    sorts: ['orderNo', 'category', 'title', 'lang', 'state', 'idx'],
    sort: 'orderNo',
    filters: { ...FOR_ALL, category: key('768').optional(), state: postState.optional() },
  },
)
