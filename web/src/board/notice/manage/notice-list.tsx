import { type NoticeRow, noticeBoard } from '@clubhouse/contract/board/notice'
import { useText } from '../../../language/use-text'
import { officeList } from '../../../office/declare'
import { archiving, LANGUAGE_FILTER, STATE_FILTER, StateCell, When } from '../../manage/list-parts'

export const NOTICES = officeList({
  call: noticeBoard.list,
  path: '/ishm/board/notice',
  texts: 'notice',
  key: ({ idx }) => idx,
  record: 'path',
  title: { heading: 'post.TITLE', sort: 'title', text: ({ title }) => title, lang: ({ lang }) => lang },
  columns: [
    { id: 'state', heading: 'post.STATE', Cell: StateCell },
    { id: 'pinned', heading: 'notice.PINNED', isNarrow: true, Cell: Pinned },
    {
      id: 'open',
      heading: 'post.OPEN_AT',
      sort: '-openAt',
      isNarrow: true,
      Cell: ({ row }) => <When at={row.openAt} />,
    },
    {
      id: 'close',
      heading: 'post.CLOSE_AT',
      isNarrow: true,
      isExtra: true,
      Cell: ({ row }) => <When at={row.closeAt} />,
    },
    { id: 'lang', heading: 'common.LANGUAGE', isNarrow: true, Cell: ({ row }) => row.lang },
    { id: 'category', heading: 'post.CATEGORY', isExtra: true, Cell: ({ row }) => row.category || '–' },
    { id: 'views', heading: 'board.VIEWS', sort: '-views', isNarrow: true, Cell: ({ row }) => row.views },
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
