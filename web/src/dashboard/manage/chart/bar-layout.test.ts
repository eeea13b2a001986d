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
  [1, 200, 1],
  [2, 300, 2],
  [7, 320, 3],
  [12, 1000, 12],
  [31, 700, 8],
  [31, 300, 3],
  [0, 300, 0],
])('of %d rows on %d units %d have a label, which no edge and no other label cuts', (rows, width, count) => {
  const labels = labelsFor(rows, width)
  expect(labels).toHaveLength(count)
  for (const [i, { x }] of labels.entries()) {
    expect(x - 35).toBeGreaterThanOrEqual(i === 0 ? 0 : labels[i - 1]!.x + 35)
    expect(x + 35).toBeLessThanOrEqual(width)
  }
})
