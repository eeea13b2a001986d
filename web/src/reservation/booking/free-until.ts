import { serverNow } from '../../api/clock'
import type { Say } from '../../language/use-text'

/** Until when a cancellation is free, or that it no longer is: a late booking may begin after the deadline. */
export function freeUntil(t: Say, at: string): string {
  return t(Date.parse(at) > serverNow() ? 'reservation.FREE_UNTIL' : 'reservation.FREE_OVER', { at })
}
