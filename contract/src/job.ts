import * as z from 'zod'
import { manager } from './access.ts'
import { call } from './call.ts'
import { WRONG_STATE } from './fail.ts'
import { wholeListCall } from './list.ts'
import { instant } from './shape.ts'

const job = z.object({
  name: z.string(),
  /** Five cron fields in the club's zone; null for a job that only runs queued tasks. */
  schedule: z.string().nullish(),
  lastAt: instant.nullish(),
  lastMs: z.int().nullish(),
  lastError: z.string().nullish(),
  nextAt: instant.nullish(),
  overdue: z.boolean(),
  isRunning: z.boolean(),
  waiting: z.int(),
})
export type Job = z.output<typeof job>

export const list = wholeListCall('GET /manage/jobs', {
  summary: 'List the background jobs with their last and next runs.',
  access: manager('960700', 'R'),
  row: job,
  exported: {
    name: { heading: 'job.NAME', as: { texts: 'job.NAME_' } },
    schedule: 'job.WHEN',
    lastAt: { heading: 'job.LAST', as: 'instant' },
    lastMs: 'job.LAST_MS',
    lastError: 'job.LAST_ERROR',
    nextAt: { heading: 'job.NEXT', as: 'instant' },
    overdue: 'job.STATE_OVERDUE',
    waiting: 'job.WAITING_COUNT',
  },
})

export const run = call('POST /manage/jobs/{name}/run', {
  summary: 'Run a job now and wait until it ends.',
  access: manager('960700', 'U'),
  input: { name: z.string().regex(/^[a-z][a-z-]{0,39}$/) },
  data: z.object({ ran: z.boolean(), ms: z.int() }),
  fails: [WRONG_STATE],
  idempotent: false,
})
