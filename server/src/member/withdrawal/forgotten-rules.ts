/** Fields of a member's entries in the audit log that name nobody. */
const KEPT = new Set([
  'state',
  'undoUntil',
  'changed',
  'certifiedBy',
  'memberType',
  'code',
  'until',
  'newsKept',
  'newsEnded',
])

/** Stands where something was erased. */
const GONE = '~'

/**
 * An entry of the audit log about somebody who was erased: its form stays, and of its texts only those that are known
 * to name nobody. What a later version writes is erased unless it is named here.
 */
export function forgotten(entry: unknown): unknown {
  if (typeof entry === 'string') return GONE
  if (Array.isArray(entry)) return entry.map(forgotten)
  if (entry === null || typeof entry !== 'object') return entry
  return Object.fromEntries(
    Object.entries(entry).map(([key, value]) => [key, KEPT.has(key) ? value : forgotten(value)]),
  )
}
