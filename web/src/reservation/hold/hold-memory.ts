import { serverNow } from '../../api/clock'
import { findRunningHoldWith } from '../../session/running-hold'
import type { AnySlot } from './slot-view'

export interface HeldSlot {
  slot: AnySlot
  date: string
  expiresAt: string
}

const KEY = 'hold'

/** Also dispatches the event `hold-changed`. */
export function rememberHold(held: HeldSlot | undefined): void {
  try {
    if (held) sessionStorage.setItem(KEY, JSON.stringify(held))
    else sessionStorage.removeItem(KEY)
  } catch {
    // Without storage a reload shows the tee time as held in the sheet.
  }
  window.dispatchEvent(new Event('hold-changed'))
}

export function recallHold(): HeldSlot | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

findRunningHoldWith(() => {
  const held = recallHold()
  return held && Date.parse(held.expiresAt) > serverNow() ? { time: held.slot.time, until: held.expiresAt } : undefined
})
