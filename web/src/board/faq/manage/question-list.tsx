import { manager } from '@clubhouse/contract/access'
import { type Faq, list, remove } from '@clubhouse/contract/board/faq'
import { ask } from '../../../api/transport'
import { useCodes } from '../../../code/use-codes'
import { useText } from '../../../language/use-text'
import { officeList } from '../../../office/declare'
import { StateWord } from '../../../ui/state-word'

interface Cell {
  row: Faq
}

export const STATES = ['DRAFT', 'SCHEDULED', 'PUBLISHED', 'ENDED'] as const
const TONES = { DRAFT: 'wait', SCHEDULED: 'wait', PUBLISHED: 'good', ENDED: 'off', ARCHIVED: 'off' } as const

export const QUESTIONS = officeList({
  call: list,
  asks: ({ clubCode }) => ({ clubCode, scope: 'admin' }),
  access: manager('930100', 'R'),
  path: '/ishm/board/faq',
  texts: 'faq',
  key: ({ idx }) => idx,
  record: 'path',
  title: { heading: 'faq.QUESTION', sort: 'title', text: ({ title }) => title, lang: ({ lang }) => lang },
  columns: [
    { id: 'category', heading: 'faq.CATEGORY', sort: 'category', Cell: Category },
    { id: 'state', heading: 'faq.STATE', sort: 'state', Cell: State },
    { id: 'lang', heading: 'common.LANGUAGE', sort: 'lang', isNarrow: true, Cell: ({ row }) => row.lang },
    { id: 'order', heading: 'faq.ORDER', sort: 'orderNo', isNarrow: true, Cell: ({ row }) => row.orderNo },
  ],
  filters: [
    {
      kind: 'select',
      name: 'state',
      label: 'faq.STATE',
      all: 'faq.STATE_ALL',
      accept: [...STATES, 'ARCHIVED'],
      options: ({ t }) => [...STATES, 'ARCHIVED'].map((value) => ({ value, label: t(`faq.STATE_${value}`) })),
    },
    { kind: 'code', name: 'category', group: '768', label: 'faq.CATEGORY', all: 'faq.CATEGORY_ALL' },
    { kind: 'code', name: 'lang', group: '101', label: 'common.LANGUAGE', all: 'faq.LANGUAGE_ALL' },
    { kind: 'keyword', label: 'faq.SEARCH_LABEL' },
  ],
  bulk: [
    {
      label: 'faq.ARCHIVE',
      call: remove,
      question: 'faq.ASK_ARCHIVE',
      tone: 'danger',
      each: ({ idx }) => ask(remove, { idx: [idx] }, { quiet: true, _nop_: true }),
    },
  ],
})

function Category({ row }: Cell) {
  return useCodes('768').label(row.category)
}

function State({ row }: Cell) {
  const t = useText()
  return <StateWord tone={TONES[row.state]}>{t(`faq.STATE_${row.state}`)}</StateWord>
}
