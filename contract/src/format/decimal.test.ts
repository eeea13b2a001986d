import { describe, expect, test } from 'vitest'
import { roundDecimal, shiftDecimal } from './decimal.ts'

const [HALF_UP, DOWN, UP] = ['0', '1', '2'] as const

describe('rounding', () => {
  test.each([
    [1.005, 2, '1.01', '1.00', '1.01'],
    [-1.005, 2, '-1.01', '-1.00', '-1.01'],
    [2.675, 2, '2.68', '2.67', '2.68'],
    [1.0049, 2, '1.00', '1.00', '1.01'],
    [0.5, 0, '1', '0', '1'],
    [-0.5, 0, '-1', '0', '-1'],
    [0.4, 0, '0', '0', '1'],
    [-0.4, 0, '0', '0', '-1'],
    [9.999, 2, '10.00', '9.99', '10.00'],
    [-9.999, 2, '-10.00', '-9.99', '-10.00'],
    [999_999.9995, 3, '1000000.000', '999999.999', '1000000.000'],
    [0, 3, '0.000', '0.000', '0.000'],
    [-0, 3, '0.000', '0.000', '0.000'],
    [12, 3, '12.000', '12.000', '12.000'],
    [1e-7, 3, '0.000', '0.000', '0.001'],
    [5e-7, 6, '0.000001', '0.000000', '0.000001'],
    [1.5e21, 0, '1500000000000000000000', '1500000000000000000000', '1500000000000000000000'],
    [0.1 + 0.2, 3, '0.300', '0.300', '0.301'],
    ['123456789012345678.985', 2, '123456789012345678.99', '123456789012345678.98', '123456789012345678.99'],
    ['007.50', 1, '7.5', '7.5', '7.5'],
    [Number.NaN, 2, '0.00', '0.00', '0.00'],
    [Number.POSITIVE_INFINITY, 0, '0', '0', '0'],
  ])('%s to %s decimals: half up %s, down %s, up %s', (value, scale, halfUp, down, up) => {
    expect([HALF_UP, DOWN, UP].map((mode) => roundDecimal(value, scale, mode))).toEqual([halfUp, down, up])
  })

  test('half up is the default', () => {
    expect(roundDecimal(2.5, 0)).toBe('3')
  })

  // Every thousandth from -3 to 3 against integer arithmetic.
  test('agrees with counting in thousandths', () => {
    for (let thousandths = -3000; thousandths <= 3000; thousandths++) {
      const value = shiftDecimal(thousandths, 3)
      const size = Math.abs(thousandths)
      const expected = {
        [HALF_UP]: Math.floor((size + 5) / 10),
        [DOWN]: Math.floor(size / 10),
        [UP]: Math.ceil(size / 10),
      }
      for (const mode of [HALF_UP, DOWN, UP])
        expect(roundDecimal(value, 2, mode)).toBe(shiftDecimal(thousandths < 0 ? -expected[mode]! : expected[mode]!, 2))
    }
  })
})

test.each([
  [18_050, 2, '180.50'],
  [5, 2, '0.05'],
  [-5, 3, '-0.005'],
  [180_000, 0, '180000'],
  [0, 2, '0.00'],
])('%s with %s digits behind the point: %s', (minor, scale, text) => {
  expect(shiftDecimal(minor, scale)).toBe(text)
})
