import type { ReactNode } from 'react'
import styles from './scroll-frame.module.css'

interface Props {
  label?: string
  labelledBy?: string
  className?: string
  children: ReactNode
}

/** Around a table that may be larger than its place: it scrolls within, with the keyboard too. */
export function ScrollFrame({ label, labelledBy, className, children }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would not scroll
    <div
      className={[styles.frame, className].filter(Boolean).join(' ')}
      role="group"
      aria-label={label}
      aria-labelledby={labelledBy}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards scroll it
      tabIndex={0}
    >
      {children}
    </div>
  )
}
