import type { ReactNode } from 'react'
import { useText } from '../language/use-text'
import { Empty } from '../ui/empty'
import { Pages } from '../ui/pages'
import styles from './post-list.module.css'

interface Props {
  noun: string
  total: number
  page: number
  pages: number
  keyword?: string
  isEmpty: boolean
  /** Its parts limit the length of their lines themselves. */
  isWide?: boolean
  /** What a member can do here, also while nothing is listed. */
  act?: ReactNode
  children: ReactNode
}

export function PostList({ noun, total, page, pages, keyword, isEmpty, isWide, act, children }: Props) {
  const t = useText()
  const id = `${noun}s`
  return (
    <section aria-labelledby={id} className={isWide ? styles.wide : styles.posts}>
      <h2 id={id}>{t(`${noun}.TITLE`)}</h2>
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
