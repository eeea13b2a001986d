import * as z from 'zod'
import { manager } from '../access.ts'
import { call } from '../call.ts'
import { CHANGED_MEANWHILE, IN_USE } from '../fail.ts'
import { listCall } from '../list.ts'
import { managerMenus } from '../manager-menu.ts'
import { historyCall } from '../office/history.ts'
import { UNDO_OVER, UNDO_SECONDS } from '../office/undo.ts'
import { adminMenu } from '../session.ts'
import { idx, lang, text, version } from '../shape.ts'
import { NOT_SELF, RIGHTS_TOO_WIDE } from './refusal.ts'

const name = text(60).min(1)
const translated = z.record(lang, z.object({ name: text(60) }).partial())

/** A pattern of rights. Managers hold copies of it, so that a change counts only once it is applied. */
const groupRecord = z.object({
  groupIdx: idx,
  name: z.string(),
  memo: z.string().nullish(),
  adminCount: z.int(),
  /** Wider than the caller's rights: it can be neither changed nor applied. */
  isTooWide: z.boolean(),
  version,
})
export type Group = z.output<typeof groupRecord>

const saved = z.object({ groupIdx: idx, version })
const fields = { name, memo: text(500).optional(), translated: translated.optional() }

/** The rights of every menu, as the history shows them. */
export const RIGHT_FIELDS = Object.fromEntries(
  managerMenus.map(({ code }) => [code, { heading: `menu.${code}`, as: 'rights' as const }]),
)

export const list = listCall('GET /menu-admins/groups', {
  summary: 'List the permission groups.',
  access: manager('920100', 'R'),
  row: groupRecord,
  sorts: ['name', 'adminCount'],
  sort: 'name',
  keyword: true,
  exported: { name: 'right.NAME', adminCount: 'right.MANAGERS', memo: 'right.MEMO' },
})

export const one = call('GET /menu-admins/groups/{id=groupIdx}', {
  summary: 'Read a permission group, its rights and its managers.',
  access: manager('920100', 'R'),
  input: { groupIdx: idx },
  data: z.object({
    /** `name` is in the club's own language, `translated` has the others. */
    group: groupRecord.extend({ translated }),
    rights: z.array(adminMenu),
    admins: z.array(z.object({ idx, name: z.string(), isSSAdmin: z.boolean(), differs: z.boolean() })),
  }),
})

export const history = historyCall('admin-group', '920100', {
  name: 'right.NAME',
  memo: 'right.MEMO',
  ...RIGHT_FIELDS,
})

export const create = call('POST /menu-admins/groups', {
  summary: 'Create a permission group without rights.',
  access: manager('920100', 'C'),
  input: fields,
  data: saved,
})

export const change = call('PUT /menu-admins/groups', {
  summary: 'Change the name and note of a permission group.',
  access: manager('920100', 'U'),
  input: { groupIdx: idx, version, ...fields },
  data: saved,
  fails: [CHANGED_MEANWHILE],
})

export const remove = call('DELETE /menu-admins/groups', {
  summary: 'Delete permission groups that no manager belongs to.',
  access: manager('920100', 'D'),
  /** Versions are in the order of the numbers. */
  input: { groupIdx: z.array(idx).min(1).max(100), versions: z.array(version).max(100).optional() },
  data: z.object({ deleted: z.int() }),
  fails: [IN_USE, CHANGED_MEANWHILE],
})

export const undo = call('PUT /menu-admins/groups/undo', {
  summary: `Undo deleting a permission group, by the one who did it and within ${UNDO_SECONDS} seconds.`,
  access: manager('920100', 'D'),
  input: { groupIdx: idx },
  data: saved,
  fails: [UNDO_OVER],
})

export const clone = call('PUT /menu-admins/groups/{id=groupIdx}/copy', {
  summary: 'Copy a permission group with its rights.',
  access: manager('920100', 'C'),
  input: { groupIdx: idx, name },
  data: saved,
  idempotent: true,
})

export const apply = call('PUT /menu-admins/groups/{id=groupIdx}/apply', {
  summary: 'Give the rights of a group to all of its managers except the caller; super managers need none.',
  access: manager('920100', 'U'),
  input: { groupIdx: idx },
  data: z.object({ applied: z.int() }),
  fails: [RIGHTS_TOO_WIDE, NOT_SELF],
})
