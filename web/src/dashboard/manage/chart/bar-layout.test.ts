import { expect, test } from 'vitest'
import { barsFor, EDGE, labelsFor, ticksFor } from './bar-layout'

test.each([
  [0, false, [0, 1]],
  [1, false, [0, 1]],
  [3, false, [0, 1, 2, 3]],
  [4, false, [0, 1, 2, 3, 4]],
  [7, false, [0, 2, 4, 6, 8]],
  [98, false, [0, 50, 100]],
  [812, false, [0, 500, 1000]],
  [33, true, [0, 25, 50, 75, 100]],
])('values up to %d have the axis %#', (most, isRate, ticks) => {
  expect(ticksFor(most, isRate)).toEqual(ticks)
  expect(ticks.at(-1)).toBeGreaterThanOrEqual(most)
})

const SIZE = { width: 444, height: EDGE.top + EDGE.bottom + 100 }

test('a bar is as tall as its value, and a value that is none has no bar', () => {
  const bars = barsFor([[50], [null], [0]], 100, SIZE)
  expect(bars.map(({ row, height }) => [row, height])).toEqual([
    [0, 50],
    [2, 0],
  ])
  expect(bars[0]!.y).toBe(EDGE.top + 50)
})

test('bars of several series stand side by side within their row, and none leaves the chart', () => {
  const bars = barsFor(
    Array.from({ length: 31 }, () => [3, 4]),
    4,
    SIZE,
  )
  expect(bars).toHaveLength(62)
  bars.reduce((left, { x, width }) => {
    expect(x).toBeGreaterThanOrEqual(left - 0.001)
    return x + width
  }, EDGE.left)
  expect(Math.max(...bars.map(({ x, width }) => x + width))).toBeLessThanOrEqual(SIZE.width)
})

test('stacked bars begin where the one below ends, and are as tall together as the sum', () => {
  const bars = barsFor([[20, null, 30], [null]], 100, SIZE, true)
  expect(bars.map(({ row, series, y, height }) => [row, series, y - EDGE.top, height])).toEqual([
    [0, 0, 80, 20],
    [0, 2, 50, 30],
  ])
  expect(bars[0]!.x).toBe(bars[1]!.x)
})

test.each([
  [1, '1 Dec', 200, 1],
  [2, 'Hill Course', 300, 2],
  [7, '12월 31일', 320, 3],
  [12, 'December 2026', 600, 4],
  [31, '31 Dec', 700, 10],
  [31, '31 Dec', 300, 4],
  [0, '', 300, 0],
])(
  'of %d rows “%s” on %d units %d have a label, which no edge and no other label cuts',
  (rows, label, width, count) => {
    const labels = labelsFor(Array(rows).fill(label), width)
    const half = label.length * 4
    expect(labels).toHaveLength(count)
    for (const [i, { x }] of labels.entries()) {
      expect(x - half).toBeGreaterThanOrEqual(i === 0 ? 0 : labels[i - 1]!.x + half)
      expect(x + half).toBeLessThanOrEqual(width)
    }
  },
)
