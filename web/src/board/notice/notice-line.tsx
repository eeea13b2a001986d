import type { NoticeRow } from '@clubhouse/contract/board/notice'
import { useText } from '../../language/use-text'
import { Icon } from '../../ui/icon'
import { PostLine } from '../post-line'
import styles from './notice-line.module.css'

export function NoticeLine({ notice }: { notice: NoticeRow }) {
  const t = useText()
  const pin = (
    <span className={styles.pin}>
      <Icon name="pin" size={14} /> {t('notice.PINNED')}
    </span>
  )
  return <PostLine post={notice} to={`/community/notice/${notice.idx}`} badge={notice.isTop && pin} />
}
