import { ERASED } from '@clubhouse/contract/office/history'

/** Fields of a member's audit entries that identify nobody. */
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
  'merged',
  'mergedInto',
  'moved',
])

/** Keeps the structure and the texts known to identify nobody. New fields are erased unless listed here. */
export function forgotten(entry: unknown): unknown {
  if (typeof entry === 'string') return ERASED
  if (Array.isArray(entry)) return entry.map(forgotten)
  if (entry === null || typeof entry !== 'object') return entry
  return Object.fromEntries(
    Object.entries(entry).map(([key, value]) => [key, KEPT.has(key) ? value : forgotten(value)]),
  )
}
