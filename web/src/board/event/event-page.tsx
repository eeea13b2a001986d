import { eventBoard } from '@clubhouse/contract/board/event'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useText } from '../../language/use-text'
import { PostPage } from '../post-page'
import { readPost } from '../read-post'
import { EventDays } from './event-days'
import { EventLink } from './event-link'
import styles from './event-page.module.css'
import { EventStage } from './event-stage'

export const handle = { messages: ['event', 'community'] }

export async function loader(args: LoaderFunctionArgs) {
  return { event: await readPost(eventBoard.one, args) }
}

export default function EventPage() {
  const t = useText()
  const { event } = useLoaderData<typeof loader>()
  const { place, link, stage } = event
  return (
    <PostPage noun="event" post={event} about={{ event }}>
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
    </PostPage>
  )
}
