import type { CalendarDay } from '@clubhouse/contract/reservation/sheet/sheet'
import { Link } from 'react-router'
import { useFormat, useText } from '../language/use-text'
import styles from './day-strip.module.css'
import { dayTone, dayWords } from './day-words'
import { HomeSection } from './home-section'

/** @param isOwn by the rules of the member who reads */
export function DayStrip({ days, isOwn }: { days: CalendarDay[]; isOwn: boolean }) {
  const t = useText()
  const format = useFormat()
  if (days.length === 0) return null
  return (
    <HomeSection id="days" title={t('home.DAYS')} to="/reservation" all={t('home.ALL_TIMES')}>
      <ol className={styles.strip}>
        {days.map((day) => (
          <li key={day.date}>
            <Link to={`/reservation?date=${day.date}`} className={styles.day} data-tone={dayTone(day)}>
              <span className={styles.date}>{format.day(day.date)}</span>
              <span className={styles.word}>{dayWords(day, isOwn, t, format)}</span>
              {day.holidayName && <span className={styles.holiday}>{day.holidayName}</span>}
            </Link>
          </li>
        ))}
      </ol>
    </HomeSection>
  )
}
