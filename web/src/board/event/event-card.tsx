import type { EventRow } from '@clubhouse/contract/board/event'
import { PostCard } from '../post-card'
import { EventDays } from './event-days'
import { EventStage } from './event-stage'

export function EventCard({ event }: { event: EventRow }) {
  const { idx, place, stage } = event
  const isOver = stage === 'ended'
  return (
    <PostCard post={event} to={`/community/event/${idx}`} isOver={isOver} badge={<EventStage stage={stage} />}>
      <p>
        <EventDays event={event} length={isOver ? 'date' : 'short'} />
      </p>
      {place && <p>{place}</p>}
    </PostCard>
  )
}
