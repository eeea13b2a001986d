import type { ReactNode } from 'react'
import { useText } from '../language/use-text'
import { useForms } from '../ui/form/form'
import styles from '../ui/form/form.module.css'
import { RefusalLine } from './refusal-line'
import { isOvertaken } from './use-form'

interface Props {
  /** What follows the sentence of the failure. */
  children?: (fail: unknown) => ReactNode
  /** A sentence in place of that of the failure. */
  instead?: (fail: unknown) => string | undefined
}

/** Why the form around was not saved. A save by someone else is no fault of the person who typed, and looks different. */
export function Refusal({ children, instead }: Props) {
  const t = useText()
  const fail = useForms().find((form) => form.fail)?.fail
  const said = instead?.(fail)
  if (said)
    return (
      <div role="alert" className={styles.refusal}>
        {said}
      </div>
    )
  if (!isOvertaken(fail)) return <RefusalLine fail={fail}>{children?.(fail)}</RefusalLine>
  return (
    <div role="alert" className={styles.meanwhile}>
      {t('form.OVERTAKEN')}
    </div>
  )
}
