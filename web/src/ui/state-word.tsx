import type { ReactNode } from 'react'
import styles from './state-word.module.css'

interface Props {
  tone: 'wait' | 'good' | 'bad' | 'off'
  children: ReactNode
}

const SIGNS = { wait: '◷', good: '✓', bad: '!', off: '–' }

/** The state of a record: a word and a sign, never colour alone. */
export function StateWord({ tone, children }: Props) {
  return (
    <span className={styles.state} data-tone={tone}>
      <span aria-hidden>{SIGNS[tone]}</span>
      {children}
    </span>
  )
}
