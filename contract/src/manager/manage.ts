import * as z from 'zod'
import { manager, managerOrSelf } from '../access.ts'
import { call } from '../call.ts'
import { CHANGED_MEANWHILE, RATE_LIMIT } from '../fail.ts'
import { PICTURE_UNREADABLE, PICTURES } from '../file.ts'
import { listCall } from '../list.ts'
import { email, loginId, otherName, password, personName, phoneNo } from '../member/person.ts'
import { ID_TAKEN, PASSWORD_REUSED, PASSWORD_RULE, PASSWORD_WRONG } from '../member/refusal.ts'
import { historyCall } from '../office/history.ts'
import { UNDO_OVER, UNDO_SECONDS } from '../office/undo.ts'
import { LOCKED } from '../session.ts'
import { idx, instant, text, version } from '../shape.ts'
import { LAST_ADMIN, NOT_SELF, RIGHTS_TOO_WIDE } from './refusal.ts'

const managerState = z.enum(['ACTIVE', 'LOCKED'])

export const managerRecord = z.object({
  idx,
  id: z.string(),
  name: z.string(),
  otherName: z.string(),
  email: z.string(),
  phoneNo: z.string(),
  /** The group that the rights were copied from; null for super managers. */
  groupIdx: idx.nullish(),
  groupName: z.string(),
  isSSAdmin: z.boolean(),
  state: managerState,
  hasSecondFactor: z.boolean(),
  imageUrl: z.string().nullish(),
  memo: z.string().nullish(),
  lastLoginAt: instant.nullish(),
  createdAt: instant,
  version,
})
export type Manager = z.output<typeof managerRecord>

const fields = {
  name: personName,
  otherName: otherName.optional(),
  email,
  phoneNo,
  /** Its rights are copied. Omitted only for a super manager. */
  groupIdx: idx.optional(),
  isSSAdmin: z.boolean().optional(),
  memo: text(500).optional(),
}

const saved = z.object({ idx, version })
const many = z.array(idx).min(1).max(100)

export const list = listCall('GET /admin', {
  summary: 'List the managers.',
  access: manager('910600', 'R'),
  row: managerRecord,
  sorts: ['id', 'name', 'groupName', 'state', 'lastLoginAt', 'createdAt'],
  sort: 'id',
  keyword: true,
  filters: { groupIdx: idx.optional(), state: managerState.optional() },
  exported: {
    name: 'account.NAME',
    id: 'session.ID',
    groupName: 'account.GROUP',
    state: { heading: 'account.STATE', as: { texts: 'account.STATE_' } },
    hasSecondFactor: 'account.SECOND_FACTOR',
    email: 'account.EMAIL',
    phoneNo: 'account.PHONE',
    lastLoginAt: { heading: 'account.LAST_LOGIN', as: 'instant' },
    createdAt: { heading: 'account.CREATED_AT', as: 'instant' },
    memo: 'account.MEMO',
    otherName: 'common.OTHER_NAME',
  },
  also: {
    /** Selectable groups; one wider than the caller's rights cannot be granted. */
    groups: z.array(z.object({ groupIdx: idx, name: z.string(), isTooWide: z.boolean() })),
  },
})

export const one = call('GET /admin/{id=idx}', {
  summary: 'Read one manager; managers may read their own account.',
  access: managerOrSelf('910600', 'R', 'idx'),
  input: { idx },
  data: managerRecord,
  evenWhenLimited: ['SECOND_FACTOR'],
})

export const history = historyCall('admin', '910600', {
  id: 'session.ID',
  name: 'account.NAME',
  otherName: 'common.OTHER_NAME',
  email: 'account.EMAIL',
  phoneNo: 'account.PHONE',
  groupName: 'account.GROUP',
  isSSAdmin: 'account.SUPER',
  state: { heading: 'account.STATE', as: { texts: 'account.STATE_' } },
  hasSecondFactor: 'account.SECOND_FACTOR',
  memo: 'account.MEMO',
})

export const add = call('POST /admin', {
  summary: 'Create a manager with the rights of a group. The first password is emailed and must be changed.',
  access: manager('910600', 'C'),
  input: { id: loginId, ...fields },
  data: saved,
  fails: [ID_TAKEN, RIGHTS_TOO_WIDE],
})

export const change = call('PUT /admin', {
  summary: 'Change a manager; in their own account only name, email and phone number. Omitted fields stay unchanged.',
  access: managerOrSelf('910600', 'U', 'idx'),
  input: { idx, version, ...fields, state: managerState.optional() },
  data: saved,
  fails: [CHANGED_MEANWHILE, NOT_SELF, LAST_ADMIN, RIGHTS_TOO_WIDE],
})

export const remove = call('DELETE /admin', {
  summary: 'Delete managers: they are logged out and their IDs become available; records keep their names.',
  access: manager('910600', 'D'),
  input: { idx: many },
  data: z.object({ deleted: z.int() }),
  fails: [NOT_SELF, LAST_ADMIN, RIGHTS_TOO_WIDE],
})

export const undo = call('PUT /admin/undo', {
  summary: `Undo deleting a manager within ${UNDO_SECONDS} seconds; only for the manager who deleted it.`,
  access: manager('910600', 'D'),
  input: { idx },
  data: z.object({ idx, version }),
  fails: [UNDO_OVER, ID_TAKEN],
})

export const resetPassword = call('PUT /admin/reset-pw', {
  summary: 'Email a manager a temporary password, valid for a day, once a minute. Every session of that manager ends.',
  access: manager('910600', 'U'),
  input: { idx },
  data: z.object({ sentTo: z.string() }),
  fails: [NOT_SELF, RATE_LIMIT, RIGHTS_TOO_WIDE],
})

export const checkId = call('GET /admin/check-id/{id}', {
  summary: 'Check whether a login ID is available among managers and members.',
  access: manager('910600', 'C'),
  input: { id: z.string().min(1).max(20) },
  data: z.object({ available: z.boolean() }),
})

export const changePassword = call('PUT /admin/change-password', {
  summary: 'Change the manager’s own password, with the old one. Every other session ends.',
  access: manager(),
  input: { oldPassword: password, newPassword: password },
  data: z.null(),
  fails: [PASSWORD_WRONG, PASSWORD_RULE, PASSWORD_REUSED, LOCKED],
  limit: 'secret',
  evenWhenLimited: ['PASSWORD'],
})

export const move = call('PUT /admin/move', {
  summary: 'Move managers to another group; with `apply` they also receive its rights.',
  access: manager('910600', 'U'),
  input: { idx: many, groupIdx: idx, apply: z.boolean().default(false) },
  data: z.object({ moved: z.int() }),
  fails: [NOT_SELF, RIGHTS_TOO_WIDE],
})

export const addPhoto = call('POST /admin/{id=idx}/photos', {
  summary: 'Replace a manager’s photo. It is re-encoded.',
  access: managerOrSelf('910600', 'U', 'idx'),
  input: { idx },
  data: z.object({ imageUrl: z.string() }),
  fails: [PICTURE_UNREADABLE],
  kind: 'upload',
  files: { part: 'file', most: 1, maxBytes: 5_000_000, accept: PICTURES },
})

export const removePhoto = call('DELETE /admin/{id=idx}/photos', {
  summary: 'Remove a manager’s photo.',
  access: managerOrSelf('910600', 'U', 'idx'),
  input: { idx },
  data: z.null(),
})
