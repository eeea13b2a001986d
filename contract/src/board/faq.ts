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
  others: z.array(z.object({ idx, lang })),
})
export type Faq = z.output<typeof faq>

const { title, contents, openAt, closeAt } = BOARD

export const { list, one, create, update, remove, undo, history, restore, publish, schedule, versions, earlier } =
  boardCalls('/faq', '930100', {
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
    history: { category: { heading: 'faq.CATEGORY', as: { code: '768' } }, orderNo: 'faq.ORDER' },
    exported: {
      title: 'faq.QUESTION',
      contents: { heading: 'faq.ANSWER', as: 'html' },
      category: { heading: 'faq.CATEGORY', as: { code: '768' } },
      state: { heading: 'faq.STATE', as: { texts: 'faq.STATE_' } },
      lang: { heading: 'common.LANGUAGE', as: { code: '101' } },
      orderNo: 'faq.ORDER',
      openAt: { heading: 'post.OPEN_AT', as: 'instant' },
      closeAt: { heading: 'post.CLOSE_AT', as: 'instant' },
    },
  })
