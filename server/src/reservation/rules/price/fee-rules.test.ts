import { describe, expect, it } from 'vitest'
import { daysConcerned, type FeeTerms, feeFor, feesMeet } from './fee-rules.ts'

const EVERYONE: FeeTerms = {
  ...{ key: 'GREEN', dayClass: 'WEEKDAY', part: null, season: null, memberType: null, weekdays: [] },
  ...{ fromDate: '2026-01-01', toDate: null },
}
const WINTER = { from: '12-01', to: '02-28' }
const fees = [
  { ...EVERYONE, amount: 1 },
  { ...EVERYONE, memberType: '10', amount: 2 },
  { ...EVERYONE, memberType: '10', part: '3', amount: 3 },
  { ...EVERYONE, memberType: '10', season: WINTER, amount: 4 },
  { ...EVERYONE, part: '3', amount: 5 },
  { ...EVERYONE, dayClass: 'WEEKEND', toDate: '2027-06-30', amount: 6 },
  { ...EVERYONE, dayClass: 'WEEKEND', fromDate: '2027-07-01', amount: 7 },
] as const

it.each([
  ['everyone', '20', '1', '2026-05-20', 'WEEKDAY', 1],
  ['a type of member before everyone', '10', '1', '2026-05-20', 'WEEKDAY', 2],
  ['a part before the whole day', '10', '3', '2026-05-20', 'WEEKDAY', 3],
  ['a part before a season', '10', '3', '2026-12-24', 'WEEKDAY', 3],
  ['a season before the whole year', '10', '1', '2026-12-24', 'WEEKDAY', 4],
  ['a season over the new year', '10', '1', '2027-02-28', 'WEEKDAY', 4],
  ['the day after a season', '10', '1', '2027-03-01', 'WEEKDAY', 2],
  ['a part for everyone', '20', '3', '2026-05-20', 'WEEKDAY', 5],
  ['the last day', '20', '1', '2027-06-30', 'WEEKEND', 6],
  ['the day of the next one', '20', '1', '2027-07-01', 'WEEKEND', 7],
  ['a day before all', '20', '1', '2025-12-31', 'WEEKDAY', undefined],
] as const)('%s', (_, memberType, part, date, dayClass, amount) => {
  expect(feeFor(fees, 'GREEN', { memberType, part, date, dayClass })?.amount).toBe(amount)
})

/** 2026-05-19 is a Tuesday. */
describe('fees of single weekdays', () => {
  const days = [
    { ...EVERYONE, amount: 1 },
    { ...EVERYONE, weekdays: ['2', '3'], amount: 2 },
    { ...EVERYONE, dayClass: 'WEEKEND' as const, amount: 3 },
    { ...EVERYONE, dayClass: 'WEEKEND' as const, weekdays: ['2'], amount: 4 },
    { ...EVERYONE, part: '3', amount: 5 },
    { ...EVERYONE, memberType: '10', amount: 6 },
    { ...EVERYONE, memberType: '10', weekdays: ['2'], amount: 7 },
    { ...EVERYONE, season: WINTER, amount: 8 },
  ]
  it.each([
    ['a weekday before its class', '20', '1', '2026-05-19', 'WEEKDAY', 2],
    ['another weekday of it', '20', '1', '2026-05-20', 'WEEKDAY', 2],
    ['a weekday without one', '20', '1', '2026-05-21', 'WEEKDAY', 1],
    ['a holiday on a Tuesday', '20', '1', '2026-05-19', 'WEEKEND', 4],
    ['a holiday on a Wednesday', '20', '1', '2026-05-20', 'WEEKEND', 3],
    ['a part before a weekday', '20', '3', '2026-05-19', 'WEEKDAY', 5],
    ['a season before a weekday', '20', '1', '2026-12-01', 'WEEKDAY', 8],
    ['a weekday of the type', '10', '1', '2026-05-19', 'WEEKDAY', 7],
    ['the type before a weekday of everyone', '10', '1', '2026-05-20', 'WEEKDAY', 6],
  ] as const)('%s', (_, memberType, part, date, dayClass, amount) => {
    expect(feeFor(days, 'GREEN', { memberType, part, date, dayClass })?.amount).toBe(amount)
  })

  it('are left out where the other days of the class are asked for', () => {
    const of = { memberType: '20', part: '1', date: '2026-05-21', dayClass: 'WEEKDAY' } as const
    expect(feeFor(days, 'GREEN', of)?.amount).toBe(1)
  })
})

describe('two fees meet', () => {
  const spring = { from: '02-15', to: '05-31' }
  it.each([
    ['the same one', {}, {}, true],
    ['another key', {}, { key: 'CART' }, false],
    ['another class of days', {}, { dayClass: 'WEEKEND' as const }, false],
    ['a part and the whole day', { part: '1' }, {}, false],
    ['a type of member and everyone', { memberType: '10' }, {}, false],
    ['one after the other', { toDate: '2026-05-31' }, { fromDate: '2026-06-01' }, false],
    ['a shared day', { toDate: '2026-06-01' }, { fromDate: '2026-06-01' }, true],
    ['a season and the whole year', { season: WINTER }, {}, false],
    ['seasons that share days', { season: WINTER }, { season: spring }, true],
    ['a weekday and all', { weekdays: ['2'] }, {}, false],
    ['a shared weekday', { weekdays: ['2', '3'] }, { weekdays: ['3', '4'] }, true],
    ['other weekdays', { weekdays: ['2'] }, { weekdays: ['3'] }, false],
    ['seasons that follow each other', { season: WINTER }, { season: { from: '03-01', to: '05-31' } }, false],
  ])('%s: %j', (_, one, other, meet) => {
    expect(feesMeet({ ...EVERYONE, ...one }, { ...EVERYONE, ...other })).toBe(meet)
  })
})

describe('what a change of fees concerns', () => {
  const days = ['2026-05-19', '2026-05-20'].map((date) => ({ date, dayClass: 'WEEKDAY' as const, parts: ['1', '3'] }))
  const charged = (change: Partial<FeeTerms> & { amount: number }) => ({ ...EVERYONE, unit: 'PERSON', ...change })
  const all = charged({ amount: 100 })
  const concerned = (before: ReturnType<typeof charged>[], after: typeof before, types = ['10', '20']) =>
    daysConcerned(days, types, { before, after, keys: ['GREEN'] })

  it.each([
    ['another amount', [all], [charged({ amount: 90 })], 2, 0],
    ['the same amount', [all], [charged({ amount: 100, fromDate: '2026-05-01' })], 0, 0],
    ['a later beginning', [all], [charged({ amount: 100, fromDate: '2026-05-20' })], 1, 1],
    ['no fee any more', [all], [], 2, 2],
    ['one for a type that is dearer', [all], [all, charged({ amount: 120, memberType: '10', part: '3' })], 2, 0],
    ['one for a type that nobody has', [all], [all, charged({ amount: 120, memberType: '99' })], 0, 0],
    ['a fee where there was none', [], [all], 2, 0],
  ])('%s', (_, before, after, changed, unpriced) => {
    const found = concerned(before, after)
    expect([found.changed.length, found.unpriced.length]).toEqual([changed, unpriced])
  })
})
