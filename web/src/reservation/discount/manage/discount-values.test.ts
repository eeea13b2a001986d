import { expect, test } from 'vitest'
import { DISCOUNT_CHECKS, fieldsIn, valuesOf } from './discount-values'

const event = {
  ...{ discountIdx: 3, key: 'EVENT', name: 'Event', percent: 15, amount: null, dayClass: null, part: '2' },
  ...{ stackable: true, from: '2027-01-01', to: null, version: 1 },
}

test.each([
  ['a share', event],
  ['an amount', { ...event, percent: null, amount: 5_000, dayClass: 'WEEKDAY' as const, to: '2027-02-28' }],
])('%s keeps all that it has through the form', (_, discount) => {
  const { discountIdx: __, name: ___, version: ____, ...fields } = discount
  expect(fieldsIn(valuesOf('EUR', '2026-12-02', discount), 'EUR')).toEqual(fields)
})

test.each([
  [{ kind: 'PERCENT', percent: '', amount: '5' }, 'percent', 'discount.PERCENT_WRONG'],
  [{ kind: 'PERCENT', percent: '', amount: '' }, 'amount', undefined],
  [{ kind: 'AMOUNT', percent: '5', amount: '' }, 'amount', 'discount.AMOUNT_WRONG'],
  [{ to: '2026-12-01' }, 'to', 'fee.TO_EARLY'],
])('%j: the fault of %s is %s', (change, field, fault) => {
  expect(DISCOUNT_CHECKS[field]?.({ ...valuesOf('KRW', '2026-12-02'), ...change })).toBe(fault)
})
