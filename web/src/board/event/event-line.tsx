import type { EventRow } from '@clubhouse/contract/board/event'
import { Link } from 'react-router'
import { useLanguage } from '../../language/use-text'
import styles from '../post-line.module.css'
import { EventDays } from './event-days'

export function EventLine({ event }: { event: EventRow }) {
  const { lang } = useLanguage()
  return (
    <li>
      <Link to={`/community/event/${event.idx}`} className={styles.line}>
        <span className={styles.title} lang={event.lang === lang ? undefined : event.lang}>
          {event.title}
        </span>
        <span className={styles.date}>
          <EventDays event={event} length="date" />
        </span>
      </Link>
    </li>
  )
}
