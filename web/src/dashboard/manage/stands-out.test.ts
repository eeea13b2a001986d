import { expect, test } from 'vitest'
import { standsOut } from './stands-out'

const DAY_MS = 86_400_000

/** So many days of one weekday, a week apart from the first, with so many of 100 tee times taken. */
const weeks = (first: string, count: number, taken: number, total = 100) =>
  Array.from({ length: count }, (_, week) => ({
    date: new Date(Date.parse(first) + week * 7 * DAY_MS).toISOString().slice(0, 10),
    taken,
    total,
  }))

// Mondays and Fridays of two Novembers, whose dates differ.
const MON = ['2026-11-02', '2025-11-03'] as const
const FRI = ['2026-11-06', '2025-11-07'] as const
const SUN = ['2026-11-01', '2025-11-02'] as const

test.each([
  ['a fall', [weeks(FRI[0], 3, 62)], [weeks(FRI[1], 3, 71)], { date: FRI[0], rate: 62, change: -9 }],
  ['a rise', [weeks(MON[0], 4, 60)], [weeks(MON[1], 4, 55)], { date: MON[0], rate: 60, change: 5 }],
  ['a change of four points', [weeks(FRI[0], 3, 62)], [weeks(FRI[1], 3, 66)], undefined],
  ['two days now', [weeks(FRI[0], 2, 10)], [weeks(FRI[1], 4, 90)], undefined],
  ['two days then', [weeks(FRI[0], 4, 10)], [weeks(FRI[1], 2, 90)], undefined],
  [
    'a third day without tee times',
    [weeks(FRI[0], 2, 10), weeks('2026-11-20', 1, 0, 0)],
    [weeks(FRI[1], 4, 90)],
    undefined,
  ],
  ['another weekday then', [weeks(FRI[0], 3, 62)], [weeks(MON[1], 3, 90)], undefined],
  ['no year before', [weeks(FRI[0], 3, 62)], [], undefined],
  [
    'the larger of two changes',
    [weeks(MON[0], 3, 50), weeks(FRI[0], 3, 80)],
    [weeks(MON[1], 3, 60), weeks(FRI[1], 3, 69)],
    { date: FRI[0], rate: 80, change: 11 },
  ],
  [
    'the fall of two equal changes',
    [weeks(MON[0], 3, 70), weeks(FRI[0], 3, 50)],
    [weeks(MON[1], 3, 60), weeks(FRI[1], 3, 60)],
    { date: FRI[0], rate: 50, change: -10 },
  ],
  [
    'the earlier of two equal falls, though Sunday is the first date',
    [weeks(SUN[0], 3, 50), weeks(FRI[0], 3, 50)],
    [weeks(SUN[1], 3, 60), weeks(FRI[1], 3, 60)],
    { date: FRI[0], rate: 50, change: -10 },
  ],
  [
    'rates over all tee times of the weekday, not the mean of its days',
    [weeks(FRI[0], 2, 100), weeks('2026-11-20', 1, 0, 800)],
    [weeks(FRI[1], 3, 30)],
    { date: FRI[0], rate: 20, change: -10 },
  ],
])('%s', (_, now, before, found) => {
  expect(standsOut(now.flat(), before.flat())).toEqual(found)
})
