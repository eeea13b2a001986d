import type { ListedPenalty } from '@clubhouse/contract/reservation/rules/penalty-list'

export type Decision = 'ACTIVATE' | 'CLEAR' | 'WAIVE'

/** What a manager can decide of a penalty, the likeliest first. */
export function decisionsFor({ state, money }: Pick<ListedPenalty, 'state' | 'money'>): Decision[] {
  if (state === 'PROPOSED') return ['ACTIVATE', 'WAIVE']
  if (state !== 'ACTIVE') return []
  return money == null ? ['WAIVE'] : ['CLEAR', 'WAIVE']
}
