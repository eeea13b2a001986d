import { describe, expect, it } from 'vitest'
import { COMPARED, fairnessOf, OURS } from './table.ts'

// Fewer runs than `node bench/src/draw.ts table`; the seeds are fixed, so the numbers are too.
describe('a season of draws', () => {
  it.each([
    [1.5, 2, 0.047],
    [2, 2, 0.036],
    [3, 3, 0.029],
    [4, 4, 0.014],
    [5, 5, 0.011],
    [6, 6, 0.011],
  ])('with %d entries for each tee time nobody waits longer than promised', (ratio, longest, spread) => {
    const ours = fairnessOf(OURS, ratio, 2)
    expect(ours.longest).toBe(longest)
    expect(Math.abs(ours.spread - spread)).toBeLessThan(0.006)
  })

  it('without tickets and tiers is the lottery that members know', () => {
    const { longest, spread } = fairnessOf(COMPARED.uniform!, 3, 2)
    expect(longest).toBeGreaterThan(12)
    expect(spread).toBeGreaterThan(0.06)
  })
})
