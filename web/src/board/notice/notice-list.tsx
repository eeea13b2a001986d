import type { NoticeRow } from '@clubhouse/contract/board/notice'
import { useText } from '../../language/use-text'
import { Empty } from '../../ui/empty'
import { Pages } from '../../ui/pages'
import { NoticeLine } from './notice-line'
import styles from './notice-list.module.css'
import { NoticeSearch } from './notice-search'

interface Props {
  notices: NoticeRow[]
  /** Over all pages, without the pinned ones. */
  total: number
  page: number
  pages: number
  keyword?: string
}

/** The notices: pinned ones first, then page by page. */
export function NoticeList({ notices, total, page, pages, keyword }: Props) {
  const t = useText()
  return (
    <section aria-labelledby="notices" className={styles.notices}>
      <h2 id="notices">{t('notice.TITLE')}</h2>
      <NoticeSearch key={keyword} keyword={keyword} />
      {keyword && (
        <p role="status" className={styles.found}>
          {t('notice.FOUND', { count: total, keyword })}
        </p>
      )}
      {notices.length > 0 ? (
        <ul className={styles.list}>
          {notices.map((notice) => (
            <NoticeLine key={notice.idx} notice={notice} />
          ))}
        </ul>
      ) : (
        <Empty title={t(keyword ? 'notice.NOTHING_FOUND' : 'notice.EMPTY')}>
          {t(keyword ? 'notice.NOTHING_FOUND_HINT' : 'notice.EMPTY_HINT')}
        </Empty>
      )}
      <Pages page={page} pages={pages} />
    </section>
  )
}
