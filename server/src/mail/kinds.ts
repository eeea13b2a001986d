import type { MailKind } from '@clubhouse/contract/mail'
import type { DelayReason } from '@clubhouse/contract/reservation/sheet/delay'
import { lookup } from '../platform/lookup.ts'
import type { Fact } from './frame.ts'

type Value = string | number | Temporal.Instant | readonly string[] | readonly Fact[]

/** A kind of email. Its words are `mail.<KIND>_SUBJECT`, `mail.<KIND>`, and optionally `_NOTE`, `_ACTION`, and the club's own `_HEADING`. */
export interface Kind<Values extends Record<string, Value> = Record<string, Value>> {
  /** Lifetime: afterwards sending is given up and secrets are erased. */
  usefulFor: Temporal.DurationLike
  /** Values hidden from managers when a mail server sends the emails. */
  secrets?: readonly (keyof Values & string)[]
  /** The value that selects the text `mail.<KIND>_<value>`, such as CERT_CODE_SIGNUP, and its own subject if it has one. */
  variant?: keyof Values & string
  /** The value that holds the paragraphs of the body, each a text of its own. */
  paragraphs?: keyof Values & string
  /** The value after which a notification on a device is of no use. */
  ends?: keyof Values & string
  /** Target of its button on the site; `:bookingIdx` stands for the value. */
  action?: `/${string}`
  /** A secret in the fragment of the button's URL, which no server and no log sees. */
  carries?: keyof Values & string
  /** Also added to the member's messages, with this link. Never for a kind with secrets, because messages are kept. */
  message?: { link?: `/${string}` }
  /** Sent as well where a device showed its notification or a text message was accepted: the club may have to show that it was sent. */
  isAlwaysSent?: true
  /** Seconds that the next channel waits for a device to show the notification, where that is not as long as others. */
  shownWithin?: number
  /** Carries the type of the values; never set. */
  values?: Values
}

/** A tee time, in the recipient's language. */
export interface TeeTimeValues {
  name: string
  bookingIdx: number
  date: string
  time: string
  course: string
  booker: string
  facts: readonly Fact[]
  [more: string]: Value
}

/** A draw that the recipient entered, or was named in; the date is that of the entry. */
interface DrawValues {
  name: string
  drawIdx: number
  title: string
  date: string
  [more: string]: Value
}

/** The state of the coupon of a tee time that was cancelled, or to which no one came. */
export type CouponFate = 'RETURNED' | 'FORFEITED' | 'ENDED'

/** Until when the recipient can appeal, which the email then says below its own text; empty when they cannot. */
type AppealBy = Temporal.Instant | ''

/** What a manager wrote, in the recipient's language. */
interface ClubMessageValues {
  name: string
  title: string
  text: readonly string[]
  [more: string]: Value
}

/** A draw that is open; `until` is its close. */
interface OpenDrawValues extends DrawValues {
  until: Temporal.Instant
}

const kind = <Values extends Record<string, Value>>(about: Omit<Kind<Values>, 'values'>): Kind<Values> => about

const DAY = { hours: 24 }
const WEEK = { hours: 7 * 24 }
const BOOKING = '/mypage?booking=:bookingIdx'
/** Free tee times of a month, in the same part of the day and for as many players. */
const INSTEAD = '/reservation?find=month&part=:part&players=:party'
const STANDBY = '/mypage/standby'
const PENALTIES = '/mypage/penalties'
const DRAW = '/reservation/draws/:drawIdx'
const INQUIRY = '/mypage/cs/:inquiryIdx'
const TEAMS = '/mypage?view=groups'
const TERMS = '/common/agreement/:termsIdx'
const LOST = '/mypage?view=lost'
const FEATS = '/mypage?view=feats'
const CHANGE_PASSWORD = '/login/password-reset-page'

/** Lifetime of a code in minutes. */
export const CODE_MINUTES = 10

/** Every kind of email. A paragraph that is only a value, such as {{code}}, is emphasised. */
export const kinds = {
  CERT_CODE: kind<{
    code: string
    until: Temporal.Instant
    purpose: 'SIGNUP' | 'FIND_ID' | 'PASSWORD' | 'ACTIVATE' | 'PROFILE'
  }>({ usefulFor: { minutes: CODE_MINUTES }, secrets: ['code'], variant: 'purpose' }),
  FIND_ID: kind<{ name: string; ids: readonly string[] }>({ usefulFor: DAY, action: '/login' }),
  PASSWORD_RESET: kind<{ name: string; id: string; password: string }>({
    usefulFor: DAY,
    secrets: ['password'],
    action: '/login',
  }),
  WELCOME: kind<{ name: string; id: string }>({
    usefulFor: DAY,
    action: '/reservation',
    message: { link: '/reservation' },
  }),
  APPROVAL_PENDING: kind<{ name: string }>({ usefulFor: DAY }),
  APPROVED: kind<{ name: string; id: string }>({ usefulFor: DAY, action: '/login', message: {} }),
  REJECTED: kind<{ name: string; reason: string }>({ usefulFor: DAY }),
  BLOCKED: kind<{ name: string; reason: string }>({ usefulFor: DAY }),
  UNBLOCKED: kind<{ name: string }>({ usefulFor: DAY, action: '/login', message: {} }),
  SUSPENDED: kind<{ name: string; until: string; reason: string; facts: readonly Fact[]; appealBy: AppealBy }>({
    usefulFor: DAY,
    isAlwaysSent: true,
    action: PENALTIES,
    message: { link: PENALTIES },
  }),
  RESUMED: kind<{ name: string }>({ usefulFor: DAY, action: '/reservation', message: { link: '/reservation' } }),
  DORMANT_SOON: kind<{ name: string; id: string; date: string }>({ usefulFor: DAY, action: '/login' }),
  WITHDRAWN: kind<{ name: string; undoUntil: Temporal.Instant }>({ usefulFor: DAY, action: '/login/dormant?undo=1' }),
  CLOSED: kind<{ name: string; eraseAt: Temporal.Instant }>({ usefulFor: DAY }),
  AWAKE: kind<{ name: string; at: Temporal.Instant }>({
    usefulFor: DAY,
    isAlwaysSent: true,
    message: { link: CHANGE_PASSWORD },
  }),
  LOGIN_LOCKED: kind<{ name: string; until: Temporal.Instant; code: string }>({
    usefulFor: DAY,
    secrets: ['code'],
    action: '/login/unlock',
    carries: 'code',
  }),
  PASSWORD_CHANGED: kind<{ name: string; at: Temporal.Instant }>({
    usefulFor: DAY,
    isAlwaysSent: true,
    message: { link: CHANGE_PASSWORD },
  }),
  EMAIL_CHANGED: kind<{ name: string; at: Temporal.Instant }>({
    usefulFor: DAY,
    isAlwaysSent: true,
    message: { link: CHANGE_PASSWORD },
  }),
  OPENING_SOON: kind<{ name: string; date: string; at: Temporal.Instant }>({
    usefulFor: { hours: 2 },
    action: '/reservation',
    message: { link: '/reservation' },
  }),
  COUPON_ENDS: kind<{ name: string; coupon: string; until: string }>({
    usefulFor: WEEK,
    action: '/mypage/coupons',
    message: { link: '/mypage/coupons' },
  }),
  NEWS_QUESTION: kind<{ name: string; given: string; until: string }>({
    usefulFor: WEEK,
    action: '/mypage/myinfo',
    message: { link: '/mypage/myinfo' },
  }),
  NEWS_ENDED: kind<{ name: string; on: string }>({
    usefulFor: WEEK,
    action: '/mypage/myinfo',
    message: { link: '/mypage/myinfo' },
  }),
  SECOND_FACTOR_CHANGED: kind<{ name: string; at: Temporal.Instant; change: 'ADDED' | 'REMOVED' }>({
    usefulFor: DAY,
    variant: 'change',
  }),
  PASSKEY_CHANGED: kind<{ name: string; key: string; at: Temporal.Instant; change: 'KEY_ADDED' | 'KEY_REMOVED' }>({
    usefulFor: DAY,
    isAlwaysSent: true,
    variant: 'change',
    message: { link: '/mypage/myinfo' },
  }),
  BOOKING_BOOKED: kind<TeeTimeValues>({ usefulFor: DAY, action: BOOKING, message: { link: BOOKING } }),
  BOOKING_NAMED: kind<TeeTimeValues>({ usefulFor: DAY, action: BOOKING, message: { link: BOOKING } }),
  BOOKING_CHANGED: kind<
    TeeTimeValues & {
      how: 'MOVED' | 'CHANGES' | 'DETAILS'
      fromDate: string
      fromTime: string
      fromCourse: string
      /** Of CHANGES: what changed, one by one, and in a line. */
      changes: readonly string[]
      what: string
    }
  >({ usefulFor: DAY, variant: 'how', action: BOOKING, message: { link: BOOKING } }),
  BOOKING_DELAYED: kind<TeeTimeValues & { how: DelayReason | 'UNDONE'; fromTime: string }>({
    usefulFor: DAY,
    variant: 'how',
    action: BOOKING,
    message: { link: BOOKING },
  }),
  BOOKING_CANCELLED: kind<
    TeeTimeValues & {
      by: 'YOU' | 'BOOKER' | 'CLUB' | 'SUSPENDED'
      part: string
      party: number
      /** Of SUSPENDED: the last day of the suspension. */
      until: string
    }
  >({
    usefulFor: DAY,
    variant: 'by',
    action: INSTEAD,
    message: { link: INSTEAD },
  }),
  BOOKING_UNNAMED: kind<TeeTimeValues & { how: 'REMOVED' | 'DECLINED' }>({
    usefulFor: DAY,
    variant: 'how',
    message: {},
  }),
  BOOKING_DECLINED: kind<TeeTimeValues & { who: string }>({
    usefulFor: DAY,
    action: BOOKING,
    message: { link: BOOKING },
  }),
  BOOKING_OFFERED: kind<TeeTimeValues>({ usefulFor: DAY, action: BOOKING, message: { link: BOOKING } }),
  BOOKING_OFFER_ANSWERED: kind<TeeTimeValues & { who: string; how: 'ACCEPTED' | 'DECLINED' }>({
    usefulFor: DAY,
    variant: 'how',
    action: BOOKING,
    message: { link: BOOKING },
  }),
  BOOKING_COUPON: kind<TeeTimeValues & { how: CouponFate }>({
    usefulFor: WEEK,
    variant: 'how',
    action: '/mypage/coupons',
    message: { link: '/mypage/coupons' },
  }),
  BOOKING_WAIVED: kind<TeeTimeValues>({ usefulFor: DAY, action: BOOKING, message: { link: BOOKING } }),
  NAMES_MISSING: kind<TeeTimeValues & { due: Temporal.Instant }>({
    usefulFor: DAY,
    ends: 'due',
    action: BOOKING,
    message: { link: BOOKING },
  }),
  PLAYING_TOMORROW: kind<TeeTimeValues>({
    usefulFor: { hours: 18 },
    action: BOOKING,
    message: { link: BOOKING },
  }),
  STANDBY_OFFER: kind<{
    name: string
    offerIdx: number
    date: string
    time: string
    course: string
    until: Temporal.Instant
    facts: readonly Fact[]
  }>({ usefulFor: { hours: 12 }, ends: 'until', shownWithin: 20, action: STANDBY, message: { link: STANDBY } }),
  STANDBY_PAUSED: kind<{ name: string; date: string }>({ usefulFor: DAY, action: STANDBY, message: { link: STANDBY } }),
  STANDBY_REMOVED: kind<{ name: string; date: string; reason: string }>({ usefulFor: DAY, message: { link: STANDBY } }),
  DRAW_ENTRY: kind<
    OpenDrawValues & {
      how: 'ENTERED' | 'CHANGED' | 'WITHDRAWN' | 'DECLINED'
      /** Number of the receipt, and the hash on it. */
      receipt: string
      hash: string
      /** Of DECLINED: who declined. */
      who: string
    }
  >({ usefulFor: DAY, variant: 'how', action: DRAW, message: { link: DRAW } }),
  DRAW_NAMED: kind<
    OpenDrawValues & {
      how: 'ASKED' | 'REMOVED' | 'INELIGIBLE' | 'NOT_TAKEN'
      booker: string
      /** Of INELIGIBLE. */
      words: string
      root: string
      /** Of NOT_TAKEN. */
      time: string
    }
  >({
    usefulFor: DAY,
    variant: 'how',
    action: DRAW,
    message: { link: DRAW },
  }),
  DRAW_CLOSED: kind<DrawValues & { words: string; root: string }>({
    usefulFor: WEEK,
    action: DRAW,
    message: { link: DRAW },
  }),
  DRAW_INELIGIBLE: kind<DrawValues & { reason: string; words: string; root: string }>({
    usefulFor: WEEK,
    action: DRAW,
    message: { link: DRAW },
  }),
  DRAW_WON: kind<TeeTimeValues & { title: string; place: string; until: Temporal.Instant }>({
    usefulFor: DAY,
    action: BOOKING,
    message: { link: BOOKING },
  }),
  DRAW_NOT_TAKEN: kind<DrawValues & { time: string; reason: string }>({
    usefulFor: DAY,
    action: DRAW,
    message: { link: DRAW },
  }),
  DRAW_LOST: kind<DrawValues & { how: 'STANDBY' | 'NO_STANDBY'; place: string; reasons: string }>({
    usefulFor: WEEK,
    variant: 'how',
    action: DRAW,
    message: { link: DRAW },
  }),
  DRAW_ENDED: kind<DrawValues & { how: 'REVOKED' | 'VALUE' | 'CHECK' | 'LATE'; reason: string }>({
    usefulFor: WEEK,
    variant: 'how',
    action: DRAW,
    message: { link: DRAW },
  }),
  /** `dates` are the days of play, in a line. */
  DRAW_FAILED: kind<{ title: string; dates: string; how: 'VALUE' | 'CHECK' | 'LATE' }>({
    usefulFor: WEEK,
    variant: 'how',
    action: '/ishm/reservation/draws',
  }),
  PENALTY: kind<
    TeeTimeValues & {
      how: 'SUSPENSION' | 'MONEY' | 'FEE' | 'DUE' | 'UNPAID' | 'OVERDUE' | 'ROUND' | 'WARNING' | 'LIFTED'
      rule: string
      from: string
      until: string
      money: number
      /** The last day to pay it, or the day of the check-in at which it was not paid. */
      due: string
      appealBy: AppealBy
      phone: string
    }
  >({ usefulFor: DAY, isAlwaysSent: true, variant: 'how', action: PENALTIES, message: { link: PENALTIES } }),
  APPEAL: kind<{
    name: string
    how: 'RECEIVED' | 'INTERRUPTED' | 'REJECTED' | 'UPHELD' | 'UPHELD_COUPON'
    rule: string
    /** What the club answered. */
    answer: string
    /** The last day to decide it. */
    by: string
    /** Of UPHELD_COUPON: what was returned, and its last day. */
    coupon: string
    until: string
    phone: string
  }>({ usefulFor: WEEK, variant: 'how', action: PENALTIES, message: { link: PENALTIES } }),
  INQUIRY_TAKEN: kind<{
    name: string
    inquiryIdx: number
    title: string
    /** NOTED: with what a manager added. */
    how: 'PLAIN' | 'NOTED'
    /** Who takes care of it. */
    manager: string
    /** The day of the answer. */
    date: string
    text: string
  }>({ usefulFor: WEEK, variant: 'how', action: INQUIRY, message: { link: INQUIRY } }),
  INQUIRY_ANSWERED: kind<{ name: string; inquiryIdx: number; title: string; answer: string }>({
    usefulFor: WEEK,
    action: INQUIRY,
    message: { link: INQUIRY },
  }),
  TEAM_FORM: kind<{
    name: string
    how: 'SUBMITTED' | 'WITHDRAWN' | 'UNDER_REVIEW' | 'APPROVED' | 'APPROVED_LESS' | 'WAITLISTED' | 'REJECTED'
    team: string
    year: string
    /** Of a decision. */
    reason: string
    /** Of APPROVED_LESS: days for which there is no date. */
    lost: readonly string[]
  }>({ usefulFor: WEEK, variant: 'how', action: TEAMS, message: { link: TEAMS } }),
  TEAM_DRAW: kind<{
    name: string
    how: 'FROZEN' | 'REVOKED'
    team: string
    year: string
    /** Of FROZEN: when it is drawn, and the fingerprint in words and digits. */
    at: Temporal.Instant
    words: string
    root: string
    /** Of REVOKED. */
    reason: string
  }>({ usefulFor: WEEK, variant: 'how', action: TEAMS, message: { link: TEAMS } }),
  TEAM_DATE: kind<{
    name: string
    how:
      | 'MOVED'
      | 'TIMES'
      | 'DELAYED'
      | 'SHUT'
      | 'OPEN'
      | 'HOLIDAY'
      | 'STAYS'
      | 'PAIRING'
      | 'CANCELLED'
      | 'GIVEN_UP'
      | 'REDUCED'
      | 'SUSPENSION'
    team: string
    date: string
    /** Of MOVED: the day before. */
    from: string
    /** Of HOLIDAY and STAYS: all the days, in a line. */
    dates: string
    /** Of TIMES and DELAYED: the tee times that the group has now, with their courses; of SHUT and OPEN: which of them. */
    times: string
    reason: string
    /** Of PAIRING: until when players can be named. */
    until: Temporal.Instant
  }>({ usefulFor: WEEK, variant: 'how', action: TEAMS, message: { link: TEAMS } }),
  TEAM_ENDED: kind<{
    name: string
    how: 'SKIPS' | 'NO_SHOWS' | 'CLUB'
    team: string
    year: string
    /** Of CLUB. */
    reason: string
  }>({ usefulFor: WEEK, isAlwaysSent: true, variant: 'how', action: TEAMS, message: { link: TEAMS } }),
  TEAM_PLACE: kind<{
    name: string
    /** A place on a roster, or an office: offered, asked of another member, declined, or in other hands. */
    how: 'LISTED' | 'LEFT' | 'OFFERED' | 'ASKED' | 'DECLINED' | 'CHANGED'
    team: string
    year: string
    /** Who did it; of ASKED who is asked, of CHANGED who has the office. */
    person: string
    /** Of OFFERED, ASKED and CHANGED: who has or had the office. */
    before: string
  }>({ usefulFor: WEEK, variant: 'how', action: TEAMS, message: { link: TEAMS } }),
  LOST_CLAIM: kind<{
    name: string
    /** OVER: the item is not at the club any more, or was another’s. */
    how: 'ACCEPTED' | 'REFUSED' | 'OVER'
    title: string
    reason: string
    /** The last day on which it is kept. */
    until: string
    phone: string
  }>({ usefulFor: WEEK, variant: 'how', action: LOST, message: { link: LOST } }),
  FEAT: kind<{
    name: string
    /** ASKED goes to a witness, the others to the player. */
    how: 'ASKED' | 'CONFIRMED' | 'DENIED' | 'VERIFIED' | 'PUBLISHED' | 'HIDDEN'
    /** The player, or the witness who answered. */
    person: string
    /** What was achieved, such as Hole-in-one. */
    title: string
    date: string
    phone: string
  }>({ usefulFor: WEEK, variant: 'how', action: FEATS, message: { link: FEATS } }),
  TERMS: kind<{
    name: string
    termsIdx: number
    /** Their title. */
    terms: string
    /** The day from which they hold. */
    from: string
  }>({ usefulFor: WEEK, isAlwaysSent: true, action: TERMS, message: { link: TERMS } }),
  CLUB_MESSAGE: kind<ClubMessageValues>({ usefulFor: WEEK, paragraphs: 'text' }),
  CLUB_NEWS: kind<ClubMessageValues>({
    usefulFor: WEEK,
    shownWithin: 3600,
    paragraphs: 'text',
    action: '/mypage/myinfo',
  }),
} as const satisfies Record<MailKind, object>

export type KindName = MailKind
/** Undefined for a kind that another version of the product sent. */
export const aboutKind = (name: string): Kind | undefined => lookup(kinds as unknown as Record<string, Kind>, name)

/** A path of the site with its values filled in. */
export const pathOf = (path: string, values: Readonly<Record<string, unknown>>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])))

export type ValuesOf<K extends KindName> = NonNullable<(typeof kinds)[K]['values']>
