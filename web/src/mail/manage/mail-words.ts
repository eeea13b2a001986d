import type { MailRow, MailState } from '@clubhouse/contract/mail'
import type { Say } from '../../language/use-text'

/** Kinds of mail that the product sends, for the filter. */
export const KINDS = [
  'CERT_CODE',
  'FIND_ID',
  'PASSWORD_RESET',
  'WELCOME',
  'APPROVAL_PENDING',
  'APPROVED',
  'DORMANT_SOON',
  'WITHDRAWN',
  'PASSWORD_CHANGED',
  'EMAIL_CHANGED',
  'SECOND_FACTOR_CHANGED',
] as const

export const TONES = { WAITING: 'wait', SENT: 'good', FAILED: 'bad', CANCELLED: 'off' } as const satisfies Record<
  MailState,
  string
>

/** A kind that another version of the product knew has its own name only. */
export const kindWord = (t: Say, kind: string) => t(`outbox.KIND_${kind}`, { defaultValue: kind })

/** Why a mail was not sent: in our words where we decided it, else in those of the mail server. */
export const errorWord = (t: Say, { error }: Pick<MailRow, 'error'>) =>
  error && t(`outbox.ERROR_${error}`, { defaultValue: error })

const STYLE = /<style>[\s\S]*?<\/style>/g
const LINK = / href="[^"]*"/g

/** A mail to look at: its dark look is for mail programs, and its links lead nowhere from here. */
export const toLookAt = (html: string) => html.replace(STYLE, '').replace(LINK, '')
