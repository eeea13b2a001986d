import type { EventRow } from '@clubhouse/contract/board/event'
import { Link } from 'react-router'
import { EventCard } from '../board/event/event-card'
import { useText } from '../language/use-text'
import { Empty } from '../ui/empty'
import styles from './home-page.module.css'
import { HomeSection } from './home-section'

/** Events under way, then the next ones. */
export function UpcomingEvents({ events }: { events: EventRow[] }) {
  const t = useText()
  return (
    <HomeSection id="events" title={t('home.EVENTS')} to="/community?tab=event" all={t('event.TO_LIST')}>
      {events.length === 0 ? (
        <Empty title={t('event.NONE_UPCOMING')}>
          <Link to="/community?tab=event&events=ended">{t('event.SEE_ENDED')}</Link>
        </Empty>
      ) : (
        <ul className={styles.cards}>
          {events.map((event) => (
            <EventCard key={event.idx} event={event} />
          ))}
        </ul>
      )}
    </HomeSection>
  )
}
