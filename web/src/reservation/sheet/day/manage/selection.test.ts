import { expect, test } from 'vitest'
import { between, fromTo, type GridRow, stepFrom, toggled } from './selection'

const slot = (slotIdx: number, time: string, courseIdx: number) => ({ slotIdx, time, courseIdx })
/** Two courses and three times; the second course has no start at the second time. */
const slots = [slot(1, '07:00', 1), slot(2, '07:00', 2), slot(3, '07:08', 1), slot(4, '07:16', 1), slot(5, '07:16', 2)]
const grid = [
  { part: '1', time: '07:00', slots: [slots[0], slots[1]] },
  { part: '1', time: '07:08', slots: [slots[2], undefined] },
  { part: '1', time: '07:16', slots: [slots[3], slots[4]] },
] as GridRow[]

test('what lies between two places, in any direction', () => {
  expect(between(grid, { row: 0, column: 0 }, { row: 1, column: 1 })).toEqual([1, 2, 3])
  expect(between(grid, { row: 2, column: 1 }, { row: 1, column: 1 })).toEqual([5])
  expect(between(grid, { row: 1, column: 0 }, { row: 1, column: 0 })).toEqual([3])
})

test.each([
  ['07:00', '07:08', undefined, [1, 2, 3]],
  ['07:08', '', undefined, [3, 4, 5]],
  ['', '', 2, [2, 5]],
  ['08:00', '', undefined, []],
])('from %s to %s on course %s', (from, to, courseIdx, expected) => {
  expect(fromTo(slots, { from, to, courseIdx })).toEqual(expected)
})

test.each([
  [{ row: 0, column: 1 }, 'ArrowDown', { row: 2, column: 1 }],
  [{ row: 0, column: 0 }, 'ArrowRight', { row: 0, column: 1 }],
  [{ row: 0, column: 0 }, 'ArrowUp', undefined],
  [{ row: 1, column: 0 }, 'ArrowRight', undefined],
  [{ row: 0, column: 0 }, 'Enter', undefined],
])('from %o with %s', (from, key, expected) => {
  expect(stepFrom(grid, from, key)).toEqual(expected)
})

test('a second press takes away what the first one added', () => {
  const once = toggled(new Set([9]), [1, 2])
  expect([...once]).toEqual([9, 1, 2])
  expect([...toggled(once, [1, 2])]).toEqual([9])
  expect([...toggled(new Set([1]), [1, 2])]).toEqual([1, 2])
})
