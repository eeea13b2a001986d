import { describe, expect, it } from 'vitest'
import {
  chanceOf,
  countsAsMiss,
  memberResult,
  type Past,
  pastOf,
  promiseOf,
  spanOf,
  ticketsOf,
  tierFromOf,
} from './rules.ts'

const RULESET = { version: 'draw-v2', base: 4, perMiss: 2, perWin: 1, least: 1, max: 12, tierFrom: 3 }
const full = (misses: number, wins = 0): Past => ({ memberType: '10', misses, wins })
const family = (misses: number, wins = 0): Past => ({ memberType: '11', misses, wins })

describe('ticketsOf', () => {
  it.each([
    ['without misses and wins', 0, 0, 4],
    ['after a miss', 1, 0, 6],
    ['after three misses and a win before them', 3, 1, 9],
    ['at most twelve', 9, 0, 12],
    ['after two wins', 0, 2, 2],
    ['at least one', 0, 8, 1],
  ])('%s', (_, misses, wins, tickets) => {
    expect(ticketsOf({ misses, wins }, RULESET)).toBe(tickets)
  })
})

describe('chanceOf', () => {
  const factors = { '10': 100, '11': 50 }
  it.each([
    ['one member', [full(1)], { tickets: 6, tier: 0 }],
    ['a streak as long as the rule', [full(3)], { tickets: 10, tier: 3 }],
    ['a longer streak is a higher tier', [full(7)], { tickets: 12, tier: 7 }],
    ['a family member has half the tickets', [family(1)], { tickets: 3, tier: 0 }],
    ['half of one ticket is one', [family(0, 3)], { tickets: 1, tier: 0 }],
    ['a type without a factor counts in full', [{ memberType: '20', misses: 1, wins: 0 }], { tickets: 6, tier: 0 }],
    // 12 and 4 × ½, on average 7.
    ['the factor comes before the average', [full(4), family(0)], { tickets: 7, tier: 0 }],
    // 6, 4 and 4, on average 4⅔; streaks 1, 0 and 0.
    ['averages are rounded down', [full(1), full(0), full(0)], { tickets: 4, tier: 0 }],
    ['streaks of 5, 3 and 2 are a tier of 3', [full(5), full(3), full(2)], { tickets: 10, tier: 3 }],
    ['a streak is not lent in full', [full(6), full(0)], { tickets: 8, tier: 3 }],
    ['a party of which nobody is left', [], { tickets: 1, tier: 0 }],
  ])('%s', (_, party, chance) => {
    expect(chanceOf(party, RULESET, { factors })).toEqual(chance)
  })
})

describe('tierFromOf', () => {
  it.each([
    ['no settled draw', [], 3],
    ['draws without tee times', [{ entries: 5, slots: 0 }], 3],
    ['as many entries as tee times', [{ entries: 20, slots: 20 }], 1],
    ['one more', [{ entries: 21, slots: 20 }], 2],
    ['twice as many', [{ entries: 40, slots: 20 }], 2],
    [
      'all draws together',
      [
        { entries: 60, slots: 20 },
        { entries: 10, slots: 20 },
      ],
      2,
    ],
    ['never more than the rule', [{ entries: 100, slots: 20 }], 3],
    ['nobody entered', [{ entries: 0, slots: 20 }], 1],
  ])('%s', (_, last, tierFrom) => {
    expect(tierFromOf(last, 3)).toBe(tierFrom)
  })
})

describe('promiseOf', () => {
  const all = { from: 0, to: 1440 }
  const early = { from: 420, to: 480 }
  const times = ['07:00', '07:30', '08:00', '11:00', '11:30', '12:00']
  it.each([
    ['no settled draw', [], times, undefined],
    ['no tee time', [[all]], [], undefined],
    ['fewer entries than tee times', [[all, all]], times, 1],
    ['as many', [Array(6).fill(all)], times, 1],
    ['one more', [Array(7).fill(all)], times, 2],
    ['the mean of draws', [Array(7).fill(all), Array(5).fill(all)], times, 1],
    ['the busiest span of the day', [Array(7).fill(early)], times, 3],
    ['wider windows count in wider spans only', [[...Array(3).fill(early), ...Array(4).fill(all)]], times, 2],
    ['windows without a tee time', [Array(50).fill({ from: 900, to: 960 })], times, 9],
    ['nobody entered', [[]], times, 1],
  ])('%s', (_, last, of, promise) => {
    expect(promiseOf(last, of)).toBe(promise)
  })
})

describe('spanOf', () => {
  it('holds all windows', () => {
    const wishes = [
      { earliest: '09:00', latest: '10:00' },
      { earliest: '07:30', latest: '08:00' },
    ]
    expect(spanOf(wishes, false)).toEqual({ from: 450, to: 600 })
    expect(spanOf(wishes, true)).toEqual({ from: 0, to: 1440 })
  })
})

describe('countsAsMiss', () => {
  const morning = ['07:00', '08:00', '09:00', '10:00']
  const window = (earliest: string, latest: string) => ({ earliest, latest })
  it.each([
    ['two hours', [window('07:00', '09:00')], false, morning, true],
    ['a minute less', [window('07:00', '08:59')], false, morning, false],
    ['any other time', [window('07:00', '07:10')], true, morning, true],
    ['two windows together', [window('07:00', '08:00'), window('09:00', '10:00')], false, morning, true],
    ['what overlaps counts once', [window('07:00', '08:30'), window('07:30', '08:59')], false, morning, false],
    ['a window inside another', [window('07:00', '09:00'), window('07:30', '08:00')], false, morning, true],
    ['minutes before the first tee time', [window('05:00', '08:00')], false, morning, false],
    ['minutes after the last', [window('09:00', '20:00')], false, morning, false],
    ['outside of all tee times', [window('15:00', '19:00')], false, morning, false],
    ['all of a short part', [window('07:00', '08:00')], false, ['07:00', '08:00'], true],
    ['most of a short part', [window('07:00', '07:59')], false, ['07:00', '08:00'], false],
    ['the only tee time', [window('07:00', '07:00')], false, ['07:00'], true],
    ['beside the only tee time', [window('07:01', '09:00')], false, ['07:00'], false],
  ])('%s', (_, wishes, anyTime, times, counts) => {
    expect(countsAsMiss(wishes, anyTime, times, 120)).toBe(counts)
  })
})

describe('memberResult', () => {
  const entry = (ended: Parameters<typeof memberResult>[0][number]['ended'], counts = true) => ({ ended, counts })
  it.each([
    ['one win', [entry('WON')], 'WIN'],
    ['a win of several entries', [entry('LOST'), entry('WON')], 'WIN'],
    ['a miss', [entry('LOST')], 'MISS'],
    ['a miss with windows too narrow', [entry('LOST', false)], 'NONE'],
    ['one of two misses counts', [entry('LOST', false), entry('LOST')], 'MISS'],
    ['not taken up', [entry('NOT_TAKEN')], 'NONE'],
    ['not taken up, and a miss', [entry('NOT_TAKEN'), entry('LOST')], 'MISS'],
    ['a win and a later date not taken up', [entry('WON'), entry('NOT_TAKEN')], 'WIN'],
    ['not eligible', [entry('INELIGIBLE')], 'NONE'],
    ['withdrawn', [entry('WITHDRAWN')], 'NONE'],
    ['cancelled by the club', [entry('CLUB_CANCELLED')], 'NONE'],
    ['did not enter', [], 'NONE'],
  ])('%s', (_, entries, result) => {
    expect(memberResult(entries)).toBe(result)
  })
})

describe('pastOf', () => {
  const closeAt = Date.UTC(2026, 11, 2, 8)
  const told = (result: 'WIN' | 'MISS' | 'NONE', daysBefore: number) => ({
    result,
    publishedAt: closeAt - daysBefore * 24 * 60 * 60 * 1000,
  })
  it.each([
    ['nothing yet', [], { misses: 0, wins: 0 }],
    ['misses in a row', [told('MISS', 7), told('MISS', 14)], { misses: 2, wins: 0 }],
    ['a win ends the row', [told('MISS', 7), told('WIN', 14), told('MISS', 21)], { misses: 1, wins: 1 }],
    ['in any order', [told('MISS', 21), told('WIN', 14), told('MISS', 7)], { misses: 1, wins: 1 }],
    ['draws that are neither change nothing', [told('NONE', 7), told('MISS', 14)], { misses: 1, wins: 0 }],
    ['draws that the member left out change nothing', [told('MISS', 7), told('MISS', 300)], { misses: 2, wins: 0 }],
    ['a win 55 days ago', [told('WIN', 55)], { misses: 0, wins: 1 }],
    ['a win 56 days ago', [told('WIN', 56)], { misses: 0, wins: 0 }],
    ['an old win still ends the row', [told('WIN', 90), told('MISS', 100)], { misses: 0, wins: 0 }],
    ['what was published after the close', [told('WIN', -1), told('MISS', 7)], { misses: 1, wins: 0 }],
  ])('%s', (_, results, past) => {
    expect(pastOf(results, { closeAt, winsWeeks: 8 })).toEqual(past)
  })
})
