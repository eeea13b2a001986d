import type { AuditDeed } from '@clubhouse/contract/audit'
import type { Words } from '../../mail/words.ts'
import { type Entry, fieldOf, keptIn } from './entry.ts'

export interface Place {
  date?: string
  time?: string
  courseIdx?: number
}

/** A part of a change, as the history of the booking tells it: its text is `booking.HISTORY_<code>`. */
export interface BookingDeed {
  code: string
  memberIdx?: number
  from?: Place
  to?: Place
}

/** What an entry tells of a booking; the reservation above this noun knows. */
export type BookingDeeds = (before: unknown, after: unknown, isFirst: boolean) => BookingDeed[]

export const NOUN = 'booking'

const DEEDS: Readonly<Record<string, AuditDeed>> = {
  BOOKED: 'CREATED',
  CANCELLED: 'CANCELLED',
  CANCELLED_LATE: 'CANCELLED',
  CANCELLED_BY_CLUB: 'CANCELLED',
  NO_SHOW: 'CANCELLED',
  NO_SHOW_UNDONE: 'UNDONE',
  CHECK_IN_UNDONE: 'UNDONE',
  PAID_UNDONE: 'UNDONE',
  ERASED: 'ERASED',
}
/** Codes that have a sentence of their own; the others are said as changes. */
const WHOLE = new Set([
  ...Object.keys(DEEDS),
  ...['PLAYED', 'ARRIVED', 'CHECKED_IN', 'TEED_OFF', 'SETTLED', 'PAID', 'MOVED', 'DELAYED', 'HANDED_OVER', 'MERGED'],
  ...['OFFERED', 'OFFER_ENDED'],
])
/** Answers of companions, whole where they gave them themselves. */
const ANSWERS = new Set(['ACCEPTED', 'DECLINED'])
/** What the companion to whom a booking was offered does, in words of its own. */
const OF_HEIR: Readonly<Record<string, string>> = { HANDED_OVER: 'TAKEN_OVER', OFFER_ENDED: 'OFFER_DECLINED' }

export interface BookingSaid {
  code: string
  deed: AuditDeed
  from?: Place
  to?: Place
  /** Who has the booking now. */
  heirIdx?: number
}

export function bookingSaid(entry: Entry, deeds: readonly BookingDeed[]): BookingSaid {
  const of = (code: string, one?: BookingDeed): BookingSaid => ({
    code,
    deed: Object.hasOwn(DEEDS, code) ? DEEDS[code]! : 'CHANGED',
    from: one?.from,
    to: one?.to,
    heirIdx: one?.memberIdx,
  })
  if (entry.after === 'personal data erased') return of('ERASED')
  if (fieldOf(entry.after, 'merged') != null) return of('MERGED')
  const [only, ...more] = deeds
  if (!only || more.length > 0) return of('CHANGED')
  const isOwn = only.memberIdx !== undefined && only.memberIdx === entry.memberIdx
  if (isOwn && Object.hasOwn(OF_HEIR, only.code)) return of(OF_HEIR[only.code]!, only)
  const isOwnAnswer = ANSWERS.has(only.code) && isOwn
  return of(WHOLE.has(only.code) || isOwnAnswer ? only.code : 'CHANGED', only)
}

/** A new booking is logged with its players, and without what was before. */
export const isFirst = ({ before, after }: Entry): boolean => before === null && keptIn(after)?.players !== undefined

/** Whether it may have brought a penalty. */
export const isEnd = ({ after }: Entry): boolean => ['CX', 'CL', 'NS'].includes(String(fieldOf(after, 'state')))

/** What changed, as the history of the booking says it. */
export function whatChanged(
  deeds: readonly BookingDeed[],
  words: Words,
  { name, place }: { name: (memberIdx?: number) => string; place: (one: Place) => object },
): string {
  const prefixed = (prefix: string, one?: Place) =>
    Object.fromEntries(Object.entries(one ? place(one) : {}).map(([key, value]) => [`${prefix}_${key}`, value]))
  return deeds
    .map(({ code, memberIdx, from, to }) =>
      words.say(`HISTORY_${code}`, { name: name(memberIdx), ...prefixed('from', from), ...prefixed('to', to) }),
    )
    .join(' · ')
}
