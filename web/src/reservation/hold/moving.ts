import { type HeldTime, sheetOf } from './held-time'
import { happened } from './hold-store'

/** Which booking a held tee time is for, when it is not for a new one. Every tab of this browser knows it, as the hold. */
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

/** Where a hold is continued: on its sheet, as the move that it may be. */
export function holdAddress(held: HeldTime): string {
  const bookingIdx = moveTo(held.slot.slotIdx)
  return bookingIdx ? `${sheetOf(held)}&move=${bookingIdx}` : sheetOf(held)
}

/**
 * Remembers what a hold that begins here is for.
 * @param isAgain the hold ran out, and is for what it was for
 * @returns the booking to move, if any
 */
export function beginMove(slotIdx: number, isAgain: boolean): number | undefined {
  const bookingIdx = isAgain ? moveTo(slotIdx) : movingHere()
  knowMove(slotIdx, bookingIdx)
  return bookingIdx
}

/** Remembers what a hold is for that another device or page may have taken. */
export function knowMove(slotIdx: number, bookingIdx: number | null | undefined): void {
  try {
    if (bookingIdx) localStorage.setItem(KEY, JSON.stringify({ slotIdx, bookingIdx }))
    else localStorage.removeItem(KEY)
  } catch {
    // Without storage the address alone tells, on this page.
  }
}

/** The booking that moves to a held tee time. */
export function moveTo(slotIdx: number): number | undefined {
  try {
    const kept: Moving | null = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    return kept?.slotIdx === slotIdx ? kept.bookingIdx : movingHere()
  } catch {
    return movingHere()
  }
}

/** The hold has become the booking. */
export function endMove(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {}
  happened({ type: 'moved' })
}
