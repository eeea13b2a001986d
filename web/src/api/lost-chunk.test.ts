import { expect, test } from 'vitest'
import { mayReload } from './lost-chunk'

test.each<[string, last: number | null, now: number, may: boolean]>([
  ['never before', null, 1_000_000, true],
  ['at the same moment', 1_000_000, 1_000_000, false],
  ['within 10 s', 1_000_000, 1_009_999, false],
  ['10 s later', 1_000_000, 1_010_000, true],
  ['after the clock of the device was set back', 1_000_000, 400_000, true],
])('a page reloads when a chunk is lost, the last time being: %s', (_, last, now, may) => {
  expect(mayReload(last, now)).toBe(may)
})
