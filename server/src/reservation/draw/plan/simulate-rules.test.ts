import type { DrawSlot } from '@clubhouse/draw/bundle'
import { expect, it } from 'vitest'
import { type PastDraw, type PastEntry, tryRules } from './simulate-rules.ts'

const RULESET = { version: 'draw-v2', base: 4, perMiss: 2, perWin: 1, least: 1, max: 12, tierFrom: 3 }
const WEEK = 7 * 24 * 60 * 60 * 1000

const slots = (count: number): DrawSlot[] =>
  Array.from({ length: count }, (_, i) => ({
    ...{ slotIdx: i + 1, date: '2027-03-20', time: `0${7 + i}:00`, courseIdx: 1 },
    ...{ mode: 'EXCLUSIVE', capacity: 4, minPlayers: 2 },
  }))
const entry = (week: number, memberIdx: number): PastEntry => ({
  pseudonym: `${week}-${memberIdx}`.padStart(32, '0'),
  playDate: '2027-03-20',
  wishes: [{ ideal: '07:00', earliest: '07:00', latest: '09:00' }],
  anyTime: true,
  partySize: 4,
  party: [{ memberIdx, memberType: '10' }],
})
const season = (weeks: number, members: number, tee: number): PastDraw[] =>
  Array.from({ length: weeks }, (_, week) => ({
    drawIdx: week + 1,
    closeAt: week * WEEK,
    publishedAt: week * WEEK + 1000,
    slots: slots(tee),
    entries: Array.from({ length: members }, (_, i) => entry(week, i + 1)),
    weights: { factors: {}, missMinutes: 120, winsWeeks: 8 },
  }))

it('knows nothing without a draw', () => {
  const nothing = { winRate: null, spread: null, longestMiss: 0, bumpRate: null }
  expect(tryRules([], RULESET)).toEqual({ draws: 0, entries: 0, ...nothing })
})

it('lets everyone win where there is a tee time for each', () => {
  // Of two tee times one is at the ideal time of both.
  const tried = { draws: 3, entries: 6, winRate: 100, spread: 0, longestMiss: 0, bumpRate: 50 }
  expect(tryRules(season(3, 2, 2), RULESET)).toEqual(tried)
})

it('keeps the promise of tiers by streak, which tickets alone do not', () => {
  const draws = season(40, 6, 2)
  const { longestMiss, winRate, spread } = tryRules(draws, RULESET)
  expect(winRate).toBe(33.3)
  expect(longestMiss).toBe(3)
  const uniform = tryRules(draws, { ...RULESET, perMiss: 0, perWin: 0, tierFrom: 20 })
  expect(spread!).toBeLessThan(uniform.spread!)
})

it('is always the same', () => {
  expect(tryRules(season(8, 7, 3), RULESET)).toEqual(tryRules(season(8, 7, 3), RULESET))
})

it('counts no miss of windows that are too narrow', () => {
  const [draw] = season(1, 3, 2)
  const narrow = draw!.entries.map((one) => ({
    ...one,
    wishes: [{ ideal: '07:00', earliest: '07:00', latest: '07:30' }],
    anyTime: false,
  }))
  expect(tryRules([{ ...draw!, entries: narrow }], RULESET)).toMatchObject({
    winRate: 33.3,
    longestMiss: 0,
    spread: null,
  })
})
