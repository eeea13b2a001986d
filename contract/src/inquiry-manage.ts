import * as z from 'zod'
import { manager } from './access.ts'
import { call } from './call.ts'
import { CHANGED_MEANWHILE, WRONG_STATE } from './fail.ts'
import { PICTURE_UNREADABLE } from './file.ts'
import { dueFor, INQUIRY_FILES, inquiry, inquiryRow, inquiryState } from './inquiry.ts'
import { listCall } from './list.ts'
import { historyCall } from './office/history.ts'
import { idx, instant, key, lang, person, text, version } from './shape.ts'

const assignee = z.object({ adminIdx: idx, name: z.string() })
export type Assignee = z.output<typeof assignee>

const ofManagers = {
  member: person,
  assignee: assignee.nullish(),
  isOverdue: z.boolean(),
}
const row = inquiryRow.extend(ofManagers)
export type ManagedInquiryRow = z.output<typeof row>

export const list = listCall('GET /manage/inquiries', {
  summary: 'List the enquiries of all members, the next due first.',
  access: manager('950200', 'R'),
  row,
  sorts: ['dueAt', 'createdAt', 'state', 'type'],
  sort: 'dueAt',
  keyword: true,
  filters: {
    state: inquiryState.optional(),
    type: key('768').optional(),
    /** To whom it is assigned. */
    adminIdx: idx.optional(),
    overdue: z.boolean().optional(),
    dueFor: dueFor.optional(),
    /** Whether it waits for a manager to take it; an appeal does not, because it is decided with its penalty. */
    unassigned: z.boolean().optional(),
    /** Whether it waits for the club. */
    open: z.boolean().optional(),
  },
  also: {
    /** The managers who may answer enquiries. */
    assignees: z.array(assignee),
    /** Business days of the club in which they are taken up, which is the first answer, and answered. */
    assignDays: z.int(),
    answerDays: z.int(),
  },
  exported: {
    createdAt: { heading: 'inquiry-manage.CREATED', as: 'instant' },
    type: { heading: 'inquiry-manage.TYPE', as: { code: '768' } },
    title: 'inquiry-manage.HEADING',
    member: 'inquiry-manage.MEMBER',
    state: { heading: 'inquiry-manage.STATE', as: { texts: 'inquiry-manage.STATE_' } },
    assignee: 'inquiry-manage.ASSIGNEE',
    dueFor: { heading: 'inquiry-manage.DUE_FOR', as: { texts: 'inquiry-manage.DUE_FOR_' } },
    dueAt: { heading: 'inquiry-manage.DUE', as: 'instant' },
  },
})

const note = z.object({ text: z.string(), by: z.string(), at: instant })
export type InquiryNote = z.output<typeof note>

const detail = inquiry.extend({
  ...ofManagers,
  /** The language that the member reads, which an answer should be in. */
  memberLang: lang,
  /** After the answer, where the member does not reopen it. */
  closedAfterDays: z.int(),
  notes: z.array(note),
  /** The managers who may answer enquiries. */
  assignees: z.array(assignee),
})
export type ManagedInquiry = z.output<typeof detail>

export const one = call('GET /manage/inquiries/{id=idx}', {
  summary: 'Read an enquiry with its member, its files and the notes of managers.',
  access: manager('950200', 'R'),
  input: { idx },
  data: detail,
})

export const history = historyCall('inquiry', '950200', {
  state: { heading: 'inquiry-manage.STATE', as: { texts: 'inquiry-manage.STATE_' } },
  assignee: 'inquiry-manage.ASSIGNEE',
  type: { heading: 'inquiry-manage.TYPE', as: { code: '768' } },
})

export const assign = call('PUT /manage/inquiries/{id=idx}/assign', {
  summary:
    'Assign an enquiry to a manager who may answer it, until it is answered. The first time is the first answer: the member gets a message with the day of the answer.',
  access: manager('950200', 'U'),
  input: {
    idx,
    version,
    adminIdx: idx,
    /** Added to the first answer, and only there. */
    text: text(2000).default(''),
  },
  data: detail,
  fails: [WRONG_STATE, CHANGED_MEANWHILE],
})

export const answer = call('PUT /manage/inquiries/{id=idx}/answer', {
  summary:
    'Answer an enquiry; the member gets an email. An unassigned one is then assigned to the caller, without a first answer. Appeals are decided with their penalty.',
  access: manager('950200', 'U'),
  input: { idx, version, contents: text(5000).min(1), close: z.boolean().default(false) },
  data: detail,
  fails: [WRONG_STATE, CHANGED_MEANWHILE, PICTURE_UNREADABLE],
  kind: 'upload',
  files: INQUIRY_FILES,
})

export const addNote = call('POST /manage/inquiries/{id=idx}/notes', {
  summary: 'Write a note about an enquiry. Notes are for managers and cannot be changed.',
  access: manager('950200', 'U'),
  input: { idx, text: text(2000).min(1) },
  data: z.array(note),
})
