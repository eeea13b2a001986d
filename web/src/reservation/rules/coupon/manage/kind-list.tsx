import { couponKindRecord, list, type ManagedCouponKind } from '@clubhouse/contract/reservation/rules/coupon-kind'
import { OtherNames } from '../../../../office/other-names'
import { recordList } from '../../../../office/record-list'
import { useConditions, useWorth } from '../coupon-words'

interface Cell {
  row: ManagedCouponKind
}

export const KINDS = recordList({
  call: list,
  calls: couponKindRecord,
  path: '/ishm/member/coupon/kinds',
  texts: 'coupon-kind',
  title: { field: 'name', Below: OtherNames },
  columns: [
    {
      id: 'state',
      heading: 'coupon.STATE',
      state: ({ isUse }) => (isUse ? ['good', 'coupon-kind.ON'] : ['off', 'coupon-kind.OFF']),
    },
    { id: 'worth', heading: 'coupon.WORTH', Cell: Worth },
    { id: 'conditions', heading: 'coupon.CONDITIONS', Cell: Conditions },
    { field: 'validDays', id: 'valid', isNarrow: true, text: ({ validDays }) => validDays ?? '–' },
  ],
})

function Worth({ row }: Cell) {
  return useWorth()(row)
}

function Conditions({ row }: Cell) {
  return useConditions()(row).join(' · ')
}
