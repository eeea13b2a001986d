import type { ReactNode } from 'react'
import styles from './foot-bar.module.css'

interface Props {
  label: string
  className?: string
  children: ReactNode
}

export function FootBar({ label, className = '', children }: Props) {
  return (
    <section className={`${styles.bar} ${className}`} aria-label={label}>
      {children}
    </section>
  )
}
