import { expect, test } from 'vitest'
import { monthSpan, monthsUntil } from './month-span'

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

test('the months to choose from go back five years, and have one that was chosen before', () => {
  const months = monthsUntil('2026-01-31', '')
  expect(months.slice(0, 3)).toEqual(['2026-01', '2025-12', '2025-11'])
  expect([months.length, months.at(-1)]).toEqual([60, '2021-02'])
  expect(monthsUntil('2026-01-31', '2025-11')).toEqual(months)
  expect(monthsUntil('2026-01-31', '2019-05').at(-1)).toBe('2019-05')
  expect(monthsUntil('2026-01-31', '2026-03')[0]).toBe('2026-03')
  expect(monthsUntil('2026-01-31', 'soon')).toEqual(months)
})
