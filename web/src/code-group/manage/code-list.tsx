import type { DataOf } from '@clubhouse/contract/call'
import { forManager } from '@clubhouse/contract/code'
import { type Say, useText } from '../../language/use-text'
import { officeList } from '../../office/declare'
import { StateWord } from '../../ui/state-word'

export type ManagedGroup = DataOf<typeof forManager>[number]
export type ManagedCode = ManagedGroup['codes'][number]

interface Cell {
  row: ManagedGroup
}

/** Formats of amounts and days, which are no words. */
export const POLICIES = '996'

/** What the product calls a group. */
export const productName = ({ group, name }: ManagedGroup, t: Say) =>
  t(`code-edit.GROUP_${group}` as 'code-edit.GROUP_504', { defaultValue: name })

export const isFixedGroup = ({ group, codes }: ManagedGroup) =>
  group === POLICIES || codes.length === 0 || codes.some(({ isFixed }) => isFixed)

export const CODES = officeList({
  call: forManager,
  path: '/ishm/system/code',
  texts: 'code-edit',
  key: ({ group }) => group,
  record: { name: 'group' },
  title: {
    heading: 'code-edit.GROUP',
    text: (row, t) => row.ownName || productName(row, t),
  },
  columns: [
    { id: 'code', heading: 'code-edit.CODE', isNarrow: true, Cell: ({ row }) => row.group },
    { id: 'count', heading: 'code-edit.COUNT', isNarrow: true, Cell: ({ row }) => row.codes.length },
    { id: 'kind', heading: 'code-edit.KIND', Cell: Kind },
    { id: 'missing', heading: 'code-edit.MISSING', isNarrow: true, Cell: Missing },
  ],
})

function Kind({ row }: Cell) {
  const t = useText()
  return t(isFixedGroup(row) ? 'code-edit.FIXED' : 'code-edit.OPEN')
}

function Missing({ row }: Cell) {
  const count = row.codes.reduce((sum, { values }) => sum + values.filter((value) => value === '').length, 0)
  return count > 0 ? <StateWord tone="wait">{count}</StateWord> : 0
}
