import { expect, test } from 'vitest'
import { DISCOUNT_CHECKS } from './discount-checks'

test.each([
  [{ kind: 'PERCENT', percent: '', amount: '5' }, 'percent', 'discount.PERCENT_WRONG'],
  [{ kind: 'PERCENT', percent: '', amount: '' }, 'amount', undefined],
  [{ kind: 'AMOUNT', percent: '5', amount: '' }, 'amount', 'discount.AMOUNT_WRONG'],
  [{ from: '2026-12-02', to: '2026-12-01' }, 'to', 'fee.TO_EARLY'],
])('%j: the fault of %s is %s', (values, field, fault) => {
  expect(DISCOUNT_CHECKS[field]?.(values)).toBe(fault)
})
