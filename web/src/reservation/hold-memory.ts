import type { AnySlot } from './slot-view'

/** Which tee time this tab holds, so that a reload finds it again. */
export interface HeldSlot {
  slot: AnySlot
  date: string
  expiresAt: string
}

const KEY = 'hold'

export function rememberHold(held: HeldSlot | undefined): void {
  try {
    if (held) sessionStorage.setItem(KEY, JSON.stringify(held))
    else sessionStorage.removeItem(KEY)
  } catch {
    // Without storage a reload shows the tee time as mine in the sheet.
  }
}

export function recallHold(): HeldSlot | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
