import type { NoticeRow } from '@clubhouse/contract/board/notice'
import { Link } from 'react-router'
import { NoticeLine } from '../board/post-line'
import { useText } from '../language/use-text'
import base from '../ui/base.module.css'
import { Empty } from '../ui/empty'
import styles from './home-page.module.css'

export function LatestNotices({ notices }: { notices: NoticeRow[] }) {
  const t = useText()
  return (
    <section aria-labelledby="notices">
      <div className={styles.noticesHead}>
        <h2 id="notices">{t('home.NOTICES')}</h2>
        <Link to="/community">{t('home.ALL_NOTICES')}</Link>
      </div>
      {notices.length === 0 ? (
        <Empty title={t('notice.EMPTY')} />
      ) : (
        <ul className={base.list}>
          {notices.map((notice) => (
            <NoticeLine key={notice.idx} notice={notice} />
          ))}
        </ul>
      )}
    </section>
  )
}
