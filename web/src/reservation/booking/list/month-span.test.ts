import { expect, test } from 'vitest'
import { monthSpan } from './month-span'

test.each([
  ['2026-02', { from: '2026-02-01', to: '2026-02-28' }],
  ['2028-02', { from: '2028-02-01', to: '2028-02-29' }],
  ['2026-12', { from: '2026-12-01', to: '2026-12-31' }],
  ['2026-13', {}],
  ['soon', {}],
  ['', {}],
])('%s', (month, span) => {
  expect(monthSpan(month)).toEqual(span)
})
