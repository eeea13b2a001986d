import { memo, type ReactNode, useMemo, useState } from 'react'
import { useFormat, useText } from '../../../language/use-text'
import { type AnySlot, slotView, type Viewer } from '../../hold/slot-view'
import type { AnySheet } from '../live/sheet-change'
import { CourseColumn } from './course-column'
import styles from './sheet-grid.module.css'
import { type Band, bands, type Row } from './sheet-layout'
import { useChanges, useLow } from './slot-changes'
import { SlotLine } from './slot-line'
import { useSlotWords } from './slot-words'
import { TimeColumn } from './time-column'
import { useWalk } from './walk'

interface SheetGridProps {
  sheet: AnySheet
  now: number
  viewer: Viewer
  /** A limit rules out every tee time: free ones are shown without emphasis. */
  isQuiet: boolean
  busySlot?: number
  /** The message at a tee time, and which one. */
  notice?: ReactNode
  noticeAt?: number
  /** The tee time that a link led to. */
  wantedSlot?: number
  onPress: (slot: AnySlot) => void
  onCourseSeen: (courseIdx: number) => void
}

/** The tee times of a day. It listens for all of them: a press, the focus and the keys of a line arrive here. */
export const SheetGrid = memo(function SheetGrid(props: SheetGridProps) {
  const { sheet, now, viewer, isQuiet, busySlot, notice, noticeAt, wantedSlot, onPress, onCourseSeen } = props
  const { courses, slots } = sheet
  const t = useText()
  const { day } = useFormat()
  const words = useSlotWords(courses, now, viewer, isQuiet)
  const all = useMemo(
    () =>
      bands(
        sheet,
        courses.map((course) => course.courseIdx),
        now,
      ),
    [sheet, courses, now],
  )
  const changes = useChanges(slots, now)
  const isLow = useLow(slots, now)
  const { grid, stopIdx, setStop, walk } = useWalk(all)
  const nameOf = (courseIdx?: number | null) => courses.find((course) => course.courseIdx === courseIdx)?.name
  const press = ({ target }: React.MouseEvent) => {
    const slot = slots.find(({ slotIdx }) => slotIdx === slotOf(target))
    if (slot && slot.slotIdx !== busySlot && slotView(slot, now, viewer).action !== 'none') onPress(slot)
  }
  const focused = ({ target }: React.FocusEvent) => {
    const slotIdx = slotOf(target)
    if (slotIdx !== undefined) setStop(slotIdx)
  }
  const seen = () => {
    const box = grid.current
    if (!box || box.scrollWidth <= box.clientWidth + 4) return
    onCourseSeen(courses[Math.round(box.scrollLeft / box.clientWidth)]?.courseIdx ?? courses[0]!.courseIdx)
  }
  // A part is open in all courses or in none, so that their rows stay beside each other.
  const [opened, setOpened] = useState<Readonly<Record<string, boolean>>>({})
  const isOpen = ({ part, isPast }: Band) => opened[part] ?? !isPast
  // Rows of a time are as high in each course as the course with the most to show.
  const isTall = (row: Row) => row.slots.some((slot) => slot && !isLow(slot))
  const line = (slot: AnySlot) => (
    <>
      <SlotLine
        slot={slot}
        words={words}
        isLow={isLow(slot)}
        isBusy={slot.slotIdx === busySlot}
        isWanted={slot.slotIdx === wantedSlot}
        isStop={slot.slotIdx === stopIdx}
        changes={changes.get(slot.slotIdx) ?? 0}
      />
      {slot.slotIdx === noticeAt && notice}
    </>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of many buttons, not a form's fieldset
    <div
      ref={grid}
      className={styles.grid}
      data-columns={courses.length}
      role="group"
      aria-label={t('tee-times.SHEET_OF', { date: day(sheet.date, 'long') })}
      onClick={press}
      onFocus={focused}
      onKeyDown={walk}
      onScroll={seen}
    >
      {courses.length > 1 && <TimeColumn bands={all} isOpen={isOpen} isTall={isTall} />}
      {courses.map((course, index) => (
        <CourseColumn
          key={course.courseIdx}
          course={course}
          turn={nameOf(slots.find((slot) => slot.courseIdx === course.courseIdx)?.turnCourseIdx)}
          bands={all}
          index={index}
          isOnly={courses.length === 1}
          isOpen={isOpen}
          onOpen={(part, isNow) => setOpened((before) => ({ ...before, [part]: isNow }))}
          isTall={isTall}
          line={line}
        />
      ))}
    </div>
  )
})

/** The tee time of a line, or of what is inside it. */
function slotOf(target: EventTarget): number | undefined {
  const line = target instanceof Element && target.closest<HTMLElement>('[data-slot]')
  return line ? Number(line.dataset.slot) : undefined
}
