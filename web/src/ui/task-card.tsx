import type { ReactNode } from 'react'
import styles from './task-card.module.css'

interface Props {
  title: string
  lead?: ReactNode
  /** Above the title: where in a row of steps this is. */
  steps?: ReactNode
  wide?: boolean
  children?: ReactNode
}

/** One task on an empty page: what it is, and what to fill in. */
export function TaskCard({ title, lead, steps, wide, children }: Props) {
  return (
    <div className={styles.card} data-wide={wide || undefined}>
      {steps}
      <h1 className={styles.title}>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </div>
  )
}

/** Puts a task in the middle of a page of the site that has a frame of its own. */
export function TaskMain({ children }: { children: ReactNode }) {
  return (
    <main id="content" className={styles.main}>
      {children}
    </main>
  )
}

/** What one does next, or instead, side by side where there is room. */
export function TaskActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}

/** A line below the task with other ways. */
export function TaskLinks({ children }: { children: ReactNode }) {
  return <p className={styles.links}>{children}</p>
}
