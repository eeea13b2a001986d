import { Link } from 'react-router'
import { CallFail } from '../api/call-fail'
import type { TextKey } from '../language/text-key'
import { useText } from '../language/use-text'
import { faultOf, isCancelled } from '../passkey/fault'
import styles from './login-form.module.css'
import { refusalOf } from './refusal'

/** Why nobody got in, and where to go on from there. @param fail what was thrown, or the code of a message */
export function LoginRefusal({
  fail,
  isTyped = false,
}: {
  fail: unknown /** No device was asked. */
  isTyped?: boolean
}) {
  const t = useText()
  const message = typeof fail === 'string' ? (fail as TextKey) : fail && !isTyped ? faultOf(fail) : undefined
  return (
    <div role="alert" className={fail && !isCancelled(fail) ? styles.refusal : undefined}>
      {message ? t(message) : fail ? refusalOf(fail) : ''}
      {fail instanceof CallFail && !message && <WayOn fail={fail} />}
    </div>
  )
}

/** Said to everybody who is refused so: who has left is not told from who mistyped the password. */
function WayOn({ fail: { code, msgVar } }: { fail: CallFail }) {
  const t = useText()
  if (code === 'LOCKED')
    return (
      <>
        <Link to="/login/unlock">{t('session.UNLOCK_WAY')}</Link>{' '}
        <Link to="/login/find-pw">{t('session.LOCKED_WAY')}</Link>
      </>
    )
  if (code === 'BAD_LOGIN') return <Link to="/login/dormant?undo=1">{t('session.LEFT_WAY')}</Link>
  return code === 'BLOCKED' && msgVar.reason ? <p>{t('session.BLOCKED_REASON', { reason: msgVar.reason })}</p> : null
}
