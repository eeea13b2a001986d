import type { CalendarDay } from '@clubhouse/contract/reservation/sheet'
import { Link } from 'react-router'
import { useFormat, useText } from '../language/use-text'
import styles from './day-strip.module.css'
import { dayTone, dayWords } from './day-words'

export function DayStrip({ days }: { days: CalendarDay[] }) {
  const t = useText()
  const format = useFormat()
  if (days.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="days">
      <div className={styles.head}>
        <h2 id="days">{t('home.DAYS')}</h2>
        <Link to="/reservation">{t('home.ALL_TIMES')}</Link>
      </div>
      <ol className={styles.strip}>
        {days.map((day) => (
          <li key={day.date}>
            <Link to={`/reservation?date=${day.date}`} className={styles.day} data-tone={dayTone(day)}>
              <span className={styles.date}>{format.day(day.date)}</span>
              <span className={styles.word}>{dayWords(day, t, format)}</span>
              {day.holidayName && <span className={styles.holiday}>{day.holidayName}</span>}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}
