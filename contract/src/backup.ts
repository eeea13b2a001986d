import * as z from 'zod'
import { manager } from './access.ts'
import { call } from './call.ts'
import { instant } from './shape.ts'

/**
 * NOT_WRITTEN: there is no archive. DAMAGED: it is not what was written. NO_RIGHT: the user of the database may not create
 * one to try it out. NOT_RESTORED: it could not be restored, or not to the club that was backed up.
 * NOT_SENT: it was restored, and did not reach the bucket of the settings.
 */
export type Problem = (typeof PROBLEMS)[number]
const PROBLEMS = ['NOT_WRITTEN', 'DAMAGED', 'NO_RIGHT', 'NOT_RESTORED', 'NOT_SENT'] as const

/**
 * NOT_ARCHIVED: the log of the database does not reach the archive. NO_COPY: the archive has no copy of the database that
 * was restored in the last 48 hours.
 */
export type ArchiveProblem = (typeof ARCHIVE_PROBLEMS)[number]
const ARCHIVE_PROBLEMS = ['NOT_ARCHIVED', 'NO_COPY'] as const

/** Two nights, and a machine that was off in one of them. */
export const OLD_HOURS = 48

export const latest = call('GET /manage/backup', {
  summary: 'Read when the newest backup was made that could be restored, and how the last one ended.',
  access: manager('960700', 'R'),
  input: {},
  data: z.object({
    /** The site makes backups itself; without it the rest says nothing. */
    isOn: z.boolean(),
    /** Null before the first. */
    restoredAt: instant.nullable(),
    /** That was 48 hours ago or longer. */
    isOld: z.boolean(),
    last: z
      .object({
        at: instant,
        ms: z.int(),
        file: z.string().nullable(),
        bytes: z.int().nullable(),
        problem: z.enum(PROBLEMS).nullable(),
        /** Why, in the words of the error. */
        detail: z.string(),
      })
      .nullable(),
    /** Of the archive of each minute; null where nothing is wrong, or there is none. */
    archive: z.enum(ARCHIVE_PROBLEMS).nullable(),
  }),
})
