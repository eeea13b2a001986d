import type * as z from 'zod'
import { own } from '../../access.ts'
import { listCall } from '../../list.ts'
import { idx } from '../../shape.ts'
import { penalty, penaltyState } from './penalty.ts'

const row = penalty.extend({ state: penaltyState })
export type MyPenalty = z.output<typeof row>

export const mine = listCall('GET /my-reservation/penalty/{id=memberIdx}', {
  summary: 'List all penalties of the member, those that are over too, the newest first.',
  access: own('memberIdx'),
  row,
  sorts: ['from'],
  sort: '-from',
  filters: { memberIdx: idx, state: penaltyState.optional() },
})
