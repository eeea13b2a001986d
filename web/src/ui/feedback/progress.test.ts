import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { progressOpen, trackProgress } from './progress'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

/** When the overlay opened and closed, in milliseconds. */
function watch(untilMs: number, act: Record<number, () => void>): [opened?: number, closed?: number] {
  const seen: number[] = []
  for (let ms = 0; ms <= untilMs; ms += 10) {
    act[ms]?.()
    if (progressOpen.get() !== (seen.length % 2 === 1)) seen.push(ms)
    vi.advanceTimersByTime(10)
  }
  return seen as [number?, number?]
}

test.each([
  ['a quick request shows nothing', 2900, []],
  ['over 3000 ms is slow, but it opens a second after that', 3900, []],
  ['it opens 4000 ms after the beginning and stays at least a second', 4100, [4000, 5000]],
  ['later it closes with the answer', 7000, [4000, 7000]],
] as const)('the overlay: %s', (_, answeredAt, seen) => {
  const answered = trackProgress()
  expect(watch(9000, { [answeredAt]: answered })).toEqual(seen)
})

test('the last of several answers closes it', () => {
  const first = trackProgress()
  const second = trackProgress()
  expect(watch(9000, { 5000: first, 6500: second })).toEqual([4000, 6500])
})

test('a slow request that begins while it closes keeps it open', () => {
  const first = trackProgress()
  let second = () => {}
  const seen = watch(12_000, {
    1200: () => {
      second = trackProgress()
    },
    4100: first,
    8000: () => second(),
  })
  expect(seen).toEqual([4000, 8000])
})
