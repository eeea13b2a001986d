import * as z from 'zod'
import { manager, managerOrSelf } from '../access.ts'
import { call } from '../call.ts'
import { CHANGED_MEANWHILE } from '../fail.ts'
import { type MenuCode, managerMenus } from '../manager-menu.ts'
import { historyCall } from '../office/history.ts'
import { adminMenu } from '../session.ts'
import { idx, version } from '../shape.ts'
import { RIGHT_FIELDS } from './group.ts'
import { managerRecord } from './manage.ts'
import { NOT_SELF, RIGHTS_TOO_WIDE } from './refusal.ts'

const code = z.enum(managerMenus.map(({ code }) => code) as [MenuCode, ...MenuCode[]])
const cell = z.object({
  code,
  isCreate: z.boolean(),
  isRead: z.boolean(),
  isUpdate: z.boolean(),
  isDelete: z.boolean(),
})
export type RightCell = z.output<typeof cell>

export const ofAdmin = call('GET /menu-admins/admins/{id=idx}', {
  summary: 'List the menus a manager may read, with the four rights of each; managers may read their own.',
  access: managerOrSelf('920100', 'R', 'idx'),
  input: { idx },
  data: z.object({
    admin: managerRecord,
    rights: z.array(adminMenu),
    differs: z.boolean(),
    /** The menus in which the rights are not those of the group. */
    differsAt: z.array(code),
  }),
})

export const history = historyCall('admin-right', '920100', RIGHT_FIELDS)

export const change = call('PUT /menu-admins', {
  summary:
    'Set the rights of a group or of a manager. Omitted menus get none, nor do the children of an unreadable menu.',
  access: manager('920100', 'U'),
  input: {
    /** Either the number of a group or that of a manager. */
    groupIdx: idx.optional(),
    adminIdx: idx.optional(),
    version,
    rights: z.array(cell).max(200),
  },
  data: z.object({ rights: z.array(adminMenu), version }),
  fails: [RIGHTS_TOO_WIDE, NOT_SELF, CHANGED_MEANWHILE],
})

export const applyTo = call('PUT /menu-admins/admins/{id=idx}/apply', {
  summary: 'Give a manager the rights of a group, by default of the group that the manager belongs to.',
  access: manager('920100', 'U'),
  input: { idx, groupIdx: idx.optional() },
  data: z.object({ rights: z.array(adminMenu) }),
  fails: [RIGHTS_TOO_WIDE, NOT_SELF],
})
