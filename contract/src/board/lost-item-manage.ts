import * as z from 'zod'
import { manager } from '../access.ts'
import { call } from '../call.ts'
import { CHANGED_MEANWHILE, WRONG_STATE } from '../fail.ts'
import { MAX_FILE_BYTES, PICTURE_UNREADABLE, PICTURES } from '../file.ts'
import { listCall } from '../list.ts'
import { historyCall } from '../office/history.ts'
import { UNDO_OVER, UNDO_SECONDS } from '../office/undo.ts'
import { date, file, idx, instant, key, lang, person, text, version } from '../shape.ts'
import { TOO_SOON } from '../terms.ts'
import { type LostItemState, lostItem, lostItemState } from './lost-item.ts'

/** What a found item may become. Source: docs/rules.md, Content. Decision 077. */
export const NEXT_STATES: Readonly<Record<LostItemState, readonly LostItemState[]>> = {
  FOUND: ['PUBLISHED', 'CLAIMED', 'RETURNED', 'TO_POLICE', 'DISPOSED'],
  PUBLISHED: ['FOUND', 'CLAIMED', 'RETURNED', 'TO_POLICE', 'DISPOSED'],
  CLAIMED: ['FOUND', 'PUBLISHED', 'RETURNED', 'TO_POLICE'],
  RETURNED: [],
  TO_POLICE: [],
  DISPOSED: [],
}

export const MOST_PHOTOS = 5
const words = { title: text(100), foundPlace: text(120) }
const translated = z.record(lang, z.object(words).partial())

const row = lostItem.extend({
  /** Claims of members that are not decided. */
  claims: z.int(),
  /** Open reports of members who lost such a thing in the month before it was found. */
  matches: z.int(),
})
export type LostItemRow = z.output<typeof row>

const claim = z.object({
  claimIdx: idx,
  member: person,
  description: z.string(),
  phoneNo: z.string(),
  at: instant,
  state: z.enum(['OPEN', 'ACCEPTED', 'REFUSED']),
})

const report = z.object({
  reportIdx: idx,
  member: person,
  title: z.string(),
  text: z.string(),
  lostDate: date,
  place: z.string(),
})

/** `title` and `foundPlace` in the club's own language; `translated` has the others. */
const whole = lostItem.extend({
  translated,
  /** Marks that prove an owner; nothing public has them. */
  hidden: z.string(),
  finder: z.string().nullish(),
  /** Who took it back. */
  signedBy: z.string().nullish(),
  /** Photos for managers only. */
  files: z.array(file),
  claims: z.array(claim),
  reports: z.array(report),
  version,
})
export type ManagedLostItem = z.output<typeof whole>

const fields = {
  kind: key('792'),
  title: words.title.min(1),
  translated: translated.optional(),
  hidden: text(500).default(''),
  foundDate: date,
  foundPlace: words.foundPlace.min(1),
  finder: text(100).optional(),
}
const saved = z.object({ idx, version })
const files = { part: 'files', most: MOST_PHOTOS, maxBytes: MAX_FILE_BYTES, accept: PICTURES } as const

const FIELDS = {
  title: 'lost-item-edit.NAME',
  kind: { heading: 'lost-item-edit.KIND', as: { code: '792' } },
  foundDate: { heading: 'lost-item-edit.FOUND_DATE', as: 'day' },
  foundPlace: 'lost-item-edit.FOUND_PLACE',
  keepUntil: { heading: 'lost-item-edit.KEEP_UNTIL', as: 'day' },
  state: { heading: 'lost-item-edit.STATE', as: { texts: 'lost-item-edit.STATE_' } },
} as const

export const list = listCall('GET /manage/lost-items', {
  summary: 'List found items in every state, with open claims and reports.',
  access: manager('930700', 'R'),
  row,
  sorts: ['foundDate', 'keepUntil', 'kind', 'state', 'idx'],
  sort: '-foundDate',
  keyword: true,
  filters: {
    state: lostItemState.optional(),
    kind: key('792').optional(),
    /** Days on which it was found, both included. */
    from: date.optional(),
    to: date.optional(),
  },
  exported: { ...FIELDS, claims: 'lost-item-edit.CLAIMS', matches: 'lost-item-edit.MATCHES' },
})

export const one = call('GET /manage/lost-items/{id=idx}', {
  summary: 'Read a found item with its hidden marks, photos and claims, and the reports that match it.',
  access: manager('930700', 'R'),
  input: { idx },
  data: whole,
})

export const history = historyCall('lost-item', '930700', {
  ...FIELDS,
  hidden: 'lost-item-edit.HIDDEN',
  finder: 'lost-item-edit.FINDER',
  signedBy: 'lost-item-edit.SIGNED_BY',
  files: 'lost-item-edit.PHOTOS',
})

export const create = call('POST /manage/lost-items', {
  summary: 'Register a found item. Changing its status publishes it.',
  access: manager('930700', 'C'),
  input: fields,
  data: saved,
  fails: [WRONG_STATE, PICTURE_UNREADABLE],
  kind: 'upload',
  files,
})

export const change = call('PUT /manage/lost-items/{id=idx}', {
  summary: 'Change a found item that is still at the club.',
  access: manager('930700', 'U'),
  input: {
    idx,
    version,
    ...fields,
    /** Numbers of the photos to keep; others are deleted. */
    keepFiles: z.array(idx).max(MOST_PHOTOS).default([]),
  },
  data: saved,
  fails: [WRONG_STATE, CHANGED_MEANWHILE, PICTURE_UNREADABLE],
  kind: 'upload',
  files,
})

export const setState = call('PUT /manage/lost-items/{id=idx}/state', {
  summary: 'Change the status of a found item: publish, hand over to the owner or the police, or dispose of it.',
  access: manager('930700', 'U'),
  input: {
    idx,
    version,
    state: lostItemState,
    /** The claim that is right; the others are refused when the item is handed over. */
    claimIdx: idx.optional(),
    /** Name of the person who signed for it; needed for RETURNED. */
    signedBy: text(100).optional(),
    reason: text(300).optional(),
  },
  data: whole,
  fails: [WRONG_STATE, TOO_SOON, CHANGED_MEANWHILE],
})

export const undo = call('PUT /manage/lost-items/{id=idx}/undo', {
  summary: `Undo the last change of status within ${UNDO_SECONDS} seconds; only for the manager who made it.`,
  access: manager('930700', 'U'),
  input: { idx },
  data: saved,
  fails: [UNDO_OVER],
})
