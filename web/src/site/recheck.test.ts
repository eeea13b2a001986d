import { describe, expect, test } from 'vitest'
import { Recheck } from './recheck'

type Step = [why: 'route' | 'focus' | 'click', atMs: number, asksIn: number | undefined]

describe('the state of the site is asked for', () => {
  test.each<[string, Step[]]>([
    ['at the first page', [['route', 0, 0]]],
    [
      'not at clicks within 5 s',
      [
        ['route', 0, 0],
        ['click', 1, undefined],
        ['focus', 4999, undefined],
      ],
    ],
    [
      'at a click after 5 s',
      [
        ['route', 0, 0],
        ['click', 5000, 0],
      ],
    ],
    [
      'at a look after a long time',
      [
        ['route', 0, 0],
        ['focus', 3_600_000, 0],
        ['click', 3_600_100, undefined],
      ],
    ],
    [
      'for a route in the pause when it is over',
      [
        ['route', 0, 0],
        ['route', 1200, 3800],
      ],
    ],
    [
      'once for several routes in the pause',
      [
        ['route', 0, 0],
        ['route', 1000, 4000],
        ['route', 2000, undefined],
        ['click', 2500, undefined],
      ],
    ],
  ])('%s', (_, steps) => {
    const recheck = new Recheck()
    for (const [why, at, asksIn] of steps) {
      expect(recheck.wanted(why, at), `${why} at ${at}`).toBe(asksIn)
      if (asksIn === 0) recheck.asked(at)
    }
  })

  test('again in the next pause after a planned question was asked', () => {
    const recheck = new Recheck()
    recheck.wanted('route', 0)
    recheck.asked(0)
    expect(recheck.wanted('route', 2000)).toBe(3000)
    recheck.asked(5000)
    expect(recheck.wanted('click', 6000)).toBeUndefined()
    expect(recheck.wanted('click', 10_000)).toBe(0)
  })
})
