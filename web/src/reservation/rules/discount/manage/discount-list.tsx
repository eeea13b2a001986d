import { discountRecord, GIVEN_AT_DESK, list } from '@clubhouse/contract/reservation/rules/discount'
import { recordList } from '../../../../office/record-list'

export const DISCOUNTS = recordList(discountRecord, list, {
  path: '/ishm/reservation/discounts',
  title: { heading: 'discount.KEY', text: ({ name }) => name },
  columns: [
    {
      id: 'off',
      heading: 'discount.OFF',
      isNarrow: true,
      text: ({ percent, amount }, t, { money }) =>
        percent === null ? money(amount ?? 0) : t('discount.SHARE', { percent }),
    },
    {
      id: 'where',
      heading: 'discount.WHERE',
      state: ({ key }) => (GIVEN_AT_DESK.includes(key) ? ['off', 'discount.BY_DESK'] : ['good', 'discount.BY_BOOKING']),
    },
    { field: 'dayClass', id: 'class', isNarrow: true },
    { field: 'part', isNarrow: true },
    { field: 'stackable', isNarrow: true },
    { field: 'from', isNarrow: true },
    { field: 'to', isNarrow: true },
  ],
})
