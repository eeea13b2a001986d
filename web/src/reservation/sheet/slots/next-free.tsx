import { useText } from '../../../language/use-text'
import { Button } from '../../../ui/button'
import { type AnySlot, isFree } from '../../hold/slot-view'
import { nextFree } from './sheet-layout'

/** Continues from the last result, because the button keeps the focus. */
let lastFound: string | undefined

interface NextFreeProps {
  slots: readonly AnySlot[]
  now: number
  size?: 'small'
  className?: string
}

export function NextFree({ slots, now, size, className }: NextFreeProps) {
  const t = useText()
  return (
    <Button
      look="plain"
      size={size}
      className={className}
      disabled={!slots.some((slot) => isFree(slot, now))}
      onClick={() => showNextFree(slots, now)}
    >
      {t('tee-times.NEXT_FREE')}
    </Button>
  )
}

/** Leads to the next free tee time after the focused one, or after the last that this found. */
function showNextFree(slots: readonly AnySlot[], now: number): void {
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
