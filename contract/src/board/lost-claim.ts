import * as z from 'zod'
import { member } from '../access.ts'
import { call } from '../call.ts'
import { RATE_LIMIT, WRONG_STATE } from '../fail.ts'
import { listCall } from '../list.ts'
import { idx, instant, text } from '../shape.ts'
import { lostItem } from './lost-item.ts'

export const CLAIM_STATES = ['OPEN', 'ACCEPTED', 'REFUSED'] as const
export const claimState = z.enum(CLAIM_STATES)
export type ClaimState = z.output<typeof claimState>

const claimRow = z.object({
  claimIdx: idx,
  /** What the club publishes of it; `state` is that of the item. */
  item: lostItem,
  description: z.string(),
  phoneNo: z.string(),
  at: instant,
  state: claimState,
  /** Why the club refused it. */
  reason: z.string().nullish(),
})
export type LostClaim = z.output<typeof claimRow>

export const mine = listCall('GET /lost-item/claims', {
  summary: 'List what the member claimed, the newest first, with what the club decided.',
  access: member,
  row: claimRow,
  sorts: ['claimIdx'],
  sort: '-claimIdx',
})

export const create = call('POST /lost-item/{id=idx}/claims', {
  summary:
    'Claim a published item by describing it, with its marks and contents. A member has one claim of an item at a time; after a refusal another is possible.',
  access: member,
  input: { idx, description: text(2000).min(1), phoneNo: text(30).default('') },
  data: z.object({ claimIdx: idx }),
  fails: [WRONG_STATE, RATE_LIMIT],
  evenWhenLimited: ['READ_ONLY'],
})
