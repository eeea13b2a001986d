import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import styles from './field.module.css'

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  label: string
  hint?: string
  error?: string
  /** A button that belongs to it, beside it. */
  beside?: ReactNode
}

/** A labelled input; its error is below it and announced with it. */
export function Field({ label, hint, error, beside, ...input }: Props) {
  const id = useId()
  const line = (
    <input
      {...input}
      id={id}
      className={styles.input}
      aria-invalid={error ? true : undefined}
      aria-describedby={[hint && `${id}h`, error && `${id}e`].filter(Boolean).join(' ') || undefined}
    />
  )
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint && (
        <p id={`${id}h`} className={styles.hint}>
          {hint}
        </p>
      )}
      {beside ? (
        <div className={styles.line}>
          {line}
          {beside}
        </div>
      ) : (
        line
      )}
      {error && (
        <p id={`${id}e`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
