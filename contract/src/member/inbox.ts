import * as z from 'zod'
import { member } from '../access.ts'
import { call } from '../call.ts'
import { listCall } from '../list.ts'
import { idx, instant } from '../shape.ts'

const message = z.object({
  messageIdx: idx,
  title: z.string(),
  /** Plain text; an empty line between paragraphs. */
  contents: z.string(),
  /** A page of the site. */
  link: z.string().nullish(),
  sentAt: instant,
  readAt: instant.nullish(),
})
export type Message = z.output<typeof message>

/** How many are not read yet. */
const unread = z.int()

export const mine = listCall('GET /info/messages', {
  summary: 'What the club told me, newest first; and how many of it I have not read.',
  access: member,
  row: message,
  sorts: ['sentAt'],
  sort: '-sentAt',
  keyword: true,
  filters: { unread: z.boolean().optional() },
  also: { unread },
})

export const read = call('PUT /info/messages', {
  summary: 'Marks messages of mine as read; one that was read before keeps its time.',
  access: member,
  input: { messageIdx: z.array(idx).min(1).max(100) },
  data: z.object({ unread }),
  evenWhenLimited: ['READ_ONLY'],
})
