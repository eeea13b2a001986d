import { earlier, type Faq, publish, schedule, versions } from '@clubhouse/contract/board/faq'
import { RichText } from '../../../ui/rich-text'
import { PostStanding } from '../../manage/post-standing'

interface Props {
  question: Faq
  isUnsaved: boolean
  refresh: () => Promise<unknown>
}

export function QuestionStanding({ question, ...props }: Props) {
  return (
    <PostStanding {...props} calls={{ publish, schedule, versions, earlier }} post={question}>
      {({ post: { title, contents, lang } }) => (
        <article lang={lang}>
          <h3>{title}</h3>
          <RichText html={contents} />
        </article>
      )}
    </PostStanding>
  )
}
