import { eventBoard } from '@clubhouse/contract/board/event'
import { PostListPage } from '../../manage/post-list-page'
import { EVENTS } from './event-list'

export const handle = { messages: ['event', 'board', 'post'] }

export default function EventListPage() {
  return <PostListPage list={EVENTS} calls={eventBoard} />
}
