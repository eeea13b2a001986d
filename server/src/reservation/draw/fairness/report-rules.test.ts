import { expect, it } from 'vitest'
import { reportOf } from './report-rules.ts'

const win = (drawIdx: number, distance: number, isPrime = false, memberType = '10') => ({
  ...{ drawIdx, memberType, won: true, distance, isPrime },
})
const lost = (drawIdx: number) => ({ drawIdx, memberType: '10', won: false, distance: null, isPrime: false })

it('says nothing of a year without draws', () => {
  expect(reportOf([], [])).toEqual({
    ...{ draws: 0, entries: 0, winRate: null, variance: null, bumpRate: null, distance: null },
    ...{ longestStreak: 0, primeShare: [] },
  })
})

it('counts wins, their distance and who had the prime times', () => {
  const entries = [win(1, 0, true), win(1, 16, true, '11'), lost(1), win(2, 8, true), lost(2), lost(2)]
  expect(
    reportOf(entries, [
      ['WIN', 'MISS'],
      ['MISS', 'MISS', 'NONE'],
    ]),
  ).toEqual({
    draws: 2,
    entries: 6,
    winRate: 50,
    // Half and none.
    variance: 25,
    bumpRate: 66.7,
    distance: 8,
    longestStreak: 2,
    primeShare: [
      { memberType: '10', share: 66.7 },
      { memberType: '11', share: 33.3 },
    ],
  })
})

it.each([
  ['one member has no spread', [['WIN']], { variance: null, longestStreak: 0 }],
  ['a win ends a streak', [['MISS', 'MISS', 'WIN', 'MISS']], { longestStreak: 2 }],
  ['what is neither changes nothing', [['MISS', 'NONE', 'MISS']], { longestStreak: 2 }],
  ['who only has draws that are neither has no rate', [['NONE'], ['WIN']], { variance: null }],
] as const)('%s', (_, members, report) => {
  expect(reportOf([lost(1)], members)).toMatchObject(report)
})
