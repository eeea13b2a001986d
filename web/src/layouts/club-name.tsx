import { Link } from 'react-router'
import { useRootHere } from '../api/root-data'
import { useText } from '../language/use-text'
import { ClubLogo } from './club-logo'
import styles from './club-name.module.css'

/** The club's logo as the way home. Its name for screen readers contains what a phone shows instead. */
export function ClubName({ to = '/' }: { to?: string }) {
  const t = useText()
  const root = useRootHere()
  const name = root?.logo.textDefaultRl || root?.info.clubName || ''
  const short = root?.logo.textSimpleRl ?? ''
  const club = name.includes(short) ? name : `${short}, ${name}`
  return (
    <Link to={to} className={styles.name} aria-label={t('site.HOME_OF', { club })}>
      <ClubLogo way="Rl" />
    </Link>
  )
}
