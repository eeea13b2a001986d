import { expect, it } from 'vitest'
import { SIGNED_ROUND } from '../test/signed-round.ts'
import { beaconValue, isSignature, QUICKNET, roundAt, roundTime } from './beacon.ts'

const { round, at, signature, randomness } = SIGNED_ROUND

/** Rounds as drand published them. */
it.each([
  [round, signature],
  [1001, 'b33bf3667cbd5a82de3a24b4e0e9fe5513cc1a0e840368c6e31f5fcfa79bea03f73896b25883abf2853d10337fb8fa41'],
  [1002, 'ab066f9c12dd6de1336fca0f925192fb0c72a771c3e4c82ede1fd362c1a770f9eb05843c6308ce2530b53a99c0281a6e'],
  [1003, 'b104c82771698f45fd8dcfead083d482694c31ab519bcef077f126f3736fe98c8392fd5d45d88aeb76b56ccfcb0296d7'],
  [657413, 'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b'],
])('knows that quicknet signed round %i, and no other round so', (signed, by) => {
  expect(isSignature(QUICKNET, signed, by)).toBe(true)
  expect(isSignature(QUICKNET, signed + 1, by)).toBe(false)
})

it.each([
  ['other digits', `a${signature.slice(1)}`],
  ['capital letters', signature.toUpperCase()],
  ['too short', signature.slice(2)],
  ['no digits', 'no digits'],
  ['the point at infinity', `c0${'0'.repeat(94)}`],
])('refuses a signature of %s', (_, wrong) => {
  expect(isSignature(QUICKNET, round, wrong)).toBe(false)
})

it('takes the hash of the signature as the value, which drand calls the randomness', () => {
  expect(beaconValue(signature)).toBe(randomness)
})

it('knows which round is the first at an instant or after it', () => {
  expect(roundTime(QUICKNET, round)).toBe(Date.parse(at))
  const instants = [-3000, -1, 0, 1, 3000].map((ms) => Date.parse(at) + ms)
  expect(instants.map((instant) => roundAt(QUICKNET, instant))).toEqual([999, 1000, 1000, 1001, 1001])
  expect([0, QUICKNET.genesis * 1000].map((instant) => roundAt(QUICKNET, instant))).toEqual([1, 1])
})
