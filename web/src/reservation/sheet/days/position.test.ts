import { expect, test } from 'vitest'
import { wantedSlot } from './position'

const SLOTS = [
  { slotIdx: 1, courseIdx: 1, time: '07:10' },
  { slotIdx: 2, courseIdx: 2, time: '07:10' },
]

test.each<[string, Parameters<typeof wantedSlot>[0], number | undefined]>([
  ['the number of a tee time', { course: 1, slot: 9 }, 9],
  ['a time on a course', { course: 2, at: '07:10' }, 2],
  ['a time that the course does not have', { course: 2, at: '07:18' }, undefined],
  ['a time without a course', { at: '07:10' }, undefined],
  ['a course alone', { course: 2 }, undefined],
])('a link with %s', (_, link, slotIdx) => {
  expect(wantedSlot(link, SLOTS)).toBe(slotIdx)
})
