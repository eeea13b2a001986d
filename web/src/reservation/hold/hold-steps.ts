import type { Booking } from '@clubhouse/contract/reservation/booking/booking'
import type { Hold } from '@clubhouse/contract/reservation/sheet/sheet'
import type { HeldTime } from './held-time'

/** The tee time stays known after the hold is gone, so that it can be held again. */
export interface Held extends HeldTime {
  hold: Hold
  /** When it was given or last extended, by the server's clock. */
  grantedAt: number
}

export type HoldStep =
  | { step: 'none' }
  | ({ step: 'asking' } & HeldTime)
  | ({ step: 'held' } & Held)
  | ({ step: 'sending'; key: string } & Held)
  /** No response: the booking may exist. Only the same key may be resent. */
  | ({ step: 'unsure'; key: string } & Held)
  | ({ step: 'expired' } & HeldTime)
  | { step: 'booked'; booking: Booking }

export type HoldEvent =
  | ({ type: 'asked' } & HeldTime)
  /** `grantedAt` of a hold that was given before this page was opened. */
  | ({ type: 'granted'; hold: Hold; grantedAt?: number } & HeldTime)
  | { type: 'extended'; hold: Hold }
  | { type: 'refused' }
  | { type: 'ranOut' }
  /** It ended while no page was looking. */
  | ({ type: 'lost' } & HeldTime)
  | { type: 'gaveBack' }
  | { type: 'sent'; key: string }
  | { type: 'noAnswer' }
  | { type: 'bookRefused'; code: string }
  | { type: 'booked'; booking: Booking }
  /** The booking is shown on its own page. */
  | { type: 'shown' }
  /** It has become the new time of another booking. */
  | { type: 'moved' }
  /** Another person is logged in, or no one. */
  | { type: 'left' }

const timeOf = ({ slot, date, courseName }: HeldTime): HeldTime => ({ slot, date, courseName })

/** The reducer from a tap to a booking. Events that do not fit the step are stale and ignored. */
export function nextStep(now: HoldStep, event: HoldEvent): HoldStep {
  switch (event.type) {
    case 'asked':
      return now.step === 'sending' || now.step === 'unsure' ? now : { step: 'asking', ...timeOf(event) }
    case 'granted':
      return now.step === 'sending' || now.step === 'unsure' || now.step === 'booked' ? now : granted(event)
    case 'extended':
      return now.step === 'held' ? granted({ ...timeOf(now), hold: event.hold }) : now
    case 'refused':
      return now.step === 'asking' ? { step: 'none' } : now
    case 'ranOut':
      return now.step === 'held' ? { step: 'expired', ...timeOf(now) } : now
    case 'lost':
      return now.step === 'held' || now.step === 'none' ? { step: 'expired', ...timeOf(event) } : now
    case 'gaveBack':
      return now.step === 'held' || now.step === 'expired' || now.step === 'asking' ? { step: 'none' } : now
    case 'sent':
      return now.step === 'held' || now.step === 'unsure' ? { ...now, step: 'sending', key: event.key } : now
    case 'noAnswer':
      return now.step === 'sending' ? { ...now, step: 'unsure' } : now
    case 'bookRefused':
      return now.step === 'sending' ? afterRefusal(now, event.code) : now
    case 'booked':
      return now.step === 'sending' ? { step: 'booked', booking: event.booking } : now
    case 'shown':
      return now.step === 'booked' ? { step: 'none' } : now
    case 'moved':
    case 'left':
      return { step: 'none' }
  }
}

function granted({ hold, grantedAt, ...time }: HeldTime & { hold: Hold; grantedAt?: number }): HoldStep {
  return { step: 'held', ...timeOf(time), hold, grantedAt: grantedAt ?? Date.parse(hold.serverTime) }
}

/** A correctable refusal keeps the hold; a lost hold ends it, and the draft keeps the input. */
function afterRefusal(now: Held, code: string): HoldStep {
  if (code === 'HOLD_EXPIRED' || code === 'TAKEN') return { step: 'expired', ...timeOf(now) }
  return { step: 'held', ...timeOf(now), hold: now.hold, grantedAt: now.grantedAt }
}
