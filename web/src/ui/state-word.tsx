import type { ReactNode } from 'react'
import styles from './state-word.module.css'

interface Props {
  /** `next`: in order, and something follows that nothing holds up. */
  tone: 'wait' | 'next' | 'good' | 'bad' | 'off'
  children: ReactNode
}

const SIGNS = { wait: '◷', next: '›', good: '✓', bad: '!', off: '–' }

/** The state of a record: a word and a sign, never colour alone. */
export function StateWord({ tone, children }: Props) {
  return (
    <span className={styles.state} data-tone={tone}>
      <span aria-hidden>{SIGNS[tone]}</span>
      {children}
    </span>
  )
}
