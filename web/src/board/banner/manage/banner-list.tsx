import { type BannerEdit, list, remove, undo } from '@clubhouse/contract/board/banner'
import { ask } from '../../../api/transport'
import { useFormat, useText } from '../../../language/use-text'
import { officeList } from '../../../office/declare'
import { StateWord } from '../../../ui/state-word'
import { Time } from '../../../ui/time'

interface Cell {
  row: BannerEdit
}

export const STATES = ['DRAFT', 'SCHEDULED', 'PUBLISHED', 'ENDED'] as const
const TONES = { DRAFT: 'wait', SCHEDULED: 'wait', PUBLISHED: 'good', ENDED: 'off', ARCHIVED: 'off' } as const

export const BANNERS = officeList({
  call: list,
  path: '/ishm/board/banner',
  texts: 'banner',
  key: ({ idx }) => idx,
  record: { name: 'banner' },
  title: { heading: 'banner.NAME', sort: 'bannerName', text: ({ bannerName }) => bannerName },
  columns: [
    { id: 'state', heading: 'banner.STATE', Cell: State },
    { id: 'progress', heading: 'banner.PROGRESS', isNarrow: true, Cell: Progress },
    { id: 'start', heading: 'banner.START_AT', sort: '-startAt', isNarrow: true, Cell: ({ row }) => at(row.startAt) },
    { id: 'end', heading: 'banner.END_AT', sort: '-endAt', isNarrow: true, Cell: ({ row }) => at(row.endAt) },
    { id: 'order', heading: 'banner.ORDER', sort: 'orderNo', isNarrow: true, Cell: ({ row }) => row.orderNo },
    { id: 'devices', heading: 'banner.DEVICES', isExtra: true, Cell: Devices },
    { id: 'link', heading: 'post.LINK', isExtra: true, Cell: ({ row }) => row.link || '–' },
  ],
  filters: [
    {
      kind: 'select',
      name: 'state',
      label: 'banner.STATE',
      all: 'banner.STATE_ALL',
      accept: [...STATES, 'ARCHIVED'],
      options: ({ t }) => [...STATES, 'ARCHIVED'].map((value) => ({ value, label: t(`banner.STATE_${value}`) })),
    },
    { kind: 'switch', name: 'progress', label: 'banner.PROGRESS_ONLY' },
    { kind: 'keyword', label: 'banner.FIND' },
  ],
  bulk: [
    {
      label: 'banner.ARCHIVE',
      call: remove,
      question: 'banner.ASK_ARCHIVE',
      tone: 'danger',
      fits: ({ state }) => state !== 'ARCHIVED',
      each: ({ idx }) => ask(remove, { idx: [idx] }, { quiet: true, _nop_: true }),
      undo: ({ idx }) => ask(undo, { idx }, { quiet: true, _nop_: true }),
    },
  ],
})

function State({ row: { state } }: Cell) {
  const t = useText()
  return <StateWord tone={TONES[state]}>{t(`banner.STATE_${state}`)}</StateWord>
}

function Progress({ row }: Cell) {
  const t = useText()
  return t(row.progress ? 'common.YES' : 'common.NO')
}

export function Devices({ row: { devicePc, deviceMobile } }: Cell) {
  const t = useText()
  const shown = [devicePc && t('banner.DEVICE_PC'), deviceMobile && t('banner.DEVICE_MOBILE')]
  return shown.filter(Boolean).join(', ') || '–'
}

/** A copy has no dates yet. */
const at = (instant: string | null | undefined) => (instant ? <When at={instant} /> : '–')

export function When({ at }: { at: string }) {
  const { instant } = useFormat()
  return <Time at={at}>{instant(at)}</Time>
}
