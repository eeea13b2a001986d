import { describe, expect, test } from 'vitest'
import { FEE_CHECKS, seasonIn, weekdaysIn } from './fee-values'

const NEW = { from: '2026-12-02', to: '', seasonFrom: '', seasonTo: '' }

test('both days of a season make one, and none is the whole year', () => {
  expect(seasonIn(NEW)).toBeNull()
  expect(seasonIn({ ...NEW, seasonFrom: '12-01', seasonTo: '02-28' })).toEqual({ from: '12-01', to: '02-28' })
})

test('weekdays are sent from Monday on', () => {
  expect(weekdaysIn({ ...NEW, weekdays: ['5', '2'] })).toEqual(['2', '5'])
  expect(weekdaysIn(NEW)).toEqual([])
})

describe('what is wrong between the days of a fee', () => {
  test.each([
    [{}, []],
    [{ to: '2026-12-01' }, ['to']],
    [{ to: '2026-12-02' }, []],
    [{ seasonFrom: '04-01' }, ['seasonTo']],
    [{ seasonFrom: '04-01', seasonTo: '10-31' }, []],
    [{ seasonFrom: '4/1', seasonTo: '10-31' }, ['seasonFrom']],
  ])('%j: %j', (change, wrong) => {
    const values = { ...NEW, ...change }
    expect(Object.keys(FEE_CHECKS).filter((field) => FEE_CHECKS[field]?.(values))).toEqual(wrong)
  })
})
