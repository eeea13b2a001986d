import * as z from 'zod'
import { manager } from './access.ts'
import { call } from './call.ts'
import { date, idx, text, time } from './shape.ts'

/** Boards by the part of the address of their pages. */
const SEARCHED_BOARDS = [
  'notice',
  'event',
  'faq',
  'data',
  'fnb',
  'banner',
  'section',
  'hof',
  'lost-item',
  'lost-report',
] as const
const FOUND_KINDS = [
  ...(['member', 'booking', 'standby', 'draw', 'team', 'penalty', 'coupon', 'inquiry'] as const),
  ...SEARCHED_BOARDS,
] as const
export type FoundKind = (typeof FOUND_KINDS)[number]

const found = z.object({
  idx,
  title: z.string(),
  detail: z.string().nullish(),
  /** Day of a feat or a standby entry, on which something was found, or first of a draw or a penalty. */
  day: date.nullish(),
  /** Of a booking. */
  at: z.object({ date, time, slotIdx: idx }).nullish(),
})
export type FoundRecord = z.output<typeof found>

export const everywhere = call('GET /manage/search', {
  summary:
    'Find members, bookings, standby entries, draws, groups, penalties, coupons, enquiries, posts, achievements and found items by a keyword: the first five of each list that the caller may read.',
  access: manager(),
  input: { keyword: text(100).min(1) },
  data: z.array(z.object({ kind: z.enum(FOUND_KINDS), list: z.array(found).min(1) })),
})
