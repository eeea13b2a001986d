import { referenceBoard } from '@clubhouse/contract/board/reference'
import { officeList } from '../../../office/declare'
import { archiving, LANGUAGE_FILTER, STATE_FILTER, StateCell, When } from '../../manage/list-parts'

export const REFERENCES = officeList({
  call: referenceBoard.list,
  path: '/ishm/board/data',
  texts: 'reference',
  key: ({ idx }) => idx,
  record: 'path',
  title: { heading: 'post.TITLE', sort: 'title', text: ({ title }) => title, lang: ({ lang }) => lang },
  columns: [
    { id: 'state', heading: 'post.STATE', Cell: StateCell },
    {
      id: 'open',
      heading: 'post.OPEN_AT',
      sort: '-openAt',
      isNarrow: true,
      Cell: ({ row }) => <When at={row.openAt} />,
    },
    { id: 'lang', heading: 'common.LANGUAGE', isNarrow: true, Cell: ({ row }) => row.lang },
    { id: 'category', heading: 'post.CATEGORY', Cell: ({ row }) => row.category || '–' },
    { id: 'views', heading: 'board.VIEWS', sort: '-views', isNarrow: true, Cell: ({ row }) => row.views },
  ],
  filters: [STATE_FILTER, LANGUAGE_FILTER, { kind: 'keyword', label: 'reference.SEARCH_LABEL' }],
  bulk: [archiving(referenceBoard)],
})
