import { RefusalLine } from '../../form/refusal-line'
import type { TextKey } from '../../language/text-key'
import { useText } from '../../language/use-text'
import { faultOf, isCancelled } from '../../passkey/fault'
import styles from '../../ui/form/form.module.css'

/** In a quiet style when it was cancelled. @param fail the thrown error, or the key of a text */
export function FaultLine({ fail }: { fail: unknown }) {
  const t = useText()
  if (!fail) return null
  const message = typeof fail === 'string' ? (fail as TextKey) : faultOf(fail)
  if (!message) return <RefusalLine fail={fail} />
  return (
    <div role="alert" className={isCancelled(fail) ? styles.quiet : styles.refusal}>
      {t(message)}
    </div>
  )
}
