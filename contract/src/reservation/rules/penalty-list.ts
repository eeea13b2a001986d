import * as z from 'zod'
import { manager } from '../../access.ts'
import { call, type Files } from '../../call.ts'
import { CHANGED_MEANWHILE, WRONG_STATE } from '../../fail.ts'
import { MAX_FILE_BYTES, PICTURE_UNREADABLE, PICTURES } from '../../file.ts'
import { listCall } from '../../list.ts'
import { historyCall } from '../../office/history.ts'
import { date, file, idx, key, version } from '../../shape.ts'
import { appeal, penalty, penaltyState } from './penalty.ts'

/** A photo or a PDF of what the member showed; optional where a manager saw it on paper. */
export const WAIVER_DOCUMENTS: Files = {
  part: 'files',
  most: 5,
  maxBytes: MAX_FILE_BYTES,
  accept: [...PICTURES, 'application/pdf'],
}

/** Whether it suspends the member today, or has ended, follows from the days; the stored state does not change with them. */
const row = penalty.extend({
  state: penaltyState,
  memberIdx: idx,
  name: z.string(),
  memberNo: z.string().nullish(),
  bookingNo: z.string().nullish(),
})
export type ListedPenalty = z.output<typeof row>

export const list = listCall('GET /manage/penalties', {
  summary: 'List the penalties of all members, those to be decided first.',
  access: manager('940900', 'R'),
  row,
  sorts: ['state', 'from', 'until', 'due', 'code', 'name'],
  sort: 'state',
  keyword: true,
  filters: {
    state: penaltyState.optional(),
    code: key('501').optional(),
    memberIdx: idx.optional(),
    /** Money that was not paid in time: until it is paid, or the suspension that began instead has ended. */
    overdue: z.boolean().optional(),
    /** A range of first days. */
    from: date.optional(),
    to: date.optional(),
  },
  exported: {
    name: 'penalty-list.MEMBER',
    memberNo: 'penalty-list.MEMBER_NO',
    ruleText: 'penalty-list.RULE',
    state: { heading: 'penalty-list.STATE', as: { texts: 'penalty-list.STATE_' } },
    from: { heading: 'penalty-list.FROM', as: 'day' },
    until: { heading: 'penalty-list.UNTIL', as: 'day' },
    money: { heading: 'penalty-list.MONEY', as: 'money' },
    paid: 'penalty-list.STATE_CLEARED',
    dueDate: { heading: 'penalty-list.DUE', as: 'day' },
    bookingNo: 'penalty-list.BOOKING',
    reason: 'penalty-list.REASON',
  },
  also: { counts: z.object({ PROPOSED: z.int(), OVERDUE: z.int() }) },
})

export const one = call('GET /manage/penalties/{id=penaltyIdx}', {
  summary: 'Read one penalty with its member, its tee time and the documents of its waiver.',
  access: manager('940900', 'R'),
  input: { penaltyIdx: idx },
  data: row.extend({
    appeal: appeal.nullish(),
    /** What the member showed for a personal waiver; the member has no address of it. */
    documents: z.array(file),
  }),
})

export type OnePenalty = z.output<typeof one.data>

export const keepDocuments = call('PUT /manage/penalties/{id=penaltyIdx}/documents', {
  summary: 'Attach up to five private documents to a personal waiver; those that are not kept are deleted.',
  access: manager('940900', 'U'),
  input: {
    penaltyIdx: idx,
    version,
    /** Numbers of the documents to keep. */
    keepFiles: z.array(idx).max(WAIVER_DOCUMENTS.most).default([]),
  },
  data: one.data,
  fails: [WRONG_STATE, CHANGED_MEANWHILE, PICTURE_UNREADABLE],
  kind: 'upload',
  files: WAIVER_DOCUMENTS,
})

export const history = historyCall('penalty', '940900', {
  state: { heading: 'penalty-list.STATE', as: { texts: 'penalty-list.STATE_' } },
  fromDate: { heading: 'penalty-list.FROM', as: 'day' },
  untilDate: { heading: 'penalty-list.UNTIL', as: 'day' },
  dueDate: { heading: 'penalty-list.DUE', as: 'day' },
  documents: 'penalty-list.DOCUMENTS',
})
