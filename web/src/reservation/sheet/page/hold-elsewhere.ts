import { useEffect, useRef } from 'react'
import type { Holding } from '../../hold/holding'
import type { AnySheet } from '../live/sheet-change'

/** A hold may be released in another window or at the desk: verify it when the sheet no longer shows it as mine. */
export function useHoldElsewhere(sheet: AnySheet | undefined, { state, restore }: Holding): void {
  const held = state.step === 'held' && state.date === sheet?.date ? state.slot.slotIdx : undefined
  const shown = sheet?.slots.find((slot) => slot.slotIdx === held)?.state
  const wasMine = useRef<number>(undefined)
  useEffect(() => {
    // The sheet learns of a new hold after this page, so only a hold it has shown can be lost.
    if (held && shown === 'MINE_HELD') wasMine.current = held
    else if (held && wasMine.current === held) {
      wasMine.current = undefined
      restore()
    }
  }, [held, shown, restore])
}
