import { type Reference, referenceBoard } from '@clubhouse/contract/board/reference'
import type { Article } from '../../manage/article'
import { ARTICLE_MESSAGES, ArticlePage } from '../../manage/article-page'
import { POST_MESSAGES } from '../../manage/post-page'
import { PostArticle } from '../../post-article'
import { PostDate } from '../../post-date'

export const handle = { messages: ['reference', ...ARTICLE_MESSAGES, ...POST_MESSAGES] }

export default function ReferencePage() {
  return <ArticlePage<Reference & Article> noun="reference" at="data" calls={referenceBoard} Shown={Shown} />
}

function Shown({ post }: { post: Reference }) {
  return (
    <PostArticle noun="reference" post={post}>
      <PostDate at={post.openAt} />
    </PostArticle>
  )
}
