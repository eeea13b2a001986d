import { type ReactNode, useId } from 'react'
import { useText } from '../../language/use-text'
import { FieldError } from '../field-error'
import { useField } from './form'
import styles from './form.module.css'
import { Theirs } from './theirs'

interface Props {
  name: string
  label: ReactNode
  hint?: string
  required?: boolean
}

export function ChoiceField({ name, label, hint, required }: Props) {
  const t = useText()
  const id = useId()
  const field = useField(name)
  return (
    <div className={styles.field}>
      <label className={styles.choice}>
        <input
          type="checkbox"
          name={name}
          disabled={field.readOnly}
          required={required}
          checked={Boolean(field.value)}
          aria-invalid={field.error ? true : undefined}
          aria-describedby={field.error && id}
          onChange={({ target }) => field.type(target.checked)}
        />
        <span>
          {label}
          {hint && <small>{hint}</small>}
        </span>
      </label>
      {field.error && <FieldError id={id}>{field.error}</FieldError>}
      <Theirs field={field} saved={t(field.saved ? 'form.ON' : 'form.OFF')} />
    </div>
  )
}
