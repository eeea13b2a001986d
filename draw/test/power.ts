import { PRIME, ROOT_POWER } from '../src/slow.ts'

/** The power of a step by plain arithmetic, a fifth as fast as what the server uses. */
export function power(base: bigint): bigint {
  let result = 1n
  let square = base
  for (let rest = ROOT_POWER; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % PRIME
    square = (square * square) % PRIME
  }
  return result
}
