import { DAY_TYPES, list, type Template } from '@clubhouse/contract/reservation/sheet/template'
import { useCodes } from '../../../../code/use-codes'
import { useText } from '../../../../language/use-text'
import { officeList } from '../../../../office/declare'
import { StateWord } from '../../../../ui/state-word'

interface Cell {
  row: Template
}

export const TEMPLATES = officeList({
  call: list,
  path: '/ishm/reservation/templates',
  texts: 'template',
  key: ({ templateIdx }) => templateIdx,
  record: 'path',
  title: { heading: 'template.NAME', sort: 'name', text: ({ name }) => name },
  columns: [
    { id: 'state', heading: 'template.STATE', Cell: State },
    { id: 'season', heading: 'template.SEASON', sort: 'from', isNarrow: true, Cell: Season },
    { id: 'types', heading: 'template.DAY_TYPES', Cell: Types },
    { id: 'starts', heading: 'template.STARTS', sort: '-starts', isNarrow: true, Cell: ({ row }) => row.starts },
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

function State({ row }: Cell) {
  const t = useText()
  return <StateWord tone={row.isUse ? 'good' : 'off'}>{t(row.isUse ? 'template.ON' : 'template.OFF')}</StateWord>
}

function Season({ row: { from, to } }: Cell) {
  return useText()('template.SEASON_OF', { from, to })
}

function Types({ row }: Cell) {
  const { label } = useCodes('HDE')
  return DAY_TYPES.filter((type) => row.dayTypes.includes(type))
    .map((type) => label(type))
    .join(', ')
}
