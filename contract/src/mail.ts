import * as z from 'zod'
import { manager } from './access.ts'
import { call } from './call.ts'
import { WRONG_STATE } from './fail.ts'
import { listCall } from './list.ts'
import { date, idx, instant, lang } from './shape.ts'

const mailState = z.enum(['WAITING', 'SENT', 'FAILED', 'CANCELLED'])
export type MailState = z.output<typeof mailState>

/** Every kind of email that the product sends. */
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
  'AWAKE',
  'LOGIN_LOCKED',
  'PASSWORD_CHANGED',
  'EMAIL_CHANGED',
  'NEWS_QUESTION',
  'NEWS_ENDED',
  'SECOND_FACTOR_CHANGED',
  'PASSKEY_CHANGED',
] as const
export type MailKind = (typeof MAIL_KINDS)[number]

/** A mail in the list of the outbox. */
const mailRow = z.object({
  mailIdx: idx,
  kind: z.string(),
  /** Partly hidden. */
  to: z.string(),
  lang,
  subject: z.string(),
  state: mailState,
  tries: z.int(),
  nextAt: instant.nullish(),
  error: z.string().nullish(),
  sentAt: instant.nullish(),
  /** It was sent and came back: FAILED, and error says why. */
  bouncedAt: instant.nullish(),
  /** It was sent and waits somewhere on its way, or did before it came back; error says why. */
  delayedAt: instant.nullish(),
  createdAt: instant,
})
export type MailRow = z.output<typeof mailRow>

const mail = mailRow.extend({
  text: z.string(),
  html: z.string(),
  /** Codes and temporary passwords in it are blanked. */
  isBlanked: z.boolean(),
  /** What can be done with it now. */
  actions: z.array(z.enum(['RESEND', 'CANCEL'])),
  usefulUntil: instant,
  /** What the mail server said when it took the mail. */
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
    /** Those that came back, or those that did not. */
    isBounced: z.boolean().optional(),
    /** A whole address. */
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
    /** BOUNCED are those of FAILED that came back. */
    counts: z.object({ WAITING: z.int(), SENT: z.int(), FAILED: z.int(), CANCELLED: z.int(), BOUNCED: z.int() }),
    /** Is there a mail server (SMTP), only a folder for files (FILES), or neither (NONE)? */
    way: z.enum(['SMTP', 'FILES', 'NONE']),
  },
})

export const one = call('GET /manage/outbox/{id=mailIdx}', {
  summary: 'Read one email as sent; codes and links are hidden where a mail server sends them.',
  access: manager('960500', 'R'),
  input: { mailIdx: idx },
  data: mail,
})

export const change = call('PUT /manage/outbox/{id=mailIdx}', {
  summary: 'Send an email again, or cancel a waiting one.',
  access: manager('960500', 'U'),
  input: { mailIdx: idx, action: z.enum(['RESEND', 'CANCEL']) },
  data: z.object({ state: mailState }),
  fails: [WRONG_STATE],
  idempotent: true,
})
