import { type BannerRow, bannerBoard } from '@clubhouse/contract/board/banner'
import { useText } from '../../../language/use-text'
import { officeList } from '../../../office/declare'
import { archiving, STATE_FILTER, StateCell, When } from '../../manage/list-parts'

interface Cell {
  row: BannerRow
}

export const BANNERS = officeList({
  call: bannerBoard.list,
  path: '/ishm/board/banner',
  texts: 'banner',
  key: ({ idx }) => idx,
  record: 'path',
  title: {
    heading: 'banner.NAME',
    sort: 'bannerName',
    text: ({ bannerName }) => bannerName,
    missingIn: ({ missingIn }) => missingIn,
  },
  columns: [
    { id: 'state', heading: 'post.STATE', Cell: StateCell },
    { id: 'progress', heading: 'banner.PROGRESS', isNarrow: true, Cell: Progress },
    {
      id: 'start',
      heading: 'banner.START_AT',
      sort: '-startAt',
      isNarrow: true,
      Cell: ({ row }) => <When at={row.startAt} />,
    },
    { id: 'end', heading: 'banner.END_AT', sort: '-endAt', isNarrow: true, Cell: ({ row }) => <When at={row.endAt} /> },
    { id: 'order', heading: 'post.ORDER', sort: 'orderNo', isNarrow: true, Cell: ({ row }) => row.orderNo },
    { id: 'devices', heading: 'banner.DEVICES', isExtra: true, Cell: Devices },
    { id: 'link', heading: 'post.LINK', isExtra: true, Cell: ({ row }) => row.link || '–' },
  ],
  filters: [
    STATE_FILTER,
    { kind: 'switch', name: 'progress', label: 'banner.PROGRESS_ONLY' },
    { kind: 'keyword', label: 'banner.FIND' },
  ],
  bulk: [archiving(bannerBoard)],
})

function Progress({ row }: Cell) {
  const t = useText()
  return t(row.progress ? 'common.YES' : 'common.NO')
}

export function Devices({ row: { devicePc, deviceMobile } }: Cell) {
  const t = useText()
  const shown = [devicePc && t('banner.DEVICE_PC'), deviceMobile && t('banner.DEVICE_MOBILE')]
  return shown.filter(Boolean).join(', ') || '–'
}
