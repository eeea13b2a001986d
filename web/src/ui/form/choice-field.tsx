import { useId } from 'react'
import { useText } from '../../language/use-text'
import error from '../field.module.css'
import { useField } from './form'
import styles from './form.module.css'
import { Theirs } from './theirs'

interface Props {
  name: string
  label: string
  hint?: string
}

/** Yes or no. */
export function ChoiceField({ name, label, hint }: Props) {
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
      {field.error && (
        <p id={id} className={error.error}>
          {field.error}
        </p>
      )}
      <Theirs field={field} saved={t(field.saved ? 'form.ON' : 'form.OFF')} />
    </div>
  )
}
