import { type ReactNode, useId } from 'react'
import { useText } from '../language/use-text'
import base from '../ui/base.module.css'
import { Button } from '../ui/button'
import { toast } from '../ui/feedback/toast'
import { Form } from '../ui/form/form'
import formStyles from '../ui/form/form.module.css'
import type { FormModel } from '../ui/form/use-form'
import styles from './act-form.module.css'

interface Props {
  form: FormModel
  /** The heading of the form, where its button does not say enough. */
  title?: string
  /** Of its heading, one below that of the record around. */
  level?: 3 | 4 | 6
  /** On the button that does it. */
  label: string
  isDanger?: boolean
  /** On the button that closes the form without the act; by default Cancel. */
  back?: string
  /** Says that it is done. */
  done?: string
  onDone: () => unknown
  onBack: () => void
  children: ReactNode
}

/**
 * A form that opens inside a record and does one thing to it. Once that is no longer possible (`isOver` of its form) it
 * says so and keeps what was typed; the panel around leaves it open until it is closed.
 */
export function ActForm({ form, title, level = 3, label, isDanger, back, done, onDone, onBack, children }: Props) {
  const t = useText()
  const id = useId()
  const Heading = `h${level}` as const
  const saved = () => {
    if (done) toast(done, { type: 'success' })
    void onDone()
  }
  return (
    <Form of={form} readOnly={form.isOver} className={styles.act} onSaved={saved} aria-labelledby={title && id}>
      {title && (
        <Heading id={id} className={styles.title}>
          {title}
        </Heading>
      )}
      {children}
      {form.isOver && (
        <div role="alert" className={formStyles.meanwhile}>
          {t('form.OVER')}
        </div>
      )}
      <div className={base.buttons}>
        {!form.isOver && (
          <Button type="submit" look={isDanger ? 'danger' : 'main'} pending={form.pending}>
            {label}
          </Button>
        )}
        <Button look="plain" onClick={onBack}>
          {form.isOver ? t('common.CLOSE') : (back ?? t('common.CANCEL'))}
        </Button>
      </div>
    </Form>
  )
}
