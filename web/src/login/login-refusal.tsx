import { Link } from 'react-router'
import { CallFail } from '../api/call-fail'
import { wordsOf } from '../api/show-fail'
import { say } from '../language/speaking'
import type { TextKey } from '../language/text-key'
import { useText } from '../language/use-text'
import { faultOf, isCancelled } from '../passkey/fault'
import styles from './login-page.module.css'

/** Why the login failed, with a link that helps. @param fail the thrown error, or the key of a text */
export function LoginRefusal({
  fail,
  isTyped = false,
}: {
  fail: unknown /** No passkey was involved. */
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

/** Links that help; a wrong password never tells whether the account is closed. */
function WayOn({ fail: { code, msgVar } }: { fail: CallFail }) {
  const t = useText()
  if (code === 'LOCKED')
    return (
      <>
        <Link to="/login/unlock">{t('session.UNLOCK_WAY')}</Link>{' '}
        <Link to="/login/find-pw">{t('session.LOCKED_WAY')}</Link>
      </>
    )
  if (code === 'WRONG_STATE') return <Link to="/login/dormant?undo=1">{t('session.LEFT_RESTORE')}</Link>
  if (code === 'BAD_LOGIN') return <Link to="/login/dormant?undo=1">{t('session.LEFT_WAY')}</Link>
  return code === 'BLOCKED' && msgVar.reason ? <p>{t('session.BLOCKED_REASON', { reason: msgVar.reason })}</p> : null
}

function refusalOf(fail: unknown): string {
  if (!(fail instanceof CallFail)) return say('common.500')
  // After the right password only: the member has closed the account.
  if (fail.code === 'WRONG_STATE') return say('session.LEFT')
  if (fail.isRefusal) return wordsOf(fail)
  const words = fail.status === 404 || fail.status === 400 ? say('session.UNKNOWN_CLUB') : wordsOf(fail)
  return fail.requestId ? `${words} ${say('common.REQUEST_ID', { id: fail.requestId })}` : words
}
