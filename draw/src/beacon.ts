import { bls12_381 } from '@noble/curves/bls12-381.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import type { Chain } from './bundle.ts'

/** The chain quicknet of drand: a value every three seconds, signed by most of the League of Entropy. */
export const QUICKNET: Chain = {
  hash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesis: 1_692_803_367,
  period: 3,
}

const SIGNED_AS = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_'

/** The first round at or after an instant, which is in milliseconds. */
export function roundAt({ genesis, period }: Chain, at: number): number {
  return Math.max(1, Math.ceil((at / 1000 - genesis) / period) + 1)
}

/** When a round is signed, in milliseconds. */
export function roundTime({ genesis, period }: Chain, round: number): number {
  return (genesis + (round - 1) * period) * 1000
}

/** Whether the chain signed this round. */
export function isSignature({ publicKey }: Chain, round: number, signature: string): boolean {
  if (!/^[0-9a-f]{96}$/.test(signature)) return false
  const message = sha256(hexToBytes(round.toString(16).padStart(16, '0')))
  const { shortSignatures } = bls12_381
  try {
    return shortSignatures.verify(
      hexToBytes(signature),
      shortSignatures.hash(message, SIGNED_AS),
      hexToBytes(publicKey),
    )
  } catch {
    // These digits are no point of the curve.
    return false
  }
}

/** R of a signed round: the hash of its signature, which drand calls the randomness. */
export function beaconValue(signature: string): string {
  return bytesToHex(sha256(hexToBytes(signature)))
}
