import type { NoticeRow } from '@clubhouse/contract/board/notice'
import { PostList } from '../post-list'
import { NoticeLine } from './notice-line'
import styles from './notice-list.module.css'

interface Props {
  notices: NoticeRow[]
  total: number
  page: number
  pages: number
  keyword?: string
}

export function NoticeList({ notices, ...list }: Props) {
  return (
    <PostList noun="notice" isEmpty={notices.length === 0} {...list}>
      <ul className={styles.list}>
        {notices.map((notice) => (
          <NoticeLine key={notice.idx} notice={notice} />
        ))}
      </ul>
    </PostList>
  )
}
