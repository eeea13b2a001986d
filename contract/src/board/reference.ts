import * as z from 'zod'
import { anyone } from '../access.ts'
import { listCall } from '../list.ts'
import { instant, lang, ofClub } from '../shape.ts'
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

const referenceRow = z.object({ ...POST_ROW, openAt: instant })
export type ReferenceRow = z.output<typeof referenceRow>

const managerRow = referenceRow.extend({ openAt: instant.nullish(), ...FOR_MANAGERS })

const reference = managerRow.omit({ hasFile: true }).extend(WHOLE_POST)
export type Reference = z.output<typeof reference>

const category = z.string().max(20).optional()

export const normal = listCall('GET /reference/normal', {
  summary: 'List the references.',
  access: anyone,
  row: referenceRow,
  sorts: ['openAt', 'title', 'views'],
  sort: '-openAt',
  keyword: true,
  filters: { clubCode: ofClub, lang: lang.optional(), category },
  cache: { shows: ['reference'], seconds: 1 },
})

export const referenceBoard = boardCalls('/reference', '930300', {
  words: ['a reference', 'references'],
  row: managerRow,
  whole: reference,
  fields: BOARD,
  again: BOARD_AGAIN,
  list: '/admin',
  sorts: ['openAt', 'title', 'views', 'idx'],
  sort: '-openAt',
  filters: { state: postState.optional(), lang: lang.optional(), category },
  history: { ...PICTURE_HISTORY, category: 'post.CATEGORY' },
  exported: { title: 'post.TITLE', lang: POST_HISTORY.lang, category: 'post.CATEGORY', state: POST_HISTORY.state },
  files: POST_FILES,
  isOnward: true,
})
