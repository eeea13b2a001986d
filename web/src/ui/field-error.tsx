import type { ReactNode } from 'react'
import styles from './field.module.css'

/** What is wrong with a field, announced when it appears. @param id that its input names in `aria-describedby` */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} role="alert" className={styles.error}>
      {children}
    </p>
  )
}
