import { describe, expect, test } from 'vitest'
import { asksAtLook, offer, pauseMs } from './new-version'

test.each([
  [0, 480_000],
  [0.5, 600_000],
  [1, 720_000],
])('with the chance %f the next question comes after %i ms', (chance, ms) => {
  expect(pauseMs(chance)).toBe(ms)
})

test.each([
  [60_000, 0, true],
  [59_999, 0, false],
  [900_000, 850_000, false],
])('at %i ms a look after a question at %i ms asks: %s', (now, asked, asks) => {
  expect(asksAtLook(now, asked)).toBe(asks)
})

describe('a new version', () => {
  test.each<[string, own: string | undefined, latest: string, offered: string | undefined, wanted: string | undefined]>(
    [
      ['is offered', 'a1', 'b2', undefined, 'b2'],
      ['is offered once', 'a1', 'b2', 'b2', undefined],
      ['is offered when one before it was declined', 'a1', 'c3', 'b2', 'c3'],
      ['is not the one that is shown', 'a1', 'a1', undefined, undefined],
      ['is not a server without a build', 'a1', 'unbuilt', undefined, undefined],
      ['does not concern a page without a build', undefined, 'b2', undefined, undefined],
    ],
  )('%s', (_, own, latest, offered, wanted) => {
    expect(offer(own, latest, offered)).toBe(wanted)
  })
})
