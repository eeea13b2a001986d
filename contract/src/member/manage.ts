import * as z from 'zod'
import { manager } from '../access.ts'
import { call } from '../call.ts'
import { CHANGED_MEANWHILE, IN_USE, RATE_LIMIT, WRONG_STATE } from '../fail.ts'
import { listCall } from '../list.ts'
import { historyCall } from '../office/history.ts'
import { translated } from '../record.ts'
import { penalty } from '../reservation/rules/penalty.ts'
import { date, idx, instant, key, text, version } from '../shape.ts'
import { mine } from './consent.ts'
import { more, profile } from './profile.ts'
import { note } from './record.ts'
import { WITHDRAW_BLOCKED } from './refusal.ts'
import { bondCode } from './withdrawal.ts'

export const memberState = z.enum(['PENDING', 'ACTIVE', 'DORMANT', 'WITHDRAW_REQUESTED', 'WITHDRAWN', 'BLOCKED'])
export type MemberState = z.output<typeof memberState>

const STATE_ACTIONS = ['APPROVE', 'REJECT', 'SUSPEND', 'RESUME', 'BLOCK', 'UNBLOCK', 'WAKE'] as const
/** CLOSE and RESTORE are calls of their own, with another right. */
export const memberAction = z.enum([...STATE_ACTIONS, 'CLOSE', 'RESTORE'])
export type MemberAction = z.output<typeof memberAction>

const held = z.object({ code: bondCode, count: z.int() })

const standing = {
  state: memberState,
  /** A membership number claimed at signup and not verified yet. */
  claimedNo: z.string().nullish(),
  suspendedUntil: date.nullish(),
}

const row = profile.omit({ zipCode: true, address: true, addressDetail: true }).extend(standing)
export type MemberRow = z.output<typeof row>

export const list = listCall('GET /manage/members', {
  summary: 'List the members, newest first; erased ones only on request.',
  access: manager('950100', 'R'),
  row,
  sorts: ['createdAt', 'name', 'id', 'memberNo', 'state', 'lastLoginAt'],
  sort: '-createdAt',
  keyword: true,
  filters: {
    state: memberState.optional(),
    memberType: key('702').optional(),
    suspended: z.boolean().optional(),
    joinedFrom: date.optional(),
    joinedTo: date.optional(),
    /** When their members closed them; erased accounts included. */
    leftFrom: date.optional(),
    leftTo: date.optional(),
  },
  exported: {
    name: 'member-manage.NAME',
    id: 'member-manage.ID',
    memberNo: 'member-manage.NO',
    memberType: { heading: 'member-manage.TYPE', as: { code: '702' } },
    state: { heading: 'member-manage.STATE', as: { texts: 'member-manage.STATE_' } },
    suspendedUntil: { heading: 'member-manage.UNTIL', as: 'day' },
    email: 'member-manage.EMAIL',
    phoneNo: 'member-manage.PHONE',
    createdAt: { heading: 'member-manage.JOINED', as: 'instant' },
    lastLoginAt: { heading: 'member-manage.LAST_LOGIN', as: 'instant' },
    otherName: 'common.OTHER_NAME',
  },
  also: {
    pending: z.int(),
  },
})

const detail = profile.extend(more.shape).extend({
  ...standing,
  counts: z.object({
    /** Upcoming tee times that the member booked. */
    ahead: z.int(),
    asCompanion: z.int(),
    cancelsThisMonth: z.int(),
    sessions: z.int(),
  }),
  /** The phone number is the member’s: a code that it got was entered. */
  phoneVerifiedAt: instant.nullish(),
  penalties: z.array(penalty),
  /** Those that are over, the newest first; at most 20. */
  pastPenalties: z.array(penalty),
  /** What managers wrote about the member, the newest first; the newest is the memo. */
  notes: z.array(note),
  memo: z.string().nullish(),
  /** Accounts that ended in this one, or the one that this one ended in. */
  merges: z.array(z.object({ memberIdx: idx, at: instant, isKept: z.boolean() })),
  /** What is known about the membership number that an applicant claims. */
  claim: z
    .object({
      /** The member who has this number. */
      holder: z.object({ memberIdx: idx, name: z.string(), memberType: key('702'), state: memberState }).nullish(),
      /** The type to propose: that of its holder. For a number that no record has: a web member. */
      memberType: key('702'),
    })
    .nullish(),
  consents: mine.data,
  /** Reason of the block; the member sees it too. */
  blockReason: z.string().nullish(),
  /** What prevents closing the account, and what the booker of a tee time should know. */
  bonds: z.object({ blockers: z.array(held), warnings: z.array(held) }),
  /** Of a closed account: when its personal data is erased. */
  eraseAt: instant.nullish(),
  actions: z.array(memberAction),
  mayReset: z.boolean(),
})
export type MemberDetail = z.output<typeof detail>

export const one = call('GET /manage/members/{id=memberIdx}', {
  summary: 'Read one member with all details. Access is logged.',
  access: manager('950100', 'R'),
  input: { memberIdx: idx },
  data: detail,
})

/** Of what members change themselves the log keeps the names of the fields alone. */
export const history = historyCall('member', '950100', {
  state: { heading: 'member-manage.STATE', as: { texts: 'member-manage.STATE_' } },
  memberType: { heading: 'member-manage.TYPE', as: { code: '702' } },
  until: { heading: 'member-manage.UNTIL', as: 'day' },
  name: 'member-manage.NAME',
  otherName: 'common.OTHER_NAME',
  email: 'member-manage.EMAIL',
  phoneNo: 'member-manage.PHONE',
  gender: 'member-manage.GENDER',
  birthDate: 'member-manage.BIRTH_DATE',
  memberNo: 'member-manage.NO',
  note: 'member-manage.NOTE',
  address: 'member-manage.ADDRESS',
  company: 'member-manage.COMPANY',
  vehicleNo: 'member-manage.VEHICLE',
  handicap: 'member-manage.HANDICAP',
})

export const setState = call('PUT /manage/members/{id=memberIdx}/state', {
  summary: 'Approve, reject, suspend or block a member, or undo that. The member is emailed the reason.',
  access: manager('950100', 'U'),
  input: {
    memberIdx: idx,
    version,
    action: z.enum(STATE_ACTIONS),
    /** The last day of a suspension; required for SUSPEND only. */
    until: date.optional(),
    /** For APPROVE: the type of a claimed membership. Omitted, it stays; a web member does not get the claimed number. */
    memberType: key('702').optional(),
    /** Required for all but APPROVE; in the club's own language. */
    reason: text(500).optional(),
    /** Of a reason that the member reads. */
    translated: translated({ reason: text(500) }).in,
  },
  data: z.object({ state: memberState, version }),
  fails: [WRONG_STATE, CHANGED_MEANWHILE, IN_USE],
})

const closing = { memberIdx: idx, version, reason: text(500).min(1) }

export const close = call('DELETE /manage/members/{id=memberIdx}', {
  summary: 'Close the account of a member at the member’s request. It can be restored for 7 days, also by the member.',
  access: manager('950100', 'D'),
  input: closing,
  data: z.object({ state: memberState, version, eraseAt: instant }),
  fails: [WRONG_STATE, CHANGED_MEANWHILE, WITHDRAW_BLOCKED],
})

export const restore = call('PUT /manage/members/{id=memberIdx}/restore', {
  summary: 'Restore a closed account until it is erased; not a rejected application.',
  access: manager('950100', 'D'),
  input: closing,
  data: z.object({ state: memberState, version }),
  fails: [WRONG_STATE, CHANGED_MEANWHILE],
})

export const resetPassword = call('PUT /manage/members/{id=memberIdx}/reset-pw', {
  summary: 'Email a member a temporary password, valid for a day, once a minute. Every session of that member ends.',
  access: manager('950100', 'U'),
  input: { memberIdx: idx },
  data: z.object({ sentTo: z.string() }),
  fails: [WRONG_STATE, RATE_LIMIT],
})
