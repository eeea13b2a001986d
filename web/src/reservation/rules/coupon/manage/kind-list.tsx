import { list, type ManagedCouponKind } from '@clubhouse/contract/reservation/rules/coupon-kind'
import { namesOf } from '../../../../language/names-of'
import { useText } from '../../../../language/use-text'
import { officeList } from '../../../../office/declare'
import { StateWord } from '../../../../ui/state-word'
import { useConditions, useWorth } from '../coupon-words'

interface Cell {
  row: ManagedCouponKind
}

export const KINDS = officeList({
  call: list,
  path: '/ishm/member/coupon/kinds',
  texts: 'coupon-kind',
  key: ({ kindIdx }) => kindIdx,
  record: 'path',
  title: { heading: 'coupon.NAME', text: (row) => namesOf(row).here, Below: OtherNames },
  columns: [
    { id: 'state', heading: 'coupon.STATE', Cell: State },
    { id: 'worth', heading: 'coupon.WORTH', Cell: Worth },
    { id: 'conditions', heading: 'coupon.CONDITIONS', Cell: Conditions },
    { id: 'valid', heading: 'coupon.VALID_DAYS', isNarrow: true, Cell: ({ row }) => row.validDays ?? '–' },
  ],
})

function OtherNames({ row }: Cell) {
  return namesOf(row).others.join(', ')
}

function State({ row: { isUse } }: Cell) {
  const t = useText()
  return <StateWord tone={isUse ? 'good' : 'off'}>{t(isUse ? 'coupon-kind.ON' : 'coupon-kind.OFF')}</StateWord>
}

function Worth({ row }: Cell) {
  return useWorth()(row)
}

function Conditions({ row }: Cell) {
  return useConditions()(row).join(' · ')
}
