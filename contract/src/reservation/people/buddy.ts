import * as z from 'zod'
import { member } from '../../access.ts'
import { call } from '../../call.ts'
import { idx } from '../../shape.ts'

export const MOST_BUDDIES = 50

/** Numbers of members, each once. */
export const memberList = (most: number) =>
  z
    .array(idx)
    .max(most)
    .refine((all) => new Set(all).size === all.length)

const buddies = z.array(z.object({ memberIdx: idx, name: z.string(), imageUrl: z.string().nullish() }))
export type Buddy = z.output<typeof buddies>[number]

export const mine = call('GET /info/buddies', {
  summary: 'List the member’s buddies in their order.',
  access: member,
  input: {},
  data: buddies,
})

export const keep = call('PUT /info/buddies', {
  summary:
    'Replace the list of buddies with members of earlier bookings, members found by GET /reservation/companions, or present buddies.',
  access: member,
  input: { memberIdx: memberList(MOST_BUDDIES) },
  data: buddies,
})
