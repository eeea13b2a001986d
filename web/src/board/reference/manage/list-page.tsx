import { referenceBoard } from '@clubhouse/contract/board/reference'
import { PostListPage } from '../../manage/post-list-page'
import { REFERENCES } from './reference-list'

export const handle = { messages: ['reference', 'board', 'post'] }

export default function ReferenceListPage() {
  return <PostListPage list={REFERENCES} calls={referenceBoard} />
}
