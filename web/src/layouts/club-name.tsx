import { Link } from 'react-router'
import { useRootData } from '../api/root-data'
import { useText } from '../language/use-text'
import { ClubLogo } from './club-logo'
import styles from './club-name.module.css'

/** The club's logo as the way home. */
export function ClubName({ to = '/' }: { to?: string }) {
  const t = useText()
  const root = useRootData()
  const name = root?.logo.textDefaultRl || root?.info.clubName || ''
  return (
    <Link to={to} className={styles.name} aria-label={t('site.HOME_OF', { club: name })}>
      <ClubLogo way="Rl" />
    </Link>
  )
}
