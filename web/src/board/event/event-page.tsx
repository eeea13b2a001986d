import { eventBoard } from '@clubhouse/contract/board/event'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useText } from '../../language/use-text'
import { PostPage } from '../post-page'
import { readPost } from '../read-post'
import { EventFacts } from './event-facts'

export const handle = { messages: ['event', 'community'] }

export async function loader(args: LoaderFunctionArgs) {
  return { event: await readPost(eventBoard.one, args) }
}

export default function EventPage() {
  const t = useText()
  const { event } = useLoaderData<typeof loader>()
  return (
    <PostPage noun="event" post={event} about={{ event }}>
      <EventFacts event={event} />
      {event.startDate && event.stage !== 'ended' && (
        <p>
          <a href={`/community/event/${event.idx}.ics`} download>
            {t('event.ADD_TO_CALENDAR')}
          </a>
        </p>
      )}
    </PostPage>
  )
}
