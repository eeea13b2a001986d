import { expect, test } from 'vitest'
import { majorUnits, minorUnits } from './minor-units'

test.each([
  ['180000', 'KRW', 180_000, '180000'],
  ['180,000', 'KRW', 180_000, '180000'],
  ['180.5', 'EUR', 18_050, '180.50'],
  ['0.29', 'USD', 29, '0.29'],
])('%s %s are %s minor units', (typed, currency, minor, written) => {
  expect(minorUnits(typed, currency)).toBe(minor)
  expect(majorUnits(minor, currency)).toBe(written)
})

test.each([
  ['180.5', 'KRW'],
  ['1.005', 'EUR'],
  ['dear', 'EUR'],
])('%s %s is no amount', (typed, currency) => {
  expect(minorUnits(typed, currency)).toBeNaN()
})
