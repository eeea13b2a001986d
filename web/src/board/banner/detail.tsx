import { Link } from 'react-router'
import { useText } from '../../language/use-text'
import styles from './popup-item.module.css'

/** A link: client-side within the site, elsewhere as the banner says. */
export function Detail({ link, windowOpen }: { link: string; windowOpen: boolean }) {
  const t = useText()
  if (windowOpen)
    return (
      <a href={link} target="_blank" rel="noopener noreferrer" className={styles.detail}>
        {t('popup.SEE_DETAIL')}
        <span data-only-spoken> {t('popup.NEW_WINDOW')}</span>
      </a>
    )
  if (!link.startsWith('/'))
    return (
      <a href={link} className={styles.detail}>
        {t('popup.SEE_DETAIL')}
      </a>
    )
  return (
    <Link to={link} className={styles.detail}>
      {t('popup.SEE_DETAIL')}
    </Link>
  )
}
