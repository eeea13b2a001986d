import { list, type ManagedFee } from '@clubhouse/contract/reservation/rules/fee'
import { useCodes } from '../../../../code/use-codes'
import { useFormat, useText } from '../../../../language/use-text'
import { officeList } from '../../../../office/declare'
import { From, Part, To } from './when-cells'

interface Cell {
  row: ManagedFee
}

export const FEES = officeList({
  call: list,
  path: '/ishm/reservation/fees',
  texts: 'fee',
  key: ({ feeIdx }) => feeIdx,
  record: 'path',
  title: { heading: 'fee.KEY', sort: 'key', text: ({ name }) => name, Below: ForWhom },
  columns: [
    { id: 'class', heading: 'fee.DAY_CLASS', isNarrow: true, Cell: DayClass },
    { id: 'part', heading: 'fee.PART', isNarrow: true, Cell: Part },
    { id: 'amount', heading: 'fee.AMOUNT', sort: '-amount', isNarrow: true, Cell: Amount },
    { id: 'from', heading: 'fee.FROM', sort: '-from', isNarrow: true, Cell: From },
    { id: 'to', heading: 'fee.TO', isNarrow: true, Cell: To },
    { id: 'season', heading: 'fee.SEASON', isNarrow: true, Cell: Season },
  ],
  filters: [
    { kind: 'code', name: 'key', group: '557', label: 'fee.KEY', all: 'fee.ALL_KEYS' },
    { kind: 'code', name: 'memberType', group: '702', label: 'fee.MEMBER_TYPE', all: 'fee.EVERY_TYPE' },
  ],
})

function ForWhom({ row: { memberType } }: Cell) {
  const t = useText()
  const { label } = useCodes('702')
  return memberType === null ? t('fee.EVERYONE') : label(memberType)
}

function DayClass({ row }: Cell) {
  return useText()(`fee.CLASS_${row.dayClass}`)
}

function Amount({ row: { amount, unit } }: Cell) {
  const t = useText()
  const { money } = useFormat()
  return t(`fee.AMOUNT_${unit}`, { amount: money(amount) })
}

function Season({ row: { season } }: Cell) {
  const t = useText()
  return season === null ? t('fee.WHOLE_YEAR') : t('fee.SEASON_OF', season)
}
