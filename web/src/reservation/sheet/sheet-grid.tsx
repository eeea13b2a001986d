import { useRef, useState } from 'react'
import { useFormat, useText } from '../../language/use-text'
import type { AnySlot } from '../hold/slot-view'
import { CourseColumn } from './course-column'
import styles from './sheet-grid.module.css'
import { bands } from './sheet-layout'
import { type SheetGridProps, SheetLine } from './sheet-line'

export function SheetGrid(props: SheetGridProps) {
  const { sheet, now, onCourseSeen } = props
  const t = useText()
  const { day } = useFormat()
  const courses = sheet.courses
  const all = bands(
    sheet,
    courses.map((course) => course.courseIdx),
    now,
  )
  const { grid, stopIdx, setStop, walk } = useWalk(sheet.slots, all)
  const nameOf = (courseIdx?: number | null) => courses.find((course) => course.courseIdx === courseIdx)?.name ?? ''
  const seen = () => {
    const box = grid.current
    if (!box || box.scrollWidth <= box.clientWidth + 4) return
    onCourseSeen(courses[Math.round(box.scrollLeft / box.clientWidth)]?.courseIdx ?? courses[0]!.courseIdx)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of many buttons, not a form's fieldset
    <div
      ref={grid}
      className={styles.grid}
      data-columns={courses.length}
      role="group"
      aria-label={t('reservation.SHEET_OF', { date: day(sheet.date, 'long') })}
      onKeyDown={walk}
      onScroll={seen}
    >
      {courses.map((course, index) => (
        <CourseColumn
          key={course.courseIdx}
          course={course}
          turn={nameOf(sheet.slots.find((slot) => slot.courseIdx === course.courseIdx)?.turnCourseIdx)}
          bands={all}
          index={index}
          line={(slot, price) => (
            <SheetLine
              {...props}
              slot={slot}
              partPrice={price}
              nameOf={nameOf}
              isStop={stopIdx === slot.slotIdx}
              onFocus={() => setStop(slot.slotIdx)}
            />
          )}
        />
      ))}
    </div>
  )
}

/** One tee time is the tab stop of the grid; keys move it. */
function useWalk(slots: readonly AnySlot[], all: ReturnType<typeof bands>) {
  const grid = useRef<HTMLDivElement>(null)
  const rows = all.flatMap((band) => band.rows)
  const firstSlot = rows.flatMap((row) => row.slots).find((slot) => slot && slot.state !== 'PAST')
  const [stop, setStop] = useState<number>()
  const stopIdx = slots.some((slot) => slot.slotIdx === stop) ? stop : firstSlot?.slotIdx
  const walk = (event: React.KeyboardEvent) => {
    const row = rows.findIndex(({ slots }) => slots.some((slot) => slot?.slotIdx === stopIdx))
    const column = rows[row]?.slots.findIndex((slot) => slot?.slotIdx === stopIdx) ?? 0
    const target = step(
      event.key,
      rows.map(({ slots }) => slots),
      row,
      column,
    )
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
