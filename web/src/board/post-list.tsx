import type { ReactNode } from 'react'
import { useText } from '../language/use-text'
import { Empty } from '../ui/empty'
import { Pages } from '../ui/pages'
import styles from './post-list.module.css'
import { PostSearch } from './post-search'

interface Props {
  noun: string
  /** The tab whose search this is; the first tab has the search across all of them above it. */
  tab: string
  total: number
  page: number
  pages: number
  keyword?: string
  isEmpty: boolean
  /** What a member can do here, also while nothing is listed. */
  act?: ReactNode
  children: ReactNode
}

export function PostList({ noun, tab, total, page, pages, keyword, isEmpty, act, children }: Props) {
  const t = useText()
  const id = `${noun}s`
  return (
    <section aria-labelledby={id} className={styles.posts}>
      <h2 id={id}>{t(`${noun}.TITLE`)}</h2>
      {(tab !== 'notice' || keyword) && (
        <PostSearch key={keyword} label={t(`${noun}.SEARCH_LABEL`)} keyword={keyword} tab={tab} />
      )}
      {keyword && (
        <p role="status" className={styles.found}>
          {t(`${noun}.FOUND`, { count: total, keyword })}
        </p>
      )}
      {act && <p className={styles.act}>{act}</p>}
      {isEmpty ? (
        <Empty title={t(keyword ? 'community.NOTHING_FOUND' : `${noun}.EMPTY`)}>
          {t(keyword ? `${noun}.NOTHING_FOUND_HINT` : `${noun}.EMPTY_HINT`)}
        </Empty>
      ) : (
        children
      )}
      <Pages page={page} pages={pages} />
    </section>
  )
}
