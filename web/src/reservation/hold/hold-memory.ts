import { serverNow } from '../../api/clock'
import { findRunningHoldWith } from '../../session/running-hold'
import { currentSession } from '../../session/session-store'
import type { HeldTime } from './held-time'

/** A hold as every tab of this browser knows it. */
export interface HeldSlot extends HeldTime {
  memberIdx: number
  expiresAt: string
  /** Unknown for a hold of another browser. */
  grantedAt?: number
}

const KEY = 'hold'

/** Also dispatches the event `hold-changed`, here and in every other tab. */
export function rememberHold(held: HeldSlot | undefined): void {
  try {
    if (held) localStorage.setItem(KEY, JSON.stringify(held))
    else localStorage.removeItem(KEY)
  } catch {
    // Without storage a reload shows the tee time as held in the sheet.
  }
  window.dispatchEvent(new Event('hold-changed'))
}

/** The running hold of the member who is logged in. */
export function recallHold(): HeldSlot | undefined {
  try {
    const held: HeldSlot | null = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    const isMine = held && held.memberIdx === currentSession()?.memberIdx
    return isMine && Date.parse(held.expiresAt) > serverNow() ? held : undefined
  } catch {
    return undefined
  }
}

/** Another tab has begun, changed or ended a hold. */
export function hearOtherTabs(heard: () => void): void {
  window.addEventListener('storage', ({ key }) => (key === KEY || key === null) && heard())
}

findRunningHoldWith(() => {
  const held = recallHold()
  if (!held) return undefined
  const { slot, date, courseName, expiresAt } = held
  return { time: slot.time, course: courseName, date, until: expiresAt }
})

if (typeof window !== 'undefined') hearOtherTabs(() => window.dispatchEvent(new Event('hold-changed')))
