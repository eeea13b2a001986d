import type { MailKind } from '@clubhouse/contract/mail'
import { lookup } from '../platform/lookup.ts'

type Value = string | number | Temporal.Instant | readonly string[]

/** A kind of email. Its words are `mail.<KIND>_SUBJECT`, `mail.<KIND>`, and optionally `_NOTE` and `_ACTION`. */
export interface Kind<Values extends Record<string, Value> = Record<string, Value>> {
  /** Lifetime: afterwards sending is given up and secrets are erased. */
  usefulFor: Temporal.DurationLike
  /** Values hidden from managers when a mail server sends the emails. */
  secrets?: readonly (keyof Values & string)[]
  /** The value that selects the text `mail.<KIND>_<value>`, such as CERT_CODE_SIGNUP. */
  variant?: keyof Values & string
  /** Target of its button on the site. */
  action?: `/${string}`
  /** A secret in the fragment of the button's URL, which no server and no log sees. */
  carries?: keyof Values & string
  /** Also added to the member's messages, with this link. Never for a kind with secrets, because messages are kept. */
  message?: { link?: `/${string}` }
  /** Carries the type of the values; never set. */
  values?: Values
}

const kind = <Values extends Record<string, Value>>(about: Omit<Kind<Values>, 'values'>): Kind<Values> => about

const DAY = { hours: 24 }
const WEEK = { hours: 7 * 24 }
const CHANGE_PASSWORD = '/login/password-reset-page'

/** Lifetime of a code in minutes. Source: calls, section 1.6. */
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
  SUSPENDED: kind<{ name: string; until: string; reason: string }>({ usefulFor: DAY, message: {} }),
  RESUMED: kind<{ name: string }>({ usefulFor: DAY, action: '/reservation', message: { link: '/reservation' } }),
  DORMANT_SOON: kind<{ name: string; id: string; date: string }>({ usefulFor: DAY, action: '/login' }),
  WITHDRAWN: kind<{ name: string; undoUntil: Temporal.Instant }>({ usefulFor: DAY, action: '/login/dormant?undo=1' }),
  AWAKE: kind<{ name: string; at: Temporal.Instant }>({ usefulFor: DAY, message: { link: CHANGE_PASSWORD } }),
  LOGIN_LOCKED: kind<{ name: string; until: Temporal.Instant; code: string }>({
    usefulFor: DAY,
    secrets: ['code'],
    action: '/login/unlock',
    carries: 'code',
  }),
  PASSWORD_CHANGED: kind<{ name: string; at: Temporal.Instant }>({
    usefulFor: DAY,
    message: { link: CHANGE_PASSWORD },
  }),
  EMAIL_CHANGED: kind<{ name: string; at: Temporal.Instant }>({ usefulFor: DAY, message: { link: CHANGE_PASSWORD } }),
  OPENING_SOON: kind<{ name: string; date: string; at: Temporal.Instant }>({
    usefulFor: { hours: 2 },
    action: '/reservation',
    message: { link: '/reservation' },
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
    variant: 'change',
    message: { link: '/mypage/myinfo' },
  }),
} as const satisfies Record<MailKind, object>

export type KindName = MailKind
/** Undefined for a kind that another version of the product sent. */
export const aboutKind = (name: string): Kind | undefined => lookup(kinds as unknown as Record<string, Kind>, name)
export type ValuesOf<K extends KindName> = NonNullable<(typeof kinds)[K]['values']>
