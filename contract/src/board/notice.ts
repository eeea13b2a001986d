import * as z from 'zod'
import { anyone } from '../access.ts'
import { call } from '../call.ts'
import { listCall } from '../list.ts'
import { idx, instant, lang, ofClub } from '../shape.ts'
import { POST_ROW, WHOLE_POST } from './post.ts'

/** A notice in a list, as visitors and members see it. */
const noticeRow = z.object({ ...POST_ROW, openAt: instant, isTop: z.boolean() })
export type NoticeRow = z.output<typeof noticeRow>

const notice = noticeRow.omit({ hasFile: true }).extend(WHOLE_POST)
export type Notice = z.output<typeof notice>

/** Posts open and close by the clock, so a kept answer is never older than a second. */
const kept = { shows: ['notice'], seconds: 1 }

export const top = call('GET /notice/top', {
  summary: 'List the pinned notices, newest first.',
  access: anyone,
  input: { clubCode: ofClub, lang: lang.optional(), size: z.int().min(1).max(100).default(5) },
  data: z.array(noticeRow),
  cache: kept,
})

export const normal = listCall('GET /notice/normal', {
  summary: 'List the notices that are not pinned.',
  access: anyone,
  row: noticeRow,
  sorts: ['openAt', 'title', 'views'],
  sort: '-openAt',
  keyword: true,
  filters: { clubCode: ofClub, lang: lang.optional(), category: z.string().max(20).optional() },
  cache: kept,
})

export const one = call('GET /notice/{id=idx}', {
  summary: 'Read one notice; counts one view per viewer and day.',
  access: anyone,
  input: { idx },
  data: notice,
})
