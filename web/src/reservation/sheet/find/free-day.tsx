import type { FreeDay } from '@clubhouse/contract/reservation/sheet/free-time'
import { Link } from 'react-router'
import { useFormat, useText } from '../../../language/use-text'
import base from '../../../ui/base.module.css'
import styles from './free-day.module.css'
import { timeAddress } from './wish'

interface FreeDayProps {
  day: FreeDay
  heading?: 'h3' | 'h4'
}

/** A day with its free times, each a link to the time itself. */
export function FreeDayTimes({ day, heading: Heading = 'h3' }: FreeDayProps) {
  const t = useText()
  const { day: formatDay, instant } = useFormat()
  return (
    <div className={styles.day}>
      <Heading className={styles.date}>
        <Link to={`/reservation?date=${day.date}`}>{formatDay(day.date)}</Link>
        {day.holidayName && <span className={styles.holiday}>{day.holidayName}</span>}
        {day.myBooking && <span>{t('free-time.MINE')}</span>}
      </Heading>
      {day.times.length > 0 ? (
        <ul className={styles.times}>
          {day.times.map((time) => (
            <li key={time.slotIdx}>
              <Link to={timeAddress(day.date, time)} className={styles.time}>
                <b>{time.time}</b> {time.courseName}
              </Link>
            </li>
          ))}
          {day.count > day.times.length && (
            <li>
              <Link to={`/reservation?date=${day.date}`} className={styles.all}>
                {t('free-time.ALL', { count: day.count })}
              </Link>
            </li>
          )}
        </ul>
      ) : (
        <p className={base.quiet}>
          {day.opensAt ? t('free-time.OPENS', { at: instant(day.opensAt) }) : t('free-time.NONE')}
        </p>
      )}
    </div>
  )
}
