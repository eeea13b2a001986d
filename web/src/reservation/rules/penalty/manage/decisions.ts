import type { ListedPenalty } from '@clubhouse/contract/reservation/rules/penalty-list'

export type Decision = 'ACTIVATE' | 'CLEAR' | 'WAIVE' | 'REJECT_APPEAL' | 'UPHOLD_APPEAL'

/** What a manager can decide of a penalty, the likeliest first. */
export function decisionsFor({ state, money }: Pick<ListedPenalty, 'state' | 'money'>): Decision[] {
  if (state === 'PROPOSED') return ['ACTIVATE', 'WAIVE']
  // An appeal is decided before anything else.
  if (state === 'APPEALED') return ['UPHOLD_APPEAL', 'REJECT_APPEAL']
  if (state === 'CLEARED') return ['WAIVE']
  if (state !== 'ACTIVE') return []
  return money == null ? ['WAIVE'] : ['CLEAR', 'WAIVE']
}

/** Whether a suspension begins with the decision, or goes on after an appeal interrupted it. */
export const begins = (
  { until, interruptedDate }: Pick<ListedPenalty, 'until' | 'interruptedDate'>,
  decision: Decision,
): boolean => until != null && (decision === 'ACTIVATE' || (decision === 'REJECT_APPEAL' && interruptedDate != null))
