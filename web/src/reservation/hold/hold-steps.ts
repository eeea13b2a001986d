import type { Booking } from '@clubhouse/contract/reservation/booking'
import type { Hold } from '@clubhouse/contract/reservation/sheet'
import type { AnySlot } from './slot-view'

/** Slot and date stay known after the hold is gone, so that it can be held again. */
export interface Held {
  slot: AnySlot
  date: string
  hold: Hold
  /** When it was given or last extended, by the server's clock. */
  grantedAt: number
}

export type HoldStep =
  | { step: 'none' }
  | { step: 'asking'; slot: AnySlot; date: string }
  | ({ step: 'held' } & Held)
  | ({ step: 'sending'; key: string } & Held)
  /** No response: the booking may exist. Only the same key may be resent. */
  | ({ step: 'unsure'; key: string } & Held)
  | { step: 'expired'; slot: AnySlot; date: string }
  | { step: 'booked'; booking: Booking }

export type HoldEvent =
  | { type: 'asked'; slot: AnySlot; date: string }
  | { type: 'granted'; slot: AnySlot; date: string; hold: Hold }
  | { type: 'extended'; hold: Hold }
  | { type: 'refused' }
  | { type: 'ranOut' }
  | { type: 'gaveBack' }
  | { type: 'sent'; key: string }
  | { type: 'noAnswer' }
  | { type: 'bookRefused'; code: string }
  | { type: 'booked'; booking: Booking }

/** The reducer from a tap to a booking. Events that do not fit the step are stale and ignored. */
export function nextStep(now: HoldStep, event: HoldEvent): HoldStep {
  switch (event.type) {
    case 'asked':
      return now.step === 'sending' || now.step === 'unsure'
        ? now
        : { step: 'asking', slot: event.slot, date: event.date }
    case 'granted':
      return now.step === 'sending' || now.step === 'unsure' || now.step === 'booked' ? now : granted(event)
    case 'extended':
      return now.step === 'held' ? granted({ ...now, hold: event.hold }) : now
    case 'refused':
      return now.step === 'asking' ? { step: 'none' } : now
    case 'ranOut':
      return now.step === 'held' ? { step: 'expired', slot: now.slot, date: now.date } : now
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
  }
}

function granted({ slot, date, hold }: Pick<Held, 'slot' | 'date' | 'hold'>): HoldStep {
  return { step: 'held', slot, date, hold, grantedAt: Date.parse(hold.serverTime) }
}

/** A correctable refusal keeps the hold; a lost hold ends it, and the draft keeps the input. */
function afterRefusal(now: Held, code: string): HoldStep {
  const { slot, date, hold, grantedAt } = now
  if (code === 'HOLD_EXPIRED' || code === 'TAKEN') return { step: 'expired', slot, date }
  return { step: 'held', slot, date, hold, grantedAt }
}
