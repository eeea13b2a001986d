import * as z from 'zod'
import { date, instant, text } from '../shape.ts'
import { boardCalls } from './board.ts'
import { link } from './link.ts'
import {
  BOARD,
  BOARD_AGAIN,
  FOR_ALL,
  FOR_MANAGERS,
  PICTURE_HISTORY,
  POST_FILES,
  POST_HISTORY,
  POST_ROW,
  postState,
  WHOLE_POST,
} from './post.ts'

/** Under way, upcoming or over, by the club's date. */
const stage = z.enum(['now', 'soon', 'ended'])
export type Stage = z.output<typeof stage>

const eventRow = z.object({
  ...POST_ROW,
  openAt: instant.nullish(),
  startDate: date.nullish(),
  endDate: date.nullish(),
  place: z.string().nullish(),
  link: z.string().nullish(),
  progress: z.boolean(),
  stage: stage.nullish(),
  ...FOR_MANAGERS,
})
export type EventRow = z.output<typeof eventRow>

const event = eventRow.omit({ hasFile: true }).extend(WHOLE_POST)
export type Event = z.output<typeof event>

export const eventBoard = boardCalls('/event', '930400', {
  words: ['an event', 'events'],
  row: eventRow,
  whole: event,
  fields: {
    ...BOARD,
    startDate: date,
    endDate: date,
    place: text(200).nullish(),
    link: link.nullish(),
  },
  again: BOARD_AGAIN,
  list: 'all',
  sorts: ['startDate', 'endDate', 'openAt', 'title', 'views', 'idx'],
  sort: ({ progress }) => (progress === 'now' || progress === 'soon' ? 'startDate' : '-startDate'),
  filters: { ...FOR_ALL, progress: stage.optional(), state: postState.optional() },
  history: {
    ...PICTURE_HISTORY,
    category: 'post.CATEGORY',
    startDate: { heading: 'post.START_DATE', as: 'day' },
    endDate: { heading: 'post.END_DATE', as: 'day' },
    place: 'event.WHERE',
    link: 'post.LINK',
  },
  exported: {
    title: 'post.TITLE',
    lang: POST_HISTORY.lang,
    category: 'post.CATEGORY',
    startDate: { heading: 'post.START_DATE', as: 'day' },
    endDate: { heading: 'post.END_DATE', as: 'day' },
    place: 'event.WHERE',
    link: 'post.LINK',
    state: POST_HISTORY.state,
    openAt: POST_HISTORY.openAt,
    closeAt: POST_HISTORY.closeAt,
    views: 'post.VIEWS',
  },
  files: POST_FILES,
  isOnward: true,
  isCopied: true,
})
