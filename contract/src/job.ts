import * as z from 'zod'
import { manager } from './access.ts'
import { call } from './call.ts'
import { WRONG_STATE } from './fail.ts'
import { wholeListCall } from './list.ts'
import { idx, instant } from './shape.ts'

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

const jobName = z.string().regex(/^[a-z][a-z-]{0,39}$/)

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

export const one = call('GET /manage/jobs/{name}', {
  summary: 'Read a background job with what it did last and what it has to do.',
  access: manager('960700', 'R'),
  input: { name: jobName },
  data: z.object({
    /** The newest entries of the audit log; null for managers who may not read it. */
    did: z.array(z.object({ auditIdx: idx, at: instant, said: z.string() })).nullable(),
    /** The next tasks, each as one sentence in the reader's language. */
    tasks: z.array(
      z.object({
        taskIdx: idx,
        said: z.string(),
        dueAt: instant,
        tries: z.int(),
        /** Of the last attempt. */
        error: z.string().nullish(),
        /** What the job is given. */
        data: z.unknown(),
      }),
    ),
  }),
})

export const run = call('POST /manage/jobs/{name}/run', {
  summary: 'Run a job now and wait until it ends.',
  access: manager('960700', 'U'),
  input: { name: jobName },
  data: z.object({ ran: z.boolean(), ms: z.int() }),
  fails: [WRONG_STATE],
  idempotent: false,
})
