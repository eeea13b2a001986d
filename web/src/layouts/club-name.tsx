import { Link } from 'react-router'
import { useRootHere } from '../api/root-data'
import { useText } from '../language/use-text'
import { ClubLogo } from './club-logo'
import styles from './frame.module.css'

/** The logo as the home link. Its accessible name contains the text shown on phones. */
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
