import { referenceBoard } from '@clubhouse/contract/board/reference'
import { officeList } from '../../../office/declare'
import {
  archiving,
  LANGUAGE_COLUMN,
  LANGUAGE_FILTER,
  missingIn,
  OPENS_COLUMN,
  STATE_FILTER,
  StateCell,
  VIEWS_COLUMN,
} from '../../manage/list-parts'

export const REFERENCES = officeList({
  call: referenceBoard.list,
  path: '/ishm/board/data',
  texts: 'reference',
  key: ({ idx }) => idx,
  record: 'path',
  title: { heading: 'post.TITLE', sort: 'title', text: ({ title }) => title, lang: ({ lang }) => lang, missingIn },
  columns: [
    { id: 'state', heading: 'post.STATE', Cell: StateCell },
    OPENS_COLUMN,
    LANGUAGE_COLUMN,
    { id: 'category', heading: 'post.CATEGORY', Cell: ({ row }) => row.category || '–' },
    VIEWS_COLUMN,
  ],
  filters: [STATE_FILTER, LANGUAGE_FILTER, { kind: 'keyword', label: 'reference.SEARCH_LABEL' }],
  bulk: [archiving(referenceBoard)],
})
