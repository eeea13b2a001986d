import { useEffect, useRef } from 'react'
import type { Holding } from '../hold/holding'
import type { AnySheet } from './sheet-change'

/** A hold may be given back in another window or at the desk: when the sheet says that it is no longer mine, ask. */
export function useHoldElsewhere(sheet: AnySheet | undefined, { state, verify }: Holding): void {
  const held = state.step === 'held' && state.date === sheet?.date ? state.slot.slotIdx : undefined
  const shown = sheet?.slots.find((slot) => slot.slotIdx === held)?.state
  const wasMine = useRef<number>(undefined)
  useEffect(() => {
    // The sheet learns of a new hold a moment after this page did: only a hold that it has shown can be lost again.
    if (held && shown === 'MINE_HELD') wasMine.current = held
    else if (held && wasMine.current === held) {
      wasMine.current = undefined
      verify()
    }
  }, [held, shown, verify])
}
