import * as z from 'zod'
import { SELF_BLOCK } from './manager/refusal.ts'
import { pagesOf, recordCalls } from './record.ts'
import { OVERLAP } from './reservation/refusal.ts'
import { instant, text } from './shape.ts'

/** SITE: everything. ADMIN: the pages of the back office, and the calls of managers. */
export const SCOPES = ['SITE', 'ADMIN'] as const
const scope = z.enum(SCOPES)

export const ipBlockRecord = recordCalls('/ip-blocks', '910700', {
  noun: 'ip-block',
  id: 'idx',
  one: 'a block',
  many: 'blocks',
  address: 'body',
  summaries: { create: 'Block an address, a network or a range. It takes effect within a second.' },
  fields: {
    /** An address, a network such as 203.0.113.0/24, or a range such as 203.0.113.4-203.0.113.9. */
    ip: { row: z.string(), in: text(90).min(1), show: 'ip-block.IP' },
    scope: { row: scope, show: { heading: 'ip-block.SCOPE', as: { texts: 'ip-block.SCOPE_' } } },
    reason: { row: z.string(), in: text(200).min(1), show: 'ip-block.REASON' },
    /** From now on unless given. */
    startAt: {
      row: instant,
      in: instant.optional(),
      show: { heading: 'ip-block.START', as: 'instant' },
      isMoment: true,
    },
    endAt: {
      row: instant.nullish(),
      show: { heading: 'ip-block.END', as: 'instant' },
      none: 'ip-block.NO_END',
      isMoment: true,
    },
    isUse: { row: z.boolean(), show: 'ip-block.USE' },
    /** Requests that were refused; counted every few seconds. */
    hits: { row: z.int(), in: null },
    /** Also when it blocks the address that asks. */
    evenSelf: { row: null, in: z.boolean().optional() },
  },
  fails: { create: [SELF_BLOCK, OVERLAP] },
})
export type IpBlock = z.output<typeof ipBlockRecord.row>
export const { one, history, create, change, remove, undo } = ipBlockRecord

export const list = pagesOf(ipBlockRecord, {
  summary: 'List the blocked addresses.',
  sorts: ['ip', 'reason', 'startAt', 'endAt', 'hits'],
  sort: '-startAt',
  keyword: true,
  filters: { scope: scope.optional(), isUse: z.boolean().optional() },
  exported: { ...ipBlockRecord.shown, hits: 'ip-block.HITS' },
  also: {
    /** The address that the caller asks from. */
    mine: z.string(),
  },
})
