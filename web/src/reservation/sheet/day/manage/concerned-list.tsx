import { one } from '@clubhouse/contract/reservation/desk/desk'
import type { Concerned } from '@clubhouse/contract/reservation/sheet/day-manage'
import { Link } from 'react-router'
import { useText } from '../../../../language/use-text'
import { useMay } from '../../../../session/may'
import { BOOKINGS_PATH } from './day-pages'
import styles from './days.module.css'

/** Bookings of a day, a part or a course of it, each with its record, and groups that have named no players yet. */
export function ConcernedList({ bookings, groups }: Concerned) {
  const t = useText()
  const mayRead = useMay()(one)
  if (bookings.length + groups.length === 0) return null
  return (
    <ul className={styles.concerned}>
      {bookings.map(({ bookingIdx, time, courseName, who, players }) => (
        <li key={bookingIdx}>
          {mayRead ? (
            <Link to={`${BOOKINGS_PATH}/${bookingIdx}`}>{`${time} ${courseName}, ${who}`}</Link>
          ) : (
            `${time} ${courseName}, ${who}`
          )}
          , {t('day-manage.PLAYERS', { count: players })}
        </li>
      ))}
      {groups.map(({ dateIdx, teamName, teeTimes }) => (
        <li key={`group ${dateIdx}`}>{t('day-manage.EFFECT_GROUP', { team: teamName, count: teeTimes })}</li>
      ))}
    </ul>
  )
}
