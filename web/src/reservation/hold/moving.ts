import { happened } from './hold-store'

/** Which booking a held tee time is for, when it is not for a new one. It has to outlive the page, like the hold. */
const KEY = 'moving'

interface Moving {
  slotIdx: number
  bookingIdx: number
}

/** The booking that the address of this page moves; see `moveAddress`. */
export const movingHere = (): number | undefined =>
  Number(new URLSearchParams(window.location.search).get('move')) || undefined

export const moveAddress = ({ bookingIdx, date, courseIdx }: { bookingIdx: number; date: string; courseIdx: number }) =>
  `/reservation?date=${date}&course=${courseIdx}&move=${bookingIdx}`

/** Remembers what a hold that begins here is for. @returns the booking to move, if any */
export function beginMove(slotIdx: number): number | undefined {
  const bookingIdx = movingHere()
  try {
    if (bookingIdx) sessionStorage.setItem(KEY, JSON.stringify({ slotIdx, bookingIdx }))
    else sessionStorage.removeItem(KEY)
  } catch {
    // Without storage the address alone tells, on this page.
  }
  return bookingIdx
}

/** The booking that moves to a held tee time. */
export function moveTo(slotIdx: number): number | undefined {
  try {
    const kept: Moving | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return kept?.slotIdx === slotIdx ? kept.bookingIdx : movingHere()
  } catch {
    return movingHere()
  }
}

/** The hold has become the booking. */
export function endMove(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {}
  happened({ type: 'moved' })
}
