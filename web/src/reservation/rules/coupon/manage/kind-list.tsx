import { couponKindRecord, list } from '@clubhouse/contract/reservation/rules/coupon-kind'
import { OtherNames } from '../../../../office/other-names'
import { recordList } from '../../../../office/record-list'
import { useConditions, useWorth } from '../coupon-words'

export const KINDS = recordList(couponKindRecord, list, {
  path: '/ishm/member/coupon/kinds',
  title: { field: 'name', Below: OtherNames },
  columns: [
    {
      id: 'state',
      heading: 'coupon.STATE',
      state: ({ isUse }) => (isUse ? ['good', 'coupon-kind.ON'] : ['off', 'coupon-kind.OFF']),
    },
    { id: 'worth', heading: 'coupon.WORTH', Cell: ({ row }) => useWorth()(row) },
    { id: 'conditions', heading: 'coupon.CONDITIONS', Cell: ({ row }) => useConditions()(row).join(' · ') },
    { field: 'validDays', id: 'valid', isNarrow: true, text: ({ validDays }) => validDays ?? '–' },
  ],
})
