import * as z from 'zod'
import { manager } from '../access.ts'
import { call } from '../call.ts'
import { fail, WRONG_STATE } from '../fail.ts'
import { idx, lang, text } from '../shape.ts'

/** Rows of one list. */
export const MOST_ROWS = 5000
/** Problems that are told one by one; all of them are counted. */
export const MOST_PROBLEMS = 500
export const IMPORT_BYTES = 5_000_000

export const IMPORT_FIELDS = [
  'memberNo',
  'name',
  'otherName',
  'email',
  'phoneNo',
  'memberType',
  'id',
  'lang',
  'memo',
] as const
export type ImportField = (typeof IMPORT_FIELDS)[number]

/** The end of the key of each heading: HEAD_NO in the texts of `member-import`. */
export const HEADINGS = {
  memberNo: 'NO',
  name: 'NAME',
  otherName: 'OTHER_NAME',
  email: 'EMAIL',
  phoneNo: 'PHONE',
  memberType: 'TYPE',
  id: 'ID',
  lang: 'LANG',
  memo: 'MEMO',
} as const satisfies Record<ImportField, string>

export const WHY_REFUSED = ['FORMAT', 'TOO_LARGE', 'TOO_MANY_ROWS', 'FORMULAS', 'HEADINGS', 'EMPTY'] as const
/** The file as a whole cannot be read; `most` is the limit that it exceeds, if any. */
export const IMPORT_REFUSED = /* @__PURE__ */ fail('member', 'IMPORT_REFUSED', {
  why: z.enum(WHY_REFUSED),
  /** Its name. */
  file: z.string(),
  most: z.int().optional(),
})

/**
 * MISSING, WRONG: the value. TYPE, LANGUAGE: the club does not have it. TWICE: an earlier row is about the same member.
 * TAKEN: another account has this value. CLOSED: the account was closed. LETTERS: both names have the same.
 */
export const PROBLEMS = ['MISSING', 'WRONG', 'TYPE', 'LANGUAGE', 'TWICE', 'TAKEN', 'CLOSED', 'LETTERS'] as const

export const importProblem = z.object({
  /** As the spreadsheet counts: the headings are row 1. */
  row: z.int(),
  field: z.enum(IMPORT_FIELDS),
  problem: z.enum(PROBLEMS),
  value: z.string(),
  /** The earlier row, for TWICE. */
  other: z.int().nullish(),
})
export type ImportProblem = z.output<typeof importProblem>

const summary = {
  importIdx: idx,
  fileName: z.string(),
  rows: z.int(),
  /** Members who would be or were added, changed or left alone. */
  created: z.int(),
  changed: z.int(),
  same: z.int(),
  problems: z.array(importProblem),
  problemCount: z.int(),
}

export const check = call('POST /manage/members/import', {
  summary: 'Read a list of members, .xlsx or .csv, and return what importing it would change. Nothing is imported.',
  access: manager('950100', 'C'),
  input: {},
  data: z.object(summary),
  fails: [IMPORT_REFUSED],
  kind: 'upload',
  files: {
    part: 'file',
    most: 1,
    maxBytes: IMPORT_BYTES,
    accept: [
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'text/csv',
      // What browsers call a CSV file where Excel is installed.
      'application/vnd.ms-excel',
    ],
  },
})

export const start = call('PUT /manage/members/import/{id=importIdx}', {
  summary: 'Import a list that was read without problems: all of it or nothing. It is checked again first.',
  access: manager('950100', 'C'),
  input: {
    importIdx: idx,
    /** Emails each new member a temporary password. */
    invite: z.boolean(),
    reason: text(500).min(1),
  },
  data: z.object({ state: z.literal('RUNNING') }),
  fails: [WRONG_STATE],
})

export const one = call('GET /manage/members/import/{id=importIdx}', {
  summary: 'Read the progress of an import.',
  access: manager('950100', 'C'),
  input: { importIdx: idx },
  data: z.object({
    ...summary,
    /** FAILED: a row cannot be imported any more, so nothing was. CANCELLED: nothing was imported. */
    state: z.enum(['CHECKED', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED']),
    toInvite: z.int(),
    invited: z.int(),
    /** The rest of the invitations was cancelled. */
    isCancelled: z.boolean(),
  }),
})

export const cancel = call('DELETE /manage/members/import/{id=importIdx}', {
  summary: 'Cancel an import before it begins: nothing is imported. After that, cancel the remaining invitations.',
  access: manager('950100', 'C'),
  input: { importIdx: idx },
  data: z.object({
    /** DONE: every row is imported, and stays. */
    state: z.enum(['CANCELLED', 'DONE']),
    invited: z.int(),
    notInvited: z.int(),
  }),
  fails: [WRONG_STATE],
})

export const template = call('GET /manage/members/import/template', {
  summary: 'Download an empty list for the import, with its headings and what each means.',
  access: manager('950100', 'C'),
  input: { textLang: lang.optional() },
  data: z.null(),
  kind: 'download',
})
