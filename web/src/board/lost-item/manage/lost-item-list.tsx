import { LOST_ITEM_STATES } from '@clubhouse/contract/board/lost-item'
import { type LostItemRow, list } from '@clubhouse/contract/board/lost-item-manage'
import { useCodes } from '../../../code/use-codes'
import { useFormat, useText } from '../../../language/use-text'
import { officeList } from '../../../office/declare'
import { StateWord } from '../../../ui/state-word'
import { Time } from '../../../ui/time'

interface Cell {
  row: LostItemRow
}

const TONES = {
  FOUND: 'wait',
  PUBLISHED: 'good',
  CLAIMED: 'wait',
  RETURNED: 'off',
  TO_POLICE: 'off',
  DISPOSED: 'off',
} as const

export const LOST_ITEMS = officeList({
  call: list,
  path: '/ishm/board/lost-item',
  texts: 'lost-item-edit',
  key: ({ idx }) => idx,
  record: 'path',
  title: { heading: 'lost-item-edit.NAME', text: ({ title }) => title },
  columns: [
    { id: 'state', heading: 'lost-item-edit.STATE', sort: 'state', Cell: State },
    { id: 'kind', heading: 'lost-item-edit.KIND', sort: 'kind', Cell: Kind },
    {
      id: 'found',
      heading: 'lost-item-edit.FOUND_DATE',
      sort: '-foundDate',
      isNarrow: true,
      Cell: ({ row }) => <Day on={row.foundDate} />,
    },
    { id: 'place', heading: 'lost-item-edit.FOUND_PLACE', Cell: ({ row }) => row.foundPlace },
    {
      id: 'until',
      heading: 'lost-item-edit.KEEP_UNTIL',
      sort: 'keepUntil',
      isNarrow: true,
      Cell: ({ row }) => <Day on={row.keepUntil} />,
    },
    { id: 'claims', heading: 'lost-item-edit.CLAIMS', isNarrow: true, Cell: ({ row }) => row.claims || '–' },
    { id: 'matches', heading: 'lost-item-edit.MATCHES', isNarrow: true, Cell: ({ row }) => row.matches || '–' },
  ],
  filters: [
    {
      kind: 'select',
      name: 'state',
      label: 'lost-item-edit.STATE',
      all: 'lost-item-edit.STATE_ALL',
      accept: LOST_ITEM_STATES,
      options: ({ t }) => LOST_ITEM_STATES.map((value) => ({ value, label: t(`lost-item-edit.STATE_${value}`) })),
    },
    { kind: 'code', name: 'kind', group: '792', label: 'lost-item-edit.KIND', all: 'lost-item-edit.KIND_ALL' },
    { kind: 'days', from: 'from', to: 'to', label: 'lost-item-edit.FOUND_DATE' },
    { kind: 'keyword', label: 'lost-item-edit.FIND' },
  ],
})

function State({ row: { state } }: Cell) {
  const t = useText()
  return <StateWord tone={TONES[state]}>{t(`lost-item-edit.STATE_${state}`)}</StateWord>
}

function Kind({ row }: Cell) {
  return useCodes('792').label(row.kind)
}

function Day({ on }: { on: string }) {
  const { day } = useFormat()
  return <Time at={on}>{day(on, 'date')}</Time>
}
