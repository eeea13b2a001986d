import { useEffect, useRef } from 'react'
import type { AnySlot } from '../../hold/slot-view'
import { useViewer } from '../../hold/viewer'
import { forgetWantedHold, wantedHold } from '../../hold/wanted-hold'
import type { AnySheet } from '../live/sheet-change'

/** Presses the tee time that a visitor pressed before the login. */
export function useTakeWanted({ date, slots }: AnySheet, press: (slot: AnySlot) => void): void {
  const { viewer } = useViewer()
  const take = useRef(press)
  take.current = press
  useEffect(() => {
    const wanted = viewer === 'member' ? wantedHold() : undefined
    const slot = wanted?.date === date && slots.find(({ slotIdx }) => slotIdx === wanted.slotIdx)
    if (!slot) return
    forgetWantedHold()
    take.current(slot)
  }, [viewer, date, slots])
}
