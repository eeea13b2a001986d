import { expect, test } from 'vitest'
import { mayPass, waitBefore } from './retry'

const NOW = Date.parse('2026-11-21T00:00:00Z')

test('the statuses of the specification may pass, no others', () => {
  const all = Array.from({ length: 200 }, (_, i) => 400 + i)
  expect(all.filter(mayPass)).toEqual([408, 409, 425, 429, 500, 502, 503, 504])
})

test.each([
  ['nothing asked', null, 0, 300],
  ['nothing asked, spread', null, 0.5, 500],
  ['seconds', '2', 0, 2000],
  ['seconds, spread', '2', 1, 2400],
  ['a date', 'Sat, 21 Nov 2026 00:00:03 GMT', 0, 3000],
  ['a date that is past', 'Fri, 20 Nov 2026 00:00:03 GMT', 0, 300],
  ['nonsense', 'soon', 0, 300],
  ['zero', '0', 0, 300],
  ['all the patience there is', '10', 0, 10_000],
  ['more', '11', 0, undefined],
  ['a date far away', 'Sat, 21 Nov 2026 01:00:00 GMT', 0, undefined],
] as const)('%s', (_, header, random, ms) => {
  expect(waitBefore(header, NOW, () => random)).toBe(ms)
})
