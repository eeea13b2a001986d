import * as z from 'zod'
import { member } from '../access.ts'
import { call, type Files } from '../call.ts'
import { RATE_LIMIT, WRONG_STATE } from '../fail.ts'
import { DOCUMENTS, MAX_FILE_BYTES, PICTURE_UNREADABLE, PICTURES } from '../file.ts'
import { listCall } from '../list.ts'
import { date, file, idx, instant, key, text } from '../shape.ts'
import { claimState } from './lost-claim.ts'
import { lostItem } from './lost-item.ts'

export const REPORT_STATES = ['OPEN', 'WITHDRAWN', 'RETURNED'] as const
export const reportState = z.enum(REPORT_STATES)
export type ReportState = z.output<typeof reportState>

/** What a member may send with a report. */
export const REPORT_FILES: Files = {
  part: 'files',
  most: 5,
  maxBytes: MAX_FILE_BYTES,
  accept: [...PICTURES, ...DOCUMENTS],
}

const fields = {
  kind: key('792'),
  title: text(100).min(1),
  text: text(2000),
  lostDate: date,
  place: text(120),
}

export const lostReportRow = z.object({
  reportIdx: idx,
  kind: fields.kind,
  title: z.string(),
  lostDate: date,
  place: z.string(),
  state: reportState,
  /** Published items of the same kind that the member did not claim, found from the day of the loss to 30 days later; none once it is over. */
  matches: z.int(),
})
export type LostReportRow = z.output<typeof lostReportRow>

export const mine = listCall('GET /lost-item/reports', {
  summary: 'List what the member reported as lost, the newest first, with the number of published items that match.',
  access: member,
  row: lostReportRow,
  sorts: ['reportIdx', 'lostDate'],
  sort: '-reportIdx',
  keyword: true,
})

/** An item, and what the member of the report last claimed of it. */
const matchingItem = lostItem.extend({ claim: claimState.nullish() })

export const lostReport = lostReportRow.extend({
  text: z.string(),
  at: instant,
  booking: z.object({ bookingIdx: idx, bookingNo: z.string(), date }).nullish(),
  files: z.array(file),
  /**
   * The published items that match and those that the member was promised, the first found first, each with the state of
   * the member’s last claim of it. Never with a photo or a mark.
   */
  found: z.array(matchingItem),
})
export type LostReport = z.output<typeof lostReport>

export const one = call('GET /lost-item/reports/{id=reportIdx}', {
  summary: 'Read one report of the member, with the published items that match it.',
  access: member,
  input: { reportIdx: idx },
  data: lostReport,
})

export const create = call('POST /lost-item/reports', {
  summary: 'Report a lost item, with up to five private files.',
  access: member,
  input: {
    ...fields,
    text: fields.text.default(''),
    place: fields.place.default(''),
    /** A tee time that the member booked or played in. */
    bookingIdx: idx.optional(),
  },
  data: z.object({ reportIdx: idx }),
  fails: [RATE_LIMIT, PICTURE_UNREADABLE],
  kind: 'upload',
  files: REPORT_FILES,
  evenWhenLimited: ['READ_ONLY'],
})

export const setState = call('PUT /lost-item/reports/{id=reportIdx}/state', {
  summary: 'Withdraw a report, because the item turned up or is not missed any more.',
  access: member,
  input: { reportIdx: idx, state: z.enum(['WITHDRAWN']) },
  data: lostReport,
  fails: [WRONG_STATE],
  evenWhenLimited: ['READ_ONLY'],
})
