import { Link } from 'react-router'
import { useRootData } from '../api/root-data'
import { useText } from '../language/use-text'
import { ClubMark } from '../ui/course/club-mark'
import styles from './club-name.module.css'

/** The club's logo, or its name beside the mark, as the way home. A phone shows the small logo where there is one. */
export function ClubName({ to = '/' }: { to?: string }) {
  const t = useText()
  const root = useRootData()
  const name = root?.logo.textDefaultRl || root?.info.clubName || ''
  const { logoDefaultRl: wide, logoSimpleRl: small } = root?.logo ?? {}
  return (
    <Link to={to} className={styles.name} aria-label={t('site.HOME_OF', { club: name })}>
      <span className={styles.logo} data-beside={small ? 'small' : undefined}>
        {wide ? (
          <img src={wide} alt="" className={styles.image} />
        ) : (
          <>
            <ClubMark className={styles.mark} />
            <span>{name}</span>
          </>
        )}
      </span>
      {small && <img src={small} alt="" className={`${styles.image} ${styles.small}`} loading="lazy" />}
    </Link>
  )
}
