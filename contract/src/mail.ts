import * as z from 'zod'
import { manager } from './access.ts'
import { call } from './call.ts'
import { WRONG_STATE } from './fail.ts'
import { listCall } from './list.ts'
import { historyCall } from './office/history.ts'
import { date, idx, instant, lang } from './shape.ts'

const mailState = z.enum(['WAITING', 'SENT', 'FAILED', 'CANCELLED'])
export type MailState = z.output<typeof mailState>

export const MAIL_KINDS = [
  'CERT_CODE',
  'FIND_ID',
  'PASSWORD_RESET',
  'WELCOME',
  'APPROVAL_PENDING',
  'APPROVED',
  'REJECTED',
  'BLOCKED',
  'UNBLOCKED',
  'SUSPENDED',
  'RESUMED',
  'DORMANT_SOON',
  'WITHDRAWN',
  'CLOSED',
  'AWAKE',
  'LOGIN_LOCKED',
  'PASSWORD_CHANGED',
  'EMAIL_CHANGED',
  'OPENING_SOON',
  'COUPON_ENDS',
  'NEWS_QUESTION',
  'NEWS_ENDED',
  'SECOND_FACTOR_CHANGED',
  'PASSKEY_CHANGED',
  'BOOKING_BOOKED',
  'BOOKING_NAMED',
  'BOOKING_CHANGED',
  'BOOKING_DELAYED',
  'BOOKING_CANCELLED',
  'BOOKING_UNNAMED',
  'BOOKING_DECLINED',
  'BOOKING_OFFERED',
  'BOOKING_OFFER_ANSWERED',
  'BOOKING_COUPON',
  'BOOKING_WAIVED',
  'NAMES_MISSING',
  'PLAYING_TOMORROW',
  'STANDBY_OFFER',
  'STANDBY_PAUSED',
  'STANDBY_REMOVED',
  'DRAW_ENTRY',
  'DRAW_NAMED',
  'DRAW_CLOSED',
  'DRAW_INELIGIBLE',
  'DRAW_WON',
  'DRAW_NOT_TAKEN',
  'DRAW_LOST',
  'DRAW_ENDED',
  'DRAW_FAILED',
  'PENALTY',
  'APPEAL',
  'INQUIRY_TAKEN',
  'INQUIRY_ANSWERED',
  'TEAM_FORM',
  'TEAM_DRAW',
  'TEAM_DATE',
  'TEAM_ENDED',
  'TEAM_PLACE',
  'LOST_CLAIM',
  'FEAT',
  'TERMS',
  'CLUB_MESSAGE',
  'CLUB_NEWS',
] as const
export type MailKind = (typeof MAIL_KINDS)[number]

/** Messages about bookings, entries and rosters, which name the players. */
export const BOOKING_MAILS: readonly MailKind[] = MAIL_KINDS.filter((kind) =>
  /^BOOKING_|^NAMES_|^PLAYING_|^PENALTY$|^DRAW_|^TEAM_PLACE$/.test(kind),
)

/** Messages that may name others: about bookings, feats and groups. */
export const NAMING_MAILS: readonly MailKind[] = [
  ...BOOKING_MAILS,
  ...MAIL_KINDS.filter((kind) => /^FEAT$|^TEAM_/.test(kind)),
]

/** The kinds whose notifications a member may switch off. */
export const OPTIONAL_PUSHES: readonly MailKind[] = [
  'OPENING_SOON',
  'BOOKING_NAMED',
  'BOOKING_CHANGED',
  'BOOKING_DECLINED',
  'BOOKING_OFFERED',
  'BOOKING_OFFER_ANSWERED',
  'NAMES_MISSING',
  'PLAYING_TOMORROW',
  'STANDBY_OFFER',
  'STANDBY_PAUSED',
  'DRAW_ENTRY',
  'DRAW_NAMED',
  'DRAW_CLOSED',
  'DRAW_LOST',
  'COUPON_ENDS',
  'INQUIRY_TAKEN',
  'INQUIRY_ANSWERED',
  'TEAM_PLACE',
  'LOST_CLAIM',
  'FEAT',
]

/**
 * The kinds whose emails a member may switch off and that wait for the end of quiet hours; the club must send the others. An
 * offer that nobody reads costs the tee time, so its email goes where nothing else reaches the member.
 */
export const OPTIONAL_MAILS: readonly MailKind[] = OPTIONAL_PUSHES.filter((kind) => kind !== 'STANDBY_OFFER')

/** The kinds whose emails have a link that stops them without a login. News stop by taking the consent back. */
export const STOPPABLE_MAILS: readonly MailKind[] = [...OPTIONAL_MAILS, 'CLUB_NEWS']

/** Each link that stops news without a login, with the channel whose consent it takes back. */
export const NEWS_LINKS = { CLUB_NEWS: 'mail', CLUB_NEWS_SMS: 'sms', CLUB_NEWS_PUSH: 'push' } as const
/** What a link that works without a login can stop: a kind of email, or news on one channel. */
export type LinkKind = MailKind | keyof typeof NEWS_LINKS

/** The kinds that a club may also send as text messages, which it pays for: what cannot wait until an email is read. */
export const TEXT_KINDS = [
  'STANDBY_OFFER',
  'BOOKING_CANCELLED',
  'BOOKING_DELAYED',
  'BOOKING_CHANGED',
  'PLAYING_TOMORROW',
  'NAMES_MISSING',
] as const satisfies readonly MailKind[]
export type TextKind = (typeof TEXT_KINDS)[number]

/** The kinds that a club may choose to send as text messages. News go to members who agreed to them, who choose no kind. */
export const CLUB_TEXTS = [...TEXT_KINDS, 'CLUB_NEWS'] as const satisfies readonly MailKind[]
export type ClubText = (typeof CLUB_TEXTS)[number]

/** The messages of groups that, where they tell of a booking, say that it was cancelled, and go as a text where that one does. */
export const GROUP_CANCELLATIONS: readonly MailKind[] = ['TEAM_DATE', 'TEAM_ENDED']

const mailRow = z.object({
  mailIdx: idx,
  kind: z.string(),
  to: z.string(),
  lang,
  subject: z.string(),
  state: mailState,
  tries: z.int(),
  nextAt: instant.nullish(),
  error: z.string().nullish(),
  sentAt: instant.nullish(),
  /** Bounced: the state is FAILED, and error says why. */
  bouncedAt: instant.nullish(),
  delayedAt: instant.nullish(),
  createdAt: instant,
})
export type MailRow = z.output<typeof mailRow>

const mail = mailRow.extend({
  text: z.string(),
  html: z.string(),
  isBlanked: z.boolean(),
  /** Name of the attached calendar file. */
  attachment: z.string().nullish(),
  actions: z.array(z.enum(['RESEND', 'CANCEL'])),
  usefulUntil: instant,
  answer: z.string().nullish(),
})
export type Mail = z.output<typeof mail>

export const list = listCall('GET /manage/outbox', {
  summary: 'List the emails, newest first.',
  access: manager('960500', 'R'),
  row: mailRow,
  sorts: ['createdAt', 'kind', 'state', 'tries', 'nextAt', 'sentAt'],
  sort: '-createdAt',
  keyword: true,
  filters: {
    state: mailState.optional(),
    isBounced: z.boolean().optional(),
    to: z.string().trim().max(100).optional(),
    kind: z.string().max(40).optional(),
    from: date.optional(),
    until: date.optional(),
  },
  exported: {
    subject: 'outbox.MAIL',
    kind: { heading: 'outbox.KIND', as: { texts: 'outbox.KIND_' } },
    to: 'outbox.TO',
    state: { heading: 'outbox.STATES', as: { texts: 'outbox.STATE_' } },
    error: 'outbox.WHY_NOT',
    tries: 'outbox.TRIES',
    createdAt: { heading: 'outbox.WHEN', as: 'instant' },
    sentAt: { heading: 'outbox.SENT_AT', as: 'instant' },
    bouncedAt: { heading: 'outbox.BOUNCED_AT', as: 'instant' },
  },
  also: {
    counts: z.object({ WAITING: z.int(), SENT: z.int(), FAILED: z.int(), CANCELLED: z.int(), BOUNCED: z.int() }),
    /** Sending by a mail server (SMTP), into files only (FILES), or not at all (NONE). */
    way: z.enum(['SMTP', 'FILES', 'NONE']),
  },
})

export const one = call('GET /manage/outbox/{id=mailIdx}', {
  summary: 'Read one email as sent; codes and links are hidden where a mail server sends them.',
  access: manager('960500', 'R'),
  input: { mailIdx: idx },
  data: mail,
})

export const history = historyCall('mail', '960500', {
  state: { heading: 'outbox.STATES', as: { texts: 'outbox.STATE_' } },
})

export const change = call('PUT /manage/outbox/{id=mailIdx}', {
  summary: 'Send an email again, or cancel a waiting one.',
  access: manager('960500', 'U'),
  input: { mailIdx: idx, action: z.enum(['RESEND', 'CANCEL']) },
  data: z.object({ state: mailState }),
  fails: [WRONG_STATE],
  idempotent: true,
})
