import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { entropyToMnemonic } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import type { Bundle, Entry, EntryText, PartHashes } from './bundle.ts'
import { canonical } from './canonical.ts'

/** SHA-256 of the UTF-8 bytes of a text, as 64 lower-case hex digits. */
export function hashOf(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)))
}

/** The exact text whose hash stands on the receipt of an entry. */
export function entryCanonical(entry: EntryText): string {
  const { drawId, pseudonym, version, playDate, wishes, anyTime, partySize, standbyIfLost, nonce } = entry
  const lines = wishes.map(({ courseIdx, ideal, earliest, latest }) => ({ courseIdx, ideal, earliest, latest }))
  return canonical({
    drawId,
    pseudonym,
    version,
    playDate,
    wishes: lines,
    anyTime,
    partySize,
    standbyIfLost,
    nonce,
  })
}

export function entryHash(entry: EntryText): string {
  return hashOf(entryCanonical(entry))
}

/** What the fingerprint is over. */
export type Frozen = Pick<Bundle, 'post' | 'ruleset' | 'slots' | 'entries' | 'nonces'>

/**
 * The hash of each part. Entries, slots and nonces may come in any order. Nonces are a part of their own in the mode
 * slow only: chosen after the freeze, they would let the club try many values.
 */
export function partHashes({ post, ruleset, slots, entries, nonces }: Frozen): PartHashes {
  const frozen = entries
    .map(({ pseudonym, entryHash, tickets, tier }) => ({ pseudonym, entryHash, tickets, tier }))
    .sort(byPseudonym)
  return {
    post: hashOf(canonical(post)),
    ruleset: hashOf(canonical(ruleset)),
    slots: hashOf(canonical([...slots].sort((a, b) => a.slotIdx - b.slotIdx))),
    entries: hashOf(canonical(frozen)),
    ...(post.seed.mode === 'slow' && { nonces: hashOf(canonical([...nonces].sort())) }),
  }
}

/** The fingerprint of everything that is fixed at the freeze. */
export function rootOf(hashes: PartHashes): string {
  return hashOf(canonical(hashes))
}

/** The first 66 bits of a fingerprint as six words of the English BIP39 list, for reading aloud; the hex decides. */
export function wordsOf(root: string): string {
  // Of sixteen bytes BIP39 makes twelve words, of which the first six hold the first 66 bits.
  return entropyToMnemonic(hexToBytes(root.slice(0, 32)), wordlist)
    .split(' ')
    .slice(0, 6)
    .join(' ')
}

export function byPseudonym(a: Pick<Entry, 'pseudonym'>, b: Pick<Entry, 'pseudonym'>): number {
  return a.pseudonym < b.pseudonym ? -1 : a.pseudonym > b.pseudonym ? 1 : 0
}
