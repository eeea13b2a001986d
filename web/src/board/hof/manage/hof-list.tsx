import { hofRecord, list } from '@clubhouse/contract/board/hof-manage'
import { recordList } from '../../../office/record-list'

const TONES = { REPORTED: 'wait', VERIFIED: 'next', PUBLISHED: 'good', HIDDEN: 'off' } as const

export const FEATS = recordList(hofRecord, list, {
  path: '/ishm/board/hof',
  texts: 'hof-edit',
  title: { heading: 'hof-edit.PLAYER', text: ({ playerName }, t) => playerName || t('hof-edit.ERASED') },
  columns: [
    { field: 'state', sort: 'state', state: ({ state }) => [TONES[state], `hof-edit.STATE_${state}`] },
    { field: 'kind', sort: 'kind' },
    { field: 'date', sort: '-date', isNarrow: true },
    {
      id: 'course',
      heading: 'hof-edit.COURSE',
      text: ({ courseName, hole }, t) => (hole ? t('hof.HOLE', { course: courseName, hole }) : courseName),
    },
    { id: 'member', heading: 'hof-edit.MEMBER', text: ({ member }) => member?.name ?? '–' },
    { field: 'publish', isExtra: true, text: ({ publish }, t) => (publish ? t('common.YES') : '–') },
  ],
  filters: [
    { field: 'state', all: 'hof-edit.STATE_ALL' },
    { field: 'kind', all: 'hof-edit.KIND_ALL' },
    { kind: 'keyword', label: 'hof-edit.FIND' },
  ],
})
