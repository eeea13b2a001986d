import { GIVEN_AT_DESK, list, type ManagedDiscount } from '@clubhouse/contract/reservation/rules/discount'
import { useFormat, useText } from '../../../../language/use-text'
import { officeList } from '../../../../office/declare'
import { StateWord } from '../../../../ui/state-word'
import { From, Part, To } from '../../fee/manage/when-cells'

interface Cell {
  row: ManagedDiscount
}

export const DISCOUNTS = officeList({
  call: list,
  path: '/ishm/reservation/discounts',
  texts: 'discount',
  key: ({ discountIdx }) => discountIdx,
  record: 'path',
  title: { heading: 'discount.KEY', text: ({ name }) => name },
  columns: [
    { id: 'off', heading: 'discount.OFF', isNarrow: true, Cell: Off },
    { id: 'where', heading: 'discount.WHERE', Cell: Where },
    { id: 'class', heading: 'fee.DAY_CLASS', isNarrow: true, Cell: DayClass },
    { id: 'part', heading: 'fee.PART', isNarrow: true, Cell: Part },
    { id: 'stackable', heading: 'discount.STACKABLE', isNarrow: true, Cell: Stackable },
    { id: 'from', heading: 'fee.FROM', isNarrow: true, Cell: From },
    { id: 'to', heading: 'fee.TO', isNarrow: true, Cell: To },
  ],
})

function Off({ row: { percent, amount } }: Cell) {
  const t = useText()
  const { money } = useFormat()
  return percent === null ? money(amount ?? 0) : t('discount.SHARE', { percent })
}

function Where({ row: { key } }: Cell) {
  const t = useText()
  const isAtDesk = GIVEN_AT_DESK.includes(key)
  return (
    <StateWord tone={isAtDesk ? 'off' : 'good'}>{t(isAtDesk ? 'discount.BY_DESK' : 'discount.BY_BOOKING')}</StateWord>
  )
}

function DayClass({ row: { dayClass } }: Cell) {
  const t = useText()
  return dayClass === null ? t('discount.EVERY_DAY') : t(`fee.CLASS_${dayClass}`)
}

function Stackable({ row }: Cell) {
  const t = useText()
  return t(row.stackable ? 'common.YES' : 'common.NO')
}
