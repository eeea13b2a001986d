import { expect, test } from 'vitest'
import { isOnCourse } from './on-course'

test.each([
  ['06:29', '18', false],
  ['06:30', '18', true],
  ['10:59', '18', true],
  ['11:00', '18', false],
  ['08:44', '9', true],
  ['08:45', '9', false],
])('a group of 06:30 at %s with %s holes is on the course: %s', (clock, holes, expected) => {
  expect(isOnCourse({ time: '06:30', holes }, clock)).toBe(expected)
})
