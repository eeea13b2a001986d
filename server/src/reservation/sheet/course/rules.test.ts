import type { Hole } from '@clubhouse/contract/reservation/sheet/course'
import { expect, test } from 'vitest'
import { areInOrder, holeOfDay } from './rules.ts'

const holes = Array.from({ length: 9 }, (_, i) => ({ no: i + 1, index: 9 - i }))

test('a hole of the day is the same all day, and another one the next', () => {
  const of = (date: string) => holeOfDay(holes as Hole[], date).no
  expect(of('2026-12-02')).toBe(of('2026-12-02'))
  expect(of('2026-12-03')).toBe((of('2026-12-02') % 9) + 1)
  expect(of('2026-12-11')).toBe(of('2026-12-02'))
})

test.each([
  ['nine in their order', holes, true],
  ['none', [], true],
  ['a number left out', holes.slice(1), false],
  ['a stroke index twice', holes.map((hole) => ({ ...hole, index: 1 })), false],
  ['a stroke index beyond the last', [{ no: 1, index: 2 }], false],
])('%s', (_, given, is) => expect(areInOrder(given)).toBe(is))
