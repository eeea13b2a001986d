import type { Change } from 'diff'
import { plainLines } from '../platform/plain-lines.ts'

/** Comparing costs the square of the changes, so large texts are compared by lines, then as a whole. */
const MOST_CHANGES = 2_000

export interface Piece {
  op: 'same' | 'add' | 'del'
  text: string
}

/** Loads the comparison with the first call: a start does not need it. */
export async function difference(before: string, after: string): Promise<Piece[]> {
  const { diffLines, diffWordsWithSpace } = await import('diff')
  const [old, now] = [plainLines(before), plainLines(after)]
  const limit = { maxEditLength: MOST_CHANGES }
  const changes: Change[] | undefined = diffWordsWithSpace(old, now, limit) ?? diffLines(old, now, limit)
  if (!changes) return [...piece('del', old), ...piece('add', now)]
  return changes.flatMap(({ added, removed, value }) => piece(added ? 'add' : removed ? 'del' : 'same', value))
}

const piece = (op: Piece['op'], text: string): Piece[] => (text ? [{ op, text }] : [])
