import type { ReactNode } from 'react'
import styles from './foot-bar.module.css'

interface Props {
  label: string
  className?: string
  children: ReactNode
}

/** Stays at the foot of the window while there is something to be saved. */
export function FootBar({ label, className = '', children }: Props) {
  return (
    <section className={`${styles.bar} ${className}`} aria-label={label}>
      {children}
    </section>
  )
}
