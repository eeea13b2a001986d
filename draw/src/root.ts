import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { entropyToMnemonic } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import type { Entry, EntryText, PartHashes, Post } from './bundle.ts'
import { canonical } from './canonical.ts'
import type { SeasonEntryText } from './season-bundle.ts'

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

/** Of an application for a season; its text is in the bundle. */
export function seasonEntryHash(entry: SeasonEntryText): string {
  const { drawId, pseudonym, version, teams, months, wishes } = entry
  const lines = wishes.map(({ weeks, weekday, hour }) => ({ weeks, weekday, hour }))
  return hashOf(canonical({ drawId, pseudonym, version, teams, months, wishes: lines }))
}

/** What the fingerprint is over, of a draw of either kind. */
export interface Frozen {
  post: { seed: Pick<Post['seed'], 'mode'> }
  ruleset: object
  slots: readonly { slotIdx: number }[]
  entries: readonly Pick<Entry, 'pseudonym' | 'entryHash' | 'tickets' | 'tier'>[]
  nonces?: readonly string[]
}

/**
 * The hash of each part. Entries, slots and nonces may come in any order. Nonces are a part of their own in the mode
 * slow only: chosen after the freeze, they would let the club try many values.
 */
export function partHashes({ post, ruleset, slots, entries, nonces = [] }: Frozen): PartHashes {
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
