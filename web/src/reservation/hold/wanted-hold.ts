import { serverNow } from '../../api/clock'

/** A free tee time that a visitor pressed: after the login of this tab it is held. */
export interface WantedHold {
  slotIdx: number
  date: string
  time: string
  course: string
}

const KEY = 'wanted-hold'
/** Long enough to create an account. */
const KEPT_MS = 30 * 60_000

export function wantHold(wanted: WantedHold): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...wanted, until: serverNow() + KEPT_MS }))
  } catch {
    // Without storage the sheet of the day opens.
  }
}

export function wantedHold(): WantedHold | undefined {
  try {
    const { until, ...wanted } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    return until > serverNow() ? wanted : undefined
  } catch {
    return undefined
  }
}

export function forgetWantedHold(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {}
}
