import { useText } from '../../language/use-text'
import { HoleMap } from '../../ui/course/hole-map'
import { holeText } from '../../ui/course/hole-text'
import { useDrawnCourse } from '../course/use-drawn-courses'
import styles from './day-card.module.css'
import { Legend } from './legend'
import { Limits } from './limits'
import type { AnySheet } from './sheet-change'

/** Shown while nothing is held: a hole of the course, the member's limits, and the legend. */
export function DayCard({ sheet, courseIdx, memberIdx }: { sheet: AnySheet; courseIdx: number; memberIdx: number }) {
  const t = useText()
  const course = sheet.courses.find((one) => one.courseIdx === courseIdx) ?? sheet.courses[0]
  const drawn = useDrawnCourse(course?.courseIdx)
  const hole = drawn?.ofDay
  const words = drawn && holeText(t, drawn.ofDay, drawn.name)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: where it is longer than the window, the arrow keys scroll it
    <aside className={styles.card} tabIndex={0}>
      {hole && words && (
        <figure className={styles.hole}>
          <HoleMap hole={hole} bleed title={words.title} description={words.description} className={styles.map} />
          <figcaption>
            <b>{words.title}</b>
            <span>{words.description}</span>
          </figcaption>
        </figure>
      )}
      {memberIdx > 0 && <Limits memberIdx={memberIdx} date={sheet.date} />}
      <Legend slots={sheet.slots} />
    </aside>
  )
}
