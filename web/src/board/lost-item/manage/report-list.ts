import { REPORT_STATES } from '@clubhouse/contract/board/lost-report'
import { list } from '@clubhouse/contract/board/lost-report-manage'
import { useCodes } from '../../../code/use-codes'
import { officeList } from '../../../office/declare'
import { REPORT_TONES } from '../own/tones'

export const REPORTS = officeList({
  call: list,
  path: '/ishm/board/lost-item/reports',
  texts: 'lost-report',
  key: ({ reportIdx }) => reportIdx,
  record: 'path',
  title: { heading: 'lost-report.NAME', text: ({ title }) => title, Below: ({ row }) => row.member.name },
  columns: [
    {
      id: 'state',
      heading: 'lost-report.STATE',
      sort: 'state',
      state: ({ state }) => [REPORT_TONES[state], `lost-report.STATE_${state}`],
    },
    { id: 'kind', heading: 'lost-report.KIND', sort: 'kind', Cell: ({ row }) => useCodes('792').label(row.kind) },
    {
      id: 'lost',
      heading: 'lost-report.LOST_DATE',
      sort: '-lostDate',
      text: ({ lostDate }, _, { day }) => day(lostDate, 'date'),
    },
    { id: 'place', heading: 'lost-report.PLACE', text: ({ place }) => place || '–' },
    { id: 'matches', heading: 'lost-report.MATCHES', isNarrow: true, text: ({ matches }) => matches || '–' },
  ],
  filters: [
    {
      kind: 'select',
      name: 'state',
      label: 'lost-report.STATE',
      all: 'lost-report.STATE_ALL',
      accept: REPORT_STATES,
      options: ({ t }) => REPORT_STATES.map((value) => ({ value, label: t(`lost-report.STATE_${value}`) })),
    },
    { kind: 'code', name: 'kind', group: '792', label: 'lost-report.KIND', all: 'lost-report.KIND_ALL' },
    { kind: 'days', from: 'from', to: 'to', label: 'lost-report.LOST_DATE' },
    { kind: 'switch', name: 'matched', label: 'lost-report.MATCHED_ONLY' },
    { kind: 'keyword', label: 'lost-report.FIND' },
  ],
})
