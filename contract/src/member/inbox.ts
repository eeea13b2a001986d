import * as z from 'zod'
import { member } from '../access.ts'
import { call } from '../call.ts'
import { listCall } from '../list.ts'
import { idx, instant } from '../shape.ts'

const message = z.object({
  messageIdx: idx,
  title: z.string(),
  contents: z.string(),
  link: z.string().nullish(),
  sentAt: instant,
  readAt: instant.nullish(),
})
export type Message = z.output<typeof message>

const unread = z.int()

export const mine = listCall('GET /info/messages', {
  summary: 'List the member’s messages, newest first, with the number unread.',
  access: member,
  row: message,
  sorts: ['sentAt'],
  sort: '-sentAt',
  keyword: true,
  filters: { unread: z.boolean().optional() },
  also: { unread },
})

export const unreadCount = call('GET /info/messages/unread', {
  summary: 'Count the member’s unread messages; every page of the member asks it again and again.',
  access: member,
  input: {},
  data: z.object({ unread }),
})

export const read = call('PUT /info/messages', {
  summary: 'Mark messages as read; a message already read keeps its time.',
  access: member,
  input: { messageIdx: z.array(idx).min(1).max(100) },
  data: z.object({ unread }),
  evenWhenLimited: ['READ_ONLY'],
})
