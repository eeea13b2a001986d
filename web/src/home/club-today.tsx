import type { CourseState } from '@clubhouse/contract/reservation/sheet/course-state'
import { Link } from 'react-router'
import { useFormat, useText } from '../language/use-text'
import { CourseLine } from '../reservation/sheet/course-state/course-line'
import styles from './home-page.module.css'

export interface Today {
  serverTime: string
  /** Values of the text WEATHER; null when nothing is known. */
  weather: { stale: boolean } | null
  /** Of the course today. */
  state: CourseState
}

/** The day, its weather, and the state of the course. */
export function ClubToday({ serverTime, weather, state }: Today) {
  const t = useText()
  const format = useFormat()
  return (
    <>
      <p className={styles.day}>
        <span>{format.day(format.dayOf(serverTime), 'long')}</span>
        {weather && <Link to="/weather">{t(weather.stale ? 'home.WEATHER_OLD' : 'home.WEATHER', weather)}</Link>}
      </p>
      <CourseLine course={state} />
    </>
  )
}
