import { CallFail } from '../api/call-fail'
import { useText } from '../language/use-text'
import { RefusalLine } from '../member/form/refusal-line'
import styles from './draft.module.css'

/** Why a draft was not saved. A save by someone else is no fault of the person who typed, and looks different. */
export function DraftRefusal({ fail }: { fail: unknown }) {
  const t = useText()
  if (!(fail instanceof CallFail && fail.code === 'CHANGED_MEANWHILE')) return <RefusalLine fail={fail} />
  return (
    <div role="alert" className={styles.meanwhile}>
      {t('form.MEANWHILE')}
    </div>
  )
}
