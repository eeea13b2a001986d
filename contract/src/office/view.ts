import * as z from 'zod'
import { manager } from '../access.ts'
import { call } from '../call.ts'
import { CHANGED_MEANWHILE, fail } from '../fail.ts'
import { type MenuCode, managerMenus } from '../manager-menu.ts'
import { idx, text, version } from '../shape.ts'
import { UNDO_OVER, UNDO_SECONDS } from './undo.ts'

export const VIEW_NAME_TAKEN = /* @__PURE__ */ fail('office', 'VIEW_NAME_TAKEN', { name: z.string() })
export const TOO_MANY_VIEWS = /* @__PURE__ */ fail('office', 'TOO_MANY_VIEWS', { count: z.int() })

const list = /* @__PURE__ */ z.enum(managerMenus.map(({ code }) => code) as [MenuCode, ...MenuCode[]])
const columns = /* @__PURE__ */ z.array(z.string().regex(/^\w{1,40}$/)).max(60)

const layout = z.object({ order: columns, hidden: columns, density: z.enum(['cosy', 'dense']) })

const fields = {
  name: text(60).min(1),
  /** Filters, sort and columns as query parameters of the list. */
  query: text(1000),
  isShared: z.boolean(),
}

const view = z.object({ viewIdx: idx, ...fields, isMine: z.boolean(), ownerName: z.string(), version })
export type View = z.output<typeof view>

const saved = z.object({ viewIdx: idx, version })

export const ofList = call('GET /manage/views', {
  summary: "List the caller's columns of a list, the caller's views and those that others share.",
  access: manager(),
  input: { list },
  data: z.object({ layout: layout.nullable(), views: z.array(view) }),
})

export const setLayout = call('PUT /manage/views/layout', {
  summary: "Save the caller's columns of a list; null restores the product's own.",
  access: manager(),
  input: { list, layout: layout.nullable() },
  data: z.null(),
})

export const create = call('POST /manage/views', {
  summary: 'Save a view of a list.',
  access: manager(),
  input: { list, ...fields },
  data: saved,
  fails: [VIEW_NAME_TAKEN, TOO_MANY_VIEWS],
})

export const change = call('PUT /manage/views/{id=viewIdx}', {
  summary: 'Change a view; only for its owner.',
  access: manager(),
  input: { viewIdx: idx, version, ...fields },
  data: saved,
  fails: [CHANGED_MEANWHILE, VIEW_NAME_TAKEN],
})

export const remove = call('DELETE /manage/views/{id=viewIdx}', {
  summary: 'Delete a view; only for its owner, or for a super manager if the view is shared.',
  access: manager(),
  input: { viewIdx: idx },
  data: z.null(),
})

export const undo = call('PUT /manage/views/{id=viewIdx}/undo', {
  summary: `Undo deleting a view within ${UNDO_SECONDS} seconds; only for the manager who deleted it.`,
  access: manager(),
  input: { viewIdx: idx },
  data: saved,
  fails: [UNDO_OVER, VIEW_NAME_TAKEN, TOO_MANY_VIEWS],
})
