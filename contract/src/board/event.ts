import * as z from 'zod'
import { anyone, manager } from '../access.ts'
import { call } from '../call.ts'
import { CHANGED_MEANWHILE, WRONG_STATE } from '../fail.ts'
import { PICTURE_UNREADABLE } from '../file.ts'
import { listCall } from '../list.ts'
import { date, idx, instant, lang, ofClub, text } from '../shape.ts'
import { isSafeLink } from './link.ts'
import {
  BOARD,
  BOARD_AGAIN,
  deleted,
  FOR_MANAGERS,
  POST_FILES,
  POST_ROW,
  saved,
  scope,
  someIdx,
  WHOLE_POST,
} from './post.ts'

/** Where an event stands on the club's today: under way, still to come, over. */
const stage = z.enum(['now', 'soon', 'ended'])
export type Stage = z.output<typeof stage>

/** An event in a list. Only drafts, such as copies, have no dates yet. */
const eventRow = z.object({
  ...POST_ROW,
  openAt: instant.nullish(),
  /** First and last day, both included. */
  startDate: date.nullish(),
  endDate: date.nullish(),
  place: z.string().nullish(),
  /** An https address or a path of the site. */
  link: z.string().nullish(),
  /** The club's today is one of its days. */
  progress: z.boolean(),
  /** Not in the specification, whose `progress` does not tell before from after. */
  stage: stage.nullish(),
  ...FOR_MANAGERS,
})
export type EventRow = z.output<typeof eventRow>

const event = eventRow.omit({ hasFile: true }).extend(WHOLE_POST)
export type Event = z.output<typeof event>

export const list = listCall('GET /event', {
  summary:
    'List the events, by first day when current or upcoming, else by last day; with `scope` unpublished ones too.',
  access: anyone,
  row: eventRow,
  sorts: ['startDate', 'endDate', 'openAt', 'title', 'views', 'idx'],
  sort: ({ progress }) => (progress === 'now' || progress === 'soon' ? 'startDate' : '-startDate'),
  keyword: true,
  filters: { clubCode: ofClub, lang: lang.optional(), progress: stage.optional(), scope },
  // Posts open and close by the clock, so a kept answer is never older than a second.
  cache: { shows: ['event'], seconds: 1, moreFor: ['930400', 'R'] },
})

export const one = call('GET /event/{id=idx}', {
  summary: 'Read one event; counts one view per viewer and day. Managers with read access also see unpublished ones.',
  access: anyone,
  input: { idx },
  data: event,
})

const fields = {
  ...BOARD,
  startDate: date,
  endDate: date,
  place: text(200).nullish(),
  link: text(500)
    .refine((v) => v === '' || isSafeLink(v), { message: 'must be https or a path of the site' })
    .nullish(),
}

export const create = call('POST /event', {
  summary: 'Create an event with its image and files.',
  access: manager('930400', 'C'),
  input: fields,
  data: saved,
  fails: [PICTURE_UNREADABLE],
  kind: 'upload',
  files: POST_FILES,
  idempotent: true,
})

export const update = call('PUT /event', {
  summary: 'Change an event’s text, dates and files; a published event can end but not become a draft.',
  access: manager('930400', 'U'),
  input: { ...fields, ...BOARD_AGAIN },
  data: saved,
  fails: [PICTURE_UNREADABLE, CHANGED_MEANWHILE, WRONG_STATE],
  kind: 'upload',
  files: POST_FILES,
})

export const remove = call('DELETE /event', {
  summary: 'Archive events.',
  access: manager('930400', 'D'),
  input: { idx: someIdx },
  data: deleted,
})

export const clone = call('POST /event/clone', {
  summary: 'Copy an event to a draft without dates.',
  access: manager('930400', 'C'),
  input: { idx },
  data: saved,
  idempotent: true,
})
