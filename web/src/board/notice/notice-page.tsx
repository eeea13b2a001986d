import { noticeBoard } from '@clubhouse/contract/board/notice'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useFormat } from '../../language/use-text'
import { Time } from '../../ui/time'
import { PostPage } from '../post-page'
import { readPost } from '../read-post'
import styles from './notice-page.module.css'

export const handle = { messages: ['notice', 'community'] }

export async function loader(args: LoaderFunctionArgs) {
  return { notice: await readPost(noticeBoard.one, args) }
}

export default function NoticePage() {
  const format = useFormat()
  const { notice } = useLoaderData<typeof loader>()
  // Every notice that visitors see has opened.
  const openAt = notice.openAt!
  return (
    <PostPage noun="notice" post={notice} about={{ article: { ...notice, openAt } }}>
      <p className={styles.date}>
        <Time at={openAt}>{format.day(format.dayOf(openAt), 'long')}</Time>
      </p>
    </PostPage>
  )
}
