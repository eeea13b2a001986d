import type { MailKind } from '@clubhouse/contract/mail'
import type { Fact } from '../mail/frame.ts'
import type { TeeTimeValues, ValuesOf } from '../mail/kinds.ts'

/** The people, dates and codes in the emails of a preview. None of them is real, and no code opens anything. */
export interface Cast {
  name: string
  booker: string
  companion: string
  course: string
  phone: string
  reason: string
  rule: string
  device: string
  title: string
  paragraphs: readonly string[]
  facts: readonly Fact[]
  /** Of a booking. */
  changes: readonly string[]
  /** Of a group. */
  days: readonly string[]
  money: number
  now: Temporal.Instant
  soon: Temporal.Instant
  /** Days of the club: the tee time, a day after it, a day long ago. */
  date: string
  later: string
  earlier: string
}

const ID = 'minjun'
const TIME = '07:12'
const LATER_TIME = '08:24'

/** As long as the hash of an entry. */
const SAMPLE_HASH = '0123456789abcdef'.repeat(4)
const FINGERPRINT = { words: 'horse sound link refuse tomorrow gasp', root: SAMPLE_HASH }

const teeTime = ({ name, booker, course, date, facts }: Cast): TeeTimeValues => ({
  name,
  bookingIdx: 0,
  date,
  time: TIME,
  course,
  booker,
  facts,
})

const drawn = ({ name, title, date }: Cast) => ({ name, drawIdx: 1, title, date })

/** The values of an example of each kind. */
export const SAMPLES: { readonly [K in MailKind]: (cast: Cast) => ValuesOf<K> } = {
  CERT_CODE: ({ soon }) => ({ code: '123456', until: soon, purpose: 'SIGNUP' }),
  FIND_ID: ({ name }) => ({ name, ids: [ID, `${ID}07`] }),
  PASSWORD_RESET: ({ name }) => ({ name, id: ID, password: 'Example-1234' }),
  WELCOME: ({ name }) => ({ name, id: ID }),
  APPROVAL_PENDING: ({ name }) => ({ name }),
  APPROVED: ({ name }) => ({ name, id: ID }),
  REJECTED: ({ name, reason }) => ({ name, reason }),
  BLOCKED: ({ name, reason }) => ({ name, reason }),
  UNBLOCKED: ({ name }) => ({ name }),
  SUSPENDED: ({ name, later, reason, facts, soon }) => ({ name, until: later, reason, facts, appealBy: soon }),
  RESUMED: ({ name }) => ({ name }),
  DORMANT_SOON: ({ name, later }) => ({ name, id: ID, date: later }),
  WITHDRAWN: ({ name, soon }) => ({ name, undoUntil: soon }),
  CLOSED: ({ name, soon }) => ({ name, eraseAt: soon }),
  AWAKE: ({ name, now }) => ({ name, at: now }),
  LOGIN_LOCKED: ({ name, soon }) => ({ name, until: soon, code: 'Example1' }),
  PASSWORD_CHANGED: ({ name, now }) => ({ name, at: now }),
  EMAIL_CHANGED: ({ name, now }) => ({ name, at: now }),
  OPENING_SOON: ({ name, date, soon }) => ({ name, date, at: soon }),
  COUPON_ENDS: ({ name, date }) => ({ name, coupon: 'Example', until: date }),
  NEWS_QUESTION: ({ name, earlier, later }) => ({ name, given: earlier, until: later }),
  NEWS_ENDED: ({ name, date }) => ({ name, on: date }),
  SECOND_FACTOR_CHANGED: ({ name, now }) => ({ name, at: now, change: 'ADDED' }),
  PASSKEY_CHANGED: ({ name, device, now }) => ({ name, key: device, at: now, change: 'KEY_ADDED' }),
  BOOKING_BOOKED: teeTime,
  BOOKING_NAMED: teeTime,
  BOOKING_CHANGED: (cast) => ({
    ...teeTime(cast),
    ...{ how: 'MOVED', fromDate: cast.later, fromTime: LATER_TIME, fromCourse: cast.course },
    ...{ changes: cast.changes, what: cast.changes.join(' · ') },
  }),
  BOOKING_DELAYED: (cast) => ({ ...teeTime(cast), how: 'FROST', time: LATER_TIME, fromTime: TIME }),
  BOOKING_CANCELLED: (cast) => ({ ...teeTime(cast), by: 'YOU', part: '1', party: 4, until: cast.later }),
  BOOKING_UNNAMED: (cast) => ({ ...teeTime(cast), how: 'REMOVED' }),
  BOOKING_DECLINED: (cast) => ({ ...teeTime(cast), who: cast.companion }),
  BOOKING_OFFERED: teeTime,
  BOOKING_OFFER_ANSWERED: (cast) => ({ ...teeTime(cast), who: cast.companion, how: 'ACCEPTED' }),
  BOOKING_COUPON: (cast) => ({ ...teeTime(cast), how: 'RETURNED' }),
  BOOKING_WAIVED: teeTime,
  NAMES_MISSING: (cast) => ({ ...teeTime(cast), due: cast.soon }),
  PLAYING_TOMORROW: teeTime,
  STANDBY_OFFER: (cast) => {
    const { name, date, time, course, facts } = teeTime(cast)
    return { name, offerIdx: 1, date, time, course, until: cast.soon, facts }
  },
  STANDBY_PAUSED: ({ name, date }) => ({ name, date }),
  STANDBY_REMOVED: ({ name, date, reason }) => ({ name, date, reason }),
  DRAW_ENTRY: (cast) => ({
    ...{ ...drawn(cast), how: 'ENTERED', until: cast.soon },
    ...{ receipt: '31-9120-1', hash: SAMPLE_HASH, who: cast.companion },
  }),
  DRAW_NAMED: (cast) => ({
    ...{ ...drawn(cast), ...FINGERPRINT, how: 'ASKED', until: cast.soon },
    ...{ booker: cast.booker, time: TIME },
  }),
  DRAW_CLOSED: (cast) => ({ ...drawn(cast), ...FINGERPRINT }),
  DRAW_INELIGIBLE: (cast) => ({ ...drawn(cast), ...FINGERPRINT, reason: cast.reason }),
  DRAW_WON: (cast) => ({ ...teeTime(cast), title: drawn(cast).title, place: '12', until: cast.soon }),
  DRAW_NOT_TAKEN: (cast) => ({ ...drawn(cast), time: TIME, reason: cast.reason }),
  DRAW_LOST: (cast) => ({ ...drawn(cast), how: 'STANDBY', place: '43', reasons: `${TIME} → 12` }),
  DRAW_ENDED: (cast) => ({ ...drawn(cast), how: 'REVOKED', reason: cast.reason }),
  DRAW_FAILED: ({ title, days }) => ({ title, dates: days.join(', '), how: 'VALUE' }),
  PENALTY: (cast) => ({
    ...teeTime(cast),
    how: 'SUSPENSION',
    rule: cast.rule,
    from: cast.date,
    until: cast.later,
    money: cast.money,
    due: cast.later,
    appealBy: cast.soon,
    phone: cast.phone,
  }),
  APPEAL: ({ name, rule, reason, later, phone }) => ({
    ...{ name, how: 'RECEIVED', rule, answer: reason, by: later, phone },
    ...{ coupon: 'Example', until: later },
  }),
  INQUIRY_TAKEN: ({ name, title, companion, reason, later }) => ({
    ...{ name, inquiryIdx: 1, title, how: 'NOTED', manager: companion, date: later, text: reason },
  }),
  INQUIRY_ANSWERED: ({ name, title, reason }) => ({ name, inquiryIdx: 1, title, answer: reason }),
  TEAM_FORM: ({ name, title, reason, days }) => ({
    ...{ name, how: 'APPROVED', team: title, year: '2027', reason, lost: days },
  }),
  TEAM_DRAW: ({ name, title, soon }) => ({
    ...{ name, how: 'FROZEN', team: title, year: '2027', at: soon, reason: '' },
    ...FINGERPRINT,
  }),
  TEAM_DATE: ({ name, title, reason, ...cast }) => ({
    ...{ name, how: 'MOVED', team: title, date: cast.later, from: cast.later, reason },
    ...{ dates: cast.days.join(', '), times: TIME, until: cast.soon },
  }),
  TEAM_ENDED: ({ name, title, reason }) => ({ name, how: 'CLUB', team: title, year: '2027', reason }),
  TEAM_PLACE: ({ name, title, companion }) => ({
    ...{ name, how: 'OFFERED', team: title, year: '2027', person: companion, before: companion },
  }),
  LOST_CLAIM: ({ name, title, reason, later, phone }) => ({ name, how: 'REFUSED', title, reason, until: later, phone }),
  FEAT: ({ name, companion, title, earlier, phone }) => ({
    name,
    how: 'ASKED',
    person: companion,
    title,
    date: earlier,
    phone,
  }),
  TERMS: ({ name, title, later }) => ({ name, termsIdx: 1, terms: title, from: later }),
  CLUB_MESSAGE: ({ name, title, paragraphs }) => ({ name, title, text: paragraphs }),
  CLUB_NEWS: ({ name, title, paragraphs }) => ({ name, title, text: paragraphs }),
}

/** An example of a kind, for a variant where it has some. */
export function sampleOf(kind: MailKind, cast: Cast, variant?: { of: string; is: string }): Record<string, unknown> {
  return { ...SAMPLES[kind](cast), ...(variant && { [variant.of]: variant.is }) }
}
