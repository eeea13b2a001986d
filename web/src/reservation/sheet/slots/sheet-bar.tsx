import { useText } from '../../../language/use-text'
import { Button } from '../../../ui/button'
import { type AnySlot, isFree } from '../../hold/slot-view'
import type { Course } from './course-column'
import { showNextFree } from './next-free'
import styles from './sheet-grid.module.css'

interface SheetBarProps {
  slots: readonly AnySlot[]
  now: number
  courses: readonly Course[]
  course: number
  onCourse: (courseIdx: number) => void
}

/** On a phone, which has room for one course: the courses, and the way to the next free tee time. */
export function SheetBar({ slots, now, courses, course, onCourse }: SheetBarProps) {
  const t = useText()
  return (
    <div className={styles.tools}>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons, not a form's fieldset */}
      <div className={styles.tabs} role="group" aria-label={t('tee-times.COURSES')}>
        {courses.map(({ courseIdx, name }) => (
          <button key={courseIdx} type="button" aria-pressed={courseIdx === course} onClick={() => onCourse(courseIdx)}>
            {name}
          </button>
        ))}
      </div>
      <Button
        look="plain"
        className={styles.next}
        onClick={() => showNextFree(slots, now)}
        disabled={!slots.some((slot) => isFree(slot, now))}
      >
        {t('tee-times.NEXT_FREE')}
      </Button>
    </div>
  )
}
