import { expect, it } from 'vitest'
import { shareConnections } from './connection-share.ts'

it.each([
  // free, wanted, processes, pool of each
  [97, 2, 2, 10],
  [25, 2, 2, 10],
  [24, 2, 2, 9],
  [23, 2, 2, 9],
  [11, 2, 2, 3],
  [10, 2, 2, 2],
  [8, 2, 2, 2],
  [7, 2, 1, 4],
  [4, 2, 1, 2],
  [100, 16, 16, 4],
  [17, 16, 4, 2],
  [13, 1, 1, 10],
  [12, 1, 1, 9],
])('%i free connections for %i processes: %i serve, each with a pool of %i', (free, wanted, processes, pool) => {
  expect(shareConnections(free, wanted)).toEqual({ processes, pool })
  expect(processes * (pool + 2)).toBeLessThanOrEqual(free)
})

it.each([3, 0, -5])('%i free connections are too few', (free) => {
  expect(shareConnections(free, 2)).toBeUndefined()
})
