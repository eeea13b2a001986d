import * as z from 'zod'
import { manager } from '../access.ts'
import { call } from '../call.ts'
import { CHANGED_MEANWHILE, fail } from '../fail.ts'
import { idx, instant, key, text, version } from '../shape.ts'

/** Values that the manager may take from the account that ends. LOGIN is the ID with its password. */
export const MERGE_FIELDS = ['name', 'email', 'phoneNo', 'lang', 'memberType', 'memberNo', 'address', 'login'] as const
export type MergeField = (typeof MERGE_FIELDS)[number]

/** What moves to the account that stays. */
export const MOVED = [
  'teeTimes',
  'companions',
  'penalties',
  'messages',
  'emails',
  'consents',
  'notes',
  'others',
] as const
export type Moved = (typeof MOVED)[number]

/**
 * SAME: one account twice. CLOSED: an account is closed. HOLD: a tee time is on hold. PLAYS: both play at one time.
 * GROUPS: both are officers of groups of one season.
 */
export const WHY_NOT_MERGED = ['SAME', 'CLOSED', 'HOLD', 'PLAYS', 'GROUPS'] as const
export const MERGE_BLOCKED = /* @__PURE__ */ fail('member', 'MERGE_BLOCKED', { why: z.enum(WHY_NOT_MERGED) })

const side = z.object({
  memberIdx: idx,
  version,
  state: z.string(),
  id: z.string(),
  name: z.string(),
  otherName: z.string(),
  email: z.string(),
  phoneNo: z.string(),
  lang: z.string(),
  memberType: key('702'),
  memberNo: z.string().nullish(),
  address: z.string(),
  createdAt: instant,
  lastLoginAt: instant.nullish(),
  /** Rows that would move, if this account ends. */
  has: z.object(Object.fromEntries(MOVED.map((name) => [name, z.int()])) as Record<Moved, z.ZodInt>),
})
export type MergeSide = z.output<typeof side>

export const compare = call('GET /manage/members/merge', {
  summary: 'Read two accounts side by side, and what prevents merging them, if anything. Access is logged.',
  access: manager('950100', 'U'),
  input: { a: idx, b: idx },
  data: z.object({ a: side, b: side, why: z.enum(WHY_NOT_MERGED).nullish() }),
})

export const merge = call('POST /manage/members/merge', {
  summary: 'Merge two accounts of one person. The second ends; it cannot be undone.',
  access: manager('950100', 'U'),
  input: {
    keptIdx: idx,
    goneIdx: idx,
    /** The versions that the manager saw. */
    keptVersion: version,
    goneVersion: version,
    /** Fields whose values come from the account that ends. */
    take: z.array(z.enum(MERGE_FIELDS)).max(MERGE_FIELDS.length),
    reason: text(500).min(1),
  },
  data: z.object({ memberIdx: idx, version, moved: side.shape.has }),
  fails: [CHANGED_MEANWHILE, MERGE_BLOCKED],
})
