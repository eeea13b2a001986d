import { useText } from '../../language/use-text'
import type { BoundField } from './form'
import styles from './form.module.css'

/** What someone else has saved in a field while it was typed in. @param told the saved value in words */
export function Theirs({ field, saved }: { field: BoundField; saved?: string }) {
  const t = useText()
  if (!field.isOvertaken) return null
  const value = saved ?? String(field.saved)
  return <p className={styles.theirs}>{value ? t('form.THEIRS', { value }) : t('form.THEIRS_EMPTY')}</p>
}
