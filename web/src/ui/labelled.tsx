import type { ReactNode } from 'react'
import styles from './field.module.css'

export interface Labels {
  label: string
  hint?: string
  error?: string
}

interface Props extends Labels {
  id: string
  children: ReactNode
}

/** A name, a hint and an error around an input that has this id and `describedBy`. */
export function Labelled({ id, label, hint, error, children }: Props) {
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint && (
        <p id={`${id}h`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p id={`${id}e`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}

/** The attributes of an input by which its hint and error are read with it. */
export const labelledBy = (id: string, { hint, error }: Labels) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': [hint && `${id}h`, error && `${id}e`].filter(Boolean).join(' ') || undefined,
})
