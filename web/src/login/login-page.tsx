import { Link, Navigate, useSearchParams } from 'react-router'
import { useText } from '../language/use-text'
import { PageHead } from '../page/page-head'
import { WantedLine } from '../reservation/hold/wanted-line'
import { DESK, useDeskDevice } from '../session/desk-here'
import { useSession } from '../session/session-store'
import { backOf, moveOf } from '../session/way-back'
import { LoginForm } from './login-form'
import styles from './login-page.module.css'

export const handle = { messages: ['session', 'passkey', 'form'] }

export default function LoginPage() {
  const t = useText()
  const session = useSession()
  const [search] = useSearchParams()
  const isDesk = useDeskDevice()
  if (session) {
    const back = backOf(search)
    return <Navigate to={session.userMove ? moveOf(session.userMove, back) : back} replace />
  }
  return (
    <section className={styles.card} aria-labelledby="login">
      <PageHead title={t('site.LOG_IN')} description={t('session.LEAD')} />
      <h1 id="login" className={styles.title}>
        {t('site.LOG_IN')}
      </h1>
      <p className={styles.lead}>
        <WantedLine otherwise={t('session.LEAD')} />
      </p>
      <LoginForm />
      <p className={styles.ways}>
        {isDesk && <Link to={`${DESK}${search.size > 0 ? `?${search}` : ''}`}>{t('session.PIN_WAY')}</Link>}
        <Link to="/login/find-id">{t('session.FIND_ID')}</Link>
        <Link to="/login/find-pw">{t('session.FIND_PASSWORD')}</Link>
        <Link to={moveOf('/signup/agreement', backOf(search))}>{t('session.JOIN')}</Link>
      </p>
    </section>
  )
}
