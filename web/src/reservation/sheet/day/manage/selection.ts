import type { ManagerSheet } from '../../../desk/cell/desk-cell'
import { bands } from '../../slots/sheet-layout'

type Slot = ManagerSheet['slots'][number]

/** A place in the grid: a time and a course. */
export interface Place {
  row: number
  column: number
}

export interface GridRow {
  part: string
  time: string
  /** In the order of the courses; undefined where a course has no start at that time. */
  slots: (Slot | undefined)[]
}

/** The day as a grid: times below one another, courses side by side. */
export function gridOf(sheet: ManagerSheet, now: number): GridRow[] {
  const courses = sheet.courses.map(({ courseIdx }) => courseIdx)
  const slots = new Map(sheet.slots.map((slot) => [slot.slotIdx, slot]))
  return bands(sheet, courses, now).flatMap(({ part, rows }) =>
    rows.map(({ time, slots: found }) => ({ part, time, slots: found.map((slot) => slot && slots.get(slot.slotIdx)) })),
  )
}

/** The tee times between two places, both included. */
export function between(grid: readonly GridRow[], one: Place, other: Place): number[] {
  const [top, bottom] = [Math.min(one.row, other.row), Math.max(one.row, other.row)]
  const [left, right] = [Math.min(one.column, other.column), Math.max(one.column, other.column)]
  return grid
    .slice(top, bottom + 1)
    .flatMap(({ slots }) => slots.slice(left, right + 1).flatMap((slot) => slot?.slotIdx ?? []))
}

/** The tee times from one time to another, on one course or on all. Times are HH:mm; an empty one is no limit. */
export function fromTo(
  slots: readonly Pick<Slot, 'slotIdx' | 'time' | 'courseIdx'>[],
  { from, to, courseIdx }: { from: string; to: string; courseIdx?: number },
): number[] {
  return slots
    .filter((slot) => (!from || slot.time >= from) && (!to || slot.time <= to))
    .filter((slot) => courseIdx === undefined || slot.courseIdx === courseIdx)
    .map(({ slotIdx }) => slotIdx)
}

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** The next place with a tee time in the direction of an arrow key; undefined at the edge, or for another key. */
export function stepFrom(grid: readonly GridRow[], { row, column }: Place, key: string): Place | undefined {
  const [down, right] = STEPS[key] ?? [0, 0]
  if (down === 0 && right === 0) return undefined
  for (let at = { row: row + down, column: column + right }; ; at = { row: at.row + down, column: at.column + right }) {
    const slots = grid[at.row]?.slots
    if (!slots || at.column < 0 || at.column >= slots.length) return undefined
    if (slots[at.column]) return at
  }
}

/** Adds tee times, or takes them away where all are in already. */
export function toggled(selected: ReadonlySet<number>, slotIdx: readonly number[]): Set<number> {
  const isIn = slotIdx.every((one) => selected.has(one))
  const next = new Set(selected)
  for (const one of slotIdx) {
    if (isIn) next.delete(one)
    else next.add(one)
  }
  return next
}
