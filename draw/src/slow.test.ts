import { expect, it } from 'vitest'
import { power } from '../test/power.ts'
import { isSlowValue, PRIME, slowStart, slowStep, slowText, stepBack } from './slow.ts'

it('has a prime of 2,048 bits that leaves 3 when divided by 4', () => {
  expect(PRIME.toString(2)).toHaveLength(2048)
  expect(PRIME % 4n).toBe(3n)
})

it('goes back from each step, of numbers with a root and without, and at the ends', () => {
  const starts = [1n, 2n, 3n, 4n, PRIME - 2n, PRIME - 1n, slowStart('ab'), slowStart('cd')]
  for (const x of starts) {
    const next = slowStep(x, power)
    expect(next > 0n && next < PRIME).toBe(true)
    expect(stepBack(next)).toBe(x)
  }
})

it('accepts the end of so many steps from the fingerprint, and nothing else', () => {
  const steps = 6
  let x = slowStart('ab')
  for (let step = 0; step < steps; step++) x = slowStep(x, power)
  const value = slowText(x)
  expect(isSlowValue('ab', value, steps)).toBe(true)
  expect(isSlowValue('ab', value, steps - 1)).toBe(false)
  expect(isSlowValue('ab', value, steps + 1)).toBe(false)
  expect(isSlowValue('ac', value, steps)).toBe(false)
  expect(isSlowValue('ab', value.toUpperCase(), steps)).toBe(false)
  // The negative has the same square.
  expect(isSlowValue('ab', slowText(PRIME - x), steps)).toBe(false)
  expect(isSlowValue('ab', slowText(PRIME), steps)).toBe(false)
  expect(isSlowValue('ab', slowText(0n), steps)).toBe(false)
})
