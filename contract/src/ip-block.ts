import * as z from 'zod'
import { manager } from './access.ts'
import { call } from './call.ts'
import { CHANGED_MEANWHILE } from './fail.ts'
import { listCall } from './list.ts'
import { SELF_BLOCK } from './manager/refusal.ts'
import { historyCall } from './office/history.ts'
import { UNDO_OVER, UNDO_SECONDS } from './office/undo.ts'
import { OVERLAP } from './reservation/refusal.ts'
import { idx, instant, text } from './shape.ts'

/** SITE: everything. ADMIN: the pages of the back office, and the calls of managers. */
export const SCOPES = ['SITE', 'ADMIN'] as const
const scope = z.enum(SCOPES)

const ipBlock = z.object({
  idx,
  /** An address, a network such as 203.0.113.0/24, or a range such as 203.0.113.4-203.0.113.9. */
  ip: z.string(),
  scope,
  reason: z.string(),
  startAt: instant,
  endAt: instant.nullish(),
  isUse: z.boolean(),
  /** Requests that were refused; counted every few seconds. */
  hits: z.int(),
  version: z.int(),
})
export type IpBlock = z.output<typeof ipBlock>

const fields = {
  ip: text(90).min(1),
  scope,
  reason: text(200).min(1),
  /** From now on unless given. */
  startAt: instant.optional(),
  endAt: instant.nullish(),
  isUse: z.boolean(),
  /** Also when it blocks the address that asks. */
  evenSelf: z.boolean().optional(),
}
const saved = z.object({ idx, version: z.int() })
const fails = [SELF_BLOCK, OVERLAP] as const

/** What a manager reads of a block, in the export and in the history. */
const FIELDS = {
  ip: 'ip-block.IP',
  scope: { heading: 'ip-block.SCOPE', as: { texts: 'ip-block.SCOPE_' } },
  reason: 'ip-block.REASON',
  startAt: { heading: 'ip-block.START', as: 'instant' },
  endAt: { heading: 'ip-block.END', as: 'instant' },
  isUse: 'ip-block.USE',
} as const

export const list = listCall('GET /ip-blocks', {
  summary: 'List the blocked addresses.',
  access: manager('910700', 'R'),
  row: ipBlock,
  sorts: ['ip', 'reason', 'startAt', 'endAt', 'hits'],
  sort: '-startAt',
  keyword: true,
  filters: { scope: scope.optional(), isUse: z.boolean().optional() },
  exported: {
    ...FIELDS,
    hits: 'ip-block.HITS',
  },
  also: {
    /** The address that the caller asks from. */
    mine: z.string(),
  },
})

export const one = call('GET /ip-blocks/{id=idx}', {
  summary: 'Read one block.',
  access: manager('910700', 'R'),
  input: { idx },
  data: ipBlock,
})

export const history = historyCall('ip-block', '910700', FIELDS)

export const create = call('POST /ip-blocks', {
  summary: 'Block an address, a network or a range. It counts in every process within a second.',
  access: manager('910700', 'C'),
  input: fields,
  data: saved,
  fails,
})

export const change = call('PUT /ip-blocks', {
  summary: 'Change a block.',
  access: manager('910700', 'U'),
  input: { idx, version: z.int(), ...fields },
  data: saved,
  fails: [...fails, CHANGED_MEANWHILE],
})

export const remove = call('DELETE /ip-blocks', {
  summary: 'Delete blocks.',
  access: manager('910700', 'D'),
  input: { idx: z.array(idx).min(1).max(100) },
  data: z.object({ deleted: z.int() }),
})

export const undo = call('PUT /ip-blocks/undo', {
  summary: `Undo deleting a block, by the one who did it and within ${UNDO_SECONDS} seconds.`,
  access: manager('910700', 'D'),
  input: { idx },
  data: saved,
  fails: [UNDO_OVER],
})
