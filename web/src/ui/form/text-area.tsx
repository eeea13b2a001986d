import { type TextareaHTMLAttributes, useId } from 'react'
import field from '../field.module.css'
import styles from './text-area.module.css'

interface Props extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string
  hint?: string
  error?: string
}

/** Labelled room for several lines; it grows with what is typed where the browser can do that. */
export function TextArea({ label, hint, error, ...area }: Props) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      {hint && (
        <p id={`${id}h`} className={field.hint}>
          {hint}
        </p>
      )}
      <textarea
        rows={2}
        {...area}
        id={id}
        className={`${field.input} ${styles.area}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={[hint && `${id}h`, error && `${id}e`].filter(Boolean).join(' ') || undefined}
      />
      {error && (
        <p id={`${id}e`} className={field.error}>
          {error}
        </p>
      )}
    </div>
  )
}
