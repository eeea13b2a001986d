import { type Mail, type MailState, OPTIONAL_MAILS } from '@clubhouse/contract/mail'
import { beginning } from '../platform/beginning.ts'

type Action = Mail['actions'][number]

/** What can be done with an email: a waiting one can be retried now; one with an expired code cannot be sent again. */
export function actionsOf({ state, tries, isSpent }: { state: MailState; tries: number; isSpent: boolean }): Action[] {
  if (state === 'WAITING') return tries > 0 ? ['RESEND', 'CANCEL'] : ['CANCEL']
  return isSpent ? [] : ['RESEND']
}

/** `m•••@example.com`: enough to recognise, too little to write to. */
export function masked(address: string): string {
  const at = address.lastIndexOf('@')
  return `${address.slice(0, 1)}•••${address.slice(at)}`
}

/** Exactly one address: no list, no name, no line break for a header. */
export function isAddress(text: string): boolean {
  return text.length <= 254 && /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\]+$/.test(text)
}

/** Times of a day as HH:mm; they may pass midnight. */
export interface Hours {
  from: string
  until: string
}

/** Advertising is never sent in these hours of the club, as the text says that members agree to. */
export const NIGHT: Hours = { from: '21:00', until: '08:00' }

/** When the hours end that this moment is in; undefined outside. */
export function endOf({ from, until }: Hours, now: Temporal.Instant, zone: string): Temporal.Instant | undefined {
  const here = now.toZonedDateTimeISO(zone)
  const time = here.toPlainTime().toString().slice(0, 5)
  const isIn = from < until ? from <= time && time < until : from <= time || time < until
  if (!isIn) return undefined
  const day = time < until ? here.toPlainDate() : here.toPlainDate().add({ days: 1 })
  return day.toZonedDateTime({ timeZone: zone, plainTime: until }).toInstant()
}

/** When they begin next. */
function startOf({ from }: Hours, now: Temporal.Instant, zone: string): Temporal.Instant {
  const here = now.toZonedDateTimeISO(zone)
  const isOver = from <= here.toPlainTime().toString().slice(0, 5)
  const day = isOver ? here.toPlainDate().add({ days: 1 }) : here.toPlainDate()
  return day.toZonedDateTime({ timeZone: zone, plainTime: from }).toInstant()
}

interface Quiet {
  kind: string
  quietFrom: string | null
  quietUntil: string | null
}

/** The night for advertising, and the member's quiet hours for optional kinds. Decision 133. */
function hoursOf({ kind, quietFrom: from, quietUntil: until }: Quiet): Hours | undefined {
  if (kind === 'CLUB_NEWS') return NIGHT
  const isQuiet = from !== null && until !== null && OPTIONAL_MAILS.some((one) => one === kind)
  return isQuiet ? { from, until } : undefined
}

/** When the hours end in which it is not sent; undefined outside. */
export function waitsUntil(quiet: Quiet, now: Temporal.Instant, zone: string): Temporal.Instant | undefined {
  const hours = hoursOf(quiet)
  return hours && endOf(hours, now, zone)
}

/** When the next of these hours begin. A push service that still keeps a message then must not deliver it. */
export function quietBegins(quiet: Quiet, now: Temporal.Instant, zone: string): Temporal.Instant | undefined {
  const hours = hoursOf(quiet)
  return hours && startOf(hours, now, zone)
}

export interface DeliveryError {
  message?: string
  code?: string
  /** The server's status code and text. */
  responseCode?: number
  response?: string
}

/** True for a permanent SMTP failure: a retry would fail the same way. */
export function isFinal({ code, responseCode }: DeliveryError): boolean {
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== undefined && responseCode >= 500
}

/** An error on one line that fits a list. */
export function errorLine({ message, response }: DeliveryError, to: string): string {
  return saidLine(response ?? message ?? 'unknown', to)
}

/** The reason of a bounce. It may contain the address that the email was forwarded to. */
export function bouncedLine(said: string, to: string): string {
  return saidLine(said.replace(/\p{Cc}/gu, ' '), to)
    .replace(/[^\s<>@;:,"'()]+@[^\s<>@;:,"'()]+/g, masked)
    .trim()
}

export function saidLine(said: string, to: string): string {
  const repeated = new RegExp(to.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'gi')
  return beginning(said.replace(/\s+/g, ' ').replace(repeated, masked(to)), 300)
}
