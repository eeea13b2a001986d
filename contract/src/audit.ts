import * as z from 'zod'
import { manager } from './access.ts'
import { call } from './call.ts'
import { listCall } from './list.ts'
import { deed as historyDeed } from './office/history.ts'
import { date, idx, instant } from './shape.ts'

/**
 * What is wrong where the chain breaks. CHANGED: a row is not what it was. MISSING: a row is gone. GAP: rows before it are
 * gone with their links. CUT: the end is gone. ADDED: a row that is in the log and not in the chain. ERASED: a value is
 * erased or changed, and no row of the log tells of it. REWRITTEN: the hashes are others than before.
 */
export const PROBLEMS = ['CHANGED', 'MISSING', 'GAP', 'CUT', 'ADDED', 'ERASED', 'REWRITTEN'] as const
const problem = z.enum(PROBLEMS)
export type Problem = z.output<typeof problem>

/** What a call did, in one word; besides changes of records the log has what was read, and what was erased from it. */
const deed = z.enum([...historyDeed.options, 'CANCELLED', 'READ', 'ERASED'])
export type AuditDeed = z.output<typeof deed>

const change = z.object({
  label: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  /** False where it is only known that it changed. */
  isKept: z.boolean(),
})

const row = z.object({
  auditIdx: idx,
  at: instant,
  byKind: z.enum(['MANAGER', 'MEMBER', 'SYSTEM']),
  /** Name of who did it; that of a member is for readers of members only. */
  by: z.string().nullish(),
  adminIdx: idx.nullish(),
  memberIdx: idx.nullish(),
  ip: z.string().nullish(),
  /** `noun.call`, or `job.name`. */
  call: z.string(),
  deed,
  noun: z.string(),
  recordIdx: z.int(),
  /** The record as JSON; secrets are left out, and erased texts are `~`. */
  before: z.unknown(),
  after: z.unknown(),
  /** In the reader's language where it is a code. */
  reason: z.string().nullish(),
  /** What was done to what, as one sentence in the reader's language. Decision 139. */
  said: z.string(),
  /** Of the booking that it is about. */
  bookingNo: z.string().nullish(),
  /** Each value before and after, in the words of the record's history; only of a row that was asked for by its number. */
  changes: z.array(change).nullish(),
  /** Left out until the row is in the chain, within about a minute. */
  hash: z.string().nullish(),
  prevHash: z.string().nullish(),
})
export type AuditRow = z.output<typeof row>

export const list = listCall('GET /manage/audit', {
  summary: 'List who did what to which record, the newest first.',
  access: manager('960400', 'R'),
  row,
  sorts: ['at'],
  sort: '-at',
  /** A person who did it or whom it is about, the beginning of a booking number, or a day. */
  keyword: true,
  filters: {
    auditIdx: idx.optional(),
    /** What this background job did. */
    job: z.string().max(40).optional(),
    noun: z.string().max(40).optional(),
    recordIdx: z.int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
    adminIdx: idx.optional(),
    memberIdx: idx.optional(),
    from: date.optional(),
    to: date.optional(),
  },
  exported: {
    auditIdx: 'audit.NUMBER',
    at: { heading: 'audit.AT', as: 'instant' },
    byKind: { heading: 'audit.BY_KIND', as: { texts: 'audit.KIND_' } },
    by: 'audit.BY',
    ip: 'audit.IP',
    said: 'audit.SAID',
    bookingNo: 'audit.BOOKING_NO',
    call: 'audit.CALL',
    noun: 'audit.NOUN',
    recordIdx: 'audit.RECORD',
    before: 'audit.BEFORE',
    after: 'audit.AFTER',
    reason: 'audit.REASON',
    hash: 'audit.HASH',
    prevHash: 'audit.PREV_HASH',
  },
  also: {
    /** Nouns that the log has rows of. */
    nouns: z.array(z.string()),
    /** Managers that the log has rows of. */
    managers: z.array(z.object({ adminIdx: idx, name: z.string() })),
    /** Background jobs that the log has rows of. */
    jobs: z.array(z.string()),
    chain: z.object({
      /** Rows in the chain, and rows that wait for it. */
      length: z.int(),
      waiting: z.int(),
      head: z.string(),
      /** The last check of all of it, which is made every night. */
      checkedAt: instant.nullish(),
      checked: z.int().nullish(),
      problem: problem.nullish(),
      brokenAt: z.int().nullish(),
    }),
  },
})

export const verify = call('GET /manage/audit/verify', {
  summary: 'Verify the chain of the audit log: compute every hash from its row.',
  access: manager('960400', 'R'),
  input: {
    from: date.optional(),
    to: date.optional(),
    /** Checks one part only, behind this number of the chain, so that progress can be shown. */
    after: z.int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
  },
  data: z.object({
    ok: z.boolean(),
    checked: z.int(),
    /** Number of the row (auditIdx) where it breaks. */
    brokenAt: z.int().nullish(),
    problem: problem.nullish(),
    /** Length of the chain and its last hash, such as 1234:9f86…; a club that writes it down can prove it later. */
    head: z.string(),
    /** Given as `after`, it checks the next part; null at the end. */
    next: z.int().nullish(),
  }),
})
