import type { Entry } from './bundle.ts'
import { byPseudonym, hashOf } from './root.ts'

/** Parts of a hashed text stand on lines of their own. */
const LINE = '\n'

/** The seed of a draw: the fingerprint binds it to the entries, and R is what came of chance afterwards. */
export function seedHash(drawId: string, entriesRoot: string, value: string): string {
  return hashOf(['draw-v2', drawId, entriesRoot, value].join(LINE))
}

/**
 * The key of an entry: the smallest hash of its tickets, which are counted from 1. The smallest of w uniform hashes
 * is the smallest of all with probability w/Σw, so tickets are weights without a fraction.
 */
export function keyOf(seed: string, { pseudonym, tickets }: Pick<Entry, 'pseudonym' | 'tickets'>): string {
  let least = ''
  for (let ticket = 1; ticket <= tickets; ticket++) {
    const hash = hashOf([seed, pseudonym, String(ticket)].join(LINE))
    if (!least || hash < least) least = hash
  }
  return least
}

/** Entries in the order in which they choose: by tier, the higher first, then by key, then by pseudonym. */
export function orderOf<E extends Pick<Entry, 'pseudonym' | 'tickets' | 'tier'>>(
  seed: string,
  entries: readonly E[],
): E[] {
  return entries
    .map((entry) => ({ entry, key: keyOf(seed, entry) }))
    .sort((a, b) => b.entry.tier - a.entry.tier || compare(a.key, b.key) || byPseudonym(a.entry, b.entry))
    .map(({ entry }) => entry)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
