import { Link, useLocation, useNavigation } from 'react-router'
import { useText } from '../../language/use-text'
import { Empty } from '../../ui/empty'
import { Pages } from '../../ui/pages'
import { EventCard } from './event-card'
import { EventFilter } from './event-filter'
import styles from './event-list.module.css'
import type { Events, EventView } from './read-events'

export function EventList({ view, events, total, page, pages, keyword }: Events) {
  const t = useText()
  const isLoading = useOthersAreComing()
  return (
    <section aria-labelledby="events" aria-busy={isLoading} className={styles.events}>
      <div className={styles.head}>
        <h2 id="events">{t('event.TITLE')}</h2>
        <EventFilter view={view} />
      </div>
      <p role="status" data-only-spoken={!keyword || undefined}>
        {isLoading ? t('common.LOADING') : keyword && t('community.FOUND', { count: total, keyword })}
      </p>
      {events.length > 0 && (
        <ul className={styles.list}>
          {events.map((event) => (
            <EventCard key={event.idx} event={event} />
          ))}
        </ul>
      )}
      {events.length === 0 && <NoEvents view={view} />}
      <Pages page={page} pages={pages} name="eventPage" />
    </section>
  )
}

function NoEvents({ view }: { view: EventView | undefined }) {
  const t = useText()
  if (!view) return <Empty title={t('community.NOTHING_FOUND')}>{t('community.NOTHING_FOUND_HINT')}</Empty>
  return (
    <Empty title={t(`event.NONE_${view.toUpperCase()}`)}>
      {view === 'ended' ? (
        t('event.NONE_HINT')
      ) : (
        <Link to="/community?tab=event&events=ended">{t('event.SEE_ENDED')}</Link>
      )}
    </Empty>
  )
}

function useOthersAreComing(): boolean {
  const { pathname, search } = useLocation()
  const next = useNavigation().location
  if (next?.pathname !== pathname) return false
  const asked = (text: string) =>
    ['tab', 'events', 'eventPage'].map((name) => new URLSearchParams(text).get(name)).join()
  return asked(next.search) !== asked(search)
}
