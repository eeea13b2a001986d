import { expect, test } from 'vitest'
import { moved } from './moved'

test.each([
  [0, 2, 'bcad'],
  [3, 0, 'dabc'],
  [1, 2, 'acbd'],
  [0, -1, undefined],
  [3, 4, undefined],
  [1, 1, undefined],
])('from %i to %i', (from, to, expected) => {
  expect(moved([...'abcd'], from, to)?.join('')).toBe(expected)
})
