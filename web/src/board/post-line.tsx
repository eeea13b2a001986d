import type { NoticeRow } from '@clubhouse/contract/board/notice'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useFormat, useLanguage, useText } from '../language/use-text'
import { Icon } from '../ui/icon'
import { Time } from '../ui/time'
import styles from './post-line.module.css'

interface Props {
  post: { title: string; lang: string; openAt: string; hasFile: boolean }
  to: string
  /** Before the title. */
  badge?: ReactNode
}

export function PostLine({ post, to, badge }: Props) {
  const t = useText()
  const format = useFormat()
  const { lang } = useLanguage()
  const { title, openAt, hasFile } = post
  return (
    <li>
      <Link to={to} className={styles.line}>
        <span className={styles.title} lang={post.lang === lang ? undefined : post.lang}>
          {badge}
          {title}
          {hasFile && (
            <span className={styles.file}>
              <Icon name="file" size={16} />
              <span data-only-spoken>{t('notice.HAS_FILE')}</span>
            </span>
          )}
        </span>
        <Time at={openAt} className={styles.date}>
          {format.day(format.dayOf(openAt))}
        </Time>
      </Link>
    </li>
  )
}

/** In one module with the line of other posts, for the home page loads it as a script of its own. */
export function NoticeLine({ notice }: { notice: NoticeRow }) {
  const t = useText()
  const pin = (
    <span className={styles.pin}>
      <Icon name="pin" size={14} /> {t('notice.PINNED')}
    </span>
  )
  return <PostLine post={notice} to={`/community/notice/${notice.idx}`} badge={notice.isTop && pin} />
}
