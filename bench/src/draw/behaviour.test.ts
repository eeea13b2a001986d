import { describe, expect, it } from 'vitest'
import { BEHAVIOURS, HONEST, seasonsOf } from './behaviour.ts'

// Fewer runs than `node bench/src/draw.ts behaviour`; the seeds are fixed, so the numbers are too.
const roundsOf = (name: string, ratio: number) => seasonsOf(BEHAVIOURS[name]!, ratio, 2).rounds

describe('over a season four friends win no more by', () => {
  it.each([
    'four entries, and only who won plays',
    'every second draw',
    'no draw while wins of eight weeks count',
    'releases wins over an hour from the ideal',
    'half an hour only, so that no miss counts',
    'two hours only, until the streak is a tier',
    'the impossible, until the streak is a tier',
    'the impossible after a win, once',
  ])('%s', (name) => {
    expect(roundsOf(name, 2)).toBeLessThan(1.05 * roundsOf(HONEST, 2))
  })
})

it('naming nobody pays, because unnamed players count in neither tickets nor wins', () => {
  const name = 'one entry, of the friend with most tickets, three unnamed'
  expect(roundsOf(name, 2)).toBeGreaterThan(1.2 * roundsOf(HONEST, 2))
})
