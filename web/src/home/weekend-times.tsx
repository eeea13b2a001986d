import type { FreeDay } from '@clubhouse/contract/reservation/free-time'
import { Link } from 'react-router'
import { useText } from '../language/use-text'
import { FreeDayTimes } from '../reservation/find/free-day'
import styles from './day-strip.module.css'

/** Saturdays and Sundays with their first free times. */
export function WeekendTimes({ days }: { days: FreeDay[] }) {
  const t = useText()
  if (days.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="weekends">
      <div className={styles.head}>
        <h2 id="weekends">{t('free-time.NEXT_TIMES')}</h2>
        <Link to="/reservation?find=weekends">{t('free-time.NEXT_TIMES_ALL')}</Link>
      </div>
      <div className={styles.weekends}>
        {days.map((day) => (
          <FreeDayTimes key={day.date} day={day} opens="free-time.OPENS_ALL" />
        ))}
      </div>
    </section>
  )
}
