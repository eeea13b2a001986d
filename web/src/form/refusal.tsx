import type { ReactNode } from 'react'
import { useText } from '../language/use-text'
import { useForms } from '../ui/form/form'
import styles from '../ui/form/form.module.css'
import { RefusalLine } from './refusal-line'
import { isOvertaken } from './use-form'

/** Why the form around was not saved. A save by someone else is no fault of the person who typed, and looks different. */
export function Refusal({ children }: { children?: (fail: unknown) => ReactNode }) {
  const t = useText()
  const fail = useForms().find((form) => form.fail)?.fail
  if (!isOvertaken(fail)) return <RefusalLine fail={fail}>{children?.(fail)}</RefusalLine>
  return (
    <div role="alert" className={styles.meanwhile}>
      {t('form.OVERTAKEN')}
    </div>
  )
}
