import { noticeBoard } from '@clubhouse/contract/board/notice'
import { PostListPage } from '../../manage/post-list-page'
import { NOTICES } from './notice-list'

export const handle = { messages: ['notice', 'board', 'post'] }

export default function NoticeListPage() {
  return <PostListPage list={NOTICES} calls={noticeBoard} />
}
