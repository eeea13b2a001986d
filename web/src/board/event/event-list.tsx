import { Link, useLocation, useNavigation } from 'react-router'
import { useText } from '../../language/use-text'
import { Empty } from '../../ui/empty'
import { Pages } from '../../ui/pages'
import { EventCard } from './event-card'
import { EventFilter } from './event-filter'
import styles from './event-list.module.css'
import type { Events } from './read-events'

export function EventList({ view, events, page, pages }: Events) {
  const t = useText()
  const isLoading = useOthersAreComing()
  return (
    <section aria-labelledby="events" aria-busy={isLoading}>
      <div className={styles.head}>
        <h2 id="events">{t('event.TITLE')}</h2>
        <EventFilter view={view} />
      </div>
      <p role="status" data-only-spoken>
        {isLoading && t('common.LOADING')}
      </p>
      {events.length > 0 ? (
        <ul className={styles.list}>
          {events.map((event) => (
            <EventCard key={event.idx} event={event} />
          ))}
        </ul>
      ) : (
        <Empty title={t(`event.NONE_${view.toUpperCase()}`)}>
          {view === 'ended' ? t('event.NONE_HINT') : <Link to="/community?events=ended">{t('event.SEE_ENDED')}</Link>}
        </Empty>
      )}
      <Pages page={page} pages={pages} name="eventPage" />
    </section>
  )
}

function useOthersAreComing(): boolean {
  const { pathname, search } = useLocation()
  const next = useNavigation().location
  if (next?.pathname !== pathname) return false
  const asked = (text: string) => ['events', 'eventPage'].map((name) => new URLSearchParams(text).get(name)).join()
  return asked(next.search) !== asked(search)
}
