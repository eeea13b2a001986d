import type { Mail, MailState } from '@clubhouse/contract/mail'
import { beginning } from '../platform/beginning.ts'

type Action = Mail['actions'][number]

/**
 * What can be done with a mail. One that waits for its next try can be tried now. One whose code is of no use any more
 * cannot be sent again: whoever needs it asks for a new one.
 */
export function actionsOf({ state, tries, isSpent }: { state: MailState; tries: number; isSpent: boolean }): Action[] {
  if (state === 'WAITING') return tries > 0 ? ['RESEND', 'CANCEL'] : ['CANCEL']
  return isSpent ? [] : ['RESEND']
}

/** `m•••@example.com`: enough to know it by, not to write to it. */
export function masked(address: string): string {
  const at = address.lastIndexOf('@')
  return `${address.slice(0, 1)}•••${address.slice(at)}`
}

/** One address and nothing else: no list, no name, no line that a header could begin with. */
export function isAddress(text: string): boolean {
  return text.length <= 254 && /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\]+$/.test(text)
}

export interface DeliveryError {
  message?: string
  code?: string
  /** The mail server's own number and sentence. */
  responseCode?: number
  response?: string
}

/** True when the mail server says that it will never take this mail: another try would be told the same. */
export function isFinal({ code, responseCode }: DeliveryError): boolean {
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== undefined && responseCode >= 500
}

/** What went wrong, on one line that fits a list. */
export function errorLine({ message, response }: DeliveryError, to: string): string {
  return saidLine(response ?? message ?? 'unknown', to)
}

/** Why a mail came back, as somebody's mail server said it: in it may also stand to whom it was handed on. */
export function bouncedLine(said: string, to: string): string {
  return saidLine(said.replace(/\p{Cc}/gu, ' '), to)
    .replace(/[^\s<>@;:,"'()]+@[^\s<>@;:,"'()]+/g, masked)
    .trim()
}

/** What a mail server said; it likes to repeat the address, which the list does not tell. */
export function saidLine(said: string, to: string): string {
  const repeated = new RegExp(to.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'gi')
  return beginning(said.replace(/\s+/g, ' ').replace(repeated, masked(to)), 300)
}
