import { read } from '@clubhouse/contract/setup'
import { useEffect } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { useCall } from '../api/use-call'
import { useText } from '../language/use-text'
import { heldAt } from '../session/held'
import { useMay } from '../session/may'
import { useSession } from '../session/session-store'
import styles from './office-bands.module.css'
import { isDone, isLedToSetup } from './progress'

const SETUP = '/ishm/setup'

/** What a manager must know on every page of the office: known passwords, and a club that is not ready. */
export default function OfficeBands() {
  const t = useText()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const session = useSession()
  // A limited session may ask for nothing but its one page.
  const mayRead = useMay()(read) && !!session && !heldAt(session)
  const { data } = useCall(read, {}, { enabled: mayRead, staleTime: 60_000 })
  const isFirstPage = pathname.replace(/\/$/, '') === '/ishm'
  useEffect(() => {
    if (data && isFirstPage && isLedToSetup(data.steps)) navigate(SETUP, { replace: true })
  }, [data, isFirstPage, navigate])
  if (!data) return null
  const { steps, isReady, knownPasswords } = data
  return (
    <>
      {knownPasswords && (
        <div className={styles.band} data-tone="danger">
          <p>{t('office.KNOWN_PASSWORDS', { count: knownPasswords.managers + knownPasswords.members })}</p>
          <p>{t('office.KNOWN_PASSWORDS_DO')}</p>
          <code>npm run club:replace</code>
          <Link to="/ishm/site/user">{t('office.KNOWN_PASSWORDS_LINK')}</Link>
        </div>
      )}
      {!isReady && pathname !== SETUP && (
        <div className={styles.band}>
          <p>{t('office.SETUP_DONE', { count: steps.length, done: steps.filter(isDone).length })}</p>
          <Link to={SETUP}>{t('office.SETUP_CONTINUE')}</Link>
        </div>
      )}
    </>
  )
}
