import type { ReactNode } from 'react'
import { CallFail } from '../api/call-fail'
import { wordsOf } from '../api/show-fail'
import { useText } from '../language/use-text'
import styles from '../ui/form/form.module.css'

/** Why it did not work, in the form that it did not work in; with the number to name when it is our fault. */
export function RefusalLine({ fail, children }: { fail: unknown; children?: ReactNode }) {
  const t = useText()
  if (!fail) return <div role="alert" />
  const isOurs = fail instanceof CallFail && !fail.isRefusal && fail.requestId
  return (
    <div role="alert" className={styles.refusal}>
      {fail instanceof CallFail ? wordsOf(fail) : t('common.500')}
      {isOurs && ` ${t('common.REQUEST_ID', { id: fail.requestId })}`}
      {children && <> {children}</>}
    </div>
  )
}
