import * as z from 'zod'
import { member } from './access.ts'
import { call, type Files } from './call.ts'
import { CHANGED_MEANWHILE, RATE_LIMIT, WRONG_STATE } from './fail.ts'
import { DOCUMENTS, MAX_FILE_BYTES, PICTURE_UNREADABLE, PICTURES } from './file.ts'
import { listCall } from './list.ts'
import { date, file, idx, instant, key, text, version } from './shape.ts'

export const MOST_INQUIRY_FILES = 5

/** What a member may send with an enquiry. */
export const INQUIRY_FILES: Files = {
  part: 'files',
  most: MOST_INQUIRY_FILES,
  maxBytes: MAX_FILE_BYTES,
  accept: [...PICTURES, ...DOCUMENTS],
}

/** Each leads to the next; from ANSWERED a member may go to REOPENED. Source: docs/rules.md, Enquiries. */
export const INQUIRY_STATES = ['RECEIVED', 'ASSIGNED', 'ANSWERED', 'REOPENED', 'CLOSED'] as const
export const inquiryState = z.enum(INQUIRY_STATES)
export type InquiryState = z.output<typeof inquiryState>
/** In these an enquiry waits for the club. */
export const OPEN_STATES: readonly InquiryState[] = ['RECEIVED', 'ASSIGNED', 'REOPENED']

/** The type of an appeal against a penalty, which has a call and an answer of its own. */
export const APPEAL = 'APPEAL'

/** What the club owes next; an appeal is answered by the decision on its penalty. */
export const dueFor = z.enum(['FIRST_ANSWER', 'ANSWER'])

export const inquiryRow = z.object({
  idx,
  type: key('768'),
  title: z.string(),
  state: inquiryState,
  bookingIdx: idx.nullish(),
  penaltyIdx: idx.nullish(),
  reopensLeft: z.int(),
  /** The end of the business day by which the club means to give its first answer, or its answer; of an appeal, of the day to decide it. */
  dueAt: instant.nullish(),
  dueFor: dueFor.nullish(),
  createdAt: instant,
  updatedAt: instant,
  version,
})
export type InquiryRow = z.output<typeof inquiryRow>

/** Whether no manager has taken it up: its member may change it, and who takes it up answers it first. An appeal goes with its penalty. */
export const isUntaken = ({ state, type }: Pick<InquiryRow, 'state' | 'type'>): boolean =>
  state === 'RECEIVED' && type !== APPEAL

const firstAnswer = z.object({
  /** What a manager added, such as what is looked into. */
  text: z.string(),
  at: instant,
  /** Who takes care of it. */
  by: z.string().nullish(),
  /** The day that the member was given for the answer. */
  answerBy: date,
})
export type InquiryFirstAnswer = z.output<typeof firstAnswer>

const answer = z.object({
  contents: z.string(),
  files: z.array(file),
  answeredAt: instant,
  /** Left out where a job or the weather answered. */
  by: z.string().nullish(),
})
export type InquiryAnswer = z.output<typeof answer>

export const inquiry = inquiryRow.extend({
  contents: z.string(),
  files: z.array(file),
  /** Sent when a manager takes it up. Left out where it was answered without one. */
  firstAnswer: firstAnswer.nullish(),
  /** Left out while it is reopened: the answer that was not enough is in `reopens`. */
  answer: answer.nullish(),
  /** Of an answered one: when a job closes it, unless it is reopened. */
  closesAt: instant.nullish(),
  reopens: z.array(z.object({ answer, text: z.string(), at: instant })),
  /** The tee time that it is about. */
  booking: z.object({ bookingIdx: idx, bookingNo: z.string(), date }).nullish(),
})
export type Inquiry = z.output<typeof inquiry>

const saved = z.object({ idx, version })
const fields = {
  /** Not APPEAL: that is a call of the penalty. */
  type: key('768'),
  title: text(200).min(1),
  contents: text(5000).min(1),
}

export const mine = listCall('GET /voc', {
  summary: 'List the member’s enquiries, the newest first; appeals against penalties too.',
  access: member,
  row: inquiryRow,
  sorts: ['createdAt'],
  sort: '-createdAt',
  keyword: true,
  filters: { type: key('768').optional(), state: inquiryState.optional() },
  /** Business days in which the club means to answer. */
  also: { answerDays: z.int() },
})

export const one = call('GET /voc/{id=idx}', {
  summary: 'Read one of the member’s enquiries with its answers. Notes of managers are never sent.',
  access: member,
  input: { idx },
  data: inquiry,
})

export const create = call('POST /voc', {
  summary: 'Write an enquiry to the club, with up to five private files.',
  access: member,
  input: {
    ...fields,
    /** A tee time that the member booked or plays in. */
    bookingIdx: idx.optional(),
    /** A penalty of the member. */
    penaltyIdx: idx.optional(),
  },
  data: saved,
  fails: [RATE_LIMIT, PICTURE_UNREADABLE],
  kind: 'upload',
  files: INQUIRY_FILES,
  evenWhenLimited: ['READ_ONLY'],
})

export const change = call('PUT /voc', {
  summary: 'Change an enquiry until a manager has taken it up.',
  access: member,
  input: {
    idx,
    version,
    ...fields,
    /** Numbers of the files to keep; others are deleted. */
    keepFiles: z.array(idx).max(MOST_INQUIRY_FILES).default([]),
  },
  data: saved,
  fails: [WRONG_STATE, CHANGED_MEANWHILE, PICTURE_UNREADABLE],
  kind: 'upload',
  files: INQUIRY_FILES,
  evenWhenLimited: ['READ_ONLY'],
})

export const remove = call('DELETE /voc', {
  summary: 'Delete an enquiry and its files, until a manager has taken it up.',
  access: member,
  input: { idx },
  data: z.object({ deleted: z.int() }),
  fails: [WRONG_STATE],
  evenWhenLimited: ['READ_ONLY'],
})

export const setState = call('PUT /voc/{id=idx}/state', {
  summary: 'Reopen an answered enquiry, as often as the club allows, or close it.',
  access: member,
  input: { idx, state: z.enum(['REOPENED', 'CLOSED']), text: text(5000).optional() },
  data: inquiry,
  fails: [WRONG_STATE],
  evenWhenLimited: ['READ_ONLY'],
})
