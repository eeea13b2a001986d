import { Link } from 'react-router'
import { useText } from '../language/use-text'
import { useSession } from '../session/session-store'
import { Icon } from '../ui/icon'
import styles from './site-header.module.css'

export function AccountLink() {
  const t = useText()
  const session = useSession()
  if (!session) {
    return (
      <Link to="/login" className={styles.login}>
        {t('site.LOG_IN')}
      </Link>
    )
  }
  return (
    <Link to={session.isAdmin ? '/ishm' : '/mypage'} className={styles.person} title={session.name}>
      <Icon name="person" />
      <span className={styles.name}>{session.name}</span>
    </Link>
  )
}
