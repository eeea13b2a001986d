import { manager } from '@clubhouse/contract/access'
import { type Faq, faqBoard } from '@clubhouse/contract/board/faq'
import { useCodes } from '../../../code/use-codes'
import { officeList } from '../../../office/declare'
import {
  archiving,
  LANGUAGE_COLUMN,
  LANGUAGE_FILTER,
  missingIn,
  STATE_FILTER,
  StateCell,
} from '../../manage/list-parts'

export const QUESTIONS = officeList({
  call: faqBoard.list,
  asks: ({ clubCode }) => ({ clubCode, scope: 'admin' }),
  access: manager('930100', 'R'),
  path: '/ishm/board/faq',
  texts: 'faq',
  key: ({ idx }) => idx,
  record: 'path',
  title: { heading: 'faq.QUESTION', sort: 'title', text: ({ title }) => title, lang: ({ lang }) => lang, missingIn },
  columns: [
    { id: 'category', heading: 'faq.CATEGORY', sort: 'category', Cell: Category },
    { id: 'state', heading: 'post.STATE', sort: 'state', Cell: StateCell },
    { ...LANGUAGE_COLUMN, sort: 'lang' },
    { id: 'order', heading: 'post.ORDER', sort: 'orderNo', isNarrow: true, Cell: ({ row }) => row.orderNo },
  ],
  filters: [
    STATE_FILTER,
    { kind: 'code', name: 'category', group: '768', label: 'faq.CATEGORY', all: 'faq.CATEGORY_ALL' },
    LANGUAGE_FILTER,
    { kind: 'keyword', label: 'faq.SEARCH_LABEL' },
  ],
  bulk: [archiving(faqBoard)],
})

function Category({ row }: { row: Faq }) {
  return useCodes('768').label(row.category)
}
