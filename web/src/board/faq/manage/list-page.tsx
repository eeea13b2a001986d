import { faqBoard } from '@clubhouse/contract/board/faq'
import { PostListPage } from '../../manage/post-list-page'
import { QUESTIONS } from './question-list'

export const handle = { messages: ['faq', 'board', 'post'] }

export default function QuestionListPage() {
  return <PostListPage list={QUESTIONS} calls={faqBoard} />
}
