import { expect, test } from 'vitest'
import { linePath } from './line-path'
import { sparkPoints } from './sparkline'

test('a line has a gap where there is no value, and a value alone is a dot', () => {
  const at = (x: number) => ({ x, y: 1 })
  expect(linePath([at(0), at(1), null, at(3), null, at(5.26)])).toBe('M0 1L1 1M3 1h0M5.3 1h0')
  expect([linePath([]), linePath([null])]).toEqual(['', ''])
})

test('a small line begins at the left, ends at the right, and is measured from zero', () => {
  const points = sparkPoints([0, null, 10, 5, 0])
  expect(points.map((point) => point && [point.x, point.y])).toEqual([[2, 30], null, [60, 2], [89, 16], [118, 30]])
  expect(sparkPoints([0, 0]).map((point) => point!.y)).toEqual([30, 30])
})
