import { type NoticeRow, noticeBoard } from '@clubhouse/contract/board/notice'
import { useText } from '../../../language/use-text'
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
  When,
} from '../../manage/list-parts'

export const NOTICES = officeList({
  call: noticeBoard.list,
  path: '/ishm/board/notice',
  texts: 'notice',
  key: ({ idx }) => idx,
  record: 'path',
  title: { heading: 'post.TITLE', sort: 'title', text: ({ title }) => title, lang: ({ lang }) => lang, missingIn },
  columns: [
    { id: 'state', heading: 'post.STATE', Cell: StateCell },
    { id: 'pinned', heading: 'notice.PINNED', isNarrow: true, Cell: Pinned },
    OPENS_COLUMN,
    {
      id: 'close',
      heading: 'post.CLOSE_AT',
      isNarrow: true,
      isExtra: true,
      Cell: ({ row }) => <When at={row.closeAt} />,
    },
    LANGUAGE_COLUMN,
    { id: 'category', heading: 'post.CATEGORY', isExtra: true, Cell: ({ row }) => row.category || '–' },
    VIEWS_COLUMN,
  ],
  filters: [
    STATE_FILTER,
    LANGUAGE_FILTER,
    { kind: 'switch', name: 'isTop', label: 'notice.PINNED_ONLY' },
    { kind: 'days', from: 'from', to: 'to', label: 'post.OPEN_AT' },
    { kind: 'keyword', label: 'notice.SEARCH_LABEL' },
  ],
  bulk: [archiving(noticeBoard)],
})

function Pinned({ row }: { row: Pick<NoticeRow, 'isTop'> }) {
  const t = useText()
  return row.isTop ? t('notice.PINNED') : '–'
}
