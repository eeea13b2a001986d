import type { Found } from '@clubhouse/contract/reservation/people/companion'
import type { Known } from './known'

export interface Candidate extends Known {
  free: boolean
}

const MOST = 12

/** Known members whose name has the words typed, then those that the search found. */
export function candidates(typed: string, known: readonly Known[], found: readonly Found[]): Candidate[] {
  const words = typed.trim().toLowerCase()
  const busy = new Set(found.flatMap(({ memberIdx, free }) => (free ? [] : [memberIdx])))
  const fitting = known.filter(({ name }) => name.toLowerCase().includes(words))
  const others = found.filter(({ memberIdx }) => fitting.every((one) => one.memberIdx !== memberIdx))
  return [...fitting, ...others]
    .slice(0, MOST)
    .map(({ memberIdx, name }) => ({ memberIdx, name, free: !busy.has(memberIdx) }))
}
