import type { RunningHold } from '../api/caller'
import { serverNow } from '../api/clock'
import { store } from '../ui/feedback/store'
import { currentSession } from './session-store'

/** A hold as every tab of this browser knows it. */
export interface KeptHold {
  memberIdx: number
  slot: { time: string }
  date: string
  courseName: string
  expiresAt: string
}

const KEY = 'hold'

/** The hold of this browser, whoever of its members has it. Another tab may have begun, changed or ended it. */
export const keptHold = store<KeptHold | undefined>(undefined)

export function keepHold(held: KeptHold | undefined): void {
  try {
    if (held) localStorage.setItem(KEY, JSON.stringify(held))
    else localStorage.removeItem(KEY)
  } catch {
    // Without storage a reload shows the tee time as held in the sheet.
  }
  keptHold.set(held)
}

/** The running hold of the member who is logged in. */
export function ownHold(held = keptHold.get()): KeptHold | undefined {
  const isMine = held && held.memberIdx === currentSession()?.memberIdx
  return isMine && Date.parse(held.expiresAt) > serverNow() ? held : undefined
}

/** The same, for sentences about it. */
export function runningHold(): RunningHold | undefined {
  const held = ownHold()
  return held && { time: held.slot.time, course: held.courseName, date: held.date, until: held.expiresAt }
}

/** @returns what ends it */
export function hearOtherTabs(heard: () => void): () => void {
  const changed = ({ key }: StorageEvent) => (key === KEY || key === null) && heard()
  window.addEventListener('storage', changed)
  return () => window.removeEventListener('storage', changed)
}

function stored(): KeptHold | undefined {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

if (typeof window !== 'undefined') {
  keptHold.set(stored())
  hearOtherTabs(() => keptHold.set(stored()))
}
