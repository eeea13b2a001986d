import { countryFormat, writeDigits } from '@clubhouse/contract/format/country-format'
import { describe, expect, test } from 'vitest'
import { parseAmount } from './amount'

describe('a typed amount', () => {
  test.each([
    ['180,000', 180_000],
    ['1,2,3', 123],
    [' 1,234.5 ', 1234.5],
    ['-72,000', -72_000],
    ['+5', 5],
    ['.5', 0.5],
    ['5.', 5],
    ['0', 0],
  ])('%j is %s', (typed, amount) => {
    expect(parseAmount(typed)).toEqual({ amount })
  })

  test.each(['', ' ', ',', 'ten', '1e3', '0x10', '1.2.3', '--5', '₩5', 'NaN', 'Infinity', '5 000', '１２'])(
    '%j is no number: 0 with a warning',
    (typed) => {
      expect(parseAmount(typed)).toEqual({ amount: 0, warning: 'common.NOT_A_NUMBER' })
    },
  )
})

describe('digits as a country writes them', () => {
  test.each([
    ['KR', '1234567.5', '1,234,567.5'],
    ['US', '-1234', '-1,234'],
    ['DE', '1234567.89', '1.234.567,89'],
    ['FR', '1234.5', '1\u202f234,5'],
    ['CH', '1234567.50', '1’234’567.50'],
    ['IN', '123456789', '12,34,56,789'],
    ['KR', '123', '123'],
    ['KR', '0.005', '0.005'],
    ['XX', '1000', '1,000'],
    ['', '1000', '1,000'],
  ])('%s: %s is %s', (country, digits, written) => {
    expect(writeDigits(digits, countryFormat([country]))).toBe(written)
  })

  test('a club may choose its own signs', () => {
    expect(writeDigits('1234567.5', countryFormat(['KR', 'ko-KR', ' ', ',']))).toBe('1 234 567,5')
  })
})
