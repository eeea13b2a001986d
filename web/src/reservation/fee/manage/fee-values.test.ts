import { describe, expect, test } from 'vitest'
import { FEE_CHECKS, fieldsIn, isWhole, valuesOf } from './fee-values'

const fee = {
  ...{ feeIdx: 7, key: 'GREEN', name: 'Green fee', dayClass: 'WEEKEND' as const, part: '3', memberType: '10' },
  ...{ unit: 'PERSON' as const, amount: 18_050, from: '2027-01-01', to: '2027-12-31', version: 2 },
  season: { from: '12-01', to: '02-28' },
}

test('a fee keeps all that it has through the form', () => {
  const { feeIdx: _, name: __, version: ___, ...fields } = fee
  expect(fieldsIn(valuesOf('EUR', '2026-12-02', fee), 'EUR')).toEqual(fields)
})

test('a new one is the green fee of everyone from today on', () => {
  expect(fieldsIn({ ...valuesOf('KRW', '2026-12-02'), amount: '180,000' }, 'KRW')).toMatchObject({
    ...{ key: 'GREEN', memberType: null, part: null, season: null, from: '2026-12-02', to: null, amount: 180_000 },
  })
})

describe('what the server can tell the days of', () => {
  const whole = { ...valuesOf('KRW', '2026-12-02'), amount: '180000' }
  test.each([
    [{}, true],
    [{ amount: '' }, false],
    [{ amount: 'dear' }, false],
    [{ from: '2026-12' }, false],
    [{ to: '2026-12-01' }, false],
    [{ to: '2026-12-02' }, true],
    [{ seasonFrom: '04-01' }, false],
    [{ seasonFrom: '04-01', seasonTo: '10-31' }, true],
    [{ seasonFrom: '4/1', seasonTo: '10-31' }, false],
  ])('%j: %s', (change, is) => {
    expect(isWhole({ ...whole, ...change }, 'KRW')).toBe(is)
  })
  test('half a season is a fault of the half that is missing', () => {
    expect(FEE_CHECKS.seasonTo?.({ ...whole, seasonFrom: '04-01' })).toBe('fee.SEASON_WRONG')
    expect(FEE_CHECKS.seasonFrom?.({ ...whole, seasonFrom: '04-01' })).toBeUndefined()
  })
})
