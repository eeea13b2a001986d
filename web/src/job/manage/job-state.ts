import type { Job } from '@clubhouse/contract/job'

/** A job's state: what is running comes before what went wrong. */
export function stateOf({ isRunning, overdue, lastError }: Pick<Job, 'isRunning' | 'overdue' | 'lastError'>) {
  if (isRunning) return 'RUNNING'
  if (overdue) return 'OVERDUE'
  return lastError ? 'FAILED' : 'FINE'
}
