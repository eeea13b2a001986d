import { useText } from '../../../language/use-text'
import type { AnySlot } from '../../hold/slot-view'
import type { Course } from './course-column'
import { NextFree } from './next-free'
import styles from './sheet-grid.module.css'

interface CourseTabsProps {
  slots: readonly AnySlot[]
  now: number
  courses: readonly Course[]
  course: number
  onCourse: (courseIdx: number) => void
}

/** On a phone, which has room for one course: the courses, and the way to the next free tee time. */
export function CourseTabs({ slots, now, courses, course, onCourse }: CourseTabsProps) {
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
      <NextFree slots={slots} now={now} className={styles.next} />
    </div>
  )
}
