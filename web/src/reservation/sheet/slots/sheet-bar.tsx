import { useFormat, useText } from '../../../language/use-text'
import { Button } from '../../../ui/button'
import { LiveSign } from '../live/live-sign'
import type { Course } from './course-column'
import styles from './sheet-grid.module.css'

interface SheetBarProps {
  date: string
  holidayName?: string | null
  free: number
  opensAt?: number
  /** A lobby runs, or is to come. */
  hasLobby: boolean
  total: number
  courses: readonly Course[]
  course: number
  live?: 'live' | 'polling'
  onCourse: (courseIdx: number) => void
  onNextFree: () => void
}

export function SheetBar({
  date,
  holidayName,
  free,
  opensAt,
  hasLobby,
  total,
  courses,
  course,
  live,
  onCourse,
  onNextFree,
}: SheetBarProps) {
  const t = useText()
  const { day } = useFormat()
  return (
    <div className={styles.bar}>
      <div className={styles.title}>
        <h2>{day(date, 'long')}</h2>
        <p>
          {holidayName && <b>{holidayName} · </b>}
          {free > 0
            ? t('tee-times.FREE_OF', { free, count: total })
            : opensAt
              ? t('tee-times.OPENS_AT', { opensAt })
              : t(hasLobby ? 'tee-times.BY_LOBBY' : 'tee-times.NONE_FREE')}
          <LiveSign live={live} />
        </p>
      </div>
      <div className={styles.tools}>
        {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons, not a form's fieldset */}
        <div className={styles.tabs} role="group" aria-label={t('tee-times.COURSES')}>
          {courses.map(({ courseIdx, name }) => (
            <button
              key={courseIdx}
              type="button"
              aria-pressed={courseIdx === course}
              onClick={() => onCourse(courseIdx)}
            >
              {name}
            </button>
          ))}
        </div>
        <Button look="plain" className={styles.next} onClick={onNextFree} disabled={free === 0}>
          {t('tee-times.NEXT_FREE')}
        </Button>
      </div>
    </div>
  )
}
