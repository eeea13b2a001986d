import type { LetterRow } from '@clubhouse/contract/letter'
import type { MailKind } from '@clubhouse/contract/mail'
import { certPurpose } from '@clubhouse/contract/member/certification'

interface About extends Pick<LetterRow, 'group' | 'to'> {
  /** The values that have texts of their own, for a kind with `variant`. */
  variants?: readonly string[]
}

/** What each kind is about and who gets it; a test compares the variants with the texts. */
export const ABOUT: Readonly<Record<MailKind, About>> = {
  CERT_CODE: { group: 'SECURITY', to: 'PERSON', variants: certPurpose.options },
  FIND_ID: { group: 'ACCOUNT', to: 'PERSON' },
  PASSWORD_RESET: { group: 'SECURITY', to: 'PERSON' },
  WELCOME: { group: 'ACCOUNT', to: 'MEMBER' },
  APPROVAL_PENDING: { group: 'ACCOUNT', to: 'MEMBER' },
  APPROVED: { group: 'ACCOUNT', to: 'MEMBER' },
  REJECTED: { group: 'ACCOUNT', to: 'MEMBER' },
  BLOCKED: { group: 'ACCOUNT', to: 'MEMBER' },
  UNBLOCKED: { group: 'ACCOUNT', to: 'MEMBER' },
  SUSPENDED: { group: 'BOOKING', to: 'MEMBER' },
  RESUMED: { group: 'BOOKING', to: 'MEMBER' },
  DORMANT_SOON: { group: 'ACCOUNT', to: 'MEMBER' },
  WITHDRAWN: { group: 'ACCOUNT', to: 'MEMBER' },
  CLOSED: { group: 'ACCOUNT', to: 'MEMBER' },
  AWAKE: { group: 'ACCOUNT', to: 'MEMBER' },
  LOGIN_LOCKED: { group: 'SECURITY', to: 'PERSON' },
  PASSWORD_CHANGED: { group: 'SECURITY', to: 'PERSON' },
  EMAIL_CHANGED: { group: 'SECURITY', to: 'MEMBER' },
  OPENING_SOON: { group: 'BOOKING', to: 'MEMBER' },
  COUPON_ENDS: { group: 'BOOKING', to: 'MEMBER' },
  NEWS_QUESTION: { group: 'NEWS', to: 'MEMBER' },
  NEWS_ENDED: { group: 'NEWS', to: 'MEMBER' },
  SECOND_FACTOR_CHANGED: { group: 'SECURITY', to: 'MANAGER', variants: ['ADDED', 'REMOVED'] },
  PASSKEY_CHANGED: { group: 'SECURITY', to: 'MEMBER', variants: ['KEY_ADDED', 'KEY_REMOVED'] },
  BOOKING_BOOKED: { group: 'BOOKING', to: 'BOOKER' },
  BOOKING_NAMED: { group: 'BOOKING', to: 'COMPANION' },
  BOOKING_CHANGED: { group: 'BOOKING', to: 'PLAYER', variants: ['MOVED', 'DETAILS'] },
  BOOKING_DELAYED: { group: 'BOOKING', to: 'PLAYER', variants: ['FROST', 'FOG', 'LIGHTNING', 'OTHER', 'UNDONE'] },
  BOOKING_CANCELLED: { group: 'BOOKING', to: 'PLAYER', variants: ['YOU', 'BOOKER', 'CLUB'] },
  BOOKING_UNNAMED: { group: 'BOOKING', to: 'COMPANION', variants: ['REMOVED', 'DECLINED'] },
  BOOKING_DECLINED: { group: 'BOOKING', to: 'BOOKER' },
  BOOKING_COUPON: { group: 'BOOKING', to: 'BOOKER', variants: ['RETURNED', 'FORFEITED', 'ENDED'] },
  NAMES_MISSING: { group: 'BOOKING', to: 'BOOKER' },
  PLAYING_TOMORROW: { group: 'BOOKING', to: 'PLAYER' },
  STANDBY_OFFER: { group: 'BOOKING', to: 'MEMBER' },
  STANDBY_PAUSED: { group: 'BOOKING', to: 'MEMBER' },
  STANDBY_REMOVED: { group: 'BOOKING', to: 'MEMBER' },
  DRAW_ENTRY: { group: 'BOOKING', to: 'MEMBER', variants: ['ENTERED', 'CHANGED', 'WITHDRAWN', 'DECLINED'] },
  DRAW_NAMED: { group: 'BOOKING', to: 'COMPANION', variants: ['ASKED', 'REMOVED'] },
  DRAW_CLOSED: { group: 'BOOKING', to: 'MEMBER' },
  DRAW_INELIGIBLE: { group: 'BOOKING', to: 'MEMBER' },
  DRAW_WON: { group: 'BOOKING', to: 'BOOKER' },
  DRAW_NOT_TAKEN: { group: 'BOOKING', to: 'MEMBER' },
  DRAW_LOST: { group: 'BOOKING', to: 'MEMBER', variants: ['STANDBY', 'NO_STANDBY'] },
  DRAW_ENDED: { group: 'BOOKING', to: 'MEMBER', variants: ['REVOKED', 'VALUE', 'CHECK', 'LATE'] },
  DRAW_FAILED: { group: 'BOOKING', to: 'MANAGER', variants: ['VALUE', 'CHECK', 'LATE'] },
  PENALTY: {
    group: 'BOOKING',
    to: 'BOOKER',
    variants: ['SUSPENSION', 'MONEY', 'FEE', 'DUE', 'UNPAID', 'OVERDUE', 'ROUND', 'WARNING', 'LIFTED'],
  },
  APPEAL: {
    group: 'BOOKING',
    to: 'MEMBER',
    variants: ['RECEIVED', 'INTERRUPTED', 'REJECTED', 'UPHELD', 'UPHELD_COUPON'],
  },
  INQUIRY_ANSWERED: { group: 'ACCOUNT', to: 'MEMBER' },
  TEAM_FORM: {
    group: 'BOOKING',
    to: 'MEMBER',
    variants: ['SUBMITTED', 'WITHDRAWN', 'UNDER_REVIEW', 'APPROVED', 'WAITLISTED', 'REJECTED'],
  },
  TEAM_DATE: { group: 'BOOKING', to: 'MEMBER', variants: ['MOVED', 'PAIRING', 'CANCELLED'] },
  TEAM_ENDED: { group: 'BOOKING', to: 'MEMBER', variants: ['SKIPS', 'NO_SHOWS', 'CLUB'] },
  LOST_CLAIM: { group: 'ACCOUNT', to: 'MEMBER', variants: ['ACCEPTED', 'REFUSED', 'OVER'] },
  FEAT: {
    group: 'ACCOUNT',
    to: 'MEMBER',
    variants: ['ASKED', 'CONFIRMED', 'DENIED', 'VERIFIED', 'PUBLISHED', 'HIDDEN'],
  },
  CLUB_MESSAGE: { group: 'NEWS', to: 'MEMBER' },
  CLUB_NEWS: { group: 'NEWS', to: 'MEMBER' },
}
