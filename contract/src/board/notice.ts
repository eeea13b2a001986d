import * as z from 'zod'
import { anyone } from '../access.ts'
import { call } from '../call.ts'
import { listCall } from '../list.ts'
import { date, instant, lang, ofClub } from '../shape.ts'
import { boardCalls } from './board.ts'
import {
  BOARD,
  BOARD_AGAIN,
  FOR_MANAGERS,
  PICTURE_HISTORY,
  POST_FILES,
  POST_HISTORY,
  POST_ROW,
  postState,
  WHOLE_POST,
} from './post.ts'

const noticeRow = z.object({ ...POST_ROW, openAt: instant, isTop: z.boolean() })
export type NoticeRow = z.output<typeof noticeRow>

const managerRow = noticeRow.extend({ openAt: instant.nullish(), ...FOR_MANAGERS })

const notice = managerRow.omit({ hasFile: true }).extend(WHOLE_POST)
export type Notice = z.output<typeof notice>

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

export const noticeBoard = boardCalls('/notice', '930600', {
  words: ['a notice', 'notices'],
  row: managerRow,
  whole: notice,
  fields: { ...BOARD, isTop: z.boolean() },
  again: BOARD_AGAIN,
  list: '/admin',
  sorts: ['openAt', 'title', 'views', 'idx'],
  sort: '-openAt',
  filters: {
    state: postState.optional(),
    isTop: z.boolean().optional(),
    lang: lang.optional(),
    /** Opening dates, both included. */
    from: date.optional(),
    to: date.optional(),
  },
  history: { ...PICTURE_HISTORY, category: 'post.CATEGORY', isTop: 'notice.PINNED' },
  exported: {
    title: 'post.TITLE',
    lang: POST_HISTORY.lang,
    category: 'post.CATEGORY',
    isTop: 'notice.PINNED',
    state: POST_HISTORY.state,
    openAt: POST_HISTORY.openAt,
    closeAt: POST_HISTORY.closeAt,
    views: 'post.VIEWS',
  },
  files: POST_FILES,
  isOnward: true,
})
