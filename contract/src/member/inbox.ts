import * as z from 'zod'
import { member } from '../access.ts'
import { call } from '../call.ts'
import { idx, instant, PAGE, paged } from '../shape.ts'

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

export const mine = call('GET /info/messages', {
  summary: 'What the club told me, newest first; and how many of it I have not read.',
  access: member,
  input: { ...PAGE, unread: z.boolean().optional() },
  data: paged(message).extend({ unread }),
})

export const read = call('PUT /info/messages', {
  summary: 'Marks messages of mine as read; one that was read before keeps its time.',
  access: member,
  input: { messageIdx: z.array(idx).min(1).max(100) },
  data: z.object({ unread }),
  evenWhenLimited: ['READ_ONLY'],
})
