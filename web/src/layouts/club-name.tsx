import { Link } from 'react-router'
import { useText } from '../language/use-text'
import { ClubMark } from '../ui/course/club-mark'
import styles from './club-name.module.css'
import { useRootData } from './root-data'

/** The club's logo, or its name beside the mark, as the way home. */
export function ClubName({ to = '/' }: { to?: string }) {
  const t = useText()
  const root = useRootData()
  const name = root?.logo.textDefaultRl || root?.info.clubName || ''
  const image = root?.logo.logoDefaultRl
  return (
    <Link to={to} className={styles.name} aria-label={t('site.HOME_OF', { club: name })}>
      {image ? (
        <img src={image} alt="" className={styles.image} />
      ) : (
        <>
          <ClubMark className={styles.mark} />
          <span>{name}</span>
        </>
      )}
    </Link>
  )
}
