import { type Notice, noticeBoard } from '@clubhouse/contract/board/notice'
import { useText } from '../../../language/use-text'
import { ChoiceField } from '../../../ui/form/choice-field'
import type { Article } from '../../manage/article'
import { ARTICLE_MESSAGES, ArticlePage } from '../../manage/article-page'
import { POST_MESSAGES } from '../../manage/post-page'
import { PostArticle } from '../../post-article'
import { PostDate } from '../../post-date'

export const handle = { messages: ['notice', ...ARTICLE_MESSAGES, ...POST_MESSAGES] }

export default function NoticePage() {
  const t = useText()
  return (
    <ArticlePage<Notice & Article>
      noun="notice"
      calls={noticeBoard}
      Shown={Shown}
      names={{ isTop: 'notice.PINNED' }}
      values={(post) => ({ isTop: post?.isTop ?? false })}
    >
      <ChoiceField name="isTop" label={t('notice.PIN')} hint={t('notice.PIN_HINT')} />
    </ArticlePage>
  )
}

function Shown({ post }: { post: Notice }) {
  return (
    <PostArticle noun="notice" post={post}>
      <PostDate at={post.openAt} />
    </PostArticle>
  )
}
