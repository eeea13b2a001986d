import { useText } from '../language/use-text'
import { faultOf, isCancelled } from '../passkey/fault'
import styles from './login-form.module.css'
import { refusalOf } from './refusal'

/** Why nobody got in. @param fail what was thrown, or the code of a message */
export function LoginRefusal({ fail }: { fail: unknown }) {
  const t = useText()
  const message = typeof fail === 'string' ? fail : fail ? faultOf(fail) : undefined
  return (
    <div role="alert" className={fail && !isCancelled(fail) ? styles.refusal : undefined}>
      {message ? t(message) : fail ? refusalOf(fail) : ''}
    </div>
  )
}
