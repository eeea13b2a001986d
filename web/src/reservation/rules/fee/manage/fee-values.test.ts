import { describe, expect, test } from 'vitest'
import { FEE_CHECKS, fieldsIn, isWhole } from './fee-values'

const NEW = {
  ...{ key: 'GREEN', memberType: '', dayClass: 'WEEKDAY', part: '', unit: 'PERSON', amount: '180000' },
  ...{ from: '2026-12-02', to: '', seasonFrom: '', seasonTo: '' },
}

test('what is typed of a fee is asked about as it will be sent', () => {
  expect(fieldsIn({ ...NEW, amount: '180,000' }, 'KRW')).toMatchObject({
    ...{ key: 'GREEN', memberType: null, part: null, season: null, from: '2026-12-02', to: null, amount: 180_000 },
  })
  expect(fieldsIn({ ...NEW, seasonFrom: '12-01', seasonTo: '02-28' }, 'EUR')).toMatchObject({
    ...{ season: { from: '12-01', to: '02-28' }, amount: 18_000_000 },
  })
})

describe('what the server can tell the days of', () => {
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
    expect(isWhole({ ...NEW, ...change }, 'KRW')).toBe(is)
  })
  test('half a season is a fault of the half that is missing', () => {
    expect(FEE_CHECKS.seasonTo?.({ ...NEW, seasonFrom: '04-01' })).toBe('fee.SEASON_WRONG')
    expect(FEE_CHECKS.seasonFrom?.({ ...NEW, seasonFrom: '04-01' })).toBeUndefined()
  })
})
