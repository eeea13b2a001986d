import * as z from 'zod'
import { anyone } from '../access.ts'
import { call } from '../call.ts'
import { listCall } from '../list.ts'
import { date, idx, key, lang, ofClub } from '../shape.ts'

export const LOST_ITEM_STATES = ['FOUND', 'PUBLISHED', 'CLAIMED', 'RETURNED', 'TO_POLICE', 'DISPOSED'] as const
export const lostItemState = z.enum(LOST_ITEM_STATES)
export type LostItemState = z.output<typeof lostItemState>

export const lostItem = z.object({
  idx,
  kind: key('792'),
  title: z.string(),
  foundDate: date,
  foundPlace: z.string(),
  state: lostItemState,
  keepUntil: date,
})
export type LostItem = z.output<typeof lostItem>

export const list = listCall('GET /lost-item', {
  summary: 'List the lost property that waits for its owner.',
  access: anyone,
  row: lostItem,
  sorts: ['foundDate', 'idx'],
  sort: '-foundDate',
  keyword: true,
  filters: {
    clubCode: ofClub,
    lang: lang.optional(),
    kind: key('792').optional(),
    /** Days on which it was found, both included. */
    from: date.optional(),
    to: date.optional(),
  },
  cache: { shows: ['lost_item'], seconds: 60 },
})

export const one = call('GET /lost-item/{id=idx}', {
  summary: 'Read one item of lost property and how to claim it.',
  access: anyone,
  input: { idx, lang: lang.optional() },
  data: lostItem.extend({ claimable: z.boolean(), howToClaim: z.string() }),
})
