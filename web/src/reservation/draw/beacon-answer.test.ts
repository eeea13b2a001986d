import { expect, test } from 'vitest'
import { beaconAddress, signatureIn } from './beacon-answer'

const SIGNATURE = 'ab'.repeat(48)

test.each([
  ['the signature alone', ` ${SIGNATURE}\n`, SIGNATURE],
  ['the signature in capitals', SIGNATURE.toUpperCase(), SIGNATURE],
  ['the whole answer', `{"round":7,"randomness":"${'cd'.repeat(32)}","signature":"${SIGNATURE}"}`, SIGNATURE],
  ['the randomness of the round', 'cd'.repeat(32), undefined],
  ['a signature that is cut off', SIGNATURE.slice(1), undefined],
  ['nothing', '', undefined],
])('%s', (_, pasted, found) => {
  expect(signatureIn(pasted)).toBe(found)
})

test('the address of a round', () => {
  expect(beaconAddress('52db9b', 1000)).toBe('https://api.drand.sh/52db9b/public/1000')
})
