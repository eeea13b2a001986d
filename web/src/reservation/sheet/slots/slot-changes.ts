import { useEffect, useRef, useState } from 'react'
import { type AnySlot, stateAt } from '../../hold/slot-view'

const LOW = new Set(['BOOKED', 'TEAM', 'HOUSE', 'BLOCKED', 'PAST'])

/** Taken tee times are half as high. A change keeps the height, so that nothing moves; only one's own booking grows. */
export function useLow(slots: readonly AnySlot[], now: number): (slot: AnySlot) => boolean {
  const [low] = useState(
    () => new Set(slots.filter((slot) => LOW.has(stateAt(slot, now))).map(({ slotIdx }) => slotIdx)),
  )
  return (slot) => low.has(slot.slotIdx) && !(slot.state === 'BOOKED' && slot.bookingIdx)
}

/** How often each tee time changed its state since the sheet was shown; each change is tinted briefly. */
export function useChanges(slots: readonly AnySlot[], now: number): ReadonlyMap<number, number> {
  const [changes, setChanges] = useState<ReadonlyMap<number, number>>(new Map())
  const before = useRef<Map<number, string>>(undefined)
  useEffect(() => {
    const states = new Map(slots.map((slot) => [slot.slotIdx, stateAt(slot, now)]))
    const changed = before.current
      ? [...states].filter(([slotIdx, state]) => (before.current!.get(slotIdx) ?? state) !== state)
      : []
    before.current = states
    if (changed.length > 0)
      setChanges((old) => new Map([...old, ...changed.map(([idx]) => [idx, (old.get(idx) ?? 0) + 1] as const)]))
  }, [slots, now])
  return changes
}
