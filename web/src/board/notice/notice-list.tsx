import { NoticeLine } from '../post-line'
import styles from '../post-line.module.css'
import { PostList } from '../post-list'
import type { Notices } from './read-notices'

export function NoticeList({ notices, ...list }: Notices) {
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
