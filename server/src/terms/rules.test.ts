import { describe, expect, it } from 'vitest'
import { earliestEffect, isShownFor } from './rules.ts'

describe('the notice before a change', () => {
  it.each([
    ['2031-05-01', false, '2031-05-08'],
    ['2031-05-01', true, '2031-05-31'],
    ['2028-02-25', false, '2028-03-03'],
    ['2027-02-25', false, '2027-03-04'],
    ['2026-12-28', false, '2027-01-04'],
    ['2026-12-05', true, '2027-01-04'],
  ])('announced on %s (worse: %s) takes effect on %s at the earliest', (today, isWorse, earliest) => {
    expect(earliestEffect(today, isWorse)).toBe(earliest)
  })

  it('is not owed before a club has members or visitors', () => {
    expect(earliestEffect('2031-05-01', true, false)).toBe('2031-05-01')
  })
})

describe('the terms for a purpose', () => {
  it.each([
    [1, 'SERVICE', true],
    [1, 'MARKETING', true],
    [1, 'BOOKING', false],
    [2, 'BOOKING', true],
    [2, 'SERVICE', false],
  ])('%i shows %s: %s', (purpose, type, shown) => {
    expect(isShownFor(purpose, type)).toBe(shown)
  })
})
