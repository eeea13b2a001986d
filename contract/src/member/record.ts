import * as z from 'zod'
import { manager } from '../access.ts'
import { call } from '../call.ts'
import { CHANGED_MEANWHILE, IN_USE, WRONG_STATE } from '../fail.ts'
import { listCall } from '../list.ts'
import { date, idx, instant, key, lang, money, text, version } from '../shape.ts'
import { email, loginId, memberNo, otherName, personName, phoneNo } from './person.ts'
import { ID_TAKEN } from './refusal.ts'

const saved = z.object({ memberIdx: idx, version })

export const note = z.object({
  noteIdx: idx,
  text: z.string(),
  /** The manager who wrote it. */
  by: z.string(),
  at: instant,
})
export type Note = z.output<typeof note>

const fields = {
  name: personName,
  otherName: otherName.default(''),
  email,
  phoneNo,
  memberType: key('702'),
  /** An empty text removes it. */
  memberNo: memberNo.optional(),
}
const reason = text(500).min(1)

export const create = call('POST /manage/members', {
  summary: 'Add a member. Login is possible once a temporary password has been sent.',
  access: manager('950100', 'C'),
  input: {
    ...fields,
    /** Made of the email address unless given. */
    id: loginId.optional(),
    lang: lang.optional(),
    /** The first note about the member. */
    memo: text(1000).optional(),
    /** Emails a temporary password, valid for a day. */
    invite: z.boolean().default(false),
    reason,
  },
  data: saved,
  fails: [ID_TAKEN, IN_USE],
})

export const change = call('PUT /manage/members/{id=memberIdx}', {
  summary:
    'Change a member’s personal details, contact details or type. The previous address is notified of a changed email.',
  access: manager('950100', 'U'),
  input: {
    memberIdx: idx,
    version,
    ...fields,
    /** Unless given it stays, as the number does. */
    otherName: otherName.optional(),
    memo: text(1000).optional(),
    reason,
  },
  data: saved,
  fails: [CHANGED_MEANWHILE, IN_USE, WRONG_STATE],
})

export const addNote = call('POST /manage/members/{id=memberIdx}/notes', {
  summary: 'Write a note about a member. Notes are for managers and cannot be changed.',
  access: manager('950100', 'U'),
  input: { memberIdx: idx, text: text(1000).min(1) },
  data: z.array(note),
})

const teeTime = z.object({
  bookingIdx: idx,
  bookingNo: z.string(),
  state: key('509'),
  date,
  time: z.string(),
  courseName: z.string(),
  /** False where another member booked it. */
  isBooker: z.boolean(),
  booker: z.string(),
  players: z.int(),
})
export type MemberTeeTime = z.output<typeof teeTime>

export const teeTimes = listCall('GET /manage/members/{id=memberIdx}/tee-times', {
  summary: 'List the tee times of a member, booked or as a companion.',
  access: manager('950100', 'R'),
  row: teeTime,
  sorts: ['date'],
  sort: '-date',
  filters: {
    memberIdx: idx,
    /** Those that have not begun, or the others; all without it. */
    ahead: z.boolean().optional(),
  },
})

const sent = z.object({
  messageIdx: idx,
  title: z.string(),
  contents: z.string(),
  sentAt: instant,
  readAt: instant.nullish(),
})
export type SentMessage = z.output<typeof sent>

export const messages = listCall('GET /manage/members/{id=memberIdx}/messages', {
  summary: 'List the messages that a member received on the site.',
  access: manager('950100', 'R'),
  row: sent,
  sorts: ['sentAt'],
  sort: '-sentAt',
  filters: { memberIdx: idx },
})

/** TYPE: the type may not book it. LATER: it has not opened for the type. DAY, MONTH: more than the type may book. */
export const NO_LONGER = ['TYPE', 'LATER', 'DAY', 'MONTH'] as const

const terms = z.object({
  /** How days open for the type and how many it may book, in words. */
  text: z.string(),
  /** Green fee of one person on the next weekday, or the next Saturday or Sunday; null without one. */
  greenFee: money.nullable(),
})

export const typeEffects = call('GET /manage/members/{id=memberIdx}/type-effects', {
  summary: 'Read what another type would change for a member: opening, limits, fees, and tee times no longer allowed.',
  access: manager('950100', 'R'),
  input: { memberIdx: idx, memberType: key('702') },
  data: z.object({
    currency: z.string(),
    days: z.array(z.object({ dayClass: z.enum(['WEEKDAY', 'WEEKEND']), before: terms, after: terms })),
    /** Booked tee times that the type could not book now. They stay until someone cancels them. */
    bookings: z.array(
      z.object({
        bookingIdx: idx,
        bookingNo: z.string(),
        date,
        time: z.string(),
        courseName: z.string(),
        why: z.enum(NO_LONGER),
      }),
    ),
  }),
})
