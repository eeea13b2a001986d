import type { Event } from '@clubhouse/contract/board/event'
import { useText } from '../../language/use-text'
import { EventDays } from './event-days'
import styles from './event-facts.module.css'
import { EventLink } from './event-link'
import { EventStage } from './event-stage'

/** When and where an event is, and its link. */
export function EventFacts({ event }: { event: Event }) {
  const t = useText()
  const { place, link, stage } = event
  return (
    <div className={styles.facts}>
      <EventStage stage={stage} />
      <dl className={styles.rows}>
        <dt>{t('event.WHEN')}</dt>
        <dd>
          <EventDays event={event} />
        </dd>
        {place && (
          <>
            <dt>{t('event.WHERE')}</dt>
            <dd>{place}</dd>
          </>
        )}
      </dl>
      {link && (
        <p className={styles.link}>
          <EventLink link={link} />
        </p>
      )}
    </div>
  )
}
