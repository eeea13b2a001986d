import { type Change, diffLines, diffWordsWithSpace } from 'diff'
import { plainLines } from './plain-lines.ts'

/** Two texts that have nothing in common take long to compare; then lines are enough, and then the whole. */
const MOST_MS = 200

export interface Piece {
  op: 'same' | 'add' | 'del'
  text: string
}

/** What changes from one version to the next, word by word. */
export function difference(before: string, after: string): Piece[] {
  const [old, now] = [plainLines(before), plainLines(after)]
  const limit = { timeout: MOST_MS }
  const changes: Change[] | undefined = diffWordsWithSpace(old, now, limit) ?? diffLines(old, now, limit)
  if (!changes) return [...piece('del', old), ...piece('add', now)]
  return changes.flatMap(({ added, removed, value }) => piece(added ? 'add' : removed ? 'del' : 'same', value))
}

const piece = (op: Piece['op'], text: string): Piece[] => (text ? [{ op, text }] : [])
