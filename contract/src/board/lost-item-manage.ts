import * as z from 'zod'
import { manager } from '../access.ts'
import { call, type Files } from '../call.ts'
import { CHANGED_MEANWHILE, WRONG_STATE } from '../fail.ts'
import { MAX_FILE_BYTES, PICTURE_UNREADABLE, PICTURES } from '../file.ts'
import { UNDO_OVER, UNDO_SECONDS } from '../office/undo.ts'
import { pagesOf, recordCalls, translated } from '../record.ts'
import { date, file, idx, instant, key, missingIn, person, text, version } from '../shape.ts'
import { TOO_SOON } from '../terms.ts'
import { claimState } from './lost-claim.ts'
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

/** Drawn on the screen, or the photo of a signed paper. */
export const SIGNATURE: Files = { part: 'file', most: 1, maxBytes: MAX_FILE_BYTES, accept: PICTURES }

const claim = z.object({
  claimIdx: idx,
  member: person,
  description: z.string(),
  phoneNo: z.string(),
  at: instant,
  state: claimState,
  /** Why it was refused, for the manager. */
  reason: z.string().nullish(),
})
export type ManagedClaim = z.output<typeof claim>

const report = z.object({
  reportIdx: idx,
  member: person,
  title: z.string(),
  text: z.string(),
  lostDate: date,
  place: z.string(),
})
const refusals = translated({ reason: text(300) })

const words = { title: text(100), foundPlace: text(120) }
const shown = lostItem.shape

export const lostItemRecord = recordCalls('/manage/lost-items', '930700', {
  noun: 'lost-item',
  id: 'idx',
  one: 'a found item',
  stays: true,
  summaries: {
    one: 'Read a found item with its hidden marks, photos and claims, and the reports that match it.',
    create: 'Register a found item. Changing its status publishes it.',
    change: 'Change a found item that is still at the club.',
  },
  fields: {
    /** In the club's own language, like the place; `translated` has the others. */
    title: { row: shown.title, in: words.title.min(1), isWords: true, show: 'lost-item-edit.NAME' },
    kind: { row: shown.kind, show: { heading: 'lost-item-edit.KIND', as: { code: '792' } } },
    foundDate: { row: shown.foundDate, show: { heading: 'lost-item-edit.FOUND_DATE', as: 'day' } },
    foundPlace: {
      row: shown.foundPlace,
      in: words.foundPlace.min(1),
      isWords: true,
      show: 'lost-item-edit.FOUND_PLACE',
    },
    translated: translated(words),
    keepUntil: { row: shown.keepUntil, in: null, show: { heading: 'lost-item-edit.KEEP_UNTIL', as: 'day' } },
    state: {
      row: shown.state,
      in: null,
      show: { heading: 'lost-item-edit.STATE', as: { texts: 'lost-item-edit.STATE_' } },
    },
    /** Marks that prove an owner; nothing public has them. */
    hidden: { row: z.string(), in: text(500).default('') },
    finder: { row: z.string().nullish(), in: text(100).optional(), isLeftOut: true },
    /** Who took it back. */
    signedBy: { row: z.string().nullish(), in: null },
  },
  upload: {
    files: { part: 'files', most: MOST_PHOTOS, maxBytes: MAX_FILE_BYTES, accept: PICTURES },
    kept: {
      /** Numbers of the photos to keep; others are deleted. */
      keepFiles: z.array(idx).max(MOST_PHOTOS).default([]),
    },
  },
  detail: {
    /** Photos for managers only. */
    files: z.array(file),
    claims: z.array(claim),
    /** The open reports that match; of an item that was returned, the one that it answered. */
    reports: z.array(report),
    /** Of an item that was returned: when it was signed for. */
    signedAt: instant.nullish(),
    /** Left out where the name was typed instead. For managers only. */
    signature: file.nullish(),
  },
  noted: {
    hidden: 'lost-item-edit.HIDDEN',
    finder: 'lost-item-edit.FINDER',
    signedBy: 'lost-item-edit.SIGNED_BY',
    signature: 'lost-item-edit.SIGNATURE',
    claims: 'lost-item-edit.CLAIMS',
    files: 'lost-item-edit.PHOTOS',
  },
  fails: { create: [WRONG_STATE, PICTURE_UNREADABLE] },
})
export const { one, history, create, change } = lostItemRecord
export type ManagedLostItem = z.output<typeof one.data>

const row = lostItem.extend({
  /** Claims of members that are not decided. */
  claims: z.int(),
  /** Open reports of members who lost such a thing in the month before it was found. */
  matches: z.int(),
  missingIn,
})
export type LostItemRow = z.output<typeof row>

export const list = pagesOf(lostItemRecord, {
  summary: 'List found items in every state, with open claims and reports.',
  row,
  sorts: ['foundDate', 'keepUntil', 'kind', 'state', 'idx'],
  sort: '-foundDate',
  keyword: true,
  filters: {
    state: lostItemState.optional(),
    kind: key('792').optional(),
    /** With claims that are not decided, or without. */
    claimed: z.boolean().optional(),
    /** Those still at the club that it keeps no longer. */
    over: z.boolean().optional(),
    /** Valuables that are to be handed to the police. */
    police: z.boolean().optional(),
    /** Days on which it was found, both included. */
    from: date.optional(),
    to: date.optional(),
  },
  exported: { ...lostItemRecord.shown, claims: 'lost-item-edit.CLAIMS', matches: 'lost-item-edit.MATCHES' },
})

export const setState = call('PUT /manage/lost-items/{id=idx}/state', {
  summary:
    'Change the status of a found item: publish, accept a claim, hand over to the owner or the police, or dispose of it. A hand-over to the owner is signed for: drawn, or typed.',
  access: manager('930700', 'U'),
  input: {
    idx,
    version,
    state: lostItemState,
    /** The claim that is right; the others are refused when the item is handed over. */
    claimIdx: idx.optional(),
    /** The report that it answers. Without it, that of the accepted claimant which matches. */
    reportIdx: idx.optional(),
    /** Name of the person who signed for it; needed for RETURNED. */
    signedBy: text(100).optional(),
    /** The person typed the name in place of a drawn signature; RETURNED needs either. */
    isTyped: z.boolean().default(false),
    reason: text(300).optional(),
  },
  data: one.data,
  fails: [WRONG_STATE, TOO_SOON, CHANGED_MEANWHILE, PICTURE_UNREADABLE],
  kind: 'upload',
  files: SIGNATURE,
})

export const refuse = call('PUT /manage/lost-items/{id=idx}/claims/{x=claimIdx}', {
  summary:
    'Refuse a claim with a reason, which the member reads. An item that waited for the claimant is published again.',
  access: manager('930700', 'U'),
  input: {
    idx,
    claimIdx: idx,
    version,
    state: z.enum(['REFUSED']),
    reason: text(300).min(1),
    translated: refusals.in,
  },
  data: one.data,
  fails: [WRONG_STATE, CHANGED_MEANWHILE],
})

export const undo = call('PUT /manage/lost-items/{id=idx}/undo', {
  summary: `Undo the last change of status within ${UNDO_SECONDS} seconds; only for the manager who made it.`,
  access: manager('930700', 'U'),
  input: { idx },
  data: create.data,
  fails: [UNDO_OVER],
})
