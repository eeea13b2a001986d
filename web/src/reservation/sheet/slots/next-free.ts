import type { AnySlot } from '../../hold/slot-view'
import { nextFree } from './sheet-layout'

/** Continues from the last result, because the button keeps the focus. */
let lastFound: string | undefined

/** Leads to the next free tee time after the focused one, or after the last that this found. */
export function showNextFree(slots: readonly AnySlot[], now: number): void {
  const focused = slots.find((slot) => String(slot.slotIdx) === (document.activeElement as HTMLElement)?.dataset.slot)
  const slot = nextFree(slots, now, focused?.time ?? lastFound)
  if (!slot) return
  lastFound = slot.time
  showSlot(slot.slotIdx)
}

export function showSlot(slotIdx: number): void {
  const line = document.querySelector<HTMLElement>(`[data-slot="${slotIdx}"]`)
  line?.focus({ preventScroll: true })
  line?.scrollIntoView({ block: 'center', inline: 'nearest' })
}
