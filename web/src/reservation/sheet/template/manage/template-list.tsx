import { DAY_TYPES, list, type Template, templateRecord } from '@clubhouse/contract/reservation/sheet/template'
import { useCodes } from '../../../../code/use-codes'
import { recordList } from '../../../../office/record-list'

export const TEMPLATES = recordList(templateRecord, list, {
  path: '/ishm/reservation/templates',
  title: { field: 'name', sort: 'name' },
  columns: [
    {
      id: 'state',
      heading: 'template.STATE',
      state: ({ isUse }) => (isUse ? ['good', 'template.ON'] : ['off', 'template.OFF']),
    },
    {
      id: 'season',
      heading: 'template.SEASON',
      sort: 'from',
      isNarrow: true,
      text: ({ from, to }, t, { dayOfYear }) => t('template.SEASON_OF', { from: dayOfYear(from), to: dayOfYear(to) }),
    },
    { field: 'dayTypes', id: 'types', Cell: Types },
    {
      id: 'starts',
      heading: 'template.STARTS',
      sort: '-starts',
      isNarrow: true,
      text: ({ starts }, t) => (starts === 0 ? t('template.CLOSED_DAYS') : starts),
    },
  ],
  filters: [
    {
      kind: 'code',
      name: 'dayType',
      group: 'HDE',
      label: 'template.DAY_TYPES',
      all: 'template.ALL_TYPES',
    },
    { kind: 'switch', name: 'isUse', label: 'template.ONLY_USED' },
  ],
})

function Types({ row }: { row: Template }) {
  const { label } = useCodes('HDE')
  return DAY_TYPES.filter((type) => row.dayTypes.includes(type))
    .map((type) => label(type))
    .join(', ')
}
