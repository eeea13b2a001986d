import type { Job } from '@clubhouse/contract/job'

/** The one word for how a job is: what is going on comes before what went wrong. */
export function stateOf({ isRunning, overdue, lastError }: Pick<Job, 'isRunning' | 'overdue' | 'lastError'>) {
  if (isRunning) return 'RUNNING'
  if (overdue) return 'OVERDUE'
  return lastError ? 'FAILED' : 'FINE'
}
