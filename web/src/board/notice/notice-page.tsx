import { noticeBoard } from '@clubhouse/contract/board/notice'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { PostDate } from '../post-date'
import { PostPage } from '../post-page'
import { readPost } from '../read-post'

export const handle = { messages: ['notice', 'community'] }

export async function loader(args: LoaderFunctionArgs) {
  return { notice: await readPost(noticeBoard.one, args) }
}

export default function NoticePage() {
  const { notice } = useLoaderData<typeof loader>()
  // Every notice that visitors see has opened.
  const openAt = notice.openAt!
  return (
    <PostPage noun="notice" post={notice} about={{ article: { ...notice, openAt } }}>
      <PostDate at={openAt} />
    </PostPage>
  )
}
