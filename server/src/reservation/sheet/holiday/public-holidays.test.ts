import { expect, it } from 'vitest'
import { publicHolidays, standingOf } from './public-holidays.ts'

const ADDED = { en: 'Founders’ day', ko: '창립 기념일' }
const both = ['en', 'ko']

it.each([
  ['nothing', undefined, both, 'MISSING'],
  ['all of it', { names: ADDED, dayType: 'HO' }, both, 'SAME'],
  ['another kind', { names: ADDED, dayType: 'SA' }, both, 'CHANGED'],
  ['another name', { names: { ...ADDED, ko: '쉬는 날' }, dayType: 'HO' }, both, 'CHANGED'],
  ['no name in a language of the club', { names: { en: ADDED.en }, dayType: 'HO' }, both, 'CHANGED'],
  ['another name in a language that the club has not', { names: { en: ADDED.en }, dayType: 'HO' }, ['en'], 'SAME'],
  [
    'a name in a language that the product has not',
    { names: { ...ADDED, ja: '祝日' }, dayType: 'HO' },
    [...both, 'ja'],
    'SAME',
  ],
] as const)('a club that has %s', (_, there, langs, expected) => {
  expect(standingOf(ADDED, there, langs)).toBe(expected)
})

it('are known in Korea alone', () => {
  expect(publicHolidays('Asia/Seoul', 2027).map(({ date }) => date)).toContain('2027-03-01')
  expect(publicHolidays('Europe/London', 2027)).toEqual([])
})
