import type { ReactNode } from 'react'
import { useText } from '../language/use-text'
import { toast } from '../ui/feedback/toast'
import { Form } from '../ui/form/form'
import { SaveBar } from './save-bar'
import styles from './save-bar.module.css'

interface Props extends Pick<Parameters<typeof Form>[0], 'of' | 'readOnly'> {
  /** The label of a field, for the list of what is not saved. */
  nameOf: (field: string) => string
  children: ReactNode
}

/** A page of settings with the bar that saves them; it says so where they may only be read. */
export function SettingsForm({ of, readOnly = false, nameOf, children }: Props) {
  const t = useText()
  return (
    <Form
      of={of}
      className={styles.form}
      readOnly={readOnly}
      onSaved={() => toast(t('common.SAVED'), { type: 'success' })}
    >
      {readOnly && <p className={styles.readOnly}>{t('form.READ_ONLY')}</p>}
      {children}
      <SaveBar nameOf={nameOf} />
    </Form>
  )
}
