import { expect, it } from 'vitest'
import { playedOf } from './played-rules.ts'

it.each([
  // A season of nine dates at 80 per cent: eight are played.
  [{ played: 0, missed: 0, all: 9 }, 80, null, 1],
  [{ played: 3, missed: 1, all: 9 }, 80, 75, 0],
  [{ played: 3, missed: 2, all: 9 }, 80, 60, -1],
  [{ played: 9, missed: 2, all: 11 }, 80, 82, 0],
  [{ played: 0, missed: 1, all: 1 }, 80, 0, -1],
  [{ played: 2, missed: 1, all: 10 }, 100, 67, -1],
  [{ played: 1, missed: 2, all: 10 }, 0, 33, 8],
])('of %o, %i per cent asked: %s per cent played, %i can be missed', (counts, least, playedShare, missesLeft) => {
  expect(playedOf(counts, least)).toEqual({ playedShare, playedLeast: least, missesLeft })
})
