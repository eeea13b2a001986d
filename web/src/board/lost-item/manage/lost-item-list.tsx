import { list, lostItemRecord } from '@clubhouse/contract/board/lost-item-manage'
import { recordList } from '../../../office/record-list'

const TONES = {
  FOUND: 'next',
  PUBLISHED: 'good',
  CLAIMED: 'wait',
  RETURNED: 'off',
  TO_POLICE: 'off',
  DISPOSED: 'off',
} as const

export const LOST_ITEMS = recordList(lostItemRecord, list, {
  path: '/ishm/board/lost-item',
  texts: 'lost-item-edit',
  title: { field: 'title' },
  columns: [
    { field: 'state', sort: 'state', state: ({ state }) => [TONES[state], `lost-item-edit.STATE_${state}`] },
    { field: 'kind', sort: 'kind' },
    { field: 'foundDate', id: 'found', sort: '-foundDate', isNarrow: true },
    { field: 'foundPlace', id: 'place' },
    { field: 'keepUntil', id: 'until', sort: 'keepUntil', isNarrow: true },
    { id: 'claims', heading: 'lost-item-edit.CLAIMS', isNarrow: true, text: ({ claims }) => claims || '–' },
    { id: 'matches', heading: 'lost-item-edit.MATCHES', isNarrow: true, text: ({ matches }) => matches || '–' },
  ],
  filters: [
    { field: 'state', all: 'lost-item-edit.STATE_ALL' },
    { field: 'kind', all: 'lost-item-edit.KIND_ALL' },
    { kind: 'days', from: 'from', to: 'to', label: 'lost-item-edit.FOUND_DATE' },
    { kind: 'switch', name: 'claimed', label: 'lost-item-edit.CLAIMED_ONLY' },
    { kind: 'switch', name: 'over', label: 'lost-item-edit.OVER_ONLY' },
    { kind: 'switch', name: 'police', label: 'lost-item-edit.POLICE_ONLY' },
    { kind: 'keyword', label: 'lost-item-edit.FIND' },
  ],
})
