import { useMemo, useRef, useState } from 'react'
import type { AnySlot } from '../../hold/slot-view'
import type { Band } from './sheet-layout'

/**
 * One tee time is the tab stop of the grid; keys move it.
 * @param takesPast also where all of them are over
 */
export function useWalk<E extends HTMLElement = HTMLDivElement>(all: readonly Band[], takesPast = false) {
  const grid = useRef<E>(null)
  const rows = useMemo(() => all.flatMap((band) => band.rows.map(({ slots }) => slots)), [all])
  const [stop, setStop] = useState<number>()
  const slots = rows.flat()
  const stopIdx = slots.some((slot) => slot?.slotIdx === stop)
    ? stop
    : (slots.find((slot) => slot && slot.state !== 'PAST') ?? (takesPast ? slots.find(Boolean) : undefined))?.slotIdx
  const walk = (event: React.KeyboardEvent) => {
    const row = rows.findIndex((slots) => slots.some((slot) => slot?.slotIdx === stopIdx))
    const column = rows[row]?.findIndex((slot) => slot?.slotIdx === stopIdx) ?? 0
    const target = step(event.key, rows, row, column)
    if (!target) return
    event.preventDefault()
    grid.current?.querySelector<HTMLElement>(`[data-slot="${target.slotIdx}"]`)?.focus()
  }
  return { grid, stopIdx, setStop, walk }
}

/** The tee time for a key: up and down in a course, left and right between courses, Home and End. */
function step(key: string, rows: (AnySlot | undefined)[][], row: number, column: number): AnySlot | undefined {
  const down = (from: number, by: 1 | -1) => {
    for (let i = from + by; i >= 0 && i < rows.length; i += by) if (rows[i]![column]) return rows[i]![column]
  }
  const across = (by: 1 | -1) => {
    for (let i = column + by; i >= 0 && i < (rows[row]?.length ?? 0); i += by) if (rows[row]![i]) return rows[row]![i]
  }
  if (key === 'ArrowDown') return down(row, 1)
  if (key === 'ArrowUp') return down(row, -1)
  if (key === 'ArrowRight') return across(1)
  if (key === 'ArrowLeft') return across(-1)
  if (key === 'Home') return down(-1, 1)
  if (key === 'End') return down(rows.length, -1)
}
