import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** The prime of group 14 of RFC 3526 (2,048 bits), which leaves 3 when divided by 4: a square root is one power. */
export const PRIME = BigInt(
  `0x${'FFFFFFFFFFFFFFFFC90FDAA22168C234C4C6628B80DC1CD129024E088A67CC74020BBEA63B139B22514A08798E3404DDEF9519B3CD3A431B302B0A6DF25F14374FE1356D6D51C245E485B576625E7EC6F44C42E9A637ED6B0BFF5CB6F406B7EDEE386BFB5A899FA5AE9F24117C4B1FE649286651ECE45B3DC2007CB8A163BF0598DA48361C55D39A69163FA8FD24CF5F83655D23DCA3AD961C62F356208552BB9ED529077096966D670C354E4ABC9804F1746C08CA18217C32905E462E36CE3BE39E772C180E86039B2783A2EC07A28FB5C55DF06F4C52C9DE2BCBF6955817183995497CEA956AE515D2261898FA051015728E5A8AACAA68FFFFFFFFFFFFFFFF'}`,
)

/** The power that makes a square root. */
export const ROOT_POWER = (PRIME + 1n) / 4n

/** Bytes of a number below the prime. */
const BYTES = 256

/** Where the slow function begins: the fingerprint, spread over a number below the prime. */
export function slowStart(entriesRoot: string): bigint {
  const blocks = Array.from({ length: BYTES / 32 }, (_, i) => sha256(utf8ToBytes(`slow\n${entriesRoot}\n${i}`)))
  return (BigInt(`0x${bytesToHex(concatBytes(...blocks))}`) % (PRIME - 1n)) + 1n
}

/**
 * One step: the neighbour of the number, then its square root, which takes one power of 2,048 bits. Of a number
 * without a root its negative has one, and the last bit of the answer says which it was.
 *
 * @param power answers base^ROOT_POWER mod PRIME
 */
export function slowStep(x: bigint, power: (base: bigint) => bigint): bigint {
  const y = neighbour(x)
  const root = power(y)
  const isSquare = (root * root) % PRIME === y
  return (root % 2n === 0n) === isSquare ? root : PRIME - root
}

/** The number from which a step came; a multiplication, so that checking is fast. */
export function stepBack(w: bigint): bigint {
  const square = (w * w) % PRIME
  return neighbour(w % 2n === 0n ? square : PRIME - square)
}

/** Whether so many steps lead from the fingerprint to the value. */
export function isSlowValue(entriesRoot: string, value: string, steps: number): boolean {
  if (!/^[0-9a-f]{512}$/.test(value)) return false
  let x = BigInt(`0x${value}`)
  if (x < 1n || x >= PRIME) return false
  for (let step = 0; step < steps; step++) x = stepBack(x)
  return x === slowStart(entriesRoot)
}

/** A number below the prime as 512 lower-case hex digits. */
export function slowText(x: bigint): string {
  return x.toString(16).padStart(BYTES * 2, '0')
}

/** Swaps 1 and 2, 3 and 4, and so on: without it, many steps would be one power. */
function neighbour(x: bigint): bigint {
  return x % 2n === 1n ? x + 1n : x - 1n
}
