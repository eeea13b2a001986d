import { Link } from 'react-router'
import { useText } from '../../language/use-text'
import styles from './event-list.module.css'
import { EVENT_STAGES, type EventView } from './read-events'

/** The event filter as links: they work without scripts and can be shared. */
export function EventFilter({ view }: { view: EventView | undefined }) {
  const t = useText()
  const link = (to: EventView, words: string) => (
    <li key={to}>
      <Link
        to={to === 'upcoming' ? '/community?tab=event' : `/community?tab=event&events=${to}`}
        preventScrollReset
        aria-current={to === view || undefined}
      >
        {words}
      </Link>
    </li>
  )
  return (
    <nav aria-label={t('event.FILTER')}>
      <ul className={styles.filter}>
        {link('upcoming', t('event.UPCOMING'))}
        {EVENT_STAGES.map((stage) => link(stage, t(`event.SHOW_${stage.toUpperCase()}`)))}
      </ul>
    </nav>
  )
}
