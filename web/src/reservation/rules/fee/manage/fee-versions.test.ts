import type { ManagedFee } from '@clubhouse/contract/reservation/rules/fee'
import { expect, test } from 'vitest'
import { feeLines, versionDays, versionOn } from './fee-versions'

const fee = (amount: number, more: Partial<ManagedFee> = {}): ManagedFee => ({
  ...{
    feeIdx: 1,
    version: 1,
    key: 'GREEN',
    name: 'Green fee',
    dayClass: 'WEEKDAY',
    part: null,
    season: null,
    weekdays: [],
  },
  ...{ memberType: '10', unit: 'PERSON', amount, from: '2000-01-01', to: null },
  ...more,
})
const OLD = fee(90_000, { to: '2026-12-31' })
const NEW = fee(95_000, { from: '2027-01-01' })
const FEES = [
  OLD,
  NEW,
  fee(120_000, { dayClass: 'WEEKEND' }),
  fee(45_000, { part: '3', to: '2026-12-31' }),
  fee(70_000, { season: { from: '12-01', to: '02-28' }, from: '2027-01-01' }),
]
const DAYS = ['2000-01-01', '2027-01-01']

test('a version begins with each day on which a fee begins or has ended', () => {
  expect(versionDays(FEES)).toEqual(DAYS)
  expect(versionDays([fee(1, { to: '2028-02-28' })])).toEqual(['2000-01-01', '2028-02-29'])
  expect(versionDays([])).toEqual([])
})

test.each([
  ['2026-12-31', '2000-01-01'],
  ['2027-01-01', '2027-01-01'],
  ['1999-12-31', undefined],
])('on %s the version of %s is in force', (day, version) => {
  expect(versionOn(DAYS, day)).toBe(version)
})

test('each line has what is in force and what was before', () => {
  const lines = feeLines(FEES, '2027-01-01', '2000-01-01')
  expect(lines.map(({ part, season, weekday, weekend }) => [part, season !== null, weekday, weekend])).toEqual([
    [null, false, { amount: 95_000, before: 90_000 }, { amount: 120_000, before: 120_000 }],
    ['3', false, { amount: null, before: 45_000 }, { amount: null, before: null }],
    [null, true, { amount: 70_000, before: null }, { amount: null, before: null }],
  ])
})

test('the first version changes nothing', () => {
  const [line] = feeLines(FEES, '2000-01-01', undefined)
  expect(line).toMatchObject({ weekday: { amount: 90_000, before: 90_000 } })
})
