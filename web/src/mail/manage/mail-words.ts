import type { MailRow, MailState } from '@clubhouse/contract/mail'
import type { Say } from '../../language/use-text'

export const TONES = { WAITING: 'wait', SENT: 'good', FAILED: 'bad', CANCELLED: 'off' } as const satisfies Record<
  MailState,
  string
>

/** What the list can be narrowed to; of those not sent the ones that came back stand apart. */
export const CHOICES = ['WAITING', 'SENT', 'FAILED', 'BOUNCED', 'CANCELLED'] as const
export type Choice = (typeof CHOICES)[number]

/** What a choice sets in the URL; nothing without one. */
export function setsOf(choice?: Choice): Record<string, string> {
  if (choice === 'BOUNCED' || choice === 'FAILED') return { state: 'FAILED', isBounced: `${choice === 'BOUNCED'}` }
  return choice ? { state: choice } : {}
}

/** How many mails a choice shows; all without one. */
export function countOf({ BOUNCED, ...counts }: Record<Choice, number>, choice?: Choice): number {
  if (choice === 'BOUNCED') return BOUNCED
  if (choice) return counts[choice] - (choice === 'FAILED' ? BOUNCED : 0)
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}

/** What became of a mail, in a word. */
export const stateWord = (t: Say, { state, bouncedAt }: Pick<MailRow, 'state' | 'bouncedAt'>) =>
  t(`outbox.STATE_${bouncedAt ? 'BOUNCED' : state}`)

/** What its reason is the reason of. */
export const reasonName = (t: Say, { state, bouncedAt }: Pick<MailRow, 'state' | 'bouncedAt'>) =>
  t(bouncedAt ? 'outbox.WHY_BOUNCED' : state === 'SENT' ? 'outbox.WHY_DELAYED' : 'outbox.WHY_NOT')

/** A kind that another version of the product knew has its own name only. */
export const kindWord = (t: Say, kind: string) => t(`outbox.KIND_${kind}`, { defaultValue: kind })

/** Why a mail was not sent, or came back: in our words where we decided it, else in those of the mail server. */
export const errorWord = (t: Say, { error }: Pick<MailRow, 'error'>) =>
  error && t(`outbox.ERROR_${error}`, { defaultValue: error })

const STYLE = /<style>[\s\S]*?<\/style>/g
const LINK = / href="[^"]*"/g

/** A mail to look at: its dark look is for mail programs, and its links lead nowhere from here. */
export const toLookAt = (html: string) => html.replace(STYLE, '').replace(LINK, '')
