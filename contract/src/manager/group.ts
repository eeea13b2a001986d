import * as z from 'zod'
import { manager } from '../access.ts'
import { call } from '../call.ts'
import { IN_USE } from '../fail.ts'
import { managerMenus } from '../manager-menu.ts'
import { pagesOf, recordCalls, translated } from '../record.ts'
import { adminMenu } from '../session.ts'
import { idx, missingIn, text } from '../shape.ts'
import { NOT_SELF, RIGHTS_TOO_WIDE } from './refusal.ts'

const name = text(60).min(1)
const words = translated({ name: text(60) })

/** The rights of every menu, as the history shows them. */
export const RIGHT_FIELDS = Object.fromEntries(
  managerMenus.map(({ code }) => [code, { heading: `menu.${code}`, as: 'rights' } as const]),
)

/** A pattern of rights. Managers hold copies of it, so that a change counts only once it is applied. */
export const groupRecord = recordCalls('/menu-admins/groups', '920100', {
  noun: 'admin-group',
  id: 'groupIdx',
  one: 'a permission group',
  address: 'body',
  summaries: {
    create: 'Create a permission group without rights.',
    change: 'Change the name and note of a permission group.',
    remove: 'Delete permission groups that no manager belongs to.',
  },
  fields: {
    name: { row: z.string(), in: name, show: 'right.NAME', isWords: true },
    memo: { row: z.string().nullish(), in: text(500).optional(), show: 'right.MEMO' },
    adminCount: { row: z.int(), in: null },
    /** Letters of CRUD by menu. */
    rights: { row: z.record(z.string(), z.string()), in: null },
    /** `name` is in the club's own language, `translated` has the others. */
    translated: words,
  },
  noted: RIGHT_FIELDS,
  fails: { remove: [IN_USE] },
})
export const { history, create, change, remove, undo } = groupRecord

const { version, ...shown } = groupRecord.row.omit({ rights: true, translated: true }).shape
const row = z.object({
  ...shown,
  /** Wider than the caller's rights: it can be neither changed nor applied. */
  isTooWide: z.boolean(),
  version,
})
export type Group = z.output<typeof row>

export const list = pagesOf(groupRecord, {
  summary: 'List the permission groups.',
  row: row.extend({ missingIn }),
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
    group: row.extend({ translated: words.row }),
    rights: z.array(adminMenu),
    admins: z.array(z.object({ idx, name: z.string(), isSSAdmin: z.boolean(), differs: z.boolean() })),
  }),
})

export const clone = call('PUT /menu-admins/groups/{id=groupIdx}/copy', {
  summary: 'Copy a permission group with its rights.',
  access: manager('920100', 'C'),
  input: { groupIdx: idx, name },
  data: create.data,
  idempotent: true,
})

export const apply = call('PUT /menu-admins/groups/{id=groupIdx}/apply', {
  summary: 'Give the rights of a group to all of its managers except the caller; super managers need none.',
  access: manager('920100', 'U'),
  input: { groupIdx: idx },
  data: z.object({ applied: z.int() }),
  fails: [RIGHTS_TOO_WIDE, NOT_SELF],
})
