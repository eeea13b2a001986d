import { describe, expect, it } from 'vitest'
import { begin, go, type Rotation, recount, step, stop, tick } from './rotation'

const run = (rotation: Rotation, ...times: number[]) =>
  times.map((now) => {
    rotation = tick(rotation, now)
    return rotation.index
  })

describe('a group of items', () => {
  it.each([
    [0, [0, 0, 0]],
    [1, [0, 0, 0]],
    [2, [1, 0, 1]],
    [3, [1, 2, 0]],
  ])('of %i turns every 3000 ms when it has more than one', (count, shown) => {
    expect(run(begin(count, 0), 2999)).toEqual([0])
    expect(run(begin(count, 0), 3000, 6000, 9000)).toEqual(shown)
  })

  it('makes one step however late the clock is', () => {
    expect(run(begin(3, 0), 60_000, 60_001, 62_999, 63_000)).toEqual([1, 1, 1, 2])
  })

  it.each(['hover', 'focus', 'hidden', 'motion', 'asked'] as const)(
    'stands still for %s and then has its whole time',
    (why) => {
      const standing = stop(begin(2, 0), why, 2900)
      expect(run(standing, 3000, 90_000)).toEqual([0, 0])
      expect(run(go(standing, why, 100_000), 102_999, 103_000)).toEqual([0, 1])
    },
  )

  it('goes on only when the last reason is gone', () => {
    const twice = stop(stop(begin(2, 0), 'hover', 10), 'focus', 20)
    const once = go(twice, 'hover', 30)
    expect(run(once, 90_000)).toEqual([0])
    expect(run(go(once, 'focus', 90_000), 93_000)).toEqual([1])
  })

  it('ignores a reason to stop that comes twice or was never there', () => {
    const rotation = begin(2, 0)
    expect(go(rotation, 'hover', 2000)).toBe(rotation)
    const standing = stop(rotation, 'hover', 0)
    expect(stop(standing, 'hover', 10)).toBe(standing)
  })

  it.each([
    [1, [1, 2, 0]],
    [-1, [2, 1, 0]],
  ] as const)('is stepped through by hand (%i), round and round, also while it stands', (by, shown) => {
    let rotation = stop(begin(3, 0), 'asked', 0)
    expect(
      shown.map(() => {
        rotation = step(rotation, by, 0)
        return rotation.index
      }),
    ).toEqual(shown)
  })

  it('gives an item that was stepped to its whole time', () => {
    expect(run(step(begin(3, 0), 1, 2500), 3000, 5499, 5500)).toEqual([1, 1, 2])
  })

  it.each([
    [3, 2, 2, 1],
    [3, 0, 2, 0],
    [3, 2, 1, 0],
    [2, 1, 0, 0],
    [2, 1, 3, 1],
  ])('of %i at %i stays where it can when it has %i', (count, index, then, expected) => {
    const rotation = recount({ ...begin(count, 0), index }, then, 100)
    expect(rotation).toMatchObject({ index: expected, count: then, turnsAt: then > 1 ? 3100 : null })
  })

  it('steps over nothing without a fault', () => {
    expect(step(begin(0, 0), 1, 0).index).toBe(0)
  })
})
