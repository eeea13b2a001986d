import { useText } from '../../../language/use-text'
import { HoleMap } from '../../../ui/course/hole-map'
import type { AnySlot } from '../../hold/slot-view'
import { useDrawnCourse } from '../course/use-drawn-courses'
import styles from './course-column.module.css'
import { type Band, byHour, type Row } from './sheet-layout'
import lineStyles from './slot-line.module.css'

export interface Course {
  courseIdx: number
  code: string
  name: string
}

interface CourseColumnProps {
  course: Course
  turn?: string
  bands: readonly Band[]
  index: number
  /** It has the whole width, in which its times run down in columns that break between hours. */
  isOnly: boolean
  isOpen: (band: Band) => boolean
  onOpen: (part: string, isNow: boolean) => void
  isTall: (row: Row) => boolean
  line: (slot: AnySlot) => React.ReactNode
}

export function CourseColumn({ course, turn, bands, index, isOnly, isTall, line, ...props }: CourseColumnProps) {
  const t = useText()
  const drawn = useDrawnCourse(course.courseIdx)
  return (
    <section className={styles.column} id={`course-${course.courseIdx}`} aria-label={course.name}>
      <header className={styles.head}>
        {drawn?.map && <img src={drawn.map} className={styles.map} alt="" loading="lazy" />}
        {drawn?.first && <HoleMap hole={drawn.first} plain className={styles.map} />}
        <div>
          <h3>{course.name}</h3>
          {turn && <p>{t('tee-times.TURN', { course: turn })}</p>}
        </div>
      </header>
      {bands.map((band) => (
        <details
          key={band.part}
          className={styles.band}
          open={props.isOpen(band)}
          // A browser reports parts that are open from the beginning, too.
          onToggle={({ currentTarget: { open } }) => open !== props.isOpen(band) && props.onOpen(band.part, open)}
        >
          <summary>
            <b>{t(`tee-times.PART_${band.part}`)}</b> {band.firstTime}–{band.lastTime}
            {band.isPast && <span>{t('tee-times.STATE_PAST')}</span>}
          </summary>
          <div className={lineStyles.hours}>
            {(isOnly ? byHour(band.rows) : [band.rows]).map((rows) => (
              <ul key={rows[0]!.time} className={lineStyles.lines}>
                {rows.map((row) => {
                  const slot = row.slots[index]
                  return (
                    <li key={row.time} data-tall={isTall(row) || undefined}>
                      {slot && line(slot)}
                    </li>
                  )
                })}
              </ul>
            ))}
          </div>
        </details>
      ))}
    </section>
  )
}
