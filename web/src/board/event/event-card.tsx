import type { EventRow } from '@clubhouse/contract/board/event'
import { Link } from 'react-router'
import { useLanguage } from '../../language/use-text'
import { Contours } from '../../ui/course/contours'
import styles from './event-card.module.css'
import { EventDays } from './event-days'
import { EventStage } from './event-stage'

/** One event in a list: its picture, when and where it is. */
export function EventCard({ event }: { event: EventRow }) {
  const { lang } = useLanguage()
  const { idx, title, imageUrl, place, stage } = event
  return (
    <li className={styles.card} data-over={stage === 'ended' || undefined}>
      <div className={styles.picture}>
        {imageUrl ? <img src={imageUrl} alt="" loading="lazy" /> : <Contours seed="empty" />}
      </div>
      <div className={styles.words}>
        <EventStage stage={stage} />
        <h3 className={styles.title} lang={event.lang === lang ? undefined : event.lang}>
          <Link to={`/community/event/${idx}`}>{title}</Link>
        </h3>
        <p className={styles.when}>
          <EventDays event={event} length={stage === 'ended' ? 'date' : 'short'} />
        </p>
        {place && <p className={styles.place}>{place}</p>}
      </div>
    </li>
  )
}
