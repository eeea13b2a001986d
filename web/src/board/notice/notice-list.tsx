import type { NoticeRow } from '@clubhouse/contract/board/notice'
import { NoticeLine } from '../post-line'
import styles from '../post-line.module.css'
import { PostList } from '../post-list'

interface Props {
  notices: NoticeRow[]
  total: number
  page: number
  pages: number
  keyword?: string
}

export function NoticeList({ notices, ...list }: Props) {
  return (
    <PostList noun="notice" tab="news" isEmpty={notices.length === 0} {...list}>
      <ul className={styles.list}>
        {notices.map((notice) => (
          <NoticeLine key={notice.idx} notice={notice} />
        ))}
      </ul>
    </PostList>
  )
}
