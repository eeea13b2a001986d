import type { MailRow, MailState } from '@clubhouse/contract/mail'
import type { Say } from '../../language/use-text'

export const TONES = { WAITING: 'wait', SENT: 'good', FAILED: 'bad', CANCELLED: 'off' } as const satisfies Record<
  MailState,
  string
>

/** Filters of the outbox; bounced emails are apart from other failures. */
export const CHOICES = ['WAITING', 'SENT', 'FAILED', 'BOUNCED', 'CANCELLED'] as const
export type Choice = (typeof CHOICES)[number]

export function setsOf(choice?: Choice): Record<string, string> {
  if (choice === 'BOUNCED' || choice === 'FAILED') return { state: 'FAILED', isBounced: `${choice === 'BOUNCED'}` }
  return choice ? { state: choice } : {}
}

/** Emails per choice; all without one. */
export function countOf({ BOUNCED, ...counts }: Record<Choice, number>, choice?: Choice): number {
  if (choice === 'BOUNCED') return BOUNCED
  if (choice) return counts[choice] - (choice === 'FAILED' ? BOUNCED : 0)
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}

export const stateWord = (t: Say, { state, bouncedAt }: Pick<MailRow, 'state' | 'bouncedAt'>) =>
  t(`outbox.STATE_${bouncedAt ? 'BOUNCED' : state}`)

export const reasonName = (t: Say, { state, bouncedAt }: Pick<MailRow, 'state' | 'bouncedAt'>) =>
  t(bouncedAt ? 'outbox.WHY_BOUNCED' : state === 'SENT' ? 'outbox.WHY_DELAYED' : 'outbox.WHY_NOT')

/** A kind of another version is shown by its name. */
export const kindWord = (t: Say, kind: string) => t(`outbox.KIND_${kind}`, { defaultValue: kind })

/** Why an email was not sent or bounced: our text, else the mail server's. */
export const errorWord = (t: Say, { error }: Pick<MailRow, 'error'>) =>
  error && t(`outbox.ERROR_${error}`, { defaultValue: error })
