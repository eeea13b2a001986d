import type { NoticeRow } from '@clubhouse/contract/board/notice'
import { Link } from 'react-router'
import { useFormat, useLanguage, useText } from '../../language/use-text'
import { Icon } from '../../ui/icon'
import styles from './notice-line.module.css'

export function NoticeLine({ notice }: { notice: NoticeRow }) {
  const t = useText()
  const format = useFormat()
  const { lang } = useLanguage()
  const { idx, title, openAt, isTop, hasFile } = notice
  return (
    <li>
      <Link to={`/community/notice/${idx}`} className={styles.line}>
        <span className={styles.title} lang={notice.lang === lang ? undefined : notice.lang}>
          {isTop && (
            <span className={styles.pin}>
              <Icon name="pin" size={14} /> {t('notice.PINNED')}
            </span>
          )}
          {title}
          {hasFile && (
            <span className={styles.file}>
              <Icon name="file" size={16} />
              <span data-only-spoken>{t('notice.HAS_FILE')}</span>
            </span>
          )}
        </span>
        <time className={styles.date} dateTime={openAt}>
          {format.day(format.dayOf(openAt))}
        </time>
      </Link>
    </li>
  )
}
